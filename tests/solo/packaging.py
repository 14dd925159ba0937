"""solo built by itself and installed: what its libraries show, its wrappers, and the ways in which a project takes it.

Usage: packaging.py FOLDER [unittest arguments]; FOLDER is kept, so that a second run builds little.
       packaging.py --built BUILD FOLDER [unittest arguments] installs what the build folder BUILD has of solo."""

import json
import re
import shutil
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "install"))

from support import ROOT, Case, need, run  # noqa: E402

need("ninja", "pkg-config")
BUILT = Path(sys.argv.pop(2)).resolve() if sys.argv[1] == "--built" else None
FOLDER = Path(sys.argv.pop(1 + bool(BUILT))).resolve()
PREFIX = FOLDER / "prefix"
LIBRARY = PREFIX / "lib" / "libmpi_abi.so.1"


def install() -> None:
    """Installs solo, built before or by itself."""
    own = [
        [
            "cmake",
            "-S",
            ROOT / "solo",
            "-B",
            FOLDER / "build",
            "-G",
            "Ninja",
            "-DCMAKE_INSTALL_LIBDIR=lib",
            "-DCMAKE_CXX_FLAGS_RELEASE=-O0 -DNDEBUG",  # in half the time of -O1 without precompiled headers
        ],
        ["cmake", "--build", FOLDER / "build", "--parallel", "2"],
        ["cmake", "--install", FOLDER / "build", "--prefix", PREFIX],
    ]
    shutil.rmtree(PREFIX, ignore_errors=True)
    for command in own if not BUILT else [["cmake", "--install", BUILT, "--component", "solo", "--prefix", PREFIX]]:
        done = run(*command)
        if done.returncode:
            sys.exit(f"{command}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")


def entry_names() -> set[str]:
    """Every C name of the manifest, with its PMPI_ twin."""
    routines = json.loads((ROOT / "generated" / "manifest.json").read_text())["routines"].values()
    return {
        name
        for routine in routines
        for each in routine["objects"]
        if each["dialects"] == ["c"]
        for name in each["symbols"]
    }


class Libraries(Case):
    def nm(self, *options: object) -> str:
        return self.good("nm", *options)

    def test_what_the_shared_library_shows(self) -> None:
        """R126: the ABI's file name, and MPI's names alone."""
        dynamic = self.good("readelf", "-d", LIBRARY)
        self.assertIn("soname: [libmpi_abi.so.1]", dynamic)
        shown = set(re.findall(r"^\S+ [A-Z] (\S+)$", self.nm("-D", "--defined-only", LIBRARY), re.MULTILINE))
        self.assertEqual(shown, entry_names())

    def test_every_name_of_the_abi_header(self) -> None:
        header = (PREFIX / "include" / "solo" / "mpi.h").read_text()
        declared = set(re.findall(r"^\w.*?\b(P?MPI_\w+)\(", header.split("/* ---- routines")[1], re.MULTILINE))
        self.assertEqual(len(declared), 2 * 662)
        self.assertEqual(sorted(declared - entry_names()), [])

    def test_what_the_header_leaves_out(self) -> None:
        """R125: what belongs to Fortran is unknown to a program that includes mpi.h."""
        for line in (
            "MPI_Fint x;",
            "MPI_F08_status x;",
            "void *x = (void *)MPI_Comm_c2f;",
            "void *x = (void *)MPI_Status_f2c;",
            "MPI_Fint *x = MPI_F_STATUS_IGNORE;",
        ):
            (self.folder / "x.c").write_text(f"#include <mpi.h>\n{line}\n")
            done = run("cc", "-fsyntax-only", f"-I{PREFIX}/include/solo", self.folder / "x.c")
            self.assertIn("undeclared" if "(void *)" in line else "unknown type", done.stderr, line)

    def members(self, archive: str) -> dict[str, set[str]]:
        """Member -> what it defines for others."""
        found: dict[str, set[str]] = {}
        for line in self.nm("-A", "--defined-only", "--extern-only", PREFIX / "lib" / archive).splitlines():
            member, symbol = re.match(r".*\.a:([^:]+):\S+ \w (\S+)$", line).groups()
            found.setdefault(member, set()).add(symbol)
        return found

    def test_one_routine_for_each_member(self) -> None:
        """R6, R14: one library with weak names, or two."""
        shapes = {"libmpi_abi.a": ("MPI_", "PMPI_"), "libmpi_abi_pmpi.a": ("PMPI_",), "libmpi_abi_mpi.a": ("MPI_",)}
        for archive, prefixes in shapes.items():
            members = self.members(archive)
            seen = set()
            for member, symbols in members.items():
                entries = {name for name in symbols if re.match(r"P?MPI_", name)}
                if entries:
                    stem = member.removesuffix(".o").removeprefix("MPI_")
                    self.assertEqual(symbols, {prefix + stem for prefix in prefixes}, f"{archive}({member})")
                    seen |= entries
            self.assertEqual(seen, {name for name in entry_names() if name.startswith(prefixes)}, archive)

    @unittest.skipUnless(BUILT, "this file's own build is not optimised")
    def test_size(self) -> None:
        """At most 2 MB stripped."""
        stripped = self.folder / "stripped.so"
        self.good("strip", "-o", stripped, LIBRARY)
        self.assertLess(stripped.stat().st_size, 2_000_000)

    def test_both_layouts_link(self) -> None:
        lib, include = PREFIX / "lib", PREFIX / "include" / "solo"
        for archives in (["mpi_abi"], ["mpi_abi_pmpi", "mpi_abi_mpi"]):
            words = [f"-l:lib{archive}.a" for archive in archives]
            self.good(
                "cc",
                f"-I{include}",
                HERE / "user" / "total.c",
                f"-L{lib}",
                *words,
                "-lstdc++",
                "-lpthread",
                "-o",
                "total",
                cwd=self.folder,
            )
            self.assertEqual(self.good(self.folder / "total"), "total 1\n")


class Wrappers(Case):
    def setUp(self) -> None:
        super().setUp()
        self.prefix = self.folder / "a tree that moved"
        shutil.copytree(PREFIX, self.prefix, symlinks=True)
        self.mpicc = self.prefix / "bin" / "mpicc"

    def test_compile_and_run(self) -> None:
        for options in ([], ["-static-mpi"]):
            self.good(self.mpicc, *options, HERE / "user" / "total.c", "-o", self.folder / "total")
            self.assertEqual(self.good(self.folder / "total"), "total 1\n")
            self.assertEqual(self.good(self.prefix / "bin" / "mpiexec", "-n", "1", self.folder / "total"), "total 1\n")
        self.good(self.prefix / "bin" / "mpicxx", "-x", "c++", HERE / "user" / "total.c", "-o", self.folder / "total")
        self.assertEqual(self.good(self.folder / "total"), "total 1\n")

    def test_objects_that_use_mpi_before_main(self) -> None:
        """Constructors of the library come first, in a static link too, where the program's own objects precede it."""
        for options in (["-static-mpi"], []):
            self.good(
                self.prefix / "bin" / "mpicxx", HERE / "user" / "global.cpp", *options, "-o", self.folder / "global"
            )
            self.assertEqual(self.good(self.folder / "global"), "1 200\n")

    def test_questions(self) -> None:
        include, lib = f'-I"{self.prefix}/include/solo"', f'-L"{self.prefix}/lib"'
        self.assertEqual(self.good(self.mpicc, "-showme:compile"), include + "\n")
        link = f'{lib} -Wl,"-rpath,{self.prefix}/lib" -Wl,--enable-new-dtags -lmpi_abi\n'
        self.assertEqual(self.good(self.mpicc, "-showme:link"), link)
        compiler = self.good(self.mpicc, "-showme:command").strip()
        self.assertEqual(self.good(self.mpicc, "-show", "x.c"), f"{compiler} {include} x.c {link}")
        self.assertEqual(self.good(self.mpicc, "-show", "-c", "x.c"), f"{compiler} {include} -c x.c\n")
        self.assertEqual(self.good(self.mpicc, "-compile-info"), f"{compiler} {include}\n")
        self.assertEqual(self.good(self.mpicc, "-link_info"), f"{compiler} {link}")
        self.assertEqual(self.good(self.mpicc, "-showme:libs", "-profile=tool"), "tool mpi_abi\n")
        self.assertIn("-cc=COMPILER", self.good(self.mpicc, "-help"))

    def test_refusals(self) -> None:
        self.assertEqual(
            self.refused(self.mpicc, "-showme:colour"),
            "mpicc: -showme:colour: no such option; use -showme:compile, link, command, incdirs, libdirs, libs, version or help",
        )
        self.assertEqual(
            self.refused(self.mpicc, "x.c", BINDERY_CC="no-such-cc"),
            "mpicc: no-such-cc: no such compiler; correct BINDERY_CC",
        )
        for variable in ("MPICH_CC", "OMPI_CC", "I_MPI_CC"):
            self.assertEqual(
                self.refused(self.mpicc, "x.c", **{variable: "no-such-cc"}),
                f"mpicc: no-such-cc: no such compiler; correct {variable}",
            )
        mpiexec = self.prefix / "bin" / "mpiexec"
        self.assertEqual(
            self.refused(mpiexec, "-n", "4", "total"),
            "mpiexec: -n 4: solo is an MPI of one process; "
            "start with the mpiexec of another libmpi_abi, and its folder in LD_LIBRARY_PATH",
        )
        self.assertEqual(self.refused(mpiexec), "mpiexec: no program; write mpiexec [-n 1] program [arguments]")
        for option in ("-h", "-help", "--help"):
            self.assertRegex(self.good(mpiexec, option), r"^Usage: mpiexec \[OPTION\]… PROGRAM")
        self.assertEqual(
            self.refused(mpiexec, "-hots", "x"), "mpiexec: -hots: no such option; mpiexec -help shows them"
        )
        self.assertEqual(self.refused(mpiexec, "-n"), "mpiexec: -n: its value is missing; write -n 1")
        self.assertEqual(
            self.refused(mpiexec, "-wdir", "/nowhere", "true"),
            "mpiexec: -wdir /nowhere: no such folder, or it cannot be entered",
        )
        self.assertEqual(
            self.refused(mpiexec, "-x", "1A=2", "true"), "mpiexec: -x 1A=2: no name of a variable; write -x NAME=VALUE"
        )
        self.assertRegex(self.refused(mpiexec, "-n", "1", "true", ":", "-n", "1", "true"), "^mpiexec: several programs")

    def test_options_of_other_launchers(self) -> None:
        """Options that they are usually given are taken, and those with an effect on one process are carried out."""
        passed_over = (
            "-np 1 -machinefile hosts -host a,b --oversubscribe --bind-to core --map-by ppr:1:node --mca btl self",
            "--n 1 -hostfile hosts -ppn 4 -genvall -bind-to none -l --allow-run-as-root --report-bindings",
            "-c 1 --host=a --rank-by slot -f hosts -launcher fork -q --display-map --",
        )
        shell = ["sh", "-c", 'echo "$0 $A $B $PWD"', "word"]
        for launcher in ("mpiexec", "mpirun"):
            command = self.prefix / "bin" / launcher
            for words in passed_over:
                self.assertEqual(self.good(command, *words.split(), "echo", "-n", "2"), "2", words)
            said = self.good(command, "-x", "A=1 2", "-genv", "B", "x=y", "-wdir", "/usr", *shell)
            self.assertEqual(said, "word 1 2 x=y /usr\n")
            said = self.good(command, "-x", "A", "-env", "B", "", "-n", "1", *shell, A="3", cwd=Path("/"))
            self.assertEqual(said, "word 3  /\n")
        self.good(self.mpicc, HERE / "user" / "total.c", "-o", "total", cwd=self.folder)
        self.assertEqual(self.good(command, "-n", "1", "total", cwd=self.folder), "total 1\n")  # without ./

    def project(self, how: str, *options: object, programs: tuple[str, ...] = ("total",), **environment: str) -> None:
        user = self.folder / "user"
        self.good("cmake", "-S", HERE / "user", "-B", user, "-G", "Ninja", f"-DHOW={how}", *options, **environment)
        self.good("cmake", "--build", user)
        for program in programs:
            self.assertEqual(self.good(user / program), "total 1\n", f"{how}: {program}")

    def test_find_mpi(self) -> None:
        self.project("FindMPI", f"-DMPI_C_COMPILER={self.mpicc}")

    def test_find_package(self) -> None:
        self.project("BinderySolo", f"-DCMAKE_PREFIX_PATH={self.prefix}", programs=("total", "static"))

    def test_pkg_config(self) -> None:
        self.project("pkg-config", PKG_CONFIG_PATH=str(self.prefix / "lib" / "pkgconfig"))


install()
unittest.main(argv=[sys.argv[0], *sys.argv[1 + bool(BUILT) :]])
