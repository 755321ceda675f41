"""The networks in PyTorch.

model    the interface of every network
teacher  the network that plays and learns; never shipped
student  the network that is shipped
"""
