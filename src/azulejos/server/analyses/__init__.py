"""Analyses that deepen while a client looks: the jobs, and the process that searches."""
