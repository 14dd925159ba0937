/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_compare] through templates/fortran/ilp64.c.j2. */
/* Tell how far two communicators agree in context, members and rank order. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_compare.c"

#if BND_HAS(MPI_Comm_compare)
void BND_WIDE_NAME(mpi_comm_compare, MPI_COMM_COMPARE)(const bnd_default_integer *comm1,
        const bnd_default_integer *comm2, bnd_default_integer *result, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_comm_compare)(const bnd_integer *comm1,
        const bnd_integer *comm2, bnd_integer *result, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Comm_compare) && bnd_is_inline_f2c_Comm(*comm1) &&
            bnd_is_inline_f2c_Comm(*comm2)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_compare)(bnd_inline_f2c_Comm(*comm1), bnd_inline_f2c_Comm(*comm2),
            result));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_comm_compare)(const bnd_default_integer *comm1,
        const bnd_default_integer *comm2, bnd_default_integer *result, bnd_default_integer *ierror)
{
    const bnd_integer int_comm1 = bnd_integer_handle(*comm1);
    const bnd_integer int_comm2 = bnd_integer_handle(*comm2);
    bnd_integer int_result = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_compare)(&int_comm1, &int_comm2, &int_result, &int_ierror);
    bnd_integer_out(result, int_result);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_comm_compare, MPI_COMM_COMPARE)(const bnd_default_integer *comm1,
        const bnd_default_integer *comm2, bnd_default_integer *result, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm1) | bnd_high_half(comm2), bnd_fits(comm1) && bnd_fits(comm2)),
            BND_WIDE_SLOW_PATH(mpi_comm_compare)(comm1, comm2, result, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_comm_compare)(bnd_low_half(comm1), bnd_low_half(comm2),
            (bnd_integer *)bnd_low_half(result), &int_ierror), BND_WIDE_SLOW_PATH(mpi_comm_compare)(comm1, comm2,
            result, ierror));
    bnd_widen(result);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
