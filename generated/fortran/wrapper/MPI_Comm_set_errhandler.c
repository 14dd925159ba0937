/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Comm_set_errhandler] through templates/fortran/wrapper.c.j2. */
/* Attach an error handler to a communicator in the calling process. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_set_errhandler)
void BND_NAME(comm_set_errhandler, COMM_SET_ERRHANDLER)(const MPI_Fint *comm, const MPI_Fint *errhandler,
        MPI_Fint *ierror);

void BND_NAME(comm_set_errhandler, COMM_SET_ERRHANDLER)(const MPI_Fint *comm, const MPI_Fint *errhandler,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Comm_set_errhandler)(bnd_f2c_Comm(*comm), bnd_f2c_Errhandler(*errhandler)));
}
#endif
