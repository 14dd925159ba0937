"""`bindery abi`: modules that gfortran and flang wrote, objects that use the names, and mistakes on the command line."""

from __future__ import annotations

import subprocess
import unittest

from judged import DOCUMENT, Judged, code

COMPILERS = {"gfortran": ["gfortran", "-J"], "flang": ["flang-new-19", "-module-dir"]}


class Modules(Judged):
    def modules(self, compiler: str, **changed: dict[str, str]) -> str:
        """Modules that refer to all that the document has for them; `changed` renames for a module."""
        folder = self.folder / f"{compiler}-{len(list(self.folder.iterdir()))}"
        folder.mkdir()
        for module, dialect in {"mpi": "mpi", "mpi_f08": "f08"}.items():
            names = {name: name for name in sorted(DOCUMENT.of_dialect(dialect))} | changed.get(module, {})
            chosen = {name.removesuffix("_"): other for other, name in names.items() if name}
            blocks = [name for name, other in chosen.items() if other in DOCUMENT.common]
            bodies = [f"subroutine {name}()\nend subroutine" for name, other in chosen.items() if name not in blocks]
            common = [f"integer :: v_{name}\ncommon /{name}/ v_{name}" for name in blocks]
            text = "\n".join([f"module {module}", *common, "interface", *bodies, "end interface", "end module\n"])
            source = self.write(f"{module}.f90", text)
            subprocess.run([*COMPILERS[compiler], str(folder), "-c", source, "-o", "/dev/null"], cwd=folder, check=True)
        return str(folder)

    def test_modules(self) -> None:
        library = self.built({})
        for compiler in COMPILERS:
            with self.subTest(compiler):
                self.is_right(library, modules=self.modules(compiler))
                changed = {"mpi_send_": "mpi_transmit_", "bnd_bottom_": "mpipriv1_", "pmpi_send_": ""}
                self.names(
                    library,
                    "mpi.mod: refers to the procedure mpi_transmit_, which no library here has; build the modules with the library",
                    "mpi.mod: refers to the COMMON block mpipriv1_, which no library here has; build the modules with the library",
                    "mpi.mod: does not refer to bnd_bottom_: MPI_BOTTOM in mpif.h, mpi, mpi_f08; declare it in the module",
                    "mpi.mod: does not refer to mpi_send_: MPI_Send in mpif.h, mpi; declare it in the module",
                    "mpi.mod: does not refer to pmpi_send_: PMPI_Send in mpif.h, mpi; declare it in the module",
                    modules=self.modules(compiler, mpi=changed),
                )

    def test_module_with_names_of_its_own(self) -> None:
        """The library has them, and no other one would."""
        library = self.built({"own_": code("own_")})
        self.names(
            library,
            "library.so: own_ is exported, and the document does not have it; "
            "make it local, or give it a version of its own",
            "mpi_f08.mod: refers to the procedure own_, which the document does not have; "
            "refer to names of the document: others are in no other library",
            modules=self.modules("gfortran", mpi_f08={"own_": "own_"}),
        )

    def test_module_procedures(self) -> None:
        """Procedures and variables of modules have names of the compiler's."""
        text = "module mpi\ninteger :: count\ncontains\nsubroutine mpi_send()\nend subroutine\nend module\n"
        source, library = self.write("own.f90", text), self.built({})
        for compiler, prefix in {"gfortran": ("__mpi_MOD_", "__mpi_MOD_"), "flang": ("_QMmpiE", "_QMmpiP")}.items():
            folder = self.folder / compiler
            folder.mkdir()
            subprocess.run([*COMPILERS[compiler], str(folder), "-c", source, "-o", "/dev/null"], check=True)
            _, said = self.judge(library, modules=str(folder))
            self.assertIn(f"mpi.mod: refers to the module variable {prefix[0]}count, which no library", said)
            self.assertIn(f"mpi.mod: refers to the module procedure {prefix[1]}mpi_send, which no library", said)
            self.assertIn("mpi_f08.mod: is missing; compile module mpi_f08 into", said)


class Uses(Judged):
    def test_uses(self) -> None:
        self.write("block.c", "int bnd_bottom_;\nint mpif_in_place_;\n")
        self.cc("-c", "-fcommon", "block.c")
        calls = "void mpi_send_(void), mpif_equal_(void), MPI_Send(void), puts(void);\n"
        used = self.compile("calls", calls + "void f(void) { mpi_send_(); mpif_equal_(); MPI_Send(); puts(); }\n")
        status, said = self.judge(used, str(self.folder / "block.o"), uses=True)
        wanted = [
            "2 files refer to 2 names of the document: 1 procedures, 1 common, 0 callbacks, 0 operators",
            "and to others: 1 COMMON blocks, 1 names",
            "  mpif_in_place_",
            "  mpif_equal_",
        ]
        self.assertEqual((status, said.splitlines()), (1, wanted))
        status, said = self.judge(
            self.compile("right", "void mpi_send_(void); void f(void) { mpi_send_(); }\n"), uses=True
        )
        self.assertEqual(status, 0, said)

    def test_mistakes(self) -> None:
        """One line, and status 2."""
        text, library = self.write("text.so", "no library\n"), self.built({})
        cases = {
            (str(self.folder / "no.so"),): "DIR/no.so: there is no such file; name a library (.so, .a)",
            (text,): "DIR/text.so: nm cannot read text.so: file format not recognized; "
            "name a library for this machine (.so, .a or .o)",
            (library, "--modules", str(self.folder)): "DIR: no mpi.mod or mpi_f08.mod; name their folder",
        }
        for words, wanted in cases.items():
            status, _, said = self.command(*words)
            self.assertEqual((status, said), (2, f"bindery abi: {wanted}\n"))


if __name__ == "__main__":
    unittest.main()
