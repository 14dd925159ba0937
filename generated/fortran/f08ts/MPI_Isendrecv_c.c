/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Isendrecv] through templates/fortran/wrapper.c.j2. */
/* Start a combined send and receive with separate buffers and return one request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Isendrecv_c)
void BND_NAME(mpi_isendrecv_c, MPI_ISENDRECV_C)(const void *sendbuf, const MPI_Count *sendcount,
        const MPI_Fint *sendtype, const MPI_Fint *dest, const MPI_Fint *sendtag, const void *recvbuf,
        const MPI_Count *recvcount, const MPI_Fint *recvtype, const MPI_Fint *source, const MPI_Fint *recvtag,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_isendrecv_c)(const void *sendbuf, const MPI_Count *sendcount,
        const MPI_Fint *sendtype, const MPI_Fint *dest, const MPI_Fint *sendtag, const void *recvbuf,
        const MPI_Count *recvcount, const MPI_Fint *recvtype, const MPI_Fint *source, const MPI_Fint *recvtag,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Isendrecv_c, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, *sendcount, bnd_f2c_Type(*sendtype), 1, bnd_choice_even(&made, sendbuf, &pending,
            BND_ANY_HELD, BND_COPY_IN, BND_ON_COMM, *comm, 1, *sendcount, *sendcount, bnd_f2c_Type(*sendtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, *recvcount, bnd_f2c_Type(*recvtype), 1, bnd_choice_even(&made, recvbuf, &pending,
            BND_ANY_HELD, BND_COPY_BACK, BND_ON_COMM, *comm, 1, *recvcount, *recvcount, bnd_f2c_Type(*recvtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Isendrecv_c)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype, *dest, *sendtag,
            d_recvbuf.address, d_recvbuf.count, d_recvbuf.datatype, *source, *recvtag, bnd_f2c_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_isendrecv_c, MPI_ISENDRECV_C)(const void *sendbuf, const MPI_Count *sendcount,
        const MPI_Fint *sendtype, const MPI_Fint *dest, const MPI_Fint *sendtag, const void *recvbuf,
        const MPI_Count *recvcount, const MPI_Fint *recvtype, const MPI_Fint *source, const MPI_Fint *recvtag,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Isendrecv_c) && bnd_is_plain(sendbuf) && bnd_is_known_Type(*sendtype) &&
            bnd_is_plain(recvbuf) && bnd_is_known_Type(*recvtype) && bnd_is_known_Comm(*comm),
            BND_SLOW_PATH(mpi_isendrecv_c)(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
            source, recvtag, comm, request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(MPI_Isendrecv_c)(bnd_base(sendbuf), *sendcount, bnd_known_as_Type(*sendtype), *dest,
            *sendtag, bnd_base(recvbuf), *recvcount, bnd_known_as_Type(*recvtype), *source, *recvtag,
            bnd_known_as_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_MADE(request);
}
#endif
