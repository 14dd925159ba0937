/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Errhandler_get] through templates/fortran/ilp64.c.j2. */
/* Return the error handler of a communicator through the old MPI-1 call. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Errhandler_get.c"

#if BND_HAS(MPI_Errhandler_get) || BND_HAS(MPI_Comm_get_errhandler)
void BND_WIDE_NAME(mpi_errhandler_get, MPI_ERRHANDLER_GET)(const bnd_default_integer *comm,
        bnd_default_integer *errhandler, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_errhandler_get)(const bnd_integer *comm,
        bnd_integer *errhandler, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Errhandler_get)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Errhandler_get) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_HANDLE_UNSET(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler);
    const int result = BND_C(MPI_Errhandler_get)(bnd_inline_f2c_Comm(*comm), c_errhandler);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_errhandler_get)(const bnd_default_integer *comm,
        bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_errhandler = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_errhandler_get)(&int_comm, &int_errhandler, &int_ierror);
    bnd_integer_out(errhandler, int_errhandler);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_errhandler_get, MPI_ERRHANDLER_GET)(const bnd_default_integer *comm,
        bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm), bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_errhandler_get)(comm,
            errhandler, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_errhandler_get)(bnd_low_half(comm), (bnd_integer *)bnd_low_half(errhandler),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_errhandler_get)(comm, errhandler, ierror));
    bnd_widen(errhandler);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
