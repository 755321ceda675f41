"""What happens at tables without a request: bots move, clocks run out, people are absent.

schedule       when each table has to be looked at, and what is done then
bot_turns      asking a bot for a move and playing it
nonces         how long the start waits for a promised nonce
rated_absence  people who leave a rated game, and come back
"""
