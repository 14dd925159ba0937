"""mpifort answers, passes on and refuses. Usage: test_mpifort.py BUILD [unittest arguments]"""

import os
import sys
import unittest
from pathlib import Path

from support import HERE, Case, need, run

need("gfortran", "gfortran-11", "flang-new-19")
BUILD = Path(sys.argv[1]).resolve()
MPIFORT = BUILD / "bin" / "mpifort"
COMPILE = f"-fallow-invalid-boz -fallow-argument-mismatch -I{BUILD}/include"  # Debian's mpifort.mpich has these options
LINK = f"-L{BUILD}/lib -Wl,-rpath,{BUILD}/lib -lbindery_mpifort "


class Mpifort(Case):
    def test_questions(self) -> None:
        fortran = self.good(MPIFORT, "-showme:command").strip()
        self.assertEqual(Path(fortran).name, "gfortran")
        for question in ("-show", "-showme", "--showme"):
            answer = self.good(MPIFORT, question)
            self.assertTrue(answer.startswith(f"{fortran} {COMPILE} {LINK}"), answer)
            self.assertTrue(answer.endswith("-lmpich\n"), answer)
        self.assertEqual(self.good(MPIFORT, "-showme:compile"), f"{COMPILE}\n")
        self.assertTrue(self.good(MPIFORT, "-showme:link").startswith(LINK))
        self.assertEqual(self.good(MPIFORT, "-show-compile-info"), f"{COMPILE}\n")
        self.assertEqual(self.good(MPIFORT, "-show-link-info"), self.good(MPIFORT, "-showme:link"))
        self.assertIn(f"+ exec {fortran} ", self.good(MPIFORT, "-echo", "--version"))
        self.assertEqual(self.good(MPIFORT, "-showme:incdirs"), f"{BUILD}/include\n")
        self.assertEqual(self.good(MPIFORT, "-showme:libdirs"), f"{BUILD}/lib /usr/lib/x86_64-linux-gnu\n")
        self.assertEqual(self.good(MPIFORT, "-showme:libs"), "bindery_mpifort mpich\n")
        self.assertEqual(self.good(MPIFORT, "-c", "-showme:compile", "x.f90", "-o", "x.o"), f"{COMPILE}\n")
        self.assertEqual(self.good(MPIFORT, "-c", "-showme:link", "x.f90"), self.good(MPIFORT, "-showme:link"))
        self.assertEqual(self.good(MPIFORT, "-showme:version"), "mpifort: Bindery 0.1 (Language: Fortran)\n")

    def test_compiling_and_linking_are_shown_apart(self) -> None:
        fortran = self.good(MPIFORT, "-showme:command").strip()
        for dash in "-_":
            self.assertEqual(self.good(MPIFORT, f"-compile{dash}info"), f"{fortran} {COMPILE}\n")
            self.assertEqual(self.good(MPIFORT, f"-link{dash}info"), f"{fortran} {self.good(MPIFORT, '-showme:link')}")
        self.assertEqual(self.good(MPIFORT, "-compile-info", "x.f90", "-O2"), f"{fortran} {COMPILE} x.f90 -O2\n")

    def test_help(self) -> None:
        said = self.good(MPIFORT, "-help")
        for same in ("-showme:help", "-h"):
            self.assertEqual(self.good(MPIFORT, same), said)
        for options in (["--help"], ["-shared", "-h", "libx.so", "x.o"]):  # the compiler's
            self.assertIn(f" {' '.join(options)} ", f"{self.good(MPIFORT, '-show', *options).strip()} ")
        for option in (
            "-show",
            "-compile-info",
            "-showme:compile",
            "-profile=NAME",
            "-static-bindery",
            "-fc=COMPILER",
            "-help",
            "I_MPI_FC",
        ):
            self.assertIn(option, said)

    def test_other_names(self) -> None:
        for name in ("mpif90", "mpif77"):
            self.assertEqual(self.good(MPIFORT.with_name(name), "-show"), self.good(MPIFORT, "-show"))

    def test_the_mpi_beside(self) -> None:
        """Whoever takes mpicc, mpicxx and mpiexec from mpifort's folder gets those of the MPI below, not of another
        one."""
        prefix = self.install(BUILD)
        for name in ("mpicc", "mpicxx"):
            self.assertEqual(self.good(prefix / "bin" / name, "-show"), self.good(f"{name}.mpich", "-show"))
        for name in ("mpiexec", "mpirun"):
            self.assertEqual(self.good(prefix / "bin" / name, "-n", "2", "echo", "here"), "here\nhere\n")

    def test_what_other_compilers_took(self) -> None:
        """A buffer of one type here and of another there, and BOZ constants, as MUMPS has them."""
        program = self.folder / "old.f"
        program.write_text(
            "      program old\n      include 'mpif.h'\n      integer i, ierr\n      integer*8 k\n      data i /z'ff'/\n"
            "      call take(i)\n      call take(k)\n      end\n"
        )
        for command in (MPIFORT, self.install(BUILD) / "bin" / "mpifort"):
            self.good(command, "-c", program, "-o", self.folder / "old.o")

    def test_variables_and_option(self) -> None:
        self.script("other", 'echo "GNU Fortran (Other 12.1) 12.1"')
        path = f"{self.folder}:{os.environ['PATH']}"
        for variable in ("BINDERY_FC", "MPICH_FC", "OMPI_FC", "I_MPI_FC"):
            self.assertIn("Other 12.1", self.good(MPIFORT, "-c", "x.f90", PATH=path, **{variable: "other"}))
            self.assertEqual(
                self.refused(MPIFORT, "x.f90", **{variable: "no-such-fc"}),
                f"mpifort: no-such-fc: no such compiler; correct {variable}",
            )
        self.assertIn("Other 12.1", self.good(MPIFORT, "-fc=other", "-c", "x.f90", PATH=path, MPICH_FC="no-such-fc"))
        self.assertIn(
            "Other 12.1", self.good(MPIFORT, "-c", "x.f90", PATH=path, BINDERY_FC="other", MPICH_FC="no-such-fc")
        )
        self.assertEqual(
            self.refused(MPIFORT, "-fc=no-such-fc", "x.f90"), "mpifort: no-such-fc: no such compiler; correct -fc="
        )

    def test_it_does_not_run_itself(self) -> None:
        self.assertEqual(
            self.refused(MPIFORT, "x.f90", MPICH_FC=str(MPIFORT)),
            f"mpifort: {MPIFORT}: is unknown, and the modules are for "
            f"GNU-Fortran-12; run bindery-add-compiler {MPIFORT}, or correct MPICH_FC",
        )

    def test_a_profiler(self) -> None:
        """It is linked where it sees the calls, by -profile or as any library (tests/profiling/fortran/typed.py)."""
        (self.folder / "tool.c").write_text(
            '#include <mpi.h>\n#include <stdio.h>\nint MPI_Finalize(void) { puts("seen"); return PMPI_Finalize(); }\n'
        )
        self.good("mpicc.mpich", "-c", "tool.c", cwd=self.folder)
        self.good("ar", "rc", "libtool.a", "tool.o", cwd=self.folder)
        for how in ([], ["-static-bindery"]):
            words = [*how, HERE / "user" / "use_mpi_f08.F90", "-L.", "-profile=tool", "-o", "program"]
            self.good(MPIFORT, *words, cwd=self.folder)
            self.assertEqual(self.good(self.folder / "program"), "total 1\nseen\n")

    def test_libraries_again(self) -> None:
        """Libraries come once more behind the bindings, with what chooses them: no outputs, nothing that was whole."""
        words = "x.o -L. -Wl,-Bstatic -la -Wl,-Bdynamic ./b.a -l c -o d.so -Wl,--whole-archive e.so.1 -Wl,--no-whole-archive"
        shown = self.good(MPIFORT, "-show", *words.split())
        again = "-Wl,-Bstatic -la -Wl,-Bdynamic ./b.a -l c e.so.1 "
        self.assertIn(again, shown.split("-lbindery_mpifort ")[1])
        self.assertNotIn("-la", self.good(MPIFORT, "-showme:link", "x.o", "-la"))

    def test_spellings(self) -> None:
        """Tools call PMPI_ by any name; a program's own names are others only where its COMMON blocks stay."""
        (self.folder / "tool.c").write_text(
            "#include <stdio.h>\nextern void pmpi_init(int *), PMPI_FINALIZE(int *), pmpi_finalize__(int *);\n"
            'void mpi_init_(int *e) { puts("init"); fflush(stdout); pmpi_init(e); }\n'
            "void mpi_finalize_(int *e) { *e ? pmpi_finalize__(e) : PMPI_FINALIZE(e); }\n"
        )
        self.good("gcc", "-fPIC", "-c", "tool.c", cwd=self.folder)
        for words in (["tool.o"], ["tool.o", "-static-bindery"], ["-fsecond-underscore"], ["-ff2c", "-static-bindery"]):
            with self.subTest(words=words):
                self.good(MPIFORT, HERE / "user" / "use_mpif.F90", *words, "-o", "program", cwd=self.folder)
                wanted = "init\ntotal 1\n" if words[0] == "tool.o" else "total 1\n"
                self.assertEqual(self.good(self.folder / "program"), wanted)
        self.assertEqual(
            self.refused(MPIFORT, "-fno-underscoring", "x.f90"),
            "mpifort: -fno-underscoring: the bindings have other names, as mpi_init_; leave it out, or configure others with "
            '-DCMAKE_Fortran_COMPILER="FC -fno-underscoring"',
        )

    def test_a_whole_command_is_shown(self) -> None:
        fortran = self.good(MPIFORT, "-showme:command").strip()
        self.assertEqual(self.good(MPIFORT, "-show", "-c", "x y.f90"), f'{fortran} {COMPILE} -c "x y.f90"\n')
        self.assertTrue(
            self.good(MPIFORT, "x.o", "-o", "x", "-show").startswith(f"{fortran} {COMPILE} x.o -o x {LINK}")
        )
        self.assertIn(f"{BUILD}/lib/libbindery_mpifort.a", self.good(MPIFORT, "-static-bindery", "x.o", "-show"))

    def test_paths_with_a_blank(self) -> None:
        prefix = self.install(BUILD)
        mpifort = prefix / "bin" / "mpifort"
        options = "-fallow-invalid-boz -fallow-argument-mismatch"
        self.assertEqual(
            self.good(mpifort, "-showme:compile"), f'{options} -I"{prefix}/include/bindery/GNU-Fortran-12"\n'
        )
        self.assertIn(
            f'-L"{prefix}/lib" -Wl,"-rpath,{prefix}/lib" -lbindery_mpifort', self.good(mpifort, "-showme:link")
        )
        (self.folder / "a link").symlink_to(mpifort)
        for how in ([], ["-static-bindery"]):
            self.good(self.folder / "a link", *how, HERE / "user" / "use_mpi_f08.F90", "-o", self.folder / "a program")
            self.assertEqual(self.good(self.folder / "a program"), "total 1\n")

    def test_the_compiler_answers(self) -> None:
        fortran = self.good(MPIFORT, "-showme:command").strip()
        for question in ("--version", "-dumpversion", "-v"):
            self.assertEqual(self.good(MPIFORT, question), self.good(fortran, question))

    def test_the_compilers_status(self) -> None:
        (self.folder / "wrong.f90").write_text("no program\n")
        self.assertIn("Error", self.failed(MPIFORT, "-c", "wrong.f90"))

    def failed(self, *command: object) -> str:
        done = run(*command, cwd=self.folder)
        self.assertEqual(done.returncode, 1)
        return done.stderr

    def test_unknown_question(self) -> None:
        self.assertEqual(
            self.refused(MPIFORT, "-showme:foo"),
            "mpifort: -showme:foo: no such option; "
            "use -showme:compile, link, command, incdirs, libdirs, libs, version or help",
        )

    def test_no_such_compiler(self) -> None:
        self.assertEqual(
            self.refused(MPIFORT, "x.f90", BINDERY_FC="no-such-fc"),
            "mpifort: no-such-fc: no such compiler; correct BINDERY_FC",
        )

    def test_a_compiler_of_another_version(self) -> None:
        prefix = self.install(BUILD)
        for compiler, is_a in {"gfortran-11": "GNU-Fortran-11", "flang-new-19": "Debian-flang-new-version-19"}.items():
            self.assertEqual(
                self.refused(prefix / "bin" / "mpifort", "-c", "x.f90", BINDERY_FC=compiler),
                f"mpifort: {compiler}: is {is_a}, and the modules are for GNU-Fortran-12; run bindery-add-compiler {compiler}, or correct BINDERY_FC",
            )

    def test_a_later_patch_level(self) -> None:
        """The compiler's own words count, except for its patch level."""
        self.script("later", 'echo; echo "GNU Fortran (Some 12.9.9-1) 12.9.9"')
        path = f"{self.folder}:{os.environ['PATH']}"
        self.assertIn("Some 12.9.9", self.good(MPIFORT, "-c", "x.f90", BINDERY_FC="later", PATH=path))


unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
