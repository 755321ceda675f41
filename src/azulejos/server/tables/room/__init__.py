"""Rooms: one table in memory, and its parts.

room             the state of a table, and the parts below
presence         who is connected to it, here and at other processes
pending_outages  outages of the store that the table has not noted yet
refusal_cache    the last refusals, for repeated requests
stored_wake      when something is due at the table, as the store knows it
"""
