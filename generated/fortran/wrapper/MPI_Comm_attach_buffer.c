/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_attach_buffer] through templates/fortran/wrapper.c.j2. */
/* Provide buffer space for buffered-mode messages sent on one communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_attach_buffer)
void BND_NAME(comm_attach_buffer, COMM_ATTACH_BUFFER)(const MPI_Fint *comm, void *buffer, const MPI_Fint *size,
        MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(comm_attach_buffer)(const MPI_Fint *comm, void *buffer, const MPI_Fint *size,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Comm_attach_buffer)(bnd_f2c_Comm(*comm), bnd_buffer(buffer), *size));
}

void BND_NAME(comm_attach_buffer, COMM_ATTACH_BUFFER)(const MPI_Fint *comm, void *buffer, const MPI_Fint *size,
        MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Comm(*comm), BND_OTHERWISE(comm_attach_buffer)(comm, buffer, size, ierror));
    BND_RETURN(ierror, BND_C(Comm_attach_buffer)(bnd_known_as_Comm(*comm), bnd_buffer(buffer), *size));
}
#endif
