"""Compare what the tool of every.cpp logged with what the standard and the spec say of the calls that were made."""

from __future__ import annotations

from collections import defaultdict

import movement
import peers
import roles
from records import Call, value

Properties = dict[str, str]


def parse(log: list[str]) -> dict[str, list[tuple[str, Properties]]]:
    """By row, the routines that the tool saw and what it says of each."""
    seen: dict[str, list[tuple[str, Properties]]] = defaultdict(list)
    for line in log:
        row, name, *words = line.split(" ")
        seen[row].append((name, dict(word.split("=", 1) for word in words)))
    return seen


def problems(calls: dict[str, Call], log: list[str]) -> list[str]:
    """Yields what is wrong, a line each; `calls` are those that must reach the tool."""
    seen, found = parse(log), []
    for row, call in calls.items():
        lines = seen.pop(row, [])
        names = [name for name, _ in lines]
        if names != [call.name]:
            found.append(f"{row}: the tool saw {names or 'nothing'}, not one {call.name}")
        elif call.is_recorded:
            found += [f"{row}: {text}" for text in _wrong(call, lines[0][1])]
    # Calls of PMPI_X among them.
    return found + [f"{row}: the tool saw {[name for name, _ in lines]}, not nothing" for row, lines in seen.items()]


def _wrong(call: Call, properties: Properties) -> list[str]:
    return [*_roles(call, properties), *_bytes(call, properties), *_peers(call, properties)]


def _roles(call: Call, properties: Properties) -> list[str]:
    given = {role: text for role, text in properties.items() if role.partition(".")[0] not in movement.VARIANTS}
    wanted = roles.expected(call)
    texts = []
    for role in sorted({*given, *wanted} - roles.undefined(call)):
        got = value(given[role]) if role in given else None
        if got != wanted.get(role):
            texts.append(f"{role} is {got}, not {wanted.get(role)}")
    return texts


def _bytes(call: Call, properties: Properties) -> list[str]:
    """The first variant that is wrong: others often are so, too."""
    if movement.is_unknown(call):
        return [f"movement.py does not know which bytes MPI_{call.operation} moves; add a row to COLLECTIVES"]
    for name, variant in movement.VARIANTS.items():
        if name not in properties or not movement.is_legal(call, variant):
            continue
        wanted = ",".join(map(str, movement.expected(call, variant)))
        if properties[name] != wanted:
            return [f"{name}: bytes and peer are {properties[name]}, not {wanted}"]
    return []


def _peers(call: Call, properties: Properties) -> list[str]:
    """The first variant of which it exchanges something else with a process."""
    for name, variant in movement.VARIANTS.items():
        if name not in properties or not movement.is_legal(call, variant):
            continue
        wanted, none = peers.expected(call, variant), peers.Exchanged()
        is_prepared = call.completion == "persistent"
        for when, moved in (("now", none if is_prepared else wanted), ("start", wanted if is_prepared else none)):
            got = peers.read(properties[f"{name}.{when}"])
            if got != moved:
                return [f"{name}.{when}: exchanged with each process is {dict(got)}, not {dict(moved)}"]
    return []


# ---- what must be found ----------------------------------------------------------------------------------------------


def faulty(log: list[str]) -> dict[str, list[str]]:
    """The same log with one fault each, by what the fault is."""
    at = next(i for i, line in enumerate(log) if line.startswith("MPI_Send MPI_Send "))
    send = log[at]

    def replaced(line: str) -> list[str]:
        return [*log[:at], line, *log[at + 1 :]]

    words = dict(word.split("=", 1) for word in send.split(" ")[2:])
    tag, peer = f"send_tag={words['send_tag']}", f"send_peer={words['send_peer']}"
    swapped = send.replace(tag, f"send_tag={words['send_peer']}").replace(peer, f"send_peer={words['send_tag']}")
    sent, rest = words["own"].split(",", 1)
    rank, *moved = words["own.now"].strip("[]").split(",")
    return {
        "a missing call": [*log[:at], *log[at + 1 :]],
        "a call seen twice": [*log, send],
        "a call of PMPI_X": [*log, "P" + send],
        "another routine": replaced(send.replace("MPI_Send ", "MPI_Ssend ").replace("MPI_Ssend", "MPI_Send", 1)),
        "two roles swapped": replaced(swapped),
        "a missing role": replaced(send.replace(f" {tag}", "")),
        "a role too many": replaced(f"{send} window=#1001"),
        "another process": replaced(send.replace(words["own.now"], f"[{int(rank) + 1},{','.join(moved)}]")),
        "wrong bytes": replaced(send.replace(f"own={words['own']}", f"own={int(sent) + 1},{rest}")),
    }
