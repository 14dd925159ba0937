"""The template of docs/howto/render.md traces the sends of a program, under its own name."""

from __future__ import annotations

import tempfile
import unittest
from pathlib import Path

from support import ROOT, render, run


class Example(unittest.TestCase):
    def test_trace(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            work = Path(folder)
            source = ROOT / "examples" / "templates" / "trace.c.j2"
            render(source, "-o", work, "--mpi", "mpicc.mpich", "--class", "point-to-point")
            main = "int main(void) { int n = 3, m; MPI_Init(0, 0); MPI_Sendrecv(&n, 1, MPI_INT, 0, 1, &m, 1, MPI_INT, 0, 1, "
            main += "MPI_COMM_SELF, MPI_STATUS_IGNORE); return MPI_Finalize(); }\n"
            (work / "main.c").write_text("#include <mpi.h>\n" + main, encoding="utf-8")
            run("mpicc.mpich", "-Wall", "-Werror", "main.c", "trace.c", "-o", "main", cwd=work)
            traced = run("sh", "-c", "./main 2>&1", cwd=work)
        self.assertEqual(traced, "MPI_Sendrecv to 0: 4 bytes\n")


if __name__ == "__main__":
    unittest.main()
