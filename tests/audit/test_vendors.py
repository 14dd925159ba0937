"""Debian's MPICH 4.0.2 and Open MPI 4.1.4: facts that were checked by hand with nm, objdump and an editor."""

from __future__ import annotations

import functools
import json
import shutil
import unittest
from collections import Counter
from pathlib import Path

from support import FULL, AuditTest, audit


class Vendor(AuditTest):
    command, package = "", ""

    def setUp(self) -> None:
        if not shutil.which(self.command):
            self.fail(f"there is no {self.command}; install {self.package}")
        self.report = _audited(self.command)
        self.facts = self.report.facts

    def names(self, group: str) -> list[str]:
        return [f.name for f in self.report.findings if f.group == group]

    def texts(self, group: str) -> list[str]:
        return [f.text for f in self.report.findings if f.group == group]

    def groups(self) -> dict[str, int]:
        return dict(Counter(f.group for f in self.report.counted))


@functools.cache
def _audited(command: str) -> audit.Report:
    return audit.audit(FULL, command)


def conversions() -> list[str]:
    """The handle conversions of 4.0, files apart: MPICH makes functions of those two alone."""
    routines = [r for r in FULL.routines.values() if r.body.startswith("handle-") and r.name.endswith(("_c2f", "_f2c"))]
    return [r.name for r in routines if "file" not in (r.parameters[0].kind.name, r.returns)]


class Mpich(Vendor):
    command, package = "mpicc.mpich", "mpich and libmpich-dev"

    def test_what_it_is(self) -> None:
        self.assertEqual((self.facts["claims"], self.facts["standard ABI"]), ("MPI 4.0", "no"))
        self.assertEqual(
            [Path(path).name for path in self.facts["libraries"]],
            ["libmpich.so", "libmpichfort.so", "libmpich.a", "libmpichfort.a"],
        )
        self.assertEqual(self.facts["weak symbols"]["shared"], "619 of 621 MPI_, 0 of 621 PMPI_")

    def test_conversions_are_macros_without_functions(self) -> None:
        expected = sorted(conversions() + ["P" + name for name in conversions()])
        self.assertEqual(len(expected), 40)
        self.assertEqual(self.names("macro"), expected)
        self.assertEqual(
            set(self.texts("macro")), {"a macro with arguments, and no function is declared; allowed before MPI 4.1"}
        )

    def test_everything_but_two_status_conversions_is_exported(self) -> None:
        self.assertEqual(
            self.names("unexported"), ["MPI_Status_f082f", "MPI_Status_f2f08", "PMPI_Status_f082f", "PMPI_Status_f2f08"]
        )
        self.assertEqual(self.names("undeclared") + self.names("pmpi"), [])

    def test_missing_routines(self) -> None:
        """The large form of one routine was forgotten in MPI 4.0, and came by an erratum."""
        forgotten = ["MPI_Status_set_elements_c"]
        self.assertIn(self.names("missing"), (forgotten, []))
        newer = Counter(self.texts("newer"))
        self.assertEqual(newer["since MPI 5.0"], 28)
        self.assertEqual(newer["since MPI 4.1"], 29)

    def test_prototypes(self) -> None:
        self.assertEqual(
            list(zip(self.names("prototype"), self.texts("prototype"), strict=True)),
            [("MPI_Pready_list", "parameter 2 (array_of_partitions): int * here, const int * in MPI 5.0")],
        )
        self.assertEqual(self.names("callback") + self.names("constant-value") + self.names("constant-missing"), [])

    def test_fortran_wrappers_share_members(self) -> None:
        self.assertEqual(self.names("member"), ["f08ts.o", "lib_libmpichfort_la-fortran_binding.o", "mpi_f08_types.o"])

    def test_large_forms_have_names_of_their_own(self) -> None:
        missing = dict(zip(self.names("fortran-missing"), self.texts("fortran-missing"), strict=True))
        self.assertEqual(missing["MPI_Send_c"], "mpi_send_c_f08ts_ is missing; mpi_send_f08ts_large_ is there")
        self.assertEqual(missing["MPI_Win_allocate"], "mpi_win_allocate_cptr_ is missing")
        self.assertEqual(Counter("large_ is there" in text for text in missing.values()), {True: 120, False: 34})
        self.assertEqual(
            len([name for name in missing if name.startswith("MPI_File_") and "large" not in missing[name]]), 28
        )

    def test_profiling_specifics_have_names_of_their_own(self) -> None:
        self.assertIn("pmpi_send_f08ts_ is pmpir_send_f08ts_ here", self.texts("fortran-pmpi-other"))
        self.assertEqual(self.names("fortran-pmpi"), [])

    def test_layering(self) -> None:
        rows = [
            tuple(row[key] for key in ("wrappers", "count", "MPI_", "PMPI_", "mixed", "neither"))
            for row in self.facts["layering"]["libmpichfort.a"]
        ]
        self.assertEqual(
            rows,
            [
                ("mpi_x_ (mpif.h, mpi)", 410, 402, 0, 0, 8),
                ("pmpi_x_ (mpif.h, mpi)", 410, 402, 0, 0, 8),
                ("mpi_x_f08*_ (mpi_f08)", 396, 141, 248, 0, 7),
                ("pmpi_x_f08*_ (mpi_f08)", 396, 141, 248, 0, 7),
            ],
        )
        self.assertIn(
            "141 call MPI_ (mpi_accumulate_f08ts_ -> MPI_Accumulate), 248 call PMPI_ (mpi_abort_f08_ -> PMPI_Abort)",
            self.texts("layering"),
        )
        self.assertIn(
            "57 call another routine by its MPI_ name (mpi_file_call_errhandler_ -> MPI_File_f2c)",
            self.texts("layering"),
        )


class OpenMpi(Vendor):
    command, package = "mpicc.openmpi", "openmpi-bin and libopenmpi-dev"

    def test_what_it_is(self) -> None:
        self.assertEqual((self.facts["claims"], self.facts["standard ABI"]), ("MPI 3.1", "no"))
        self.assertEqual(
            [Path(path).name for path in self.facts["libraries"]],
            ["libmpi.so", "libmpi_usempif08.so", "libmpi_usempi_ignore_tkr.so", "libmpi_mpifh.so"],
        )
        self.assertEqual(self.facts["weak symbols"]["shared"], "415 of 415 MPI_, 0 of 415 PMPI_")

    def test_findings(self) -> None:
        self.assertEqual(self.groups(), {"missing": 4, "fortran-missing": 2})
        self.assertEqual(
            self.names("missing"), ["MPI_Status_c2f08", "MPI_Status_f082c", "MPI_Status_f082f", "MPI_Status_f2f08"]
        )
        self.assertEqual(self.texts("fortran-missing"), ["mpi_wtick_f08_ is missing", "mpi_wtime_f08_ is missing"])

    def test_routines_of_later_versions(self) -> None:
        newer = Counter(self.texts("newer"))
        self.assertEqual(newer["since MPI 5.0"], 28)
        self.assertEqual(newer["since MPI 4.1"] + newer["since MPI 4.0"], 251)

    def test_removed_routines_are_exported_but_not_declared(self) -> None:
        removed = [r.name for r in FULL.routines.values() if r.removed]
        self.assertEqual(self.names("retired-exported"), sorted(removed + ["P" + name for name in removed]))

    def test_fortran_wrappers_call_pmpi(self) -> None:
        self.assertEqual(
            self.facts["refers to"]["libmpi_mpifh.so"],
            "0 MPI_ and 367 PMPI_ names; by which wrapper is not visible in a shared library",
        )
        self.assertEqual(
            self.facts["Fortran names"],
            {"shared, mpi_x_ (mpif.h, mpi)": "366 of 366", "shared, mpi_x_f08*_ (mpi_f08)": "345 of 347"},
        )


class BothAtOnce(AuditTest):
    def test_one_command_for_both(self) -> None:
        self.spec = FULL
        status, out, err = self.run_audit("mpicc.mpich", "mpicc.openmpi", as_json=True)
        said = json.loads(out)
        self.assertEqual((status, err), (1, ""))
        self.assertEqual(
            [(t["target"], t["kind"], t["status"]) for t in said["targets"]],
            [("mpicc.mpich", "wrapper", 1), ("mpicc.openmpi", "wrapper", 1)],
        )


del Vendor

if __name__ == "__main__":
    unittest.main()
