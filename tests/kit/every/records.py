"""The recorder's calls: what a routine received in each argument, and what it returned."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from bindery_mpi.spec.model import Procedure, Spec

Value = int | str | list[int]
# slot1, MPI_IN_PLACE, 'a string', #1003, 102, [102 103 104], {202 203 204}
_ARGUMENT = re.compile(r"(\w+)=('[^']*'|\[[^]]*\]|\{[^}]*\}|\S+)")


def value(text: str) -> Value:
    """An argument as the recorder or the tool writes it; handles are numbers."""
    if text[0] in "[{":
        return [int(word.lstrip("#")) for word in re.split("[ ,]", text[1:-1]) if re.fullmatch(r"#?-?\d+", word)]
    number = text.lstrip("#")
    return int(number) if re.fullmatch(r"-?\d+", number) else text


def _arguments(text: str) -> dict[str, Value]:
    return {name: value(found) for name, found in _ARGUMENT.findall(text)}


@dataclass(frozen=True)
class Call:
    """A call of C that a caller makes, in C or through a wrapper."""

    procedure: Procedure
    is_recorded: bool  # a conversion of handles in C leaves no record, and some wrappers call nothing
    received: dict[str, Value]
    returned: dict[str, Value]

    @property
    def name(self) -> str:
        return self.procedure.name

    @property
    def category(self) -> str:
        return self.procedure.routine.category

    @property
    def completion(self) -> str:
        return self.procedure.routine.completion

    @cached_property
    def operation(self) -> str:
        """Gather for MPI_Gather, MPI_Igather, MPI_Gather_init and their large forms."""
        stem = self.name.removeprefix("MPI_").removesuffix("_c").removesuffix("_init")
        return stem[1:].capitalize() if re.match("I[a-z]", stem) else stem

    @property
    def succeeds(self) -> bool:
        return self.returned["returned"] == 0

    def typed(self, kind: str) -> list[str]:
        """The arguments of a type of C, without arrays."""
        return [p.name for p in self.procedure.parameters if p.kind.c == kind and not p.is_array]

    def first(self, *names: str) -> Value | None:
        """Returns what was received in the first of these that is an argument."""
        return next((self.received[name] for name in names if name in self.received), None)


def read(path: Path, spec: Spec) -> dict[str, Call]:
    """The calls that a file of expected records describes, by row."""
    by_name = {p.name: p for p in spec.c_procedures}
    calls: dict[str, Call] = {}
    for line in path.read_text().splitlines():
        if line.startswith("#"):
            continue
        row, _, record = line.partition(": ")
        received, _, returned = record.rpartition("-> ")
        calls[row] = Call(by_name[row], bool(received), _arguments(received.rstrip(" )")), _arguments(returned))
    return calls


def with_sentinels(path: Path, calls: dict[str, Call]) -> dict[str, Call]:
    """The same calls with one sentinel each: `MPI_Send/buf/MPI_BOTTOM`."""
    rows = [line.split(": ")[0] for line in path.read_text().splitlines() if not line.startswith("#")]
    found = {}
    for row in rows:
        routine, argument, constant = row.split("/")
        call = calls[routine]
        found[row] = replace(call, received=call.received | {argument: constant})
    return found
