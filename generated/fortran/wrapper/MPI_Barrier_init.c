/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Barrier_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for a barrier over a communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Barrier_init)
void BND_NAME(barrier_init, BARRIER_INIT)(const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request,
        MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(barrier_init)(const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request,
        MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Barrier_init)(bnd_f2c_Comm(*comm), bnd_f2c_Info(*info), BND_HANDLE_ADDRESS(MPI_REQUEST,
            request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    BND_RETURN(ierror, result);
}

void BND_NAME(barrier_init, BARRIER_INIT)(const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request,
        MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Comm(*comm) && bnd_is_known_Info(*info), BND_OTHERWISE(barrier_init)(comm, info, request,
            ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(Barrier_init)(bnd_known_as_Comm(*comm), bnd_known_as_Info(*info),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_RETURN(ierror, result);
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
}
#endif
