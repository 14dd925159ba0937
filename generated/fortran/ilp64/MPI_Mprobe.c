/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Mprobe] through templates/fortran/ilp64.c.j2. */
/* Wait for a matching message and extract a handle reserved for receiving it. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Mprobe.c"

#if BND_HAS(MPI_Mprobe)
void BND_WIDE_NAME(mpi_mprobe, MPI_MPROBE)(const bnd_default_integer *source, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_default_integer *message, bnd_default_integer *status,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_mprobe)(const bnd_integer *source,
        const bnd_integer *tag, const bnd_integer *comm, bnd_integer *message, bnd_integer *status,
        bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Mprobe) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_HANDLE_UNSET(MPI_MESSAGE, MPI_Message, c_message, message);
    const int result = BND_C(MPI_Mprobe)(*source, *tag, bnd_inline_f2c_Comm(*comm), c_message, bnd_status(status));
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_MESSAGE, Message, c_message, message, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_mprobe)(const bnd_default_integer *source,
        const bnd_default_integer *tag, const bnd_default_integer *comm, bnd_default_integer *message,
        bnd_default_integer *status, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *source, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *tag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_source = BND_NARROWED(bnd_integer, *source);
    const bnd_integer int_tag = BND_NARROWED(bnd_integer, *tag);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_message = BND_INTEGER_UNSET;
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_unset(int_status, status, BND_STATUS_INTEGERS);
    bnd_integer int_ierror;
    BND_INNER(mpi_mprobe)(&int_source, &int_tag, &int_comm, &int_message,
            (bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status), &int_ierror);
    bnd_integer_out(message, int_message);
    bnd_statuses_out(status, int_status, bnd_is_status_ignore(status) ? 0 : BND_STATUS_INTEGERS);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_mprobe, MPI_MPROBE)(const bnd_default_integer *source, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_default_integer *message, bnd_default_integer *status,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(source) && bnd_fits(tag) && bnd_is_status_ignore(status) &&
            BND_FIT(bnd_high_half(comm), bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_mprobe)(source, tag, comm, message,
            status, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_mprobe)(bnd_low_half(source), bnd_low_half(tag), bnd_low_half(comm),
            (bnd_integer *)bnd_low_half(message), (bnd_integer *)status, &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_mprobe)(source, tag, comm, message, status, ierror));
    bnd_widen(message);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
