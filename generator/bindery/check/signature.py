"""The elements of messages."""

from __future__ import annotations

from collections.abc import Iterator

from bindery.check.data import Event, ProcessLog

_MOST = 4096
Runs = list[tuple[str, int]]


def expanded(log: ProcessLog, datatype: int, count: int) -> Runs | None:
    """Neighbouring elements of one sort; None: not known, or too long to compare."""
    line = log.datatypes.get(datatype)
    if count < 0 or not line or line["signature"] is None:
        return None
    one = [(element, number) for element, number in line["signature"] if number]
    if len(one) == 1:
        return [(one[0][0], one[0][1] * count)] if count else []
    if len(one) * count > _MOST:
        return None
    runs: Runs = []
    for element, number in one * count:
        if runs and runs[-1][0] == element:
            runs[-1] = (element, runs[-1][1] + number)
        else:
            runs.append((element, number))
    return runs


def size(runs: Runs) -> int:
    return sum(int(element[1:]) * number for element, number in runs)


def _is_untyped(runs: Runs) -> bool:
    return any(element[0] in "b?" for element, _ in runs)


def differ(sent: Runs | None, received: Runs | None, is_exact: bool) -> bool:
    """Whether what is sent cannot be received: with another length, too, if that must be the same."""
    if sent is None or received is None:
        return False
    if is_exact and size(sent) != size(received):
        return True
    if _is_untyped(sent) or _is_untyped(received):
        return False
    return any(a != b for (_, _, a), (_, _, b) in _both(sent, received))


def _ends(runs: Runs) -> Iterator[tuple[int, int, str]]:
    """Where each run begins and ends."""
    end = 0
    for element, number in runs:
        yield end, end + number, element
        end += number


def _both(one: Runs, other: Runs) -> Iterator[tuple[tuple[int, int, str], tuple[int, int, str]]]:
    """Runs at the same place."""
    yield from ((a, b) for a in _ends(one) for b in _ends(other) if a[0] < b[1] and b[0] < a[1])


def described(log: ProcessLog, datatype: int, count: int) -> str:
    """10 of MPI_INT"""
    line = log.datatypes.get(datatype)
    return f"{count} of {line['name'] or 'a datatype'}" if line else f"{count} elements"


def sent_by(log: ProcessLog, event: Event) -> Runs | None:
    return expanded(log, event.datatype, event.amount)


def received_by(log: ProcessLog, event: Event) -> Runs | None:
    return expanded(log, event.receive_datatype, event.receive_count)
