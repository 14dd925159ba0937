"""Bytes that go to each rank, by routine: a tool in Python, for examples/templates/python_tool.c."""

from collections import Counter

sent = Counter()


def after(call):
    if call.result == 0 and call.to >= 0:  # MPI_PROC_NULL is below
        sent[call.name, call.to] += call.bytes_sent


def end():
    for (name, to), size in sorted(sent.items()):
        print(f"{name} to {to}: {size} bytes")
