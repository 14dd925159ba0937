"""The function in a project: it probes, and what it found is there for CMake and for C."""

from __future__ import annotations

import sys
import tempfile
import unittest
from pathlib import Path

from support import CMAKE, SCRIPT, need, run

need("gfortran", "mpicc.mpich", "gcc")

PROJECT = f"""cmake_minimum_required(VERSION 3.25)
project(Probed LANGUAGES NONE)
include("{SCRIPT}")
bindery_probe(OUTPUT "${{CMAKE_CURRENT_BINARY_DIR}}/probe" C_COMPILER mpicc.mpich FORTRAN_COMPILER gfortran)
include("${{CMAKE_CURRENT_BINARY_DIR}}/probe/bindery-probe.cmake")
list(LENGTH BND_ROUTINES routines)
message("found ${{routines}} ${{BND_FINT_MPI_COMM_WORLD}} ${{BND_HAS_MPI_Comm_toint}} ${{BND_C_bytes_of_MPI_Status}}")
message("found ${{BND_FORTRAN_link_flags}}")
message("found ${{BND_FORTRAN_descriptor}} ${{BND_FORTRAN_common_name}} ${{BND_FORTRAN_kinds_of_integer}}")
"""


class Project(unittest.TestCase):
    def test_project(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "CMakeLists.txt").write_text(PROJECT, encoding="utf-8")
            done = run([CMAKE, "-G", "Ninja", "-S", folder, "-B", folder / "build"])
            self.assertEqual(done.returncode, 0, done.stderr)
            found = [line for line in done.stderr.splitlines() if line.startswith("found ")]
            self.assertEqual(found[0], "found 619 1140850688 0 20")
            self.assertRegex(found[1], "^found .*-lmpi")
            self.assertEqual(found[2], "found gfortran {name}_ 1 2 4 8 16")


unittest.main(argv=sys.argv[:1])
