/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgatherv] through templates/fortran/f08ts.c.j2. */
/* Collect blocks of varying size from all processes and deliver all to each. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Allgatherv_c) || BND_HAS(MPI_Allgatherv)
void BND_NAME(mpi_allgatherv_c, MPI_ALLGATHERV_C)(const void *sendbuf, const MPI_Count *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const MPI_Fint *recvtype, const MPI_Fint *comm, MPI_Fint *ierror);

#if BND_HAS(MPI_Allgatherv_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_allgatherv_c)(const void *sendbuf, const MPI_Count *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const MPI_Fint *recvtype, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Allgatherv_c, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, *sendcount, bnd_f2c_Type(*sendtype), 1, bnd_choice_even(&made, sendbuf, &pending, BND_ANY,
            BND_COPY_RATHER, BND_ON_COMM, *comm, 1, *sendcount, *sendcount, bnd_f2c_Type(*sendtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, recvbuf, &pending, BND_COPY_BACK, BND_ON_COMM,
            *comm, BND_PLACES(bnd_peers(bnd_f2c_Comm(*comm)), recvcounts, displs, recvtype, false)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Allgatherv_c)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype,
            d_recvbuf.address, recvcounts, displs, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

void BND_NAME(mpi_allgatherv_c, MPI_ALLGATHERV_C)(const void *sendbuf, const MPI_Count *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const MPI_Fint *recvtype, const MPI_Fint *comm, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Allgatherv_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Allgatherv_c) && bnd_is_plain(sendbuf) && bnd_is_known_Type(*sendtype) &&
            bnd_is_plain(recvbuf) && bnd_is_known_Type(*recvtype) && bnd_is_known_Comm(*comm),
            BND_SLOW_PATH(mpi_allgatherv_c)(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Allgatherv_c)(bnd_base(sendbuf), *sendcount, bnd_known_as_Type(*sendtype),
            bnd_base(recvbuf), recvcounts, displs, bnd_known_as_Type(*recvtype), bnd_known_as_Comm(*comm)));
#else
    BND_REQUIRE(MPI_Allgatherv, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const long n_recvcounts = bnd_peers(bnd_f2c_Comm(*comm));
    const long n_displs = bnd_peers(bnd_f2c_Comm(*comm));
    BND_FIT_IN(int, *sendcount, !bnd_is_in_place(bnd_base(sendbuf)), MPI_ERR_COUNT,
            PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_ALL(int, recvcounts, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_ALL(int, displs, MPI_ERR_ARG, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, *sendcount, bnd_f2c_Type(*sendtype), 1, bnd_choice_even(&made, sendbuf, &pending, BND_ANY,
            BND_COPY_RATHER, BND_ON_COMM, *comm, 1, *sendcount, *sendcount, bnd_f2c_Type(*sendtype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, 1, bnd_choice_placed(&made, recvbuf, &pending, BND_COPY_BACK, BND_ON_COMM,
            *comm, BND_PLACES(bnd_peers(bnd_f2c_Comm(*comm)), recvcounts, displs, recvtype, false)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_ROOM(int, recvcounts, bnd_pending_drop(pending));
    BND_FIT_ROOM(int, displs, bnd_pending_drop(pending));
    const int result = BND_C(MPI_Allgatherv)(d_sendbuf.address, d_sendbuf.count, d_sendbuf.datatype, d_recvbuf.address,
            c_recvcounts, c_displs, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm));
    BND_ROOM_FREE(recvcounts);
    BND_ROOM_FREE(displs);
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
