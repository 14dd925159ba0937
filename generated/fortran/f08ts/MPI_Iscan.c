/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Iscan] through templates/fortran/wrapper.c.j2. */
/* Start a prefix reduction that includes the caller and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Iscan)
void BND_NAME(mpi_iscan, MPI_ISCAN)(const void *sendbuf, const void *recvbuf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_iscan)(const void *sendbuf, const void *recvbuf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Iscan, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, 0, MPI_BYTE, 1, bnd_choice_even(&made, sendbuf, &pending, BND_FLAT, BND_COPY_IN,
            BND_ON_COMM, *comm, 1, *count, *count, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_even(&made, recvbuf, &pending, BND_FLAT, BND_COPY_BACK,
            BND_ON_COMM, *comm, 1, *count, *count, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Iscan)(d_sendbuf.address, d_recvbuf.address, *count, bnd_f2c_Type(*datatype),
            bnd_f2c_Op(*op), bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_iscan, MPI_ISCAN)(const void *sendbuf, const void *recvbuf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Iscan) && bnd_is_plain(sendbuf) && bnd_is_plain(recvbuf) &&
            bnd_is_known_Type(*datatype) && bnd_is_known_Op(*op) && bnd_is_known_Comm(*comm),
            BND_SLOW_PATH(mpi_iscan)(sendbuf, recvbuf, count, datatype, op, comm, request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(MPI_Iscan)(bnd_base(sendbuf), bnd_base(recvbuf), *count, bnd_known_as_Type(*datatype),
            bnd_known_as_Op(*op), bnd_known_as_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_MADE(request);
}
#endif
