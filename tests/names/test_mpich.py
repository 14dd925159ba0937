"""Debian's MPICH 4.0.2: names that were checked by hand with nm and objdump."""

from __future__ import annotations

import re
import unittest

from support import ROOT, NamesTest, bindery


class Mpich(NamesTest):
    mpi, package = "mpich", "libmpich-dev"

    def test_names_of_mpifh_and_mpi(self) -> None:
        for dialect in ("mpifh", "mpi"):
            self.assertEqual(self.found("MPI_Send", dialect), ("mpi_send_", "weak", ["MPI_Send"]))
            # A tool in C sees a call of PMPI_SEND, too: field notes of tools have this as a miscount.
            self.assertEqual(self.found("MPI_Send", dialect, "PMPI_Send"), ("pmpi_send_", "text", ["MPI_Send"]))
        self.assertEqual(self.row("MPI_Send", "mpifh")["spellings"], ["mpi_send", "mpi_send__", "MPI_SEND"])

    def test_names_of_f08(self) -> None:
        self.assertEqual(self.found("MPI_Send", "f08"), ("mpi_send_f08ts_", "text", ["MPI_Send"]))
        self.assertEqual(self.found("MPI_Send", "f08", "PMPI_Send"), ("pmpir_send_f08ts_", "text", ["MPI_Send"]))
        self.assertEqual(self.found("MPI_Send_c", "f08", "MPI_Send")[0], "mpi_send_f08ts_large_")
        # No buffer: C tools see nothing.
        self.assertEqual(self.found("MPI_Comm_rank", "f08"), ("mpi_comm_rank_f08_", "text", ["PMPI_Comm_rank"]))
        self.assertEqual(self.row("MPI_Comm_rank", "f08")["source"], "module")

    def test_constants(self) -> None:
        constants = self.names["constants"]
        self.assertEqual(constants["MPI_IN_PLACE"]["mpi"]["symbol"], "mpipriv1_")
        self.assertEqual(constants["MPI_IN_PLACE"]["mpi"]["offset"], 4)
        self.assertEqual(constants["MPI_STATUS_IGNORE"]["mpifh"]["offset"], 8)
        self.assertEqual(constants["MPI_IN_PLACE"]["f08"]["symbol"], "MPIR_F08_MPI_IN_PLACE")
        self.assertEqual(constants["MPI_UNWEIGHTED"]["f08"]["symbol"], "__mpi_f08_link_constants_MOD_mpi_unweighted")
        self.assertNotIn("MPI_COMM_WORLD", constants)

    def test_what_the_module_mpi_leaves_implicit(self) -> None:
        self.assertEqual(self.row("MPI_Send", "mpi")["source"], "implicit interface")
        self.assertEqual(self.row("MPI_Comm_delete_attr", "mpi")["source"], "module")

    def test_sample_of_the_page(self) -> None:
        page = (ROOT / "docs" / "howto" / "names.md").read_text(encoding="utf-8")
        match = re.search(r"<!-- names: (.*?) -->\n```\n(.*?)```\n", page, re.DOTALL)
        assert match
        _, out, _ = bindery("names", *match[1].split())
        self.assertTrue(out.endswith(f"\n\n{match[2]}"), out)

    def test_others(self) -> None:
        """Procedures of a library that its module does not have."""
        self.assertIn("mpi_delete_error_class_f08_", self.names["others"])

    def test_programs(self) -> None:
        self.check_programs()

    def test_links(self) -> None:
        self.check_links()

    def test_another_compiler_has_mpifh_alone(self) -> None:
        """flang reads none of gfortran's modules: the libraries are looked at in their place, and that is said."""
        status, out, err = bindery("names", "mpicc.mpich", "--compiler", "flang-new-19", "--routine", "MPI_Send")
        self.assertEqual((status, err), (0, ""))
        self.assertIn("mpif.h      2 names, 0 missing\n", out)
        self.assertRegex(out, r"mpi_f08 +4 names, 0 missing; from the libraries alone: Cannot read module file")
        self.assertRegex(out, r"mpi_f08 +PMPI_Send +pmpir_send_f08ts_ +text +MPI_Send\n")


if __name__ == "__main__":
    unittest.main()
