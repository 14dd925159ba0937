"""Installed files are in their places, and those of another MPI are not overwritten. Usage: test_layout.py BUILD [unittest
arguments]"""

import re
import sys
import unittest
from pathlib import Path

from support import HERE, ROOT, Case, configure_fortran, need, run

need("gfortran", "mpicc.mpich", "pkg-config")
BUILD = Path(sys.argv[1]).resolve()
MODULES = "include/bindery/GNU-Fortran-12"
COMMANDS = [
    "bindery-add-compiler",
    "bindery-intercept",
    "mpicc",
    "mpicxx",
    "mpiexec",
    "mpif77",
    "mpif90",
    "mpifort",
    "mpirun",
]


class Layout(Case):
    def names(self, folder: Path) -> list[str]:
        return sorted(path.name for path in folder.iterdir())

    def test_nothing_has_another_mpis_name(self) -> None:
        """Except for commands; and what is Fortran's lies in the folder of the compiler."""
        prefix = self.install(BUILD)
        self.assertEqual(self.names(prefix), ["bin", "include", "lib", "share"])
        self.assertEqual(self.names(prefix / "bin"), COMMANDS)
        self.assertEqual(self.names(prefix / "include"), ["bindery"])
        self.assertEqual(self.names(prefix / "include" / "bindery"), ["GNU-Fortran-12", "default"])
        self.assertEqual(self.names(prefix / "share"), ["bindery", "man"])
        self.assertLessEqual({"mpi.mod", "mpi_f08.mod", "mpif.h"}, set(self.names(prefix / MODULES)))
        self.good(
            "gfortran",
            f"-I{prefix}/include/bindery/default",
            "-c",
            HERE / "user" / "use_mpi_f08.F90",
            "-o",
            self.folder / "x.o",
        )

    def theirs(self, *names: str) -> dict[Path, str]:
        """Another MPI's commands in the prefix."""
        folder = self.folder / "prefix" / "bin"
        folder.mkdir(parents=True)
        for name in names:
            (folder / name).write_text(f"#!/bin/sh\necho another {name}\n")
        return {folder / name: (folder / name).read_text() for name in names}

    def test_another_mpis_mpifort(self) -> None:
        for name in ("mpifort", "mpif77"):
            theirs = self.theirs("mpicc", name)
            done = run("cmake", "--install", BUILD, "--prefix", self.folder / "prefix")
            self.assertNotEqual(done.returncode, 0)
            self.assertEqual(
                re.findall(r"^ *(Bindery: .*)$", done.stderr, re.MULTILINE),
                [
                    f"Bindery: {self.folder}/prefix/bin/{name}: "
                    "is another MPI's; install with another --prefix, or configure with -DBINDERY_PROGRAM_PREFIX=bindery-"
                ],
            )
            self.assertEqual(
                {path: path.read_text() for path in (self.folder / "prefix").rglob("*") if path.is_file()}, theirs
            )
            (self.folder / "prefix").rename(self.folder / f"was {name}")

    def test_the_mpis_own_mpicc(self) -> None:
        theirs = self.theirs("mpicc", "mpiexec", "mpirun")
        for path in theirs:
            theirs[path] += "# of Bindery's solo\n"
            path.write_text(theirs[path])
        prefix = self.install(BUILD)
        self.assertEqual({path: path.read_text() for path in theirs}, theirs)
        self.assertEqual(self.names(prefix / "bin"), COMMANDS)

    def test_again(self) -> None:
        """Over an older build, of which some modules were another compiler's."""
        prefix = self.install(BUILD)
        for stale in ("digest", "flags", "libbindery_modules.a"):
            (prefix / MODULES / stale).write_text("-fno-such-option\n")
        self.good(
            self.install(BUILD) / "bin" / "mpifort", HERE / "user" / "use_mpi_f08.F90", "-o", self.folder / "program"
        )

    def test_staged(self) -> None:
        self.theirs("mpifort")
        self.good("cmake", "--install", BUILD, "--prefix", "/nowhere/prefix", DESTDIR=str(self.folder / "stage"))
        stage = self.folder / "stage" / "nowhere" / "prefix"
        self.assertEqual(self.names(stage / "bin"), COMMANDS)
        for path in stage.rglob("*"):
            if path.is_file() and path.suffix not in (".so", ".0", ".a", ".mod"):
                self.assertNotIn(str(self.folder), path.read_text(), path)

    def test_options_of_the_configure(self) -> None:
        build = self.folder / "build"
        self.good(
            *configure_fortran(
                build,
                "mpicc.mpich",
                f"-DBINDERY_PROBE_FILE={BUILD}/probe/bindery-probe.toml",
                "-DCMAKE_UNITY_BUILD=ON",
                "-DBINDERY_PROGRAM_PREFIX=bindery-",
                "-DBINDERY_WRAPPER_RPATH=OFF",
                "-DBINDERY_FCFLAGS=-fbackslash",
            )
        )
        self.assertEqual(
            self.names(build / "installed"),
            ["bindery-add-compiler", "bindery-intercept", "bindery-mpif77", "bindery-mpif90", "bindery-mpifort"],
        )
        link = self.good(build / "installed" / "bindery-mpifort", "-showme:link")
        self.assertNotIn("rpath", link)
        self.assertIn("-lbindery_mpifort", link)
        self.assertEqual(
            self.good(build / "installed" / "bindery-mpifort", "-showme:compile"),
            f'-fbackslash -I"{build}/{MODULES}"\n',
        )
        self.assertIn("rpath", self.good(build / "bin" / "bindery-mpifort", "-showme:link"))

    def beside(self, mpicc: Path, *names: str) -> list[str]:
        """cmake/beside.cmake finds this out of a wrapper: itself, what lies beside it, the options of the MPI's own
        mpifort."""
        (self.folder / "ask.cmake").write_text(f"""cmake_minimum_required(VERSION 3.25)
            include("{ROOT}/cmake/beside.cmake")
            bindery_wrapper_path(path "{mpicc}")
            bindery_beside(found "${{path}}" {" ".join(names)})
            bindery_lenient_options(options "${{path}}")
            message("${{path}}\n${{found}}\n${{options}}")\n""")
        return self.good("cmake", "-P", self.folder / "ask.cmake").replace(f"{self.folder}/", "").splitlines()

    def test_what_lies_beside_a_wrapper(self) -> None:
        """Through Debian's alternatives, by names with an ending, and where another MPI's mpifort is for another
        compiler."""
        both = "-fallow-invalid-boz;-fallow-argument-mismatch"
        for name in ("mpicc.one", "mpiexec.one", "mpiexec", "opal_wrapper", "cc"):
            self.script(name, "")
        (self.folder / "mpicc.two").symlink_to("opal_wrapper")
        (self.folder / "alternative").symlink_to(self.folder / "mpicc.two")
        (self.folder / "mpicc").symlink_to("alternative")
        self.assertEqual(
            self.beside(self.folder / "mpicc.one", "mpirun", "mpiexec"), ["mpicc.one", "mpiexec.one", both]
        )
        self.assertEqual(self.beside(self.folder / "mpicc", "mpiexec"), ["mpicc.two", "mpiexec", both])
        self.assertEqual(self.beside(self.folder / "cc", "mpiexec"), ["cc", "", both])
        for shown, options in {
            "/usr/bin/gfortran-13 -fallow-argument-mismatch -I/x": "-fallow-argument-mismatch",
            "gfortran -I/x": "",
            "ifx -I/x": both,
        }.items():
            self.script("mpifort.one", f"echo {shown}")
            self.assertEqual(self.beside(self.folder / "mpicc.one"), ["mpicc.one", "", options])

    def test_pkg_config(self) -> None:
        path = str(self.install(BUILD) / "lib" / "pkgconfig")
        for variable, value in {
            "fflags": "-fallow-invalid-boz -fallow-argument-mismatch",
            "moduledir": MODULES,
        }.items():
            self.assertIn(
                value, self.good("pkg-config", f"--variable={variable}", "bindery-mpifort", PKG_CONFIG_PATH=path)
            )
        said = self.good("pkg-config", "--cflags", "bindery-mpifort", PKG_CONFIG_PATH=path)
        self.assertRegex(said, rf"^-I.+/{MODULES} *$")  # for C files of a program, too
        said = self.good("pkg-config", "--static", "--libs", "bindery-mpifort", PKG_CONFIG_PATH=path)
        self.assertRegex(said, r" -lbindery_mpifort .*-lmpich.* -lbindery_mpifort_last *$")

    def test_the_usual_names(self) -> None:
        """They are those of the C++ bindings, where both are, and have the MPI's version."""
        folder = self.install(BUILD) / "lib" / "bindery-mpi" / "pkgconfig"
        names = ["mpi-c.pc", "mpi-fort.pc", "ompi-c.pc", "ompi-fort.pc"]
        self.assertEqual(self.names(folder), names)
        for name in names:
            said = self.good("pkg-config", "--modversion", name.removesuffix(".pc"), PKG_CONFIG_PATH=str(folder))
            self.assertEqual(said, self.good("pkg-config", "--modversion", "mpich"))
        for name in ("mpi-cxx.pc", "mpi-c.pc"):
            (folder / name).write_text("of the C++ bindings\n")
        self.install(BUILD)
        self.assertEqual((folder / "mpi-c.pc").read_text(), "of the C++ bindings\n")


unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
