"""The sentinels (R89-R92): variables in COMMON blocks, known by their addresses; the blocks are the target MPI's if it
has any."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bindery.spec.model import Constant, SentinelBlocks, Spec
from bindery.spec.shapes import Shape

_BYTES = {"integer": "4", "character": "1", "status": "sizeof(MPI_Status)"}
_MPI_TYPES = {"integer": "INTEGER", "character": "CHARACTER*1", "status": "INTEGER"}
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
    home: str  # "COMMON", "MODULE" of the MPI's own, or "C": where the symbol is defined
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
        """What C calls it: bnd_in_place, bnd_f08_in_place."""
        return f"bnd_{prefix}{self.constant.name.removeprefix('MPI_').lower()}"

    def mpi_declaration(self, block: str) -> list[str]:
        """For mpi and mpif.h, in columns that both forms read."""
        dimensions = ",".join(filter(None, ["MPI_STATUS_SIZE" * self.is_status, self.shape.dimensions]))
        name = self.constant.name
        declared = f"{_MPI_TYPES[self.shape.element]} {name}" + (f"({dimensions})" if dimensions else "")
        targets = [f"TARGET {name}"] * self.shape.is_target
        return [f"      {line}" for line in [declared, *targets, f"COMMON /{block.upper()}/ {name}"]]

    @property
    def f08(self) -> str:
        attributes = ", target" * self.shape.is_target
        dimensions = f"({self.shape.dimensions})" if self.shape.dimensions else ""
        return f"    {_F08_TYPES[self.shape.element]}{attributes} :: {self.constant.name}{dimensions}"


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

    @property
    def _places(self) -> list[tuple[str, list[Sentinel]]]:
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

    @property
    def sentinel_addresses(self) -> list[SentinelAddress]:
        return [*self._mpi_addresses(), *self._f08_addresses()]

    def _mpi_addresses(self) -> Iterator[SentinelAddress]:
        for block, inside in self._places:
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
            return self.blocks.f08[name], self.blocks.f08[name], "C"
        if name in self.blocks.f08_variables:
            return f"{module}_{name.lower()}", f"BND_MODULE_SYMBOL({module}, {name.lower()})", "MODULE"
        return _common(sentinel.name("f08_"))

    @property
    def symbols(self) -> list[str]:
        """`X(symbol, bytes, whose)` for each symbol; the MPI's C library may define the C names too: those are
        SHARED; its Fortran library the variables of a MODULE."""
        sizes: dict[str, tuple[str, ...]] = {}
        for address in self.sentinel_addresses:
            sizes[address.symbol] = max(sizes.get(address.symbol, ()), (*address.before, address.bytes), key=len)
        whose = dict.fromkeys(self.blocks.f08.values(), "SHARED")
        whose |= {address.symbol: "MODULE" for address in self.sentinel_addresses if address.home == "MODULE"}
        return [f"X({symbol}, {' + '.join(parts)}, {whose.get(symbol, 'OURS')}) \\" for symbol, parts in sizes.items()]

    @property
    def rows(self) -> list[str]:
        """`X(address, symbol, offset, "constant")`"""
        return [
            f'X({address.name}, {address.symbol}, {address.offset}, "{address.constant}") \\'
            for address in self.sentinel_addresses
        ]

    @property
    def spellings(self) -> list[str]:
        spelled = {address.symbol: address.spelling for address in self.sentinel_addresses}
        return [f"#define BND_SYMBOL_{symbol} {spelling}" for symbol, spelling in spelled.items()]

    @property
    def addresses(self) -> list[str]:
        return [
            f"#define BND_ADDRESS_OF_{address.name} (bnd_symbol_{address.symbol} + {address.offset})"
            for address in self.sentinel_addresses
        ]

    @property
    def synonyms(self) -> list[str]:
        places: dict[str, dict[tuple[str, str], str]] = {}
        for address in self.sentinel_addresses:
            places.setdefault(address.constant, {}).setdefault((address.symbol, address.offset), address.name)
        return [
            f"#define BND_SENTINELS_OF_{s.name()}(X) "
            + " ".join(f"X({name})" for name in places[s.constant.name].values())
            for s in self.all
        ]

    def _foreign(self, is_in_c: bool) -> list[str]:
        found = {each.symbol: each.spelling for each in self.sentinel_addresses if (each.home == "C") == is_in_c}
        return [f'X({spelling}, "{self.label}") \\' for spelling in found.values()]

    @property
    def foreign(self) -> list[str]:
        """`X(symbol, "name")`: objects that have it were compiled with the bindings of this kind of MPI."""
        return self._foreign(False)

    @property
    def foreign_in_c(self) -> list[str]:
        """The same of symbols that the MPI's C library has."""
        return self._foreign(True)

    @property
    def label(self) -> str:
        return self.blocks.label

    @property
    def mpi_lines(self) -> list[str]:
        return [
            line
            for block, inside in self._places
            for s in inside
            for line in [f"! {self.name} {s.constant.name}", *s.mpi_declaration(block)]
        ]

    @property
    def f08(self) -> list[str]:
        blocks = {s.constant.name: block for block, inside in self._places for s in inside}
        lines = []
        for s in self.all:
            name = s.constant.name
            block = blocks[name].lower() if self._shares_blocks(s) else s.name("f08_")
            lines += [f"#ifdef BND_HAS_{name}", s.f08, f"    common /{block}/ {name}"]
            if name in self.blocks.f08:
                lines += [f'    bind(c, name="{self.blocks.f08[name]}") :: /{block}/']
            elif name in self.blocks.f08_variables:
                lines += [f"    bind(c, name=BND_LINKER_NAME_OF_{name}) :: /{block}/"]
            lines += ["#endif"]
        return lines


def _common(block: str) -> tuple[str, str, str]:
    """A COMMON block's symbol, how C spells it, and what it is."""
    return block.lower(), f"BND_COMMON_SYMBOL({block.lower()}, {block.upper()})", "COMMON"


@dataclass(frozen=True)
class Sentinels:
    """All of them, as the templates see them."""

    spec: Spec

    @property
    def sets(self) -> list[SentinelSet]:
        """Over each MPI; Bindery's own blocks last."""
        constants = tuple(Sentinel(c, c.shape) for c in self.spec.constants.values() if c.shape)
        return [SentinelSet(blocks, constants) for blocks in [*self.spec.sentinels.values(), _OWN]]

    @property
    def mpi_lines(self) -> list[str]:
        return [line for each in self.sets for line in each.mpi_lines]
