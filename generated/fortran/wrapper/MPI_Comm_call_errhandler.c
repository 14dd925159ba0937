/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Comm_call_errhandler] through templates/fortran/wrapper.c.j2. */
/* Invoke the error handler of a communicator with a given error code. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_call_errhandler)
void BND_NAME(comm_call_errhandler, COMM_CALL_ERRHANDLER)(const MPI_Fint *comm, const MPI_Fint *errorcode,
        MPI_Fint *ierror);

void BND_NAME(comm_call_errhandler, COMM_CALL_ERRHANDLER)(const MPI_Fint *comm, const MPI_Fint *errorcode,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Comm_call_errhandler)(bnd_f2c_Comm(*comm), *errorcode));
}
#endif
