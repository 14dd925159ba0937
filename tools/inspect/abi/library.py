"""A library, shared or an archive, against the document."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from bindery_mpi.abi_library.document import Document
from bindery_mpi.abi_library.findings import Finding
from bindery_mpi.audit.exports import crowded
from bindery_mpi.audit.symbols import Symbol, read, run_tool
from bindery_mpi.audit.targets import followed

_DYNAMIC = re.compile(r"^ +(NEEDED|SONAME) +(\S+)$", re.MULTILINE)
_UNPLACED = re.compile(r"^[0-9a-f]+ .{7} \*COM\*\t([0-9a-f]+) (?:\.\w+ )?(\S+)$", re.MULTILINE)
_FORTRAN = re.compile(r"p?mpi_\w+_", re.ASCII)  # what a compiler makes of MPI's names
_C = re.compile(r"(P?MPIX?|MPIR|MPIU?D?)_|(ompi|opal|orte|prte|mca)_")  # names of C libraries of MPI, and their own
_MPI_LIBRARY = re.compile(r"lib\w*mpi|libopen-(pal|rte)|libucp|libpmix")


def _bytes(number: int) -> str:
    return f"{number} byte{'' if number == 1 else 's'}"


class Judged:
    """One library and what it exports."""

    def __init__(self, document: Document, path: Path):
        self.document = document
        self.library = read(str(path), followed(path))
        self.where = self.library.path.name
        self.defined: dict[str, Symbol] = self.library.defined

    def findings(self) -> Iterable[Finding]:
        yield from self._names()
        yield from self._sorts()
        yield from self._blocks()
        yield from self._pmpi_names()
        yield from self._foreign()
        if self.library.shared:
            yield from self._extra()
            yield from self._dynamic()
            yield from self._nodes()
        else:
            yield from self._members()

    def _say(self, sort: str, name: str, wrong: str, remedy: str) -> Finding:
        return Finding(sort, self.where, name, wrong, remedy)

    def _names(self) -> Iterable[Finding]:
        """Names that are missing, or there under another spelling; a lost PMPI_ name is told once, as that."""
        for name in sorted(self.document.names - self.defined.keys() - set(self.document.common)):
            spelled = next((s for s in self.document.other_spellings(name) if s in self.defined), "")
            if spelled:
                wrong = f"{spelled} is there in place of {name}"
                yield self._say("mangling", name, wrong, f"export {name}, with the arguments that the document has")
            elif not self._is_lost_profiling(name):
                wrong = f"{name} is missing: {self.document.meaning(name)}"
                yield self._say("missing", name, wrong, "define and export it")

    def _is_lost_profiling(self, name: str) -> bool:
        return any(pmpi == name and plain in self.defined for plain, pmpi in self.document.pairs.items())

    def _sorts(self) -> Iterable[Finding]:
        for name in sorted(self.document.names & self.defined.keys()):
            is_block = name in self.document.common
            if self.defined[name].is_code and is_block:
                yield self._say("sort", name, f"{name} is a procedure, not a COMMON block", "rename the procedure")
            if not self.defined[name].is_code and not is_block:
                yield self._say("sort", name, f"{name} is data, not a procedure", "define it as a procedure")

    def _blocks(self) -> Iterable[Finding]:
        others = {
            name: (block, label) for block, (label, name) in self.document.other_blocks.items() if block in self.defined
        }
        alignments = self._alignments()
        for name, row in self.document.common.items():
            symbol = self.defined.get(name)
            if symbol is None:
                block, label = others.get(name, ("", ""))
                place = f"{row['constant']} is in {block}, as {label} has it, not in {name}"
                wrong = place if block else f"COMMON block {name} is missing: {self.document.meaning(name)}"
                yield self._say("common", name, wrong, f"define {name} with {_bytes(row['bytes'])}")
                continue
            if symbol.size != row["bytes"] and not symbol.is_code:
                wrong = f"COMMON block {name} has {_bytes(symbol.size)}, not {row['bytes']}"
                yield self._say("common", name, wrong, f"declare {row['constant']} as the document has it")
            if alignments[name] % row["alignment"]:
                wrong = f"COMMON block {name} is aligned to {alignments[name]} of {_bytes(row['alignment'])}"
                yield self._say("common", name, wrong, f"align it to {_bytes(row['alignment'])}")

    def _alignments(self) -> dict[str, int]:
        """The largest power of two that the place of each block is a multiple of; 0 at the very beginning."""
        found = {name: self.defined[name].value for name in self.document.common if name in self.defined}
        if any(self.defined[name].is_common for name in found):
            text = run_tool(self.where, ["objdump", "-t", str(self.library.path)])
            found |= {name: int(aligned, 16) for aligned, name in _UNPLACED.findall(text) if name in found}
        return {name: place & -place for name, place in found.items()}

    def _pmpi_names(self) -> Iterable[Finding]:
        for name, pmpi in self.document.pairs.items():
            spelled = {pmpi, *self.document.other_spellings(pmpi)}
            if name in self.defined and not spelled & self.defined.keys():
                yield self._say("pmpi", name, f"{name} is there, {pmpi} is not", f"define {pmpi} as well")

    def _foreign(self) -> Iterable[Finding]:
        """The names that it must find in other libraries, and that the standard ABI does not have."""
        must = {name for member in self.library.members for name in member.undefined - member.optional}
        for name in sorted(must - self.defined.keys() - self.document.abi_names):
            if _C.match(name):
                wrong = f"refers to {name}, which no library of the standard ABI must have"
                yield self._say("foreign", name, wrong, "define it here, or refer to it weakly")

    def _extra(self) -> Iterable[Finding]:
        """Names of MPI's form under the version of the document, or without one; others have a version of their own."""
        own = ("", self.document.library["node"])
        spellings = {s for name in self.document.names for s in self.document.other_spellings(name)}
        for name, symbol in sorted(self.defined.items()):
            is_mine = symbol.node in own and (_FORTRAN.fullmatch(name) or symbol.node)
            if is_mine and name not in self.document.names | spellings and symbol.letter != "A":
                wrong = f"{name} is exported, and the document does not have it"
                yield self._say("extra", name, wrong, "make it local, or give it a version of its own")

    def _dynamic(self) -> Iterable[Finding]:
        said = _DYNAMIC.findall(run_tool(self.where, ["objdump", "-p", str(self.library.path)]))
        needed = [name for key, name in said if key == "NEEDED"]
        soname = next((name for key, name in said if key == "SONAME"), "")
        wanted, needs = self.document.library["soname"], self.document.library["needs"]
        if soname != wanted:
            yield self._say("soname", soname, f"its SONAME is {soname or 'missing'}", f"link with -soname {wanted}")
        if needs not in needed:
            remedy = f"link with -l{needs.removeprefix('lib').partition('.')[0]}"
            yield self._say("needed", needs, f"does not need {needs}, so that each program must", remedy)
        for name in needed:
            if _MPI_LIBRARY.match(name) and name != needs:
                wrong = f"needs {name}, a library of one MPI"
                yield self._say("needed", name, wrong, f"link with {needs} in its place")

    def _nodes(self) -> Iterable[Finding]:
        """Told once for each version: a script of the linker has all names or none."""
        node, nodes = self.document.library["node"], defaultdict[str, list[str]](list)
        for name in sorted(self.document.names & self.defined.keys()):
            nodes[self.defined[name].node].append(name)
        nodes.pop(node, None)
        for other, names in nodes.items():
            version = f"version {other}" if other else "no version"
            more = f" and {len(names) - 1} more" if names[1:] else ""
            verb = "have" if names[1:] else "has"
            remedy = f"link with a version script that gives it {node}"
            yield self._say("node", names[0], f"{names[0]}{more} {verb} {version}, not {node}", remedy)

    def _members(self) -> Iterable[Finding]:
        """Members that a tool which replaces one procedure cannot take apart."""
        for found in crowded(self.library, self.document.routines):
            if found.group == "member":
                wrong = f"member {found.name} has {found.text}"
                yield self._say("member", found.name, wrong, "compile each routine into an object of its own")
        for member in self.library.members:
            for name in sorted(self.document.pairs.keys() & member.defined.keys()):
                is_weak = member.defined[name].is_weak
                if not is_weak and self.document.pairs[name] in member.defined:
                    wrong = f"member {member.name} has {name} beside {self.document.pairs[name]}"
                    yield self._say("member", name, wrong, f"make {name} weak, or give it an object of its own")
        for name, members in sorted(self._owners().items()):
            if members[1:]:
                wrong = f"members {members[0]} and {members[1]} have {name}"
                yield self._say("member", name, wrong, "define it once, or weakly")

    def _owners(self) -> dict[str, list[str]]:
        """The members that define each name so that no other one may."""
        owners = defaultdict[str, list[str]](list)
        for member in self.library.members:
            for name in self.document.names & member.defined.keys():
                symbol = member.defined[name]
                if not (symbol.is_weak or symbol.is_common):
                    owners[name].append(member.name)
        return owners
