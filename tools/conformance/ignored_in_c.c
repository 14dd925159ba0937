// Whether a status is Fortran's MPI_STATUS_IGNORE.
#include <mpi.h>

int is_status_ignore_in_c(const void *status)
{
#ifdef DIALECT_f08
    return status == (const void *)MPI_F08_STATUS_IGNORE;
#else
    return status == (const void *)MPI_F_STATUS_IGNORE;
#endif
}
