/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Barrier_init] through templates/fortran/ilp64.c.j2. */
/* Prepare a persistent request for a barrier over a communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Barrier_init.c"

#if BND_HAS(MPI_Barrier_init)
void BND_WIDE_NAME(mpi_barrier_init, MPI_BARRIER_INIT)(const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_barrier_init)(const bnd_integer *comm,
        const bnd_integer *info, bnd_integer *request, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Barrier_init) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_inline_f2c_Info(*info)))) return 0;
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Barrier_init)(bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Info(*info), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_barrier_init)(const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_barrier_init)(&int_comm, &int_info, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_barrier_init, MPI_BARRIER_INIT)(const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm) | bnd_high_half(info), bnd_fits(comm) && bnd_fits(info)),
            BND_WIDE_SLOW_PATH(mpi_barrier_init)(comm, info, request, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_barrier_init)(bnd_low_half(comm), bnd_low_half(info),
            (bnd_integer *)bnd_low_half(request), &int_ierror), BND_WIDE_SLOW_PATH(mpi_barrier_init)(comm, info,
            request, ierror));
    bnd_widen(request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
