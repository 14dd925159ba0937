"""The command line of `bindery build`."""

from __future__ import annotations

from bindery_mpi.build.parts import PARTS
from bindery_mpi.parser import Commands
from bindery_mpi.paths import page


def add_build(commands: Commands) -> None:
    """Add the command and its options."""
    build = commands.add(
        "build",
        "build and install bindings for an MPI, solo, or the tools that are compiled, with CMake",
        "build fortran --mpicc mpicc --fc gfortran --prefix /opt/bindery",
        "build fortran cxx --prefix /opt/bindery -DCMAKE_UNITY_BUILD=ON",
        "build solo --prefix /opt/solo",
        spec=False,
    )
    build.add_argument(
        "parts",
        nargs="+",
        choices=tuple(PARTS),
        metavar="PART",
        help="; ".join(f"{p.name}: {p.brief}" for p in PARTS.values()),
    )
    build.add_argument("--prefix", required=True, metavar="DIR", help="where the result is installed")
    build.add_argument("--mpicc", default="mpicc", metavar="CC", help="C compiler wrapper of the MPI; default: mpicc")
    build.add_argument("--fc", default="gfortran", metavar="FC", help="Fortran compiler; default: gfortran")
    build.add_argument("--cxx", default="", metavar="CXX", help="C++ compiler; default: what CMake finds")
    build.add_argument(
        "--jobs", default=0, type=int, metavar="N", help="compilers at the same time; default: all processors"
    )
    build.add_argument(
        "--folder", default="", metavar="DIR", help="folder of the build, which stays; default: a temporary one"
    )
    build.add_argument(
        "-D",
        dest="settings",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"set an option of CMake ({page('howto/install.md')})",
    )
