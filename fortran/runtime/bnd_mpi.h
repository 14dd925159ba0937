/* mpi.h, with what the standard ABI leaves out of it and these bindings bring (R125). */
#ifndef BND_MPI_H
#define BND_MPI_H

#include <mpi.h>

#include "bnd_probe.h"

#if BND_C_TARGET_IS_ABI
#define BND_MPI_FORTRAN_DECLARES
#include "../../generated/c/include/mpi_fortran.h"
#endif

#endif
