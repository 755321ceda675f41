"""The commands of the command line, a module each.

Every command imports what it needs when it runs, so that `azulejos --help` is quick and a command
without a database does not need one.
"""
