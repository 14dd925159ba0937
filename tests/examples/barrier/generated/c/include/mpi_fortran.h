/* Do not edit: `bindery generate` writes this from specs/ through templates/c/mpi_fortran.h.j2. */
/* What the standard ABI leaves out of mpi.h: handles and statuses on their way to and from Fortran (R102-R104, R125). */
#ifndef BND_MPI_FORTRAN_H
#define BND_MPI_FORTRAN_H

#include <mpi.h>

/* INTEGER of 4 bytes, as compilers have it unless told otherwise. */
typedef int MPI_Fint;

typedef struct MPI_F08_status {
    MPI_Fint MPI_SOURCE;
    MPI_Fint MPI_TAG;
    MPI_Fint MPI_ERROR;
    MPI_Fint MPI_internal[5];
} MPI_F08_status;

#ifdef __cplusplus
extern "C" {
#endif

#ifdef __cplusplus
}
#endif

#endif
