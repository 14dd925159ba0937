/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_merge] through templates/fortran/ilp64.c.j2. */
/* Merge both sides of an intercommunicator into one intracommunicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Intercomm_merge.c"

#if BND_HAS(MPI_Intercomm_merge)
void BND_WIDE_NAME(mpi_intercomm_merge, MPI_INTERCOMM_MERGE)(const bnd_default_integer *intercomm,
        const bnd_logical *high, bnd_default_integer *newintracomm, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_intercomm_merge)(const bnd_integer *intercomm,
        const bnd_logical *high, bnd_integer *newintracomm, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Intercomm_merge) && bnd_is_inline_f2c_Comm(*intercomm)))) return 0;
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newintracomm, newintracomm);
    const int result = BND_C(MPI_Intercomm_merge)(bnd_inline_f2c_Comm(*intercomm), BND_IS_TRUE(*high), c_newintracomm);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newintracomm, newintracomm, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_intercomm_merge)(const bnd_default_integer *intercomm,
        const bnd_logical *high, bnd_default_integer *newintracomm, bnd_default_integer *ierror)
{
    const bnd_integer int_intercomm = bnd_integer_handle(*intercomm);
    bnd_integer int_newintracomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_intercomm_merge)(&int_intercomm, high, &int_newintracomm, &int_ierror);
    bnd_integer_out(newintracomm, int_newintracomm);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_intercomm_merge, MPI_INTERCOMM_MERGE)(const bnd_default_integer *intercomm,
        const bnd_logical *high, bnd_default_integer *newintracomm, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(intercomm), bnd_fits(intercomm)),
            BND_WIDE_SLOW_PATH(mpi_intercomm_merge)(intercomm, high, newintracomm, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_intercomm_merge)(bnd_low_half(intercomm), high,
            (bnd_integer *)bnd_low_half(newintracomm), &int_ierror), BND_WIDE_SLOW_PATH(mpi_intercomm_merge)(intercomm,
            high, newintracomm, ierror));
    bnd_widen(newintracomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
