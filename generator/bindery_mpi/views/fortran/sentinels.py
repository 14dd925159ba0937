"""The sentinels (R89-R92): variables in COMMON blocks, known by their addresses; the blocks are the target MPI's if it
has any."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from bindery_mpi.spec.model import Constant, SentinelBlocks, Spec
from bindery_mpi.spec.shapes import Shape

_BYTES = {"integer": "4", "character": "1", "status": "sizeof(MPI_Status)"}
_MPI_TYPES = {"integer": "INTEGER", "character": "CHARACTER", "status": "INTEGER"}
_F08_TYPES = {"integer": "integer", "character": "character(len=1)", "status": "type(MPI_Status)"}
_OWN = SentinelBlocks(
    name="own", label="Bindery", brief="MPIs whose bindings have none, and the standard ABI.", blocks={}
)


@dataclass(frozen=True)
class SentinelAddress:
    """An address that the wrappers compare with: a symbol of the linker, and the offset in it."""

    name: str  # "bnd_in_place"
    symbol: str  # "mpipriv1", which C spells BND_SYMBOL_mpipriv1
    spelling: str  # "BND_COMMON_SYMBOL(mpipriv1, MPIPRIV1)"
    whose: str  # "OURS", a COMMON block; "SHARED" with the MPI's C library; "MODULE": of its Fortran library
    before: tuple[str, ...]  # the sizes of what is stored before it: ("4",)
    bytes: str
    constant: str
    is_f08: bool = False  # true: mpi_f08 has it

    @property
    def offset(self) -> str:
        return " + ".join(self.before) or "0"


@dataclass(frozen=True)
class Sentinel:
    """One such constant."""

    constant: Constant
    shape: Shape

    @property
    def is_status(self) -> bool:
        return self.shape.element == "status"

    @property
    def bytes(self) -> str:
        return _BYTES[self.shape.element]

    def name(self, prefix: str = "") -> str:
        """The name in C: bnd_in_place, bnd_f08_in_place."""
        return f"bnd_{prefix}{self.constant.name.removeprefix('MPI_').lower()}"

    @property
    def mpi_declaration(self) -> str:
        """For mpi and mpif.h."""
        dimensions = ",".join(filter(None, ["MPI_STATUS_SIZE" * self.is_status, self.shape.dimensions]))
        return f"{_MPI_TYPES[self.shape.element]} {self.constant.name}" + (f"({dimensions})" if dimensions else "")

    @property
    def f08_declaration(self) -> str:
        attributes = ", target" * self.shape.is_target
        dimensions = f"({self.shape.dimensions})" if self.shape.dimensions else ""
        return f"{_F08_TYPES[self.shape.element]}{attributes} :: {self.constant.name}{dimensions}"


@dataclass(frozen=True)
class SentinelSet:
    """The constants over one kind of MPI."""

    blocks: SentinelBlocks
    all: tuple[Sentinel, ...]

    @property
    def name(self) -> str:
        return self.blocks.name

    @property
    def condition(self) -> str:
        return f"BND_C_SENTINELS_IS_{self.name.upper()}"

    @cached_property
    def places(self) -> list[tuple[str, list[Sentinel]]]:
        """Each COMMON block with its constants, the MPI's first."""
        sentinels = {s.constant.name: s for s in self.all}
        theirs = [(block, [sentinels[name] for name in names]) for block, names in self.blocks.blocks.items()]
        placed = {s.constant.name for _, inside in theirs for s in inside}
        return theirs + [(s.name(), [s]) for s in self.all if s.constant.name not in placed]

    def _shares_blocks(self, sentinel: Sentinel) -> bool:
        """Whether mpi_f08 uses the block of mpif.h: not a block with other constants, nor Bindery's own for a status,
        whose type differs (R91)."""
        name = sentinel.constant.name
        alone = [name] in self.blocks.blocks.values()
        placed = any(name in names for names in self.blocks.blocks.values())
        apart = name in self.blocks.f08 or name in self.blocks.f08_variables
        return not apart and (alone or not (placed or sentinel.is_status))

    @cached_property
    def addresses(self) -> list[SentinelAddress]:
        return [*self._mpi_addresses(), *self._f08_addresses()]

    def _mpi_addresses(self) -> Iterator[SentinelAddress]:
        for block, inside in self.places:
            for i, s in enumerate(inside):
                yield SentinelAddress(
                    s.name(), *_common(block), tuple(b.bytes for b in inside[:i]), s.bytes, s.constant.name
                )

    def _f08_addresses(self) -> Iterator[SentinelAddress]:
        mpi = {address.constant: address for address in self._mpi_addresses()}
        for s in self.all:
            name = s.constant.name
            if not self._shares_blocks(s):
                yield SentinelAddress(s.name("f08_"), *self._f08_symbol(s), (), s.bytes, name, True)
            elif s.is_status or s.shape.is_target:
                yield replace(mpi[name], name=s.name("f08_"), is_f08=True)

    def _f08_symbol(self, sentinel: Sentinel) -> tuple[str, str, str]:
        """The symbol that mpi_f08 alone uses, how C spells it, and where it is."""
        name, module = sentinel.constant.name, self.blocks.f08_module
        if name in self.blocks.f08:
            return self.blocks.f08[name], self.blocks.f08[name], "SHARED"
        if name in self.blocks.f08_variables:
            return f"{module}_{name.lower()}", f"BND_MODULE_SYMBOL({module}, {name.lower()})", "MODULE"
        return _common(sentinel.name("f08_"))

    @property
    def symbols(self) -> list[SentinelAddress]:
        """Each symbol once: the address of what is stored last there."""
        last: dict[str, SentinelAddress] = {}
        for address in self.addresses:
            if address.symbol not in last or len(address.before) > len(last[address.symbol].before):
                last[address.symbol] = address
        return list(last.values())

    def synonyms(self, sentinel: Sentinel) -> list[str]:
        """The names of its addresses that are not the same."""
        found: dict[tuple[str, str], str] = {}
        for address in (each for each in self.addresses if each.constant == sentinel.constant.name):
            found.setdefault((address.symbol, address.offset), address.name)
        return list(found.values())

    @property
    def label(self) -> str:
        return self.blocks.label

    def f08_block(self, sentinel: Sentinel) -> str:
        """The COMMON block of mpi_f08."""
        if not self._shares_blocks(sentinel):
            return sentinel.name("f08_")
        return next(block for block, inside in self.places if sentinel in inside).lower()


def _common(block: str) -> tuple[str, str, str]:
    """A COMMON block's symbol, how C spells it, and whose it is."""
    return block.lower(), f"BND_COMMON_SYMBOL({block.lower()}, {block.upper()})", "OURS"


@dataclass(frozen=True)
class Sentinels:
    """All of them, as the templates see them."""

    spec: Spec

    @property
    def sets(self) -> list[SentinelSet]:
        """Over each MPI; Bindery's own blocks last."""
        constants = tuple(Sentinel(c, c.shape) for c in self.spec.constants.values() if c.shape)
        return [SentinelSet(blocks, constants) for blocks in [*self.spec.sentinels.values(), _OWN]]
