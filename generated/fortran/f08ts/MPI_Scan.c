/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Scan] through templates/fortran/wrapper.c.j2. */
/* Compute a prefix reduction that includes the contribution of the caller. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Scan)
BND_WRAPPER void BND_NAME(mpi_scan, MPI_SCAN)(const void *sendbuf, const void *recvbuf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_scan)(const void *sendbuf, const void *recvbuf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Scan, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(d_sendbuf, sendbuf, 0, MPI_BYTE, 1, pending, (void)0, ierror, BND_ON_COMM, *comm,
            bnd_choice_single_count, BND_CONTIGUOUS_ONLY, BND_BOUNCE_PREFER, 1, *count, *count,
            bnd_f2c_Type(*datatype));
    BND_CHOICE_IN(d_recvbuf, recvbuf, 0, MPI_BYTE, 1, pending, (void)0, ierror, BND_ON_COMM, *comm,
            bnd_choice_single_count, BND_CONTIGUOUS_ONLY, BND_BOUNCE_INOUT, 1, *count, *count,
            bnd_f2c_Type(*datatype));
    const int result = BND_C(MPI_Scan)(d_sendbuf.address, d_recvbuf.address, *count, bnd_f2c_Type(*datatype),
            bnd_f2c_Op(*op), bnd_f2c_Comm(*comm));
    bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_scan, MPI_SCAN)(const void *sendbuf, const void *recvbuf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Scan) && bnd_is_contiguous_buffer(sendbuf) &&
            bnd_is_contiguous_buffer(recvbuf) && bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Op(*op) &&
            bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_scan)(sendbuf, recvbuf, count, datatype, op, comm,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Scan)(bnd_base(sendbuf), bnd_base(recvbuf), *count,
            bnd_inline_f2c_Type(*datatype), bnd_inline_f2c_Op(*op), bnd_inline_f2c_Comm(*comm)));
}
#endif
