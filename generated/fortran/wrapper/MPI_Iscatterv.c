/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Iscatterv] through templates/fortran/wrapper.c.j2. */
/* Start handing out varying-size blocks from the root and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Iscatterv)
void BND_NAME(iscatterv, ISCATTERV)(void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *displs, const MPI_Fint *sendtype,
        void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *root, const MPI_Fint *comm,
        MPI_Fint *request, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(iscatterv)(void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *displs,
        const MPI_Fint *sendtype, void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *root, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Iscatterv)(bnd_buffer(sendbuf), sendcounts, displs, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), *recvcount, bnd_f2c_Type(*recvtype), *root, bnd_f2c_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    BND_RETURN(ierror, result);
}

void BND_NAME(iscatterv, ISCATTERV)(void *sendbuf, MPI_Fint *sendcounts, MPI_Fint *displs, const MPI_Fint *sendtype,
        void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *root, const MPI_Fint *comm,
        MPI_Fint *request, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Type(*sendtype) && bnd_is_known_Type(*recvtype) && bnd_is_known_Comm(*comm),
            BND_OTHERWISE(iscatterv)(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm,
            request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(Iscatterv)(bnd_buffer(sendbuf), sendcounts, displs, bnd_known_as_Type(*sendtype),
            bnd_buffer(recvbuf), *recvcount, bnd_known_as_Type(*recvtype), *root, bnd_known_as_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_RETURN(ierror, result);
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
}
#endif
