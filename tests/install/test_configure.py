"""Compilers, wrappers and flags that are out of the ordinary, up to the objects that show whether they were understood.

Usage: test_configure.py BUILD_OF_GFORTRAN_OVER_MPICH [unittest arguments]"""

import re
import shutil
import sys
import unittest
from pathlib import Path

from support import HERE, ROOT, Case, configure_fortran, must, need, run

need("gfortran", "mpicc.mpich", "mpicc.openmpi", "ninja")
BUILD = Path(sys.argv[1]).resolve()
FACTS = (BUILD / "probe" / "bindery-probe.toml").read_text(encoding="utf-8")
WIDE = (
    "an INTEGER has 8 bytes, and MPI_Fint 4; "
    "leave out options that change default kinds, or give -DBINDERY_FLAVOUR=ilp64"
)
OTHER = "use gfortran or flang"
EIGHT_BYTES = {"integer_bytes": "8", "logical_bytes": "8", "sentinels": '"ilp64"'}

# A compiler with such a fact is refused in these words.
REFUSED = {
    (
        "real_bytes",
        "8",
    ): "a REAL has 8 bytes and a DOUBLE PRECISION 8, not 4 and 8; leave out options that change default kinds",
    ("logical_bytes", "8"): "a LOGICAL has 8 bytes, and an INTEGER 4; leave out options that change default kinds",
    (
        "double_results_as_in_c",
        "false",
    ): f"the results of its functions are not those of C's; leave out options that change default kinds, or {OTHER}",
    ("string_length_place", '"after_each"'): f"lengths of strings do not come after all arguments; {OTHER}",
    ("string_length_bytes", "0"): f"the length of a string has neither 4 nor 8 bytes; {OTHER}",
    ("pointers_by_reference", "false"): f"it passes pointers or procedures not as C does; {OTHER}",
    ("callback_pointer", '"reference"'): f"it passes pointers or procedures not as C does; {OTHER}",
    (
        "common_of_shared_library",
        '"two"',
    ): "a COMMON block of a shared library is two; leave out options that change how it links",
    ("common_alignment", "128"): f"it aligns COMMON blocks to 128 bytes, and the libraries to 64; {OTHER}",
    (
        "absent_optional_is_null",
        "false",
    ): f"an absent OPTIONAL is no null pointer, or an array of handles none of INTEGERs; {OTHER}",
    ("choice_(real|assumed)", "false"): f"no directive makes it take any buffer by reference; {OTHER}",
}

# Buffers go by reference here: blocking calls may have sections, in a copy that the compiler makes.
BY_REFERENCE = """program main
    use mpi_f08
    implicit none
    integer :: a(4, 4), got(4), i
    integer(MPI_COUNT_KIND) :: four = 4
    type(MPI_Request) :: request
    call MPI_Init()
    a = reshape([(i, i = 1, 16)], [4, 4])
    call MPI_Irecv(got, four, MPI_INTEGER, 0, 1, MPI_COMM_SELF, request)
    call MPI_Send(a(2, :), 4, MPI_INTEGER, 0, 1, MPI_COMM_SELF)
    call MPI_Wait(request, MPI_STATUS_IGNORE)
    call MPI_Allreduce(MPI_IN_PLACE, a(3, :), 4, MPI_INTEGER, MPI_SUM, MPI_COMM_SELF)
    print '(l1, 8i3)', MPI_SUBARRAYS_SUPPORTED, got, a(3, :)
    call MPI_Finalize()
end program
"""


class Configure(Case):
    def configure(self, *options: str, mpicc: object = "mpicc.mpich", fortran: str = "gfortran") -> Path:
        build = self.folder / "build"
        self.good(*configure_fortran(build, mpicc, *options, compiler=fortran))
        return build

    def message(self, *options: str, mpicc: object = "mpicc.mpich", **environment: str) -> str:
        done = run(*configure_fortran(self.folder / "build", mpicc, *options), **environment)
        found = re.findall(r"^ *Bindery: (.*)$", done.stderr, re.MULTILINE)
        self.assertEqual((done.returncode, len(found)), (1, 1), done.stderr)
        return found[0].replace(str(self.folder), "FOLDER")

    def probed(self, **facts: str) -> str:
        """A compiler of other habits."""
        text = FACTS
        for key, value in facts.items():
            text, count = re.subn(f"(?m)^({key}) = .*$", rf"\1 = {value}", text)
            self.assertGreater(count, 0, key)
        file = self.folder / "probe.toml"
        file.write_text(text, encoding="utf-8")
        return f"-DBINDERY_PROBE_FILE={file}"

    def shows(self, *shown: str) -> Path:
        """A wrapper in a folder with a blank that compiles, and shows what it is said to."""
        wrapper = self.folder / "bin" / "mpicc"
        wrapper.parent.mkdir()
        words = "\n".join(
            (
                "#!/bin/sh",
                "for word; do",
                '[ "$word" != -show ] || {',
                "cat <<'E'",
                *shown,
                "E",
                "exit; }",
                "done",
                'exec mpicc.mpich "$@"',
                "",
            )
        )
        wrapper.write_text(words, encoding="utf-8")
        wrapper.chmod(0o755)
        return wrapper

    def test_as_intel_shows(self) -> None:
        """Quotes, blanks in paths, -isystem, -Xlinker, what gfortran's callbacks cannot have; and a Fortran compiler with words of its own."""
        words = must("does not show", "mpicc.mpich", "-show").split()
        include = self.folder / "include dir"
        include.symlink_to(next(word[2:] for word in words if word.startswith("-I")))
        (self.folder / "lib").mkdir()
        wrapper = self.shows(
            f'gcc -isystem "{include}" -D\'BND_SHOWN="a b"\' -L"{self.folder}/lib" -L/usr/lib/x86_64-linux-gnu '
            f'-Xlinker --enable-new-dtags -Xlinker -rpath -Xlinker "{self.folder}/lib" -Wl,-z,noexecstack -lmpich -Wl,-rpath,$:$/..'
        )
        build = self.configure("-DCMAKE_UNITY_BUILD=OFF", mpicc=wrapper, fortran="gfortran -fno-second-underscore")
        link = f"link_flags = \"'-L{self.folder}/lib' -L/usr/lib/x86_64-linux-gnu '-Wl,--enable-new-dtags,-rpath,{self.folder}/lib' -lmpich\""
        self.assertIn(link, (build / "probe" / "bindery-probe.toml").read_text(encoding="utf-8").splitlines())
        self.good("cmake", "--build", build, "--target", "CMakeFiles/mpi_mpi.dir/objects/mpi_send.o")
        ninja = (build / "build.ninja").read_text(encoding="utf-8")
        self.assertRegex(ninja, r"-DBND_SHOWN=.*a b")
        self.assertRegex(ninja, r"-fno-second-underscore .*-c|FLAGS = -fno-second-underscore")
        self.assertIn("/gfortran'", (build / "bin" / "mpifort").read_text(encoding="utf-8"))

    def test_intel_compiler(self) -> None:
        """The options of Intel's ifx, in CMake and here, and what its documents say of it; procedures of mpi_f08 go by C descriptors."""
        documented = (ROOT / "tests/probes/compilers/ifx.toml").read_text(encoding="utf-8")
        facts = dict(re.findall(r"(?m)^(\w+) = (.*)$", documented)) | {"descriptor": '"shim"'}
        build = self.configure(self.probed(**facts), fortran=str(HERE / "compilers" / "ifx"))
        shim = "CMakeFiles/shims.dir/objects/mpi_isend_f08ts.o"
        self.good("cmake", "--build", build, "--target", shim)
        symbols = self.good("nm", build / shim)
        self.assertRegex(symbols, r" U bnd_shim_mpi_isend_f08ts\n.* T mpi_isend_f08ts_\n")
        shown = self.good(build / "bin" / "mpifort", "-r8", "-show", "x.f90").split(" x.f90 ")[0]
        self.assertRegex(shown, r'/ifx -I"\S.*/include/default-fdefault-real-8" -I"\S.*/include" -r8$')

    def test_words_of_the_wrapper(self) -> None:
        build = self.configure(self.probed(), mpicc="mpicc.mpich -O1")
        self.good("cmake", "--build", build, "--target", "CMakeFiles/mpi_mpi.dir/objects/mpi_send.o")

    def test_a_wrapper_that_shows_nothing(self) -> None:
        build = self.configure(
            self.probed(), mpicc=self.script("mpicc", 'case "$1" in -*show*) exit 1 ;; esac\nexec mpicc.mpich "$@"')
        )
        self.good("cmake", "--build", build, "--target", "CMakeFiles/mpi_mpi.dir/objects/mpi_send.o")

    def test_no_mpi_h(self) -> None:
        self.assertRegex(
            self.message(self.probed(), mpicc=self.shows("gcc -I/no/such/folder")),
            r"^'FOLDER/bin/mpicc': /.*cc finds no mpi.h in its folders \(/no/such/folder\); give a wrapper of which `'FOLDER/bin/mpicc' -show` "
            "prints the folders and definitions with which it compiles$",
        )

    def test_another_mpi_h(self) -> None:
        other = must("does not show", "mpicc.openmpi", "-show").strip()
        self.assertRegex(
            self.message(self.probed(), mpicc=self.shows(other)),
            "^'FOLDER/bin/mpicc': the mpi.h that /.*cc finds is not the one that was probed; give a wrapper of which ",
        )

    def test_wide_integers_by_flags(self) -> None:
        for option in (
            "-DCMAKE_Fortran_FLAGS=-Wall -Werror -fdefault-integer-8",
            "-DCMAKE_Fortran_FLAGS_RELEASE=-O2 -fdefault-integer-8",
        ):
            self.assertRegex(self.message(option), f"^(/.*/)?gfortran: {WIDE}$")
            (self.folder / "build" / "CMakeCache.txt").unlink()
        self.assertRegex(self.message(FFLAGS="-fdefault-integer-8"), f"^(/.*/)?gfortran: {WIDE}$")

    def test_facts(self) -> None:
        for (key, value), reason in REFUSED.items():
            with self.subTest(key):
                self.assertEqual(self.message(self.probed(**{key: value})), f"gfortran: {reason}")

    def test_datatypes_of_the_kinds(self) -> None:
        """An MPI without a datatype of the compilation's kinds; mpif.h would lack its name without a word."""
        self.assertRegex(
            self.message("-DBINDERY_FLAVOUR=ilp64", self.probed(MPI_INTEGER8='"none"', **EIGHT_BYTES)),
            "bindery-probe.toml: the MPI has no MPI_INTEGER8, which MPI_INTEGER stands for where the Fortran type has 8 bytes; give another MPI, ",
        )

    def test_sentinels_of_the_header(self) -> None:
        generated = self.folder / "generated"
        shutil.copytree(ROOT / "generated", generated)
        blocks = generated / "fortran" / "sentinels.inc"
        text = blocks.read_text(encoding="utf-8")
        self.assertIn("! ilp64 MPI_UNWEIGHTED\n", text)
        blocks.write_text(text.replace("! ilp64 MPI_UNWEIGHTED\n", "! none MPI_UNWEIGHTED\n"), encoding="utf-8")
        self.assertRegex(
            self.message("-DBINDERY_FLAVOUR=ilp64", f"-DBINDERY_GENERATED={generated}", self.probed(**EIGHT_BYTES)),
            "bindery-probe.toml: mpif.h has no MPI_UNWEIGHTED, which mpi.h has; add it to ",
        )

    def test_unknown_descriptors(self) -> None:
        """mpif.h and mpi as ever; mpi_f08 by reference, under the names of procedures without descriptors."""
        build = self.configure(self.probed(descriptor='"none"'))
        names = ("send", "irecv_c", "allreduce")
        objects = [f"CMakeFiles/mpi_f08ts.dir/objects/mpi_{name}_f08ts.o" for name in names]
        self.good("cmake", "--build", build, "--target", "modules", *objects)
        symbols = self.good("nm", *objects, cwd=build)
        # It has the second name, too, that MPICH's own mpi_f08 would have for a large count.
        self.assertEqual(
            sorted(re.findall(r" T (mpi_\w+)", symbols)),
            ["mpi_allreduce_f08_", "mpi_irecv_c_f08_", "mpi_irecv_f08_large_", "mpi_send_f08_"],
        )
        self.assertNotIn("BND_HAS_MPI_Sizeof", (build / "probe" / "bnd_has.h").read_text(encoding="utf-8"))
        # All that is the same with and without descriptors is there.
        for library in (BUILD / "lib").glob("*.*"):
            if not (build / "lib" / library.name).exists():
                (build / "lib" / library.name).symlink_to(library)
        source = self.folder / "by_reference.f90"
        source.write_text(BY_REFERENCE, encoding="utf-8")
        wrappers = (build / file for file in objects)
        self.good(build / "bin" / "mpifort", source, *wrappers, "-o", self.folder / "program")
        self.assertEqual(self.good(self.folder / "program"), "F  2  6 10 14  3  7 11 15\n")
        self.good(
            build / "bin" / "mpifort",
            f"-J{self.folder}",
            ROOT / "examples" / "heat" / "heat_mpi.F90",
            "-o",
            self.folder / "heat",
        )
        self.assertIn("same as the serial run: T", self.good("mpiexec.mpich", "-n", "4", self.folder / "heat"))


class Header(Case):
    """mpif.h under options that change default kinds: there are no interfaces to tell."""

    def compiled(self, text: str, *options: str, command: tuple[str | Path, ...] = (BUILD / "bin" / "mpifort",)) -> str:
        source = self.folder / "program.f"
        lines = ("program main", "include 'mpif.h'", *text.splitlines(), "end")
        source.write_text("".join(f"      {line}\n" for line in lines), encoding="utf-8")
        done = run(*command, *options, source, "-o", self.folder / "program")
        return done.stderr if done.returncode else self.good(self.folder / "program")

    def test_wide_integers(self) -> None:
        said = self.compiled("call mpi_init(ierror)", "-fdefault-integer-8")
        self.assertIn("has no bindings for such INTEGERs; configure with -DBINDERY_FLAVOUR=ilp64", said)
        compiler = ("gfortran", f"-I{BUILD / 'include'}")
        said = self.compiled("call mpi_init(ierror)", "-fdefault-integer-8", command=compiler)
        line = re.match(r"mpif\.h:(\d+):", said)
        self.assertIsNotNone(line, said)
        self.assertIn("Error: Division by zero", said)
        lines = (BUILD / "include" / "mpif.h").read_text(encoding="utf-8").splitlines()
        self.assertIn("BND_INTEGERS_MUST_BE_4_BYTES=1/(32/BIT_SIZE(0))", lines[int(line[1]) - 1])

    def test_wide_reals(self) -> None:
        said = self.compiled(
            "call mpi_init(ierror)\nprint *, mpi_wtick() .gt. 0 .and. mpi_wtick() .lt. 1\ncall mpi_finalize(ierror)",
            "-fdefault-real-8",
        )
        self.assertEqual(said.split(), ["T"])


unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
