// mpi.h, and which procedures it has: BND_HAS_MPI_Send is 1 or 0. bindery_add_tool() probes it; without CMake, it is what
// the version that mpi.h claims should have.
#pragma once

// Without C++ bindings, which a later #include <mpi.h> may want from Bindery's mpi.h.
#pragma push_macro("MPICH_SKIP_MPICXX")
#pragma push_macro("OMPI_SKIP_MPICXX")
#undef MPICH_SKIP_MPICXX
#undef OMPI_SKIP_MPICXX
#define MPICH_SKIP_MPICXX 1
#define OMPI_SKIP_MPICXX 1
// Weak in a tool, so that it can be loaded into a process without this MPI; bindery_add_tool() finds the variables of others, too.
#if defined(BINDERY_TOOL_NAME) && !defined(OMPI_DECLSPEC) && !defined(BND_TOOL_STATIC)
#define OMPI_DECLSPEC __attribute__((weak, visibility("default")))
#endif
#include <mpi.h>
#pragma pop_macro("MPICH_SKIP_MPICXX")
#pragma pop_macro("OMPI_SKIP_MPICXX")

#ifdef BINDERY_TOOL_PROBED
#include <bnd_tool_has.h>
#else
#include <bindery/versions.hpp>
#endif
