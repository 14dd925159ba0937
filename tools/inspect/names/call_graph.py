"""Which C routines a Fortran procedure of a library calls, through whichever functions of the MPI's libraries."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from bindery_mpi.audit.layering import references
from bindery_mpi.audit.symbols import Library, run_tool

# A larger library is disassembled only where functions are that something leads to.
_WHOLE = 8 << 20
_NEAR = 1 << 14
_INSTRUCTION = re.compile(r"^ +([0-9a-f]+):\t(\S+)\s*(.*)$")
_LABEL = re.compile(r"<([A-Za-z_]\w*)(?:@plt|@@?\w+)*>")
# A place in the same library; a stub of the procedure linkage table is none.
_DIRECT = re.compile(r"^([0-9a-f]+) <[^@>]*(?:@@?(?!plt)[^>]*)?>")
_CALLS = frozenset(("call", "callq", "bl", "jal", "brasl"))
# Instructions of AArch64 that go to an address in a register. x86 has a star before the operand.
_INDIRECT_CALLS = frozenset(("br", "blr"))
# In place of a name: an instruction jumps to an address in a register or in a table.
INDIRECT = "*"
_SLOT = re.compile(r"# ([0-9a-f]+) <")
_RELOCATION = re.compile(r"^([0-9a-f]+) \S+ +([A-Za-z_]\w*)")


@dataclass
class Code:
    """The functions of one shared library and what their instructions refer to."""

    target: str
    path: Path
    _read: set[str] = field(default_factory=set)
    _found: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    @cached_property
    def places(self) -> dict[str, tuple[int, int]]:
        """Where each exported function begins and ends."""
        text = run_tool(self.target, ["nm", "-D", "-P", "--defined-only", str(self.path)])
        rows = (line.split() for line in text.splitlines())
        sized = ((row[0].split("@")[0], int(row[2], 16), int(row[3], 16)) for row in rows if len(row) == 4)
        return {name: (start, start + size) for name, start, size in sized if size}

    @cached_property
    def _slots(self) -> dict[int, str]:
        """The functions whose addresses the loader stores, by place."""
        lines = run_tool(self.target, ["objdump", "-R", "-w", str(self.path)]).splitlines()
        return {int(m[1], 16): m[2] for line in lines if (m := _RELOCATION.match(line))}

    def references(self, names: Collection[str]) -> dict[str, set[str]]:
        """Return the symbols that these functions refer to, and whatever is read along with them; a function without
        a name is called by its place."""
        missing = [name for name in names if name not in self._read and name in self.places]
        whole = self.path.stat().st_size <= _WHOLE
        for group in [list(self.places)] if missing and whole else self._groups(missing):
            start, end = min(self.places[name][0] for name in group), max(self.places[name][1] for name in group)
            self._disassemble([start, end])
        read = self.places if missing and whole else missing
        self._read |= set(read)
        return {**{name: set() for name in read}, **self._found} if missing else {}

    def _groups(self, names: Iterable[str]) -> list[list[str]]:
        """Functions that are close together are read at once."""
        groups: list[list[str]] = []
        for name in sorted(names, key=lambda name: self.places[name]):
            near = groups and self.places[name][0] - self.places[groups[-1][-1]][1] <= _NEAR
            if near:
                groups[-1].append(name)
            else:
                groups.append([name])
        return groups

    def _disassemble(self, limits: list[int]) -> None:
        options = [f"--{end}-address={limit:#x}" for end, limit in zip(("start", "stop"), limits, strict=False)]
        text = run_tool(self.target, ["objdump", "-d", "--no-show-raw-insn", "-w", *options, str(self.path)])
        lines = [(int(m[1], 16), m[2], m[3]) for line in text.splitlines() if (m := _INSTRUCTION.match(line))]
        starts = defaultdict[int, list[str]](list)
        for name, (start, _) in self.places.items():
            starts[start].append(name)
        called = {int(m[1], 16) for _, word, rest in lines if word in _CALLS and (m := _DIRECT.match(rest))}
        for place in called - starts.keys():
            starts[place].append(f"{self.path.name}+{place:x}")
        # Bytes between the end of a function and the next one belong to neither.
        for _, end in self.places.values():
            starts.setdefault(end, [])
        ordered = sorted(starts)
        for place, word, rest in lines:
            names = self._named(word, rest, starts)
            number = bisect_right(ordered, place)
            for name in starts[ordered[number - 1]] if names and number else ():
                self._found[name] |= names

    def _named(self, word: str, operands: str, starts: dict[int, list[str]]) -> set[str]:
        """The functions that an instruction refers to: by place, by label, or by where the loader stores them."""
        direct, slot = _DIRECT.match(operands), _SLOT.search(operands)
        names = set(starts.get(int(direct[1], 16), ())) if direct else set()
        # No tool comes between a direct call and the function, under whichever of its names that is.
        names = {name for name in names if f"P{name}" not in names} or set(_LABEL.findall(operands))
        if slot and int(slot[1], 16) in self._slots:
            names.add(self._slots[int(slot[1], 16)])
        is_indirect = operands.startswith("*") or word in _INDIRECT_CALLS
        return names or ({INDIRECT} if is_indirect else names)


class Calls:
    """The C routines that functions of some libraries lead to."""

    def __init__(self, target: str, fortran: Sequence[Library], others: Sequence[Library], c_names: Collection[str]):
        """`fortran` has the procedures; `others` are those of C, which may have helpers for mpi_f08: these are read,
        but not what they call in turn, since that is the implementation."""
        self._c_names = c_names
        self._graph: dict[str, set[str]] = {}
        for library in fortran:
            if not library.shared:
                self._graph |= references(target, library)
        self._codes = [Code(target, library.path) for library in fortran if library.shared]
        self._c_codes = [Code(target, library.path) for library in others if library.shared]

    def below(self, symbols: Collection[str]) -> dict[str, frozenset[str] | None]:
        """Return the C routines that each symbol leads to; None where its code cannot be read, or ends in a call of an
        address that is known at run time only."""
        waiting, seen = set(symbols), set[str]()
        while waiting:
            seen |= waiting
            for code in self._codes:
                self._graph.update(code.references([name for name in waiting if name not in self._graph]))
            waiting = {other for name in waiting for other in self._graph.get(name, ())} - seen - set(self._c_names)
        for code in self._c_codes:
            helpers = [name for name in seen if name not in self._graph]
            self._graph.update({name: refers & set(self._c_names) for name, refers in code.references(helpers).items()})
        return {symbol: self._reached(symbol) for symbol in symbols}

    def _reached(self, symbol: str) -> frozenset[str] | None:
        seen, waiting, reached = {symbol}, [symbol], set[str]()
        while waiting:
            for other in self._graph.get(waiting.pop(), ()):
                if other in self._c_names:
                    reached.add(other)
                elif other not in seen:
                    seen.add(other)
                    waiting.append(other)
        readable = symbol in self._graph and (reached or INDIRECT not in seen)
        return frozenset(reached) if readable else None
