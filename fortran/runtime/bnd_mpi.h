/* mpi.h, with what the standard ABI leaves out of it and these bindings bring (R125), and Fortran's INTEGER. */
#ifndef BND_MPI_H
#define BND_MPI_H

#include <mpi.h>
#include <stdint.h>

#include "bnd_probe.h"

#if BND_C_TARGET_IS_ABI
#define BND_MPI_FORTRAN_DECLARES
#include "../../generated/c/include/mpi_fortran.h"
#endif

/* Fortran's default INTEGER and LOGICAL: dummy arguments, COMMON blocks, statuses, arguments of callbacks. MPI_Fint is what C's procedures
 * take for a handle's integer, and of that width in each flavour. */
#ifndef BND_INTEGER_BYTES
#define BND_INTEGER_BYTES 4
#endif
#define BND_INTEGER_IS_INT (BND_INTEGER_BYTES == 4)
#if BND_INTEGER_IS_INT
typedef int bnd_integer;
#else
typedef int64_t bnd_integer;
#endif
typedef bnd_integer bnd_logical;
typedef char bnd_mpi_fint_is_int[sizeof(MPI_Fint) == sizeof(int) ? 1 : -1];

#endif
