"""The C++ bindings as users find them: the command, CMake, pkg-config, a moved prefix, beside the Fortran ones.

Usage: test_mpicxx.py BUILD BUILD_OF_FORTRAN [unittest arguments]"""

import re
import sys
import unittest
from pathlib import Path

from support import HERE, ROOT, Case, need, run

need("mpicc.mpich", "ninja", "pkg-config")
BUILD = Path(sys.argv[1]).resolve()
FORTRAN = Path(sys.argv[2]).resolve()
MPICXX = BUILD / "bin" / "mpicxx"
USER = HERE / "user_mpicxx"
OWN = "-I/usr/include/x86_64-linux-gnu/mpich"
EXPORTED = re.compile(r"_ZT?[A-Z]?N?K?(N|NK)?4?P?3?MPI|_ZN?K?[34]P?MPI7bindery|_ZT[VISH]|_ZN7bnd_cxx|bnd_cxx_")


class Command(Case):
    def test_questions(self) -> None:
        compiler = self.good(MPICXX, "-showme:command").strip()
        compiles = f"-I{BUILD}/include {OWN}"
        self.assertEqual(self.good(MPICXX, "-showme:compile"), f"{compiles}\n")
        self.assertEqual(self.good(MPICXX, "-compile_info"), f"{compiler} {compiles}\n")
        self.assertEqual(self.good(MPICXX, "-showme:incdirs"), f"{BUILD}/include {OWN[2:]}\n")
        self.assertEqual(self.good(MPICXX, "-showme:libs"), "bindery_mpicxx mpich\n")
        self.assertTrue(self.good(MPICXX, "-show").startswith(f"{compiler} {compiles} -L{BUILD}/lib "))
        self.assertEqual(self.good(MPICXX, "-showme:version"), "mpicxx: Bindery 0.1 (Language: C++)\n")
        for name in ("mpic++", "mpiCC"):
            self.assertEqual(self.good(MPICXX.with_name(name), "-show"), self.good(MPICXX, "-show"))
        self.assertIn("-cxx=COMPILER", self.good(MPICXX, "-help"))
        compiles = f"-I{BUILD}/include"
        for words in ("-show", "-compile-info -c x.c"):
            theirs = self.good("mpicc.mpich", *words.split())
            self.assertEqual(
                self.good(MPICXX.with_name("mpicc"), *words.split()), theirs.replace("gcc ", f"gcc {compiles} ")
            )
        self.assertEqual(self.good(MPICXX.with_name("mpicc"), "-show-compile-info"), f"{compiles} {OWN}\n")

    def test_another_compiler(self) -> None:
        for variable in ("BINDERY_CXX", "MPICH_CXX", "OMPI_CXX", "I_MPI_CXX"):
            self.assertEqual(
                self.refused(MPICXX, "x.cpp", **{variable: "no-such-cxx"}),
                f"mpicxx: no-such-cxx: no such compiler; correct {variable}",
            )
        self.assertEqual(self.refused(MPICXX, "x.cpp", MPICH_CXX=str(MPICXX)), "mpicxx: runs itself; correct MPICH_CXX")

    def test_without_bindings(self) -> None:
        """The macros by which programs do without them; C files and mpi.h inside extern "C"."""
        source = self.folder / "names.cpp"
        source.write_text(
            'extern "C" {\n#include <mpi.h>\n}\nnamespace MPI { int COMM_WORLD; }\nint main() { return MPI::COMM_WORLD; }\n'
        )
        for macro in ("MPICH_SKIP_MPICXX", "OMPI_SKIP_MPICXX", "MPI_NO_CPPBIND", "_MPICC_H"):
            self.good(MPICXX, f"-D{macro}", "-c", source, "-o", self.folder / "names.o")
        self.assertNotEqual(run(MPICXX, "-c", source, "-o", self.folder / "names.o").returncode, 0)
        source.write_text("#include <mpi.h>\nint main(void) { int new = 0; return new; }\n")
        self.good(MPICXX, "-x", "c", "-c", source, "-o", self.folder / "names.o")

    def test_exports(self) -> None:
        lines = self.good("nm", "-D", "--defined-only", BUILD / "lib" / "libbindery_mpicxx.so").splitlines()
        names = [line.split()[-1] for line in lines]
        self.assertGreater(len(names), 1000)
        self.assertEqual([name for name in names if not EXPORTED.match(name)], [])
        members = self.good("ar", "t", BUILD / "lib" / "libbindery_mpicxx.a").split()
        self.assertLessEqual({"MPI_Comm_Send.o", "MPI_Init.o", "MPI_COMM_WORLD.o", "MPI_Comm_class.o"}, set(members))
        members = self.good("ar", "t", BUILD / "lib" / "libbindery_pmpicxx.a").split()
        self.assertLessEqual({"PMPI_Comm_Send.o", "PMPI_Init.o"}, set(members))
        self.assertIn("libbindery_mpicxx.so.0", self.good("readelf", "-d", BUILD / "lib" / "libbindery_mpicxx.so"))


class User(Case):
    def project(self, how: str, *options: object, programs: tuple[str, ...] = ("shared",), **environment: str) -> str:
        build = self.folder / how
        words = ["-G", "Ninja", f"-DHOW={how}", "-DCMAKE_CXX_COMPILER=g++", *options]
        said = self.good("cmake", "-S", USER, "-B", build, *words, **environment)
        self.good("cmake", "--build", build)
        for program in programs:
            self.assertEqual(self.good(build / program), "total 1\n", program)
        return said

    def test_installed_and_moved(self) -> None:
        moved = self.install(BUILD).rename(self.folder / "moved there")
        said = self.project("FindMPI", f"-DMPI_HOME={moved}", "-DWITH_C=ON")
        self.assertIn("MPI_MPICXX_FOUND TRUE", said)
        self.assertIn(f"MPI_C {moved}/bin/mpicc {moved}/bin/mpiexec", said)
        self.assertIn(f"Found MPI_CXX: {moved}/lib/libbindery_mpicxx.so", said)
        self.project("BinderyCxx", f"-DCMAKE_PREFIX_PATH={moved}", programs=("shared", "static"))
        self.project("pkg-config", PKG_CONFIG_PATH=str(moved / "lib" / "pkgconfig"))

    def test_beside_fortran(self) -> None:
        """In either order one prefix has both, each command its own; C programs get the MPI's mpi.h."""
        for order in ((BUILD, FORTRAN), (FORTRAN, BUILD)):
            for build in order:
                prefix = self.install(build)
            self.assertIn("bindery_mpicxx", self.good(prefix / "bin" / "mpicxx", "-show"))
            self.assertIn("bindery_mpifort", self.good(prefix / "bin" / "mpifort", "-show"))
            shown = self.good(prefix / "bin" / "mpicc", "-show")
            self.assertIn(f'-I"{prefix}/include/bindery-cxx" ', shown)
            self.assertNotIn("-lbindery", shown)
            include = self.folder / "include.c"
            include.write_text("#include <mpi.h>\n")
            words = ["-E", "-P", "-std=c99", "-pedantic-errors", include]
            self.assertEqual(
                self.good(prefix / "bin" / "mpicc", *words).split(), self.good("mpicc.mpich", *words).split()
            )
            self.good(prefix / "bin" / "mpicxx", USER / "total.cpp", "-o", self.folder / "total")
            self.assertEqual(self.good(self.folder / "total"), "total 1\n")
            program = HERE / "user" / "use_mpi_f08.F90"
            self.good(prefix / "bin" / "mpifort", program, "-o", self.folder / "program")
            self.assertEqual(self.good(self.folder / "program"), "total 1\n")
            prefix.rename(self.folder / f"was {order[0].name}")

    def test_another_mpis_mpicxx(self) -> None:
        there = self.folder / "prefix" / "bin" / "mpicxx"
        there.parent.mkdir(parents=True)
        there.write_text("#!/bin/sh\n")
        done = run("cmake", "--install", BUILD, "--prefix", self.folder / "prefix")
        self.assertNotEqual(done.returncode, 0)
        self.assertIn(f"Bindery: {there}: is another MPI's; install with another --prefix", done.stderr)
        self.assertEqual(there.read_text(), "#!/bin/sh\n")

    def test_staged(self) -> None:
        self.good("cmake", "--install", BUILD, "--prefix", "/nowhere/prefix", DESTDIR=str(self.folder / "stage"))
        stage = self.folder / "stage" / "nowhere" / "prefix"
        self.assertEqual(sorted(path.name for path in (stage / "include").iterdir()), ["bindery-cxx"])
        for path in stage.rglob("*"):
            if path.is_file() and path.suffix not in (".so", ".0", ".a"):
                self.assertNotIn(str(self.folder), path.read_text(), path)


class Configure(Case):
    def message(self, *options: str, source: Path = ROOT / "mpicxx") -> str:
        done = run("cmake", "-S", source, "-B", self.folder / "build", "-G", "Ninja", *options)
        found = re.findall(r"^ *(Bindery: .*)$", done.stderr, re.MULTILINE)
        self.assertEqual((done.returncode, len(found)), (1, 1), done.stderr)
        return found[0]

    def test_compilers(self) -> None:
        self.assertEqual(
            self.message("-DMPI_C_COMPILER=mpicc.mpich", "-DCMAKE_CXX_COMPILER=no-such-cxx"),
            "Bindery: no-such-cxx: no such compiler; install it (Debian: g++) or correct -DCMAKE_CXX_COMPILER=…",
        )
        self.assertEqual(
            self.message("-DMPI_C_COMPILER=no-such-mpicc", "-DCMAKE_CXX_COMPILER=g++"),
            "Bindery: no-such-mpicc: no such compiler; "
            "install it (Debian: libmpich-dev or libopenmpi-dev) or correct -DMPI_C_COMPILER=…",
        )

    def test_options_of_the_configure(self) -> None:
        """Words of the compiler, quotes of a wrapper, a prefix of commands, no run path."""
        (self.folder / "lib").mkdir()
        shown = f'gcc -isystem /usr/include/x86_64-linux-gnu/mpich -D\'BND_SHOWN="a b"\' -L"{self.folder}/lib" -lmpich'
        wrapper = self.script(
            "mpicc",
            f'for word; do [ "$word" != -show ] || {{ cat <<\'E\'\n{shown}\nE\nexit; }}; done\nexec mpicc.mpich "$@"',
        )
        options = [f"-DMPI_C_COMPILER={wrapper}", "-DCMAKE_CXX_COMPILER=g++ -DBND_WORD"]
        options += ["-DBINDERY_PROGRAM_PREFIX=bindery-", "-DBINDERY_WRAPPER_RPATH=OFF"]
        build = self.folder / "build"
        self.good("cmake", "-S", ROOT / "mpicxx", "-B", build, "-G", "Ninja", *options)
        names = sorted(path.name for path in (build / "installed").iterdir())
        self.assertEqual(names, ["bindery-mpiCC", "bindery-mpic++", "bindery-mpicxx"])
        words = self.good(build / "bin" / "bindery-mpicxx", "-E", "-x", "c++", "-dM", "/dev/null")
        self.assertIn('#define BND_SHOWN "a b"', words)
        self.assertIn("#define BND_WORD 1", words)
        self.assertNotIn("rpath", self.good(build / "installed" / "bindery-mpicxx", "-showme:link"))


unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
