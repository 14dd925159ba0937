"""Which procedure does the work of a procedure that the target lacks."""

from __future__ import annotations

import pytest
from bindery_mpi.spec.fallback import counterpart, fallback_of


@pytest.mark.parametrize(
    ("lacking", "called"),
    [
        ("MPI_Send_c", "MPI_Send"),  # a large form through the small one
        ("MPI_Type_size_c", "MPI_Type_size_x"),  # or through its predecessor with MPI_Count
        ("MPI_Address", "MPI_Get_address"),  # a removed routine through its successor
        ("MPI_Type_lb", "MPI_Type_get_extent"),
        ("MPI_Keyval_create", "MPI_Comm_create_keyval"),
        ("MPI_Send", None),
        ("MPI_Isendrecv", None),
    ],
)
def test_fallback(spec, procedure, lacking, called):
    fallback = fallback_of(spec, procedure(lacking))
    assert (fallback.name if fallback else None) == called


def test_a_fallback_has_a_place_for_every_input(spec):
    """Nothing that Fortran passes in is dropped on the way to a successor."""
    for procedure in spec.procedures:
        fallback = fallback_of(spec, procedure)
        if fallback and not procedure.large:
            passed = [counterpart(fallback, p) for p in procedure.parameters]
            assert all(q in passed for q in fallback.parameters if q.is_input), procedure.name


def test_counterparts_by_name_and_by_successor_name(spec, procedure, argument):
    fallback = fallback_of(spec, procedure("MPI_Address"))
    assert counterpart(fallback, argument("MPI_Address", "location")[1]).name == "location"  # type: ignore[arg-type]
    keyval = fallback_of(spec, procedure("MPI_Keyval_create"))
    copy = procedure("MPI_Keyval_create").parameters[0]
    assert counterpart(keyval, copy).name == keyval.parameters[0].name  # type: ignore[arg-type]
