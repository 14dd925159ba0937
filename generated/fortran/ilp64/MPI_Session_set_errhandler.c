/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_set_errhandler] through templates/fortran/ilp64.c.j2. */
/* Attach a new error handler to an open session. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_set_errhandler.c"

#if BND_HAS(MPI_Session_set_errhandler)
void BND_WIDE_NAME(mpi_session_set_errhandler, MPI_SESSION_SET_ERRHANDLER)(const bnd_default_integer *session,
        const bnd_default_integer *errhandler, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_session_set_errhandler)(const bnd_integer *session,
        const bnd_integer *errhandler, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Session_set_errhandler) && bnd_is_inline_f2c_Session(*session) &&
            bnd_is_inline_f2c_Errhandler(*errhandler)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_set_errhandler)(bnd_inline_f2c_Session(*session),
            bnd_inline_f2c_Errhandler(*errhandler)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_session_set_errhandler)(const bnd_default_integer *session,
        const bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    const bnd_integer int_session = bnd_integer_handle(*session);
    const bnd_integer int_errhandler = bnd_integer_handle(*errhandler);
    bnd_integer int_ierror;
    BND_INNER(mpi_session_set_errhandler)(&int_session, &int_errhandler, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_session_set_errhandler, MPI_SESSION_SET_ERRHANDLER)(const bnd_default_integer *session,
        const bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(session) | bnd_high_half(errhandler),
            bnd_fits(session) && bnd_fits(errhandler)), BND_WIDE_SLOW_PATH(mpi_session_set_errhandler)(session,
            errhandler, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_session_set_errhandler)(bnd_low_half(session), bnd_low_half(errhandler),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_session_set_errhandler)(session, errhandler, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
