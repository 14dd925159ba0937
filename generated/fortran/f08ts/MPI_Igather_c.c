/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Igather] through templates/fortran/wrapper.c.j2. */
/* Start gathering equal blocks at the root and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Igather_c) || BND_HAS(MPI_Igather)
void BND_NAME(mpi_igather_c, MPI_IGATHER_C)(const void *sendbuf, const MPI_Count *sendcount, const MPI_Fint *sendtype,
        const void *recvbuf, const MPI_Count *recvcount, const MPI_Fint *recvtype, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

#if BND_HAS(MPI_Igather_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_igather_c)(const void *sendbuf, const MPI_Count *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Count *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *root, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Igather_c, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, at_root, !bnd_is_plain(recvbuf), bnd_is_root(bnd_f2c_Comm(*comm), *root));
    BND_QUERY(int, peers_comm, !bnd_is_plain(recvbuf) && at_root, bnd_peers(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, *sendcount, bnd_f2c_Type(*sendtype), *root >= 0, bnd_choice_even(&made, sendbuf, &pending,
            BND_ANY, BND_COPY_IN, BND_ON_COMM, *comm, 1, *sendcount, *sendcount, bnd_f2c_Type(*sendtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, *recvcount, bnd_f2c_Type(*recvtype), at_root, bnd_choice_even(&made, recvbuf, &pending,
            BND_ANY, BND_COPY_BACK, BND_ON_COMM, *comm, peers_comm, *recvcount, *recvcount, bnd_f2c_Type(*recvtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Igather_c)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype, d_recvbuf.address,
            d_recvbuf.count, d_recvbuf.datatype, *root, bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}
#endif

void BND_NAME(mpi_igather_c, MPI_IGATHER_C)(const void *sendbuf, const MPI_Count *sendcount, const MPI_Fint *sendtype,
        const void *recvbuf, const MPI_Count *recvcount, const MPI_Fint *recvtype, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Igather_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Igather_c) && bnd_is_plain(sendbuf) && bnd_is_known_Type(*sendtype) &&
            bnd_is_plain(recvbuf) && bnd_is_known_Type(*recvtype) && bnd_is_known_Comm(*comm),
            BND_SLOW_PATH(mpi_igather_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm,
            request, ierror));
    BND_HANDLE_ROOM(MPI_REQUEST, MPI_Request, request);
    const int result = BND_C(MPI_Igather_c)(bnd_base(sendbuf), *sendcount, bnd_known_as_Type(*sendtype),
            bnd_base(recvbuf), *recvcount, bnd_known_as_Type(*recvtype), *root, bnd_known_as_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_MADE(request);
#else
    BND_REQUIRE(MPI_Igather, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_QUERY(int, at_root, !BND_FITS(int, *recvcount) || !bnd_is_plain(recvbuf), bnd_is_root(bnd_f2c_Comm(*comm),
            *root));
    BND_QUERY(int, peers_comm, !bnd_is_plain(recvbuf) && at_root, bnd_peers(bnd_f2c_Comm(*comm)));
    BND_FIT_IN(int, *sendcount, !bnd_is_in_place(bnd_base(sendbuf)) && *root >= 0, MPI_ERR_COUNT,
            PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_IN(int, *recvcount, at_root, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, *sendcount, bnd_f2c_Type(*sendtype), *root >= 0, bnd_choice_even(&made, sendbuf, &pending,
            BND_ANY, BND_COPY_IN, BND_ON_COMM, *comm, 1, *sendcount, *sendcount, bnd_f2c_Type(*sendtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, *recvcount, bnd_f2c_Type(*recvtype), at_root, bnd_choice_even(&made, recvbuf, &pending,
            BND_ANY, BND_COPY_BACK, BND_ON_COMM, *comm, peers_comm, *recvcount, *recvcount, bnd_f2c_Type(*recvtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Igather)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype, d_recvbuf.address,
            d_recvbuf.count, d_recvbuf.datatype, *root, bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_REQUEST_MADE(request);
    bnd_pending_request(pending, result, request, 0, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
