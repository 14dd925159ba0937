/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scatterv_init] through templates/fortran/wrapper.c.j2. */
/* Prepare a persistent request for handing out varying-size blocks from the root. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Scatterv_init_c)
BND_WRAPPER void BND_NAME(mpi_scatterv_init_c, MPI_SCATTERV_INIT_C)(const void *sendbuf, MPI_Count *sendcounts,
        MPI_Aint *displs, const MPI_Fint *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const MPI_Fint *recvtype, const MPI_Fint *root, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request,
        MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_scatterv_init_c)(const void *sendbuf, MPI_Count *sendcounts,
        MPI_Aint *displs, const MPI_Fint *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const MPI_Fint *recvtype, const MPI_Fint *root, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request,
        MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Scatterv_init_c, ierror, BND_ON_COMM, *comm);
    BND_QUERY(int, at_root, !bnd_is_passed_on(sendbuf), bnd_is_root(bnd_f2c_Comm(*comm), *root));
    BND_QUERY(int, remote_size_comm, !bnd_is_passed_on(sendbuf) && at_root, bnd_remote_size(bnd_f2c_Comm(*comm)));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(d_sendbuf, sendbuf, 0, MPI_BYTE, at_root, pending, (void)0, ierror, BND_ON_COMM, *comm,
            bnd_choice_counts_displs, BND_BOUNCE_IN, BND_COUNTS_DISPLS(remote_size_comm, sendcounts, displs, sendtype,
            false));
    BND_CHOICE_IN(d_recvbuf, recvbuf, *recvcount, bnd_f2c_Type(*recvtype), *root >= 0, pending, (void)0, ierror,
            BND_ON_COMM, *comm, bnd_choice_single_count, BND_MAY_USE_DATATYPE_IN_SCHEDULE, BND_BOUNCE_INOUT, 1,
            *recvcount, *recvcount, bnd_f2c_Type(*recvtype));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Scatterv_init_c)(d_sendbuf.address, sendcounts, displs, bnd_f2c_Type(*sendtype),
            d_recvbuf.address, d_recvbuf.count, d_recvbuf.datatype, *root, bnd_f2c_Comm(*comm), bnd_f2c_Info(*info),
            BND_HANDLE_ADDRESS(MPI_REQUEST, c_request));
    BND_REQUEST_CREATED(request, c_request, result);
    bnd_pending_attach_request(pending, result, request, 1, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_scatterv_init_c, MPI_SCATTERV_INIT_C)(const void *sendbuf, MPI_Count *sendcounts,
        MPI_Aint *displs, const MPI_Fint *sendtype, const void *recvbuf, const MPI_Count *recvcount,
        const MPI_Fint *recvtype, const MPI_Fint *root, const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *request,
        MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Scatterv_init_c) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_inline_f2c_Type(*sendtype) && bnd_is_contiguous_buffer(recvbuf) &&
            bnd_is_inline_f2c_Type(*recvtype) && bnd_is_inline_f2c_Comm(*comm) && bnd_is_inline_f2c_Info(*info),
            BND_SLOW_PATH(mpi_scatterv_init_c)(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype,
            root, comm, info, request, ierror));
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Scatterv_init_c)(bnd_base(sendbuf), sendcounts, displs,
            bnd_inline_f2c_Type(*sendtype), bnd_base(recvbuf), *recvcount, bnd_inline_f2c_Type(*recvtype), *root,
            bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Info(*info), BND_HANDLE_ADDRESS(MPI_REQUEST, c_request));
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
}
#endif
