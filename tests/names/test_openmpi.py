"""Debian's Open MPI 4.1.4: names that were checked by hand with nm and objdump."""

from __future__ import annotations

import unittest

from support import NamesTest, bindery


class OpenMpi(NamesTest):
    mpi, package = "openmpi", "libopenmpi-dev"

    def test_names_of_mpifh_and_mpi(self) -> None:
        for dialect in ("mpifh", "mpi"):
            self.assertEqual(self.found("MPI_Send", dialect), ("mpi_send_", "weak", ["PMPI_Send"]))
            self.assertEqual(self.found("MPI_Send", dialect, "PMPI_Send"), ("pmpi_send_", "weak", ["PMPI_Send"]))
        self.assertIn("PMPI_Comm_f2c", self.row("MPI_Send", "mpifh")["helpers"])

    def test_names_of_f08(self) -> None:
        # A buffer by address, through ompi_send_f of another library.
        self.assertEqual(self.found("MPI_Send", "f08"), ("mpi_send_f08_", "text", ["PMPI_Send"]))
        self.assertEqual(self.found("MPI_Comm_rank", "f08"), ("mpi_comm_rank_f08_", "text", ["PMPI_Comm_rank"]))
        # C's own function.
        self.assertEqual(self.found("MPI_Wtime", "f08"), ("MPI_Wtime", "weak", ["MPI_Wtime"]))

    def test_large_counts_are_refused(self) -> None:
        row = self.row("MPI_Send_c", "f08", "MPI_Send")
        self.assertEqual((row["symbol"], row["kind"], row["source"]), (None, "absent", "library"))
        self.assertIn("no specific subroutine for the generic", row["refused"])

    def test_constants_are_the_same_in_all_dialects(self) -> None:
        for name, symbol in (("MPI_IN_PLACE", "mpi_fortran_in_place_"), ("MPI_BOTTOM", "mpi_fortran_bottom_")):
            rows = self.names["constants"][name]
            self.assertEqual({d: (r["symbol"], r["offset"]) for d, r in rows.items()}, dict.fromkeys(rows, (symbol, 0)))
            self.assertEqual(set(rows), {"mpifh", "mpi", "f08"})

    def test_table(self) -> None:
        _, out, _ = bindery("names", "mpifort.openmpi", "--routine", "mpi_wtime", "--dialect", "f08")
        self.assertEqual(
            out.splitlines()[-3:],
            [
                "ROUTINE    DIALECT  CALLED AS   LINKER NAME  SYMBOL  CALLS",
                "MPI_Wtime  mpi_f08  MPI_Wtime   MPI_Wtime    weak    MPI_Wtime",
                "           mpi_f08  PMPI_Wtime  PMPI_Wtime   text    PMPI_Wtime",
            ],
        )

    def test_programs(self) -> None:
        self.check_programs()

    def test_links(self) -> None:
        self.check_links()


if __name__ == "__main__":
    unittest.main()
