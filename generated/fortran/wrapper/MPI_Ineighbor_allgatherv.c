/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Ineighbor_allgatherv] through templates/fortran/wrapper.c.j2. */
/* Start sending one block to all neighbours and collecting varying-size ones. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Ineighbor_allgatherv)
void BND_NAME(ineighbor_allgatherv, INEIGHBOR_ALLGATHERV)(void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(ineighbor_allgatherv)(void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Ineighbor_allgatherv)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), recvcounts, displs, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    BND_RETURN(ierror, result);
}

void BND_NAME(ineighbor_allgatherv, INEIGHBOR_ALLGATHERV)(void *sendbuf, const MPI_Fint *sendcount,
        const MPI_Fint *sendtype, void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Type(*sendtype) && bnd_is_known_Type(*recvtype) && bnd_is_known_Comm(*comm),
            BND_OTHERWISE(ineighbor_allgatherv)(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype,
            comm, request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(Ineighbor_allgatherv)(bnd_buffer(sendbuf), *sendcount, bnd_known_as_Type(*sendtype),
            bnd_buffer(recvbuf), recvcounts, displs, bnd_known_as_Type(*recvtype), bnd_known_as_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_RETURN(ierror, result);
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
}
#endif
