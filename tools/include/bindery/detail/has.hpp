// mpi.h, and which procedures it has: BND_HAS_MPI_Send is 1 or 0. bindery_add_tool() probes it; without CMake, it is what
// the version that mpi.h claims should have.
#pragma once

#ifndef MPICH_SKIP_MPICXX
#define MPICH_SKIP_MPICXX 1
#endif
#ifndef OMPI_SKIP_MPICXX
#define OMPI_SKIP_MPICXX 1
#endif
#include <mpi.h>

#ifdef BINDERY_TOOL_PROBED
#include <bnd_tool_has.h>
#else
#include <bindery/versions.hpp>
#endif
