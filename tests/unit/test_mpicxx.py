"""C++ declares an object, a result, overloads and virtual methods for a routine."""

from pathlib import Path

import pytest
from bindery_mpi.spec.load import load
from bindery_mpi.spec.model import Spec
from bindery_mpi.views.mpicxx.functions import functions_of
from bindery_mpi.views.mpicxx.symbols import symbols

SPECS = Path(__file__).resolve().parents[2] / "specs"


@pytest.fixture(scope="module")
def spec() -> Spec:
    return load(SPECS)


def declared(spec: Spec, name: str, large: bool = False) -> list[str]:
    procedure = next(p for p in spec.routines[name].procedures if p.large == large)
    return [f.virtual_declaration for f in functions_of(spec, procedure)]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("MPI_Comm_rank", ["virtual int Get_rank() const;"]),
        ("MPI_Op_create", ["void Init(User_function *user_fn, bool commute);"]),
        ("MPI_Group_union", ["static Group Union(const Group &group1, const Group &group2);"]),
        ("MPI_Wait", ["void Wait(Status &status);", "void Wait();"]),
        ("MPI_Get_processor_name", ["void Get_processor_name(char *name, int &resultlen);"]),
        ("MPI_Graphdims_get", ["virtual void Get_dims(int nnodes[], int nedges[]) const;"]),
        ("MPI_Init", ["void Init(int &argc, char **&argv);", "void Init();"]),
        ("MPI_Ibarrier", ["Request Ibarrier() const;"]),
        ("MPI_Barrier_init", ["Prequest Barrier_init(const Info &info) const;"]),
        ("MPI_Comm_f2c", []),
    ],
)
def test_functions(spec: Spec, name: str, expected: list[str]) -> None:
    assert declared(spec, name) == expected


def test_large_form_has_a_name_of_its_own(spec: Spec) -> None:
    parameters = "const void *buf, Count count, const Datatype &datatype, int dest, int tag"
    assert declared(spec, "MPI_Send", large=True) == [f"void Send_c({parameters}) const;"]
    assert declared(spec, "MPI_Op_create", large=True) == ["void Init_c(User_function_c *user_fn, bool commute);"]


def test_methods_that_derived_classes_have_otherwise_are_not_virtual(spec: Spec) -> None:
    lines = declared(spec, "MPI_Comm_dup")
    assert "Cartcomm Dup() const;" in lines
    assert "virtual Cartcomm &Clone() const;" in lines


def test_every_function_has_an_object_of_its_own(spec: Spec) -> None:
    names = [f.file_stem.lower() for p in spec.c_procedures for f in functions_of(spec, p)]
    assert len(names) == len(set(names)) > 600


@pytest.mark.parametrize(
    ("name", "large", "expected"),
    [
        ("MPI_Comm_rank", False, ["_ZNK3MPI7bindery4Comm8Get_rankEv"]),
        ("MPI_Send", False, ["_ZNK3MPI7bindery4Comm4SendEPKviRKNS0_8DatatypeEii"]),
        ("MPI_Comm_compare", False, ["_ZN3MPI7bindery4Comm7CompareERKS1_S3_"]),
        ("MPI_Group_range_incl", False, ["_ZNK3MPI7bindery5Group10Range_inclEiPA3_Ki"]),
        ("MPI_Op_create", False, ["_ZN3MPI7bindery2Op4InitEPFvPKvPviRKNS0_8DatatypeEEb"]),
        ("MPI_Pcontrol", False, ["_ZN3MPI7bindery8PcontrolEiz"]),
        ("MPI_File_seek", False, ["_ZN3MPI7bindery4File4SeekEli", "_ZN3MPI7bindery4File4SeekExi"]),
        # Equal types are one, different ones two: MPI_Aint is a long.
        (
            "MPI_Gatherv",
            True,
            [
                "_ZNK3MPI7bindery4Comm9Gatherv_cEPKvlRKNS0_8DatatypeEPvPKlS9_S6_i",
                "_ZNK3MPI7bindery4Comm9Gatherv_cEPKvxRKNS0_8DatatypeEPvPKxPKlS6_i",
            ],
        ),
    ],
)
def test_names_of_the_linker(spec: Spec, name: str, large: bool, expected: list[str]) -> None:
    procedure = next(p for p in spec.routines[name].procedures if p.large == large)
    assert symbols(next(functions_of(spec, procedure)), "MPI") == expected


def test_callbacks_have_the_classes_of_mpi_in_both_namespaces(spec: Spec) -> None:
    function = next(functions_of(spec, spec.routines["MPI_Comm_create_errhandler"].procedures[0]))
    name = "17Create_errhandlerEPFvR"
    assert symbols(function, "MPI") == [f"_ZN3MPI7bindery4Comm{name}S1_PizE"]
    assert symbols(function, "PMPI") == [f"_ZN4PMPI7bindery4Comm{name}N3MPI7bindery4CommEPizE"]
