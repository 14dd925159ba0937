/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Iscatter] through templates/fortran/wrapper.c.j2. */
/* Start handing out equal blocks from the root and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Iscatter)
void BND_NAME(iscatter, ISCATTER)(void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype, void *recvbuf,
        const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *root, const MPI_Fint *comm,
        MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(iscatter, ISCATTER)(void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype, void *recvbuf,
        const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *root, const MPI_Fint *comm,
        MPI_Fint *request, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Iscatter)(bnd_buffer(sendbuf), *sendcount, PMPI_Type_f2c(*sendtype), bnd_buffer(recvbuf),
            *recvcount, PMPI_Type_f2c(*recvtype), *root, PMPI_Comm_f2c(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST,
            request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    BND_RETURN(ierror, result);
}
#endif
