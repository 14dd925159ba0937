/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scan_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for a prefix reduction that includes the caller. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Scan_init)
void BND_NAME(scan_init, SCAN_INIT)(void *sendbuf, void *recvbuf, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *op, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(scan_init, SCAN_INIT)(void *sendbuf, void *recvbuf, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *op, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Scan_init)(bnd_buffer(sendbuf), bnd_buffer(recvbuf), *count, PMPI_Type_f2c(*datatype),
            PMPI_Op_f2c(*op), PMPI_Comm_f2c(*comm), PMPI_Info_f2c(*info), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    BND_RETURN(ierror, result);
}
#endif
