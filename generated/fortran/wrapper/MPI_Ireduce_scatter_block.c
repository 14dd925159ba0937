/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ireduce_scatter_block] through templates/fortran/wrapper.c.j2. */
/* Start a reduction scattered in equal pieces and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Ireduce_scatter_block)
void BND_NAME(ireduce_scatter_block, IREDUCE_SCATTER_BLOCK)(void *sendbuf, void *recvbuf, const MPI_Fint *recvcount,
        const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(ireduce_scatter_block)(void *sendbuf, void *recvbuf, const MPI_Fint *recvcount,
        const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Ireduce_scatter_block)(bnd_buffer(sendbuf), bnd_buffer(recvbuf), *recvcount,
            bnd_f2c_Type(*datatype), bnd_f2c_Op(*op), bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    BND_RETURN(ierror, result);
}

void BND_NAME(ireduce_scatter_block, IREDUCE_SCATTER_BLOCK)(void *sendbuf, void *recvbuf, const MPI_Fint *recvcount,
        const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Type(*datatype) && bnd_is_known_Op(*op) && bnd_is_known_Comm(*comm),
            BND_OTHERWISE(ireduce_scatter_block)(sendbuf, recvbuf, recvcount, datatype, op, comm, request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(Ireduce_scatter_block)(bnd_buffer(sendbuf), bnd_buffer(recvbuf), *recvcount,
            bnd_known_as_Type(*datatype), bnd_known_as_Op(*op), bnd_known_as_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_RETURN(ierror, result);
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
}
#endif
