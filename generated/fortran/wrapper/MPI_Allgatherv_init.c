/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgatherv_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for a varying-size gather to all processes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Allgatherv_init)
void BND_NAME(allgatherv_init, ALLGATHERV_INIT)(void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs, const MPI_Fint *recvtype, const MPI_Fint *comm,
        const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(allgatherv_init, ALLGATHERV_INIT)(void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs, const MPI_Fint *recvtype, const MPI_Fint *comm,
        const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Allgatherv_init)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype),
            bnd_buffer(recvbuf), recvcounts, displs, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm), bnd_f2c_Info(*info),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    BND_RETURN(ierror, result);
}
#endif
