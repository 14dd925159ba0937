/* Do not edit: `bindery generate` writes this from specs/ through templates/c/conversions.c.j2. */
/* libbindery_c2f: what mpi_fortran.h declares, as functions, over any library of the standard ABI; no Fortran is needed. */
#define BND_MPI_FORTRAN_DECLARES
#include "mpi_fortran.h"

#include <string.h>

/* mpi.h may have some as macros. */

static int bnd_convert_status(const void *from, void *to)
{
    if (!from || !to) return MPI_ERR_ARG;
    memmove(to, from, sizeof(MPI_Status));
    return MPI_SUCCESS;
}

