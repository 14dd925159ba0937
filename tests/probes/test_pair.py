"""The probes find facts of a Fortran compiler over an MPI: `test_pair.py CMAKE FORTRAN MPICC`. The facts of the tables
were found by hand; constants and handles are held against the MPI's own Fortran headers, where it has them."""

from __future__ import annotations

import re
import sys
import tempfile
import unittest
from pathlib import Path

from support import ROOT, TOML, need, result, run

FORTRAN, MPICC = sys.argv[2:4]
need(FORTRAN, MPICC, "gcc")

BOTH_FORTRANS = {
    "external_name": "{name}_",
    "external_name_with_underscore": "{name}_",
    "common_name": "{name}_",
    "common_of_shared_library": "library",
    "integer_bytes": 4,
    "real_bytes": 4,
    "double_bytes": 8,
    "logical_bytes": 4,
    "logical_true": 1,
    "logical_false": 0,
    "kind_of_double": 8,
    "kinds_of_integer": "1 2 4 8 16",
    "integer_results_as_in_c": True,
    "double_results_as_in_c": True,
    "absent_optional_is_null": True,
    "handle_types_as_integers": True,
    "string_length_place": "last",
    "string_length_bytes": 8,
    "pointers_by_reference": True,
    "procedures_as_in_c": True,
    "callback_pointer": "value",
    "asynchronous_protects": True,
    "choice_real": True,
    "choice_assumed": True,
}
FORTRANS = {
    "gfortran": {
        "kinds_of_logical": "1 2 4 8 16",
        "kinds_of_real": "4 8 10 16",
        "common_alignment": 16,
        "descriptor": "gfortran",
        "choice_device": False,
        "module_name": "__{module}_MOD_{name}",
        # Without optimisation, .NOT. flips the lowest bit alone: most values are both true and not.
        "logical_test": "mixed",
    },
    "flang-new-19": {
        "kinds_of_logical": "1 2 4 8",
        "kinds_of_real": "2 3 4 8 10 16",
        "common_alignment": 4,
        "descriptor": "cfi",
        "choice_device": True,
        "logical_test": "nonzero",
        "module_name": "_QM{module}E{name}",
    },
}
BOTH_MPIS = {
    "target": "native",
    "status_copies_raw": True,
    "int_bytes": 4,
    "bytes_of_MPI_Fint": 4,
    "bytes_of_MPI_Aint": 8,
    "bytes_of_MPI_Count": 8,
    "bytes_of_MPI_Offset": 8,
}
MPIS = {
    "mpicc.mpich": {
        "mpi_version": 4,
        "mpi_subversion": 0,
        "library": "MPICH Version: 4.0.2",
        "bytes_of_MPI_Status": 20,
        "bytes_of_MPI_F08_status": 20,
        "status_source_offset": 8,
        "status_tag_offset": 12,
        "status_error_offset": 16,
        "bytes_of_MPI_Comm": 4,
        "handle_MPI_Comm": "integer",
        "handle_MPI_File": "opaque",
        "bytes_of_MPI_File": 8,
    },
    "mpicc.openmpi": {
        "mpi_version": 3,
        "mpi_subversion": 1,
        "bytes_of_MPI_Status": 24,
        "bytes_of_MPI_F08_status": 0,
        "status_source_offset": 0,
        "status_tag_offset": 4,
        "status_error_offset": 8,
        "bytes_of_MPI_Comm": 8,
        "handle_MPI_Comm": "opaque",
        "handle_MPI_File": "opaque",
        "bytes_of_MPI_Session": 0,
    },
}
FINTS = {
    "mpicc.mpich": {"MPI_COMM_WORLD": 0x44000000, "MPI_COMM_NULL": 0x04000000},
    "mpicc.openmpi": {"MPI_COMM_WORLD": 0, "MPI_COMM_NULL": 2},
}
VALUES = {
    "mpicc.mpich": {
        "MPI_F_STATUS_SIZE": 5,
        "MPI_IN_PLACE": -1,
        "MPI_BOTTOM": 0,
        "MPI_ERR_REQUEST": 19,
        "MPI_UNWEIGHTED": "variable",
        "MPI_F_STATUS_IGNORE": "variable",
        "MPI_COMM_DUP_FN": "address",
    },
    "mpicc.openmpi": {
        "MPI_IN_PLACE": 1,
        "MPI_BOTTOM": 0,
        "MPI_ERR_REQUEST": 7,
        "MPI_UNWEIGHTED": 2,
        "MPI_F_STATUS_IGNORE": "variable",
        "MPI_COMM_NULL_COPY_FN": "address",
    },
}
EVERYTHING = ["declared", "MPI", "PMPI"]
# How many routines are declared and link under both names, and some that are odd.
ROUTINES = {
    "mpicc.mpich": (
        619,
        {"MPI_Send_c": EVERYTHING, "MPI_Comm_c2f": ["macro"], "MPI_Comm_toint": [], "MPI_Status_c2f08": ["declared"]},
    ),
    "mpicc.openmpi": (
        405,
        {
            "MPI_Send_c": [],
            "MPI_Comm_c2f": EVERYTHING,
            "MPI_Aint_add": ["macro"],
            "MPI_Address": ["macro", "MPI", "PMPI"],
        },
    ),
}
OWN_HEADERS = {
    "mpicc.mpich": ["mpif.h"],
    "mpicc.openmpi": ["mpif-constants.h", "mpif-handles.h", "mpif-io-constants.h", "mpif-io-handles.h"],
}


def own_parameters() -> dict[str, int]:
    """The Fortran constants of the MPI's own mpif.h."""
    folders = [Path(word[2:]) for word in run([MPICC, "-show"]).stdout.split() if word.startswith("-I")]
    texts = [
        (folder / name).read_text() for name in OWN_HEADERS[MPICC] for folder in folders if (folder / name).exists()
    ]
    if len(texts) != len(OWN_HEADERS[MPICC]):
        sys.exit(f"{MPICC}: its mpif.h is not beside its mpi.h; install its Debian package whole")
    found = re.findall(r"(MPI_\w+) *= *(-?\d+)(-1)?", "".join(texts))
    return {name: int(value) - bool(less) for name, value, less in found}


def fortran_value(name: str, found: dict[str, int]) -> int:
    """Returns Fortran's value of C's constant: strings are shorter (R96), and MPICH has keys of its own for attributes."""
    attribute = MPICC == "mpicc.mpich" and re.match(r"0x6[46]", hex(found[name]))
    return found[name] - name.startswith("MPI_MAX_") + bool(attribute)


class Pair(unittest.TestCase):
    maxDiff = None
    output: Path
    found: dict

    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.output = Path(folder.name)
        cls.found = result(cls.output, FC=FORTRAN, MPICC=MPICC)

    def is_in(self, facts: dict, section: str) -> None:
        self.assertEqual(facts, {key: self.found[section].get(key) for key in facts})

    def test_fortran(self) -> None:
        self.is_in(BOTH_FORTRANS | FORTRANS[FORTRAN], "fortran")
        self.assertIn("-lmpi", self.found["fortran"]["link_flags"])

    def test_asynchronous(self) -> None:
        """The probe tells: gfortran fails it where a local variable does not have the attribute."""
        if FORTRAN != "gfortran":
            self.skipTest("protects without the attribute too")
        probes = self.output / "probes"
        source = (ROOT / "probes" / "fortran" / "asynchronous.f90").read_text(encoding="utf-8")
        for name, text in {
            "with": source,
            "without": source.replace("integer, asynchronous :: x\n", "integer :: x\n"),
        }.items():
            (probes / f"{name}.f90").write_text(text, encoding="utf-8")
            words = ["-O2", f"{name}.f90", "asynchronous_c.o", "-o", name]
            self.assertEqual(run([FORTRAN, *words], cwd=probes).returncode, 0)
            self.assertEqual(run([probes / name]).stdout, "protects\n" * (name == "with"))

    def test_c(self) -> None:
        self.is_in(BOTH_MPIS | MPIS[MPICC], "c")

    def test_constants_and_handles(self) -> None:
        self.is_in(FINTS[MPICC], "handles")
        self.is_in(VALUES[MPICC], "constants")

    def test_own_fortran_constants(self) -> None:
        found = self.found["constants"] | self.found["handles"]
        own = {name: value for name, value in own_parameters().items() if name in found}
        self.assertGreater(len(own), 250)
        self.assertEqual(own, {name: fortran_value(name, found) for name in own})

    def test_routines(self) -> None:
        complete, odd = ROUTINES[MPICC]
        self.assertEqual(sum(words == EVERYTHING for words in self.found["routines"].values()), complete)
        self.is_in(odd, "routines")

    def test_derived_header(self) -> None:
        lines = [
            '#include "bnd_probe.h"',
            f"#if BND_FINT_MPI_COMM_WORLD != {FINTS[MPICC]['MPI_COMM_WORLD']}",
            "#error",
            "#endif",
            "#if !BND_HAS_PMPI_Send || BND_HAS_MPI_Abi_get_info || !BND_HAS_MPI_SUCCESS || BND_HAS_MPI_ERR_ABI",
            "#error",
            "#endif",
            f"#ifndef BND_FORTRAN_DESCRIPTOR_IS_{self.found['fortran']['descriptor'].upper()}",
            "#error",
            "#endif",
            "int BND_FORTRAN_SYMBOL(name, NAME) = BND_FORTRAN_LOGICAL_TRUE; int *check = &name_;",
        ]
        done = run(
            ["gcc", "-Wall", "-Werror", "-fsyntax-only", "-I", self.output, "-xc", "-"], input="\n".join(lines) + "\n"
        )
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_same_again(self) -> None:
        names = [TOML, "bindery-probe.cmake", "bnd_probe.h"]
        before = [(self.output / name).read_bytes() for name in names]
        times = [(self.output / name).stat().st_mtime_ns for name in names]
        result(self.output, FC=FORTRAN, MPICC=MPICC)
        self.assertEqual(before, [(self.output / name).read_bytes() for name in names])
        self.assertEqual(times, [(self.output / name).stat().st_mtime_ns for name in names])


unittest.main(argv=sys.argv[:1])
