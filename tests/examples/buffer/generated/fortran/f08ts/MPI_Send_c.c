/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Send] through templates/fortran/f08ts.c.j2. */
/* Send a message and return once the buffer may be reused. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Send_c) || BND_HAS(MPI_Send)
void BND_NAME(mpi_send_c, MPI_SEND_C)(const void *buf, const MPI_Count *count, const MPI_Fint *datatype,
        const MPI_Fint *dest, const MPI_Fint *tag, const MPI_Fint *comm, MPI_Fint *ierror);

#if BND_HAS(MPI_Send_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_send_c)(const void *buf, const MPI_Count *count, const MPI_Fint *datatype,
        const MPI_Fint *dest, const MPI_Fint *tag, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Send_c, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, *count, bnd_f2c_Type(*datatype), 1, bnd_choice_even(&made, buf, &pending, BND_ANY,
            BND_COPY_RATHER, BND_ON_COMM, *comm, 1, *count, *count, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Send_c)(d_buf.address, d_buf.count, d_buf.datatype, *dest, *tag, bnd_f2c_Comm(*comm));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

void BND_NAME(mpi_send_c, MPI_SEND_C)(const void *buf, const MPI_Count *count, const MPI_Fint *datatype,
        const MPI_Fint *dest, const MPI_Fint *tag, const MPI_Fint *comm, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Send_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Send_c) && bnd_is_plain(buf) && bnd_is_known_Type(*datatype) &&
            bnd_is_known_Comm(*comm), BND_SLOW_PATH(mpi_send_c)(buf, count, datatype, dest, tag, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Send_c)(bnd_base(buf), *count, bnd_known_as_Type(*datatype), *dest, *tag,
            bnd_known_as_Comm(*comm)));
#else
    BND_REQUIRE(MPI_Send, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_FIT_IN(int, *count, 1, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, *count, bnd_f2c_Type(*datatype), 1, bnd_choice_even(&made, buf, &pending, BND_ANY,
            BND_COPY_RATHER, BND_ON_COMM, *comm, 1, *count, *count, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int result = BND_C(MPI_Send)(d_buf.address, d_buf.count, d_buf.datatype, *dest, *tag, bnd_f2c_Comm(*comm));
    bnd_pending_now(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
