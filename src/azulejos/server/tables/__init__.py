"""Tables in memory: requests, presence, what time brings, bots, and other processes.

tables       requests are decided here and stored
room/        one table in memory, and who is connected to it
schedule/    what happens without a request: bots, clocks, absences, expiry
create       new tables and rematches
ids          names of tables, tokens of guests, paths of links
history      replays and records
bots         the bots that choose moves and analyse
coach        warnings before a move, and what was better after one
outages      what happens at every table after the store was away
store_probe  an answer of the store before a clock may run out
delivery     results of the writer thread, handed to the event loop
redis_bus    messages to and from other processes
background   tasks that nobody waits for
"""
