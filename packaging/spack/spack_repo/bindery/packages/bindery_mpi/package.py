# SPDX-License-Identifier: BSD-3-Clause
"""Bindery's bindings as an MPI for Spack: those of `+fortran` and `+cxx` over the C MPI that `mpi` names, which stays the one that runs.

A package must not provide the virtual package that it needs, so the C MPI is a dependency by its own name."""

import os

from spack_repo.builtin.build_systems.cmake import CMakePackage

from spack.package import *


class BinderyMpi(CMakePackage):
    """Complete MPI bindings for Fortran and C++ over any C MPI, generated from one spec of every routine."""

    homepage = "https://bindery.invalid"
    license("BSD-3-Clause")

    version("develop", no_cache=True)

    variant("c_mpi", default="mpich", values=("mpich", "openmpi"), multi=False, description="the C MPI below")
    variant("cxx", default=True, description="Build the C++ bindings of MPI-2")
    variant("ilp64", default=False, description="Build the Fortran bindings for 8-byte INTEGERs, too")
    variant("libs", default="shared,static", values=("shared", "static"), multi=True, description="Libraries")
    variant("command", default=False, description="The command bindery can run: it needs Jinja2")
    variant("unity", default=False, description="Build faster, without one object for each routine")

    provides("mpi@:5.0")

    depends_on("c", type=("build", "link"))
    depends_on("cxx", type=("build", "link"))
    depends_on("fortran", type=("build", "link"))
    depends_on("cmake@3.21:", type="build")
    with when("+command"):
        depends_on("python@3.11:", type="run")
        depends_on("py-jinja2", type="run")
    depends_on("mpich", when="c_mpi=mpich")
    depends_on("openmpi", when="c_mpi=openmpi")

    # Scripts name the compilers of the build: Spack's own compiler wrappers do not exist when a program is compiled.
    filter_compiler_wrappers("mpifort", "mpicxx", "mpicc", relative_root="bin")

    @property
    def c_mpi(self):
        return self.spec[self.spec.variants["c_mpi"].value]

    @property
    def libs(self):
        names = ["libbindery_mpifort"]
        if "cxx" in self.spec.last_query.extra_parameters:
            names.insert(0, "libbindery_mpicxx")
        ours = find_libraries(names, root=self.prefix, shared=self.spec.satisfies("libs=shared"), recursive=True)
        return ours + self.c_mpi.libs

    @property
    def headers(self):
        headers = self.c_mpi.headers
        headers.directories = [os.path.join(self.prefix.include.bindery, "default"), *headers.directories]
        return headers

    def cmake_args(self):
        parts = ["fortran"]
        parts += ["cxx"] if self.spec.satisfies("+cxx") else []
        parts += ["ilp64"] if self.spec.satisfies("+ilp64") else []
        return [
            self.define("BINDERY_TESTS", False),
            self.define("BINDERY_EXAMPLES", False),
            self.define("BINDERY_PARTS", parts),
            self.define("BINDERY_LIBRARIES", [n for n in ("static", "shared") if self.spec.satisfies(f"libs={n}")]),
            self.define("MPI_C_COMPILER", os.path.join(self.c_mpi.prefix.bin, "mpicc")),
            self.define_from_variant("CMAKE_UNITY_BUILD", "unity"),
            self.define("CMAKE_INSTALL_LIBDIR", "lib"),
        ]

    def setup_build_environment(self, env: EnvironmentModifications) -> None:
        env.set("CMAKE_BUILD_PARALLEL_LEVEL", str(determine_number_of_jobs(parallel=True)))

    def setup_run_environment(self, env: EnvironmentModifications) -> None:
        for variable, name in (("MPICC", "mpicc"), ("MPICXX", "mpicxx"), ("MPIF77", "mpif77"), ("MPIF90", "mpif90")):
            env.set(variable, os.path.join(self.prefix.bin, name))

    def setup_dependent_build_environment(self, env: EnvironmentModifications, dependent_spec: Spec) -> None:
        """The MPI's own variables, which mpicc, mpicxx and mpifort read, name the compilers of the dependent package."""
        module = dependent_spec.package.module
        compilers = {"CC": "spack_cc", "CXX": "spack_cxx", "FC": "spack_fc", "F90": "spack_fc", "F77": "spack_f77"}
        for suffix, attribute in compilers.items():
            if hasattr(module, attribute):
                for family in ("MPICH", "OMPI"):
                    env.set(f"{family}_{suffix}", getattr(module, attribute))

    def setup_dependent_package(self, module, dependent_spec):
        self.spec.mpicc = os.path.join(self.prefix.bin, "mpicc")
        self.spec.mpicxx = os.path.join(self.prefix.bin, "mpicxx")
        self.spec.mpifc = os.path.join(self.prefix.bin, "mpif90")
        self.spec.mpif77 = os.path.join(self.prefix.bin, "mpif77")
