/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Sendrecv_replace] through templates/fortran/wrapper.c.j2. */
/* Send a message and receive another one into the same buffer. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Sendrecv_replace_c) || BND_HAS(MPI_Sendrecv_replace)
void BND_NAME(mpi_sendrecv_replace_c, MPI_SENDRECV_REPLACE_C)(const void *buf, const MPI_Count *count,
        const MPI_Fint *datatype, const MPI_Fint *dest, const MPI_Fint *sendtag, const MPI_Fint *source,
        const MPI_Fint *recvtag, const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror);

#if BND_HAS(MPI_Sendrecv_replace_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_sendrecv_replace_c)(const void *buf, const MPI_Count *count,
        const MPI_Fint *datatype, const MPI_Fint *dest, const MPI_Fint *sendtag, const MPI_Fint *source,
        const MPI_Fint *recvtag, const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Sendrecv_replace_c, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, *count, bnd_f2c_Type(*datatype), 1, bnd_choice_even(&made, buf, &pending, BND_ANY,
            BND_COPY_BACK, BND_ON_COMM, *comm, 1, *count, *count, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Sendrecv_replace_c)(d_buf.address, d_buf.count, d_buf.datatype, *dest, *sendtag,
            *source, *recvtag, bnd_f2c_Comm(*comm), bnd_status(status));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

void BND_NAME(mpi_sendrecv_replace_c, MPI_SENDRECV_REPLACE_C)(const void *buf, const MPI_Count *count,
        const MPI_Fint *datatype, const MPI_Fint *dest, const MPI_Fint *sendtag, const MPI_Fint *source,
        const MPI_Fint *recvtag, const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Sendrecv_replace_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Sendrecv_replace_c) && bnd_is_plain(buf) && bnd_is_known_Type(*datatype) &&
            bnd_is_known_Comm(*comm), BND_SLOW_PATH(mpi_sendrecv_replace_c)(buf, count, datatype, dest, sendtag,
            source, recvtag, comm, status, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Sendrecv_replace_c)(bnd_base(buf), *count, bnd_known_as_Type(*datatype), *dest,
            *sendtag, *source, *recvtag, bnd_known_as_Comm(*comm), bnd_status(status)));
#else
    BND_REQUIRE(MPI_Sendrecv_replace, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_IN(int, *count, 1, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, *count, bnd_f2c_Type(*datatype), 1, bnd_choice_even(&made, buf, &pending, BND_ANY,
            BND_COPY_BACK, BND_ON_COMM, *comm, 1, *count, *count, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Sendrecv_replace)(d_buf.address, d_buf.count, d_buf.datatype, *dest, *sendtag,
            *source, *recvtag, bnd_f2c_Comm(*comm), bnd_status(status));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
