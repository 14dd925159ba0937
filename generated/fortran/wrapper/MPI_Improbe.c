/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Improbe] through templates/fortran/wrapper.c.j2. */
/* Check without waiting for a matching message and, if found, extract its handle. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Improbe)
BND_WRAPPER void BND_NAME(mpi_improbe, MPI_IMPROBE)(const bnd_integer *source, const bnd_integer *tag,
        const bnd_integer *comm, bnd_logical *flag, bnd_integer *message, bnd_integer *status, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_improbe, MPI_IMPROBE)(const bnd_integer *source, const bnd_integer *tag,
        const bnd_integer *comm, bnd_logical *flag, bnd_integer *message, bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Improbe, ierror, BND_ON_COMM, *comm);
    int c_flag = 0;
    BND_HANDLE_LOCAL(MPI_MESSAGE, MPI_Message, c_message, message, MPI_MESSAGE_NULL);
    const int result = BND_C(MPI_Improbe)(*source, *tag, bnd_f2c_Comm(*comm), &c_flag, c_message, bnd_status(status));
    *flag = BND_LOGICAL(c_flag);
    BND_HANDLE_CREATED(MPI_MESSAGE, Message, c_message, message, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
