/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Iallgather] through templates/fortran/described.c.j2. */
/* Start an equal-block gather to all processes and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Iallgather_c) || BND_HAS(MPI_Iallgather)
void BND_NAME(iallgather_c, IALLGATHER_C)(const void *sendbuf, const MPI_Count *sendcount, const MPI_Fint *sendtype,
        const void *recvbuf, const MPI_Count *recvcount, const MPI_Fint *recvtype, const MPI_Fint *comm,
        MPI_Fint *request, MPI_Fint *ierror);

#if BND_HAS(MPI_Iallgather_c)
static BND_APART void BND_OTHERWISE(iallgather_c)(const void *sendbuf, const MPI_Count *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Count *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    struct bnd_kept *kept = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, *sendcount, bnd_f2c_Type(*sendtype), 1, bnd_choice_even(&made, sendbuf, &kept, BND_ANY,
            BND_COPY_IN, 1, *sendcount, *sendcount, bnd_f2c_Type(*sendtype)),
            PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, *recvcount, bnd_f2c_Type(*recvtype), 1, bnd_choice_even(&made, recvbuf, &kept, BND_ANY,
            BND_COPY_BACK, bnd_peers(bnd_f2c_Comm(*comm)), *recvcount, *recvcount, bnd_f2c_Type(*recvtype)),
            PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Iallgather_c)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype, d_recvbuf.address,
            d_recvbuf.count, d_recvbuf.datatype, bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    bnd_kept_request(kept, result, request, 0);
    BND_RETURN(ierror, result);
}
#endif

void BND_NAME(iallgather_c, IALLGATHER_C)(const void *sendbuf, const MPI_Count *sendcount, const MPI_Fint *sendtype,
        const void *recvbuf, const MPI_Count *recvcount, const MPI_Fint *recvtype, const MPI_Fint *comm,
        MPI_Fint *request, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Iallgather_c)
    BND_UNLESS(bnd_is_plain(sendbuf) && bnd_is_known_Type(*sendtype) && bnd_is_plain(recvbuf) &&
            bnd_is_known_Type(*recvtype) && bnd_is_known_Comm(*comm), BND_OTHERWISE(iallgather_c)(sendbuf, sendcount,
            sendtype, recvbuf, recvcount, recvtype, comm, request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(Iallgather_c)(bnd_base(sendbuf), *sendcount, bnd_known_as_Type(*sendtype),
            bnd_base(recvbuf), *recvcount, bnd_known_as_Type(*recvtype), bnd_known_as_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_RETURN(ierror, result);
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
#else
    BND_FIT_IN(int, *sendcount, !bnd_is_in_place(bnd_base(sendbuf)), MPI_ERR_COUNT,
            PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_IN(int, *recvcount, 1, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_kept *kept = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, *sendcount, bnd_f2c_Type(*sendtype), 1, bnd_choice_even(&made, sendbuf, &kept, BND_ANY,
            BND_COPY_IN, 1, *sendcount, *sendcount, bnd_f2c_Type(*sendtype)),
            PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, *recvcount, bnd_f2c_Type(*recvtype), 1, bnd_choice_even(&made, recvbuf, &kept, BND_ANY,
            BND_COPY_BACK, bnd_peers(bnd_f2c_Comm(*comm)), *recvcount, *recvcount, bnd_f2c_Type(*recvtype)),
            PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Iallgather)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype, d_recvbuf.address,
            d_recvbuf.count, d_recvbuf.datatype, bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    bnd_kept_request(kept, result, request, 0);
    BND_RETURN(ierror, result);
#endif
}
#endif
