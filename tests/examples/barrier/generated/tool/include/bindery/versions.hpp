// Do not edit: `bindery generate` writes this from specs/ through templates/tool/versions.hpp.j2.
// Which procedures an mpi.h declares as functions, by the version that it claims: conversions may be macros, removed routines are not there.
#pragma once

#define BND_HAS_MPI_Barrier (MPI_VERSION > 1 || (MPI_VERSION == 1 && MPI_SUBVERSION >= 0))
