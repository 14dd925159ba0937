/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgatherv_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for a varying-size gather to all processes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Allgatherv_init)
void BND_NAME(allgatherv_init, ALLGATHERV_INIT)(void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs, const MPI_Fint *recvtype, const MPI_Fint *comm,
        const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(allgatherv_init)(void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs, const MPI_Fint *recvtype,
        const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Allgatherv_init)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), recvcounts, displs, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm), bnd_f2c_Info(*info),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    BND_RETURN(ierror, result);
}

void BND_NAME(allgatherv_init, ALLGATHERV_INIT)(void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs, const MPI_Fint *recvtype, const MPI_Fint *comm,
        const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Type(*sendtype) && bnd_is_known_Type(*recvtype) && bnd_is_known_Comm(*comm) &&
            bnd_is_known_Info(*info), BND_OTHERWISE(allgatherv_init)(sendbuf, sendcount, sendtype, recvbuf, recvcounts,
            displs, recvtype, comm, info, request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(Allgatherv_init)(bnd_buffer(sendbuf), *sendcount, bnd_known_as_Type(*sendtype),
            bnd_buffer(recvbuf), recvcounts, displs, bnd_known_as_Type(*recvtype), bnd_known_as_Comm(*comm),
            bnd_known_as_Info(*info), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_RETURN(ierror, result);
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
}
#endif
