"""A user's project in C, C++ and three dialects of Fortran, over a prefix with the bindings for both: CMake's FindMPI and pkg-config,
Meson, autotools, with a shared and with a static library."""

import shutil
import tempfile
from pathlib import Path

from support import HERE, Case, need

need("gfortran", "ninja", "pkg-config", "meson", "autoreconf", "libtoolize")
USER = HERE / "user_mixed"


class Builds(Case):
    """Over `prefix`, whose files for pkg-config are in `packages`, and whose MPI is `library`."""

    prefix: Path
    packages = "lib/bindery-mpi/pkgconfig"
    library = "libmpich.so"
    fortran = "libbindery_mpifort.so.0"

    def plain_folder(self) -> Path:
        """A folder without a blank, as some build systems want them, with the prefix in it."""
        folder = Path(tempfile.mkdtemp(prefix="bindery-"))
        self.addCleanup(shutil.rmtree, folder)
        self.prefix = Path(shutil.move(self.prefix, folder))
        return folder

    def is_right(self, program: Path, folder: Path, static: bool = False) -> None:
        """It runs, and what needs the bindings, the program or its shared libraries in the folder, has them as asked
        for."""
        self.assertEqual(self.good(program), "totals 1 1 1 1 1\n")
        needed = self.good("readelf", "-d", program, *folder.glob("*.so"))
        for name in ("libbindery_mpicxx.so.0", self.fortran):
            self.assertEqual(name in needed, not static, needed)
        self.assertIn(self.library, needed)

    def cmake(self, name: str, *options: str, static: bool = False, **environment: str) -> None:
        for kind, shared in (("shared", "ON"), ("archive", "OFF")):
            build = self.folder / f"{name} {kind}"
            words = ["-S", USER, "-B", build, "-G", "Ninja", f"-DBUILD_SHARED_LIBS={shared}", *options]
            self.good("cmake", *words, **environment)
            self.good("cmake", "--build", build, **environment)
            self.is_right(build / "program", build, static)

    def test_find_mpi(self) -> None:
        self.cmake("FindMPI", f"-DMPI_HOME={self.prefix}")

    def test_find_mpi_by_the_path(self) -> None:
        self.cmake("path", PATH=f"{self.prefix}/bin:/usr/bin:/bin")

    def test_find_mpi_and_the_archives(self) -> None:
        """FindMPI reads no archive whose path has a blank."""
        self.plain_folder()
        flags = [f"-DMPI_{language}_COMPILER_FLAGS=-static-bindery" for language in ("CXX", "Fortran")]
        self.cmake("archives", f"-DMPI_HOME={self.prefix}", *flags, static=True)

    def test_the_wrappers_are_the_compilers(self) -> None:
        names = {"C": "mpicc", "CXX": "mpicxx", "Fortran": "mpifort"}
        self.cmake("wrappers", *(f"-DCMAKE_{key}_COMPILER={self.prefix}/bin/{name}" for key, name in names.items()))

    def test_pkg_config(self) -> None:
        self.cmake("pkg-config", "-DPKG_CONFIG=ON", PKG_CONFIG_PATH=str(self.prefix / self.packages))

    def test_meson(self) -> None:
        """Debian's Meson takes Open MPI's names, and Open MPI is there."""
        for kind in ("shared", "static"):
            build = self.folder / f"meson {kind}"
            self.good(
                "meson",
                "setup",
                f"-Ddefault_library={kind}",
                build,
                USER,
                PKG_CONFIG_PATH=str(self.prefix / self.packages),
            )
            self.good("ninja", "-C", build)
            self.is_right(build / "program", build)

    def test_autotools(self) -> None:
        folder = self.plain_folder()
        prefix, project = self.prefix, folder / "project"
        shutil.copytree(USER, project)
        self.good("autoreconf", "-i", cwd=project)
        names = {"CC": "mpicc", "CXX": "mpicxx", "FC": "mpifort"}
        compilers = [f"{key}={prefix}/bin/{name}" for key, name in names.items()]
        for kind, other in (("shared", "static"), ("static", "shared")):
            build = folder / kind
            build.mkdir()
            installed = build / "installed"
            words = [f"--prefix={installed}", f"--disable-{other}", "--disable-dependency-tracking"]
            self.good(project / "configure", *words, *compilers, f"LDFLAGS=-Wl,-rpath,{prefix}/lib", cwd=build)
            # As with every mpifort: docs/howto/install.md.
            self.good("sed", "-i", r"/^postdeps=/s/\( -l\)\+ / /g", "libtool", cwd=build)
            self.good("make", "-s", "install", cwd=build)
            self.is_right(installed / "bin" / "program", installed / "lib")
