"""The first MPI of one's own of docs/start/ship-an-mpi.md compiles as it is typed there; a project without a language that is needed ends in one line."""

import re
import unittest

from support import ROOT, Case, need, run

need("mpicc.mpich", "ninja")
PAGE = (ROOT / "docs" / "start" / "ship-an-mpi.md").read_text(encoding="utf-8")
PROGRAM = """#include <mpi.h>
int main(int argc, char **argv)
{
    int rank;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Send(&rank, 1, MPI_INT, 0, 0, MPI_COMM_WORLD);
    return MPI_Finalize();
}
"""
CALLED = ("MPI_Init", "MPI_Comm_rank", "MPI_Send", "MPI_Finalize")


class OwnMpi(Case):
    def project(self, text: str) -> list[object]:
        """The command that configures it."""
        version = "" if text.startswith("cmake_minimum_required") else "cmake_minimum_required(VERSION 3.20)\n"
        (self.folder / "CMakeLists.txt").write_text(version + text, encoding="utf-8")
        words = [f"-DBindery_DIR={ROOT / 'cmake'}", "-DMPI_C_COMPILER=mpicc.mpich"]
        return ["cmake", "-S", self.folder, "-B", self.folder / "build", "-G", "Ninja", *words]

    def typed(self, language: str, first: str) -> str:
        return re.search(rf"```{language}\n({re.escape(first)}.*?)```", PAGE, re.DOTALL)[1]

    def test_page(self) -> None:
        """CMake compiles its core; with the entry points of four routines, and no others in short time, it is an MPI."""
        (self.folder / "core.c").write_text(self.typed("c", "#include <bnd_implementation.h>"), encoding="utf-8")
        (self.folder / "program.c").write_text(PROGRAM, encoding="utf-8")
        self.good(*self.project(self.typed("cmake", "cmake_minimum_required")))
        self.good("cmake", "--build", self.folder / "build", "--target", "core")
        core = next((self.folder / "build").rglob("core.o"))
        entries = [ROOT / f"generated/c/entry/{name}.c" for name in CALLED]
        words = [f"-I{ROOT / folder}" for folder in ("c/include", "generated/c/include")]
        lacking = ROOT / "generated/c/unsupported.c"
        options = [*words, "-DBND_PREFIX=mine_", "-DBND_CHECKED", "-DBND_UNSUPPORTED_MPI_Send"]
        self.good("cc", *options, self.folder / "program.c", *entries, lacking, core, "-o", self.folder / "program")
        done = run(self.folder / "program")
        self.assertEqual((done.returncode, done.stderr), (1, "mine: MPI_Send: class 55\n"))

    def test_languages(self) -> None:
        for languages, package, call, missing, wanted in (
            ("C", "", "bindery_add_mpi(x PREFIX x_ IMPLEMENTATION x)", "CXX", "C CXX"),
            ("CXX", "", "bindery_add_mpi(x PREFIX x_ IMPLEMENTATION x)", "C", "CXX C"),
            ("NONE", "", "bindery_add_mpi(x PREFIX x_ IMPLEMENTATION x)", "C and no CXX", "C CXX"),
            ("C", "COMPONENTS Tools", "bindery_add_tool(x x.cpp)", "CXX", "C CXX"),
        ):
            text = f"project(own LANGUAGES {languages})\nfind_package(Bindery REQUIRED {package})\n{call}\n"
            done = run(*self.project(text))
            found = re.findall(r"^ *(Bindery: .*)$", done.stderr, re.MULTILINE)
            what = f"{call.split()[0]}): the project has no {missing}; write project(own LANGUAGES {wanted})"
            self.assertEqual((done.returncode, found), (1, [f"Bindery: {what}"]), done.stderr)
            self.assertLess(done.stderr.count("\n"), 10, done.stderr)
            (self.folder / "build" / "CMakeCache.txt").unlink()


unittest.main()
