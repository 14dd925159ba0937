// The generated callers of bindery::mpi share this.
#pragma once

#ifndef REC_NATIVE
#include <mpi.h>
#define BND_MPI_FORTRAN_DECLARES
#include "mpi_fortran.h"
#endif

#include <bindery/pmpi.hpp>

#include "recorder.h"

#include <cstdlib>
#include <cstring>

namespace mpi = bindery::mpi;
namespace pmpi = bindery::pmpi;

// MODERN_POLICY=throwing: the functions that throw, in place of those that return a result.
inline const bool modern_throws = std::getenv("MODERN_POLICY") != nullptr;

// Functions of fewer arguments are compiled here; what they call is compared above.
inline volatile bool modern_never = false;
inline double modern_elements[3];
inline const std::span<double> modern_range(modern_elements);
