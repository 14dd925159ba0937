"""The findings of the judge, a line each."""

from __future__ import annotations

from dataclasses import asdict, dataclass

# Sorts of findings, and what each is.
SORTS = {
    "missing": "names that the library lacks",
    "extra": "names of MPI's that the document does not have",
    "mangling": "names that are spelled otherwise",
    "sort": "procedures that are data, or COMMON blocks that are code",
    "common": "COMMON blocks with another name, size or alignment",
    "soname": "another name of the library",
    "needed": "libraries that it needs, or does not",
    "node": "names of another version",
    "pmpi": "procedures without their PMPI_ name",
    "foreign": "references to what the standard ABI does not have",
    "member": "members of an archive that cannot be separated",
    "module": "what modules refer to",
}


@dataclass(frozen=True)
class Finding:
    """One sentence: where, what is wrong, what to do."""

    sort: str  # "common": one of SORTS
    where: str  # "libmpifort_abi.so.1"
    name: str  # "bnd_bottom_": what it is about
    wrong: str  # "bnd_bottom_ has 8 bytes, not 4"
    remedy: str  # "declare MPI_BOTTOM as an INTEGER"

    def __str__(self) -> str:
        return f"{self.where}: {self.wrong}; {self.remedy}"

    @property
    def as_data(self) -> dict[str, str]:
        return asdict(self)
