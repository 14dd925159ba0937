/* mpi.h, with what the standard ABI leaves out of it and these bindings bring (R125), and Fortran's INTEGER. */
#ifndef BND_MPI_H
#define BND_MPI_H

#include <mpi.h>
#include <stdint.h>

#include "bnd_probe.h"

/* MPI-2.2 renamed them; Microsoft MPI has the older names. */
#if MPI_VERSION == 2 && MPI_SUBVERSION < 2
#define MPI_Comm_errhandler_function MPI_Comm_errhandler_fn
#define MPI_File_errhandler_function MPI_File_errhandler_fn
#define MPI_Win_errhandler_function MPI_Win_errhandler_fn
#endif

#if BND_C_TARGET_IS_ABI
#define BND_MPI_FORTRAN_DECLARES
#include "../../generated/c/include/mpi_fortran.h"
#endif

/* The program's default INTEGER and LOGICAL: COMMON blocks, arguments of callbacks, and what wrappers convert anyway. */
#define BND_IS_ILP64 (BND_FORTRAN_INTEGER_BYTES == 8)
#if BND_IS_ILP64
typedef int64_t bnd_default_integer;
#else
typedef int bnd_default_integer;
#endif
typedef bnd_default_integer bnd_logical;
/* An INTEGER that wrappers pass on as C's int. Where the program's are wider, bnd_ilp64.h stands between. */
typedef int bnd_integer;
typedef char bnd_mpi_fint_is_int[sizeof(MPI_Fint) == sizeof(int) ? 1 : -1];

#endif
