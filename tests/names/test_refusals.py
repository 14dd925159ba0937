"""How `bindery names` refuses, and libraries that are made for the test."""

from __future__ import annotations

import json
import subprocess
import tempfile
import unittest
from pathlib import Path

from support import bindery

# The wrapper calls a helper without a name that others could see; another one jumps where a table says.
LIBRARY = """\
int MPI_Send(void) { return 0; }
int PMPI_Send(void) { return 0; }
__attribute__((noinline)) static int helper(void) { __asm__ volatile(""); return MPI_Send() + 1; }
int mpi_send_(void) { return helper() + 1; }
extern int (*table[])(void);
int (*table[1])(void);
int mpi_recv_(void) { return table[0]() + 1; }
int mpi_probe_(void) { return 3; }
"""


class Refusals(unittest.TestCase):
    def refused(self, message: str, *arguments: str) -> None:
        self.assertEqual(bindery("names", *arguments), (2, "", f"bindery names: {message}\n"))

    def test_what_is_no_mpi(self) -> None:
        wrong = "neither a command, nor a header (.h), nor a library (.so, .a); name an mpicc, an mpi.h or a library"
        self.refused(f"nosuch: {wrong}", "nosuch")
        with tempfile.TemporaryDirectory() as folder:
            wrong = "neither bin/mpifort nor lib/libmpi*.so is in this folder; name the prefix of an MPI"
            self.refused(f"{folder}: {wrong}", folder)
            (Path(folder) / "mpi.h").write_text("\n", encoding="utf-8")
            wrong = "neither a library nor a Fortran compiler is found; name them with --library, --compiler"
            self.refused(f"{folder}/mpi.h: {wrong}", f"{folder}/mpi.h")

    def test_what_is_no_compiler_or_routine(self) -> None:
        message = "mpicc.mpich: --compiler nosuch does not run; name a Fortran compiler"
        self.refused(message, "mpicc.mpich", "--compiler", "nosuch")
        message = "no routine 'MPI_Sned'; write 'MPI_Send'"
        self.refused(message, "mpicc.mpich", "--routine", "MPI_Sned")

    def test_a_library_alone(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "mpi.c").write_text(LIBRARY, encoding="utf-8")
            subprocess.run(["cc", "-O1", "-fPIC", "-shared", "mpi.c", "-o", "libmpi.so"], cwd=folder, check=True)
            status, out, err = bindery("names", f"{folder}/libmpi.so", "--dialect", "mpifh", "--json")
        self.assertEqual((status, err), (0, ""))
        data = json.loads(out)
        self.assertEqual(data["unusable"], {"mpifh": "no Fortran compiler"})
        rows = {name: data["routines"][name]["mpifh"][0] for name in ("MPI_Send", "MPI_Recv", "MPI_Probe", "MPI_Test")}
        self.assertEqual(rows["MPI_Send"]["calls"], ["MPI_Send"])
        self.assertEqual((rows["MPI_Send"]["symbol"], rows["MPI_Send"]["source"]), ("mpi_send_", "library"))
        # Not "no C routine": where it goes is known at run time only.
        self.assertIsNone(rows["MPI_Recv"]["calls"])
        self.assertEqual(rows["MPI_Probe"]["calls"], [])
        self.assertEqual(rows["MPI_Test"]["kind"], "absent")


if __name__ == "__main__":
    unittest.main()
