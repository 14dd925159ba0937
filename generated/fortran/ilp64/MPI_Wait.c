/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Wait] through templates/fortran/ilp64.c.j2. */
/* Block until one request is complete and then finish it. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Wait.c"

#if BND_HAS(MPI_Wait)
void BND_WIDE_NAME(mpi_wait, MPI_WAIT)(bnd_default_integer *request, bnd_default_integer *status,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_wait)(bnd_integer *request, bnd_integer *status,
        bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Wait) && BND_REQUEST_IS_FAST(request)))) return 0;
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, PMPI_Request_f2c(*request));
    const int result = BND_C(MPI_Wait)(c_request, bnd_status(status));
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_COPY_OUT(MPI_REQUEST, Request, c_request, request);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_wait)(bnd_default_integer *request, bnd_default_integer *status,
        bnd_default_integer *ierror)
{
    bnd_integer int_request = bnd_integer_handle(*request);
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_unset(int_status, status, BND_STATUS_INTEGERS);
    bnd_integer int_ierror;
    BND_INNER(mpi_wait)(&int_request, (bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status),
            &int_ierror);
    bnd_integer_inout(request, int_request, bnd_integer_handle(*request));
    bnd_statuses_out(status, int_status, bnd_is_status_ignore(status) ? 0 : BND_STATUS_INTEGERS);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_wait, MPI_WAIT)(bnd_default_integer *request, bnd_default_integer *status,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_status_ignore(status) && BND_FIT(bnd_high_half(request), bnd_fits(request)),
            BND_WIDE_SLOW_PATH(mpi_wait)(request, status, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_wait)((bnd_integer *)bnd_low_half(request), (bnd_integer *)status,
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_wait)(request, status, ierror));
    bnd_widen(request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
