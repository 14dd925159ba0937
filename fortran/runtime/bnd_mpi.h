/* mpi.h, with the type that the standard ABI leaves out of it (R125). */
#ifndef BND_MPI_H
#define BND_MPI_H

#include <mpi.h>

#include "bnd_probe.h"

#if BND_C_TARGET_IS_ABI && !BND_C_BYTES_OF_MPI_FINT
typedef int MPI_Fint;
#endif

#endif
