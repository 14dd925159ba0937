/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Probe] through templates/fortran/ilp64.c.j2. */
/* Wait until a matching message can be received and describe it in a status. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Probe.c"

#if BND_HAS(MPI_Probe)
void BND_WIDE_NAME(mpi_probe, MPI_PROBE)(const bnd_default_integer *source, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_default_integer *status, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_probe)(const bnd_integer *source,
        const bnd_integer *tag, const bnd_integer *comm, bnd_integer *status, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Probe) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Probe)(*source, *tag, bnd_inline_f2c_Comm(*comm), bnd_status(status)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_probe)(const bnd_default_integer *source,
        const bnd_default_integer *tag, const bnd_default_integer *comm, bnd_default_integer *status,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *source, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *tag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_source = BND_NARROWED(bnd_integer, *source);
    const bnd_integer int_tag = BND_NARROWED(bnd_integer, *tag);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_unset(int_status, status, BND_STATUS_INTEGERS);
    bnd_integer int_ierror;
    BND_INNER(mpi_probe)(&int_source, &int_tag, &int_comm,
            (bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status), &int_ierror);
    bnd_statuses_out(status, int_status, bnd_is_status_ignore(status) ? 0 : BND_STATUS_INTEGERS);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_probe, MPI_PROBE)(const bnd_default_integer *source, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_default_integer *status, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(source) && bnd_fits(tag) && bnd_is_status_ignore(status) &&
            BND_FIT(bnd_high_half(comm), bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_probe)(source, tag, comm, status,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_probe)(bnd_low_half(source), bnd_low_half(tag), bnd_low_half(comm),
            (bnd_integer *)status, &int_ierror), BND_WIDE_SLOW_PATH(mpi_probe)(source, tag, comm, status, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
