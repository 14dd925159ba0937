"""Kinds of arguments."""

from __future__ import annotations

from dataclasses import dataclass

from bindery.spec.model.dialect import Dialect


@dataclass(frozen=True)
class Kind:
    """What an argument can be; an entry of specs/kinds.toml."""

    name: str  # "count"
    brief: str  # "A number of elements."
    form: str  # "number"; one of FORMS
    c: str  # "int"
    c_large: str = ""  # the C type in the large form; "" where that is the same
    mpi: str = ""  # "INTEGER"; "" where Fortran cannot say it
    f08: str = ""  # "" where it is mpi's
    f08_large: str = ""  # "INTEGER(KIND=MPI_COUNT_KIND)"
    tool: str = ""  # "TYPE(MPI_T_enum)": in mpi_tool_f08; "" where it is that of mpi_f08
    specifics: tuple[str, ...] = ()  # ("comm", "win"): kinds, for each of which mpi_tool_f08 has a specific procedure
    null: str = ""  # "MPI_COMM_NULL"
    error: str = ""  # "MPI_ERR_COUNT"
    minimum: int | None = None  # 0
    abi: bool = True  # false: its C type is no part of the standard ABI (R125)
    role: str = ""  # "root": what code finds an argument by; an entry of specs/roles.toml
    error_handler: str = ""  # "own": errors of a call can be raised on it; one of ERROR_HANDLERS
    # true: Fortran bindings over the standard ABI may pass another handle in place of a missing one (R141)
    substituted: bool = False
    file: str = ""  # "specs/kinds.toml"

    FORMS = (
        "number",
        "real",
        "logical",
        "handle",
        "status",
        "string",
        "strings",
        "argv",
        "choice",
        "pointer",
        "callback",
        "varargs",
    )

    ERROR_HANDLERS = ("own", "inherited", "named")

    def c_type(self, large: bool) -> str:
        return self.c_large if large and self.c_large else self.c

    def fortran_type(self, dialect: Dialect, large: bool) -> str:
        if large and dialect.has_large_counts and self.f08_large:
            return self.f08_large
        return next((found for column in dialect.columns if (found := getattr(self, column))), "")
