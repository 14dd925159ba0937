/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Grequest_complete] through templates/fortran/ilp64.c.j2. */
/* Tell MPI that the operation behind a generalised request has finished. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Grequest_complete.c"

#if BND_HAS(MPI_Grequest_complete)
void BND_WIDE_NAME(mpi_grequest_complete, MPI_GREQUEST_COMPLETE)(const bnd_default_integer *request,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_grequest_complete)(const bnd_integer *request,
        bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Grequest_complete) && bnd_is_inline_f2c_Request(*request)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Grequest_complete)(bnd_inline_f2c_Request(*request)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_grequest_complete)(const bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    const bnd_integer int_request = bnd_integer_handle(*request);
    bnd_integer int_ierror;
    BND_INNER(mpi_grequest_complete)(&int_request, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_grequest_complete, MPI_GREQUEST_COMPLETE)(const bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(request), bnd_fits(request)),
            BND_WIDE_SLOW_PATH(mpi_grequest_complete)(request, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_grequest_complete)(bnd_low_half(request), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_grequest_complete)(request, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
