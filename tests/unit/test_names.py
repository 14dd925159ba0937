"""Every spelling of a name (R20, R25, R26, R29, R37)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from bindery_mpi.spec import names
from bindery_mpi.spec.model import DIALECTS, F08, STANDARD_FORTRAN

TOOLS = Path(__file__).resolve().parents[2] / "tools"


def test_profiling_name_and_stem():
    assert names.profiling("MPI_Send") == "PMPI_Send"
    assert names.stem("MPI_T_init_thread") == "T_init_thread"
    assert names.stem("MPIX_Grid_map") == "X_Grid_map"


@pytest.mark.parametrize(
    ("routine", "dialect", "specifics"),
    [
        ("MPI_Isend", "mpifh", ("MPI_ISEND",)),
        ("MPI_Isend", "mpi", ("MPI_ISEND",)),
        ("MPI_Isend", "f08", ("MPI_Isend_f08ts",)),
        ("MPI_Isend_c", "f08", ("MPI_Isend_c_f08ts",)),
        ("MPI_Isend_c", "mpi", ()),
        ("MPI_Comm_rank", "f08", ("MPI_Comm_rank_f08",)),
        ("MPI_Alloc_mem", "mpi", ("MPI_ALLOC_MEM", "MPI_ALLOC_MEM_CPTR")),
        ("MPI_Alloc_mem", "f08", ("MPI_Alloc_mem_f08",)),
        ("MPI_F_sync_reg", "mpifh", ("MPI_F_SYNC_REG",)),
        ("MPI_Keyval_create", "f08", ("MPI_KEYVAL_CREATE",)),  # deprecated since 2.0: the old form (R26)
        ("MPI_Attr_get", "f08", ("MPI_ATTR_GET", "MPI_Attr_get_f08")),  # and one for TYPE(MPI_Comm)
        ("MPI_T_init_thread", "f08", ()),
        ("MPI_Wtime", "f08", ("MPI_Wtime_f08",)),
    ],
)
def test_specific_procedures(procedure, routine, dialect, specifics):
    assert names.fortran_specifics(procedure(routine), DIALECTS[dialect]) == specifics


def test_buffers_by_address_have_their_own_specific(procedure):
    assert names.fortran_specific(procedure("MPI_Send"), F08, descriptors=False) == "MPI_Send_f08"


def test_linker_names_and_their_profiling_names():
    assert names.link_name("MPI_Isend_c_f08ts") == "mpi_isend_c_f08ts_"
    assert names.link_name(names.profiling("MPI_ISEND")) == "pmpi_isend_"


def test_linker_names_of_all_specifics_are_distinct(spec):
    """One symbol belongs to one procedure; mpif.h and mpi share theirs."""
    owners = {}
    for procedure in spec.procedures:
        for dialect in STANDARD_FORTRAN:
            for specific in names.fortran_specifics(procedure, dialect):
                assert owners.setdefault(names.link_name(specific), procedure.name) == procedure.name


def test_a_large_form_that_differs_in_nothing_is_not_in_f08(procedure):
    """R29: the compiler could not tell the specifics of the generic apart."""
    assert names.in_f08(procedure("MPI_Send_c"))
    assert not names.in_f08(procedure("MPI_Type_create_resized_c"))
    assert not names.in_f08(procedure("MPI_T_init_thread"))


def test_tools_know_routines_by_facts(spec):
    """BINDERY_TOOL alone refuses a misspelled name of bindery::named(), and nothing one of a type of handle."""
    handles = {kind.c for kind in spec.kinds.values() if kind.form == "handle"}
    compared = set()
    for path in sorted(path for name in ("check", "profile") for path in (TOOLS / name / "native").glob("*.?pp")):
        text = path.read_text()
        assert not re.search(r"\bnamed\(", text.partition("BINDERY_TOOL(")[0]), path.name
        compared |= set(re.findall(r'[=!]= "(MPI_\w+)"', text) + re.findall(r'\{"(MPI_\w+)", value', text))
    assert {"MPI_Comm", "MPI_Win"} < compared <= handles
