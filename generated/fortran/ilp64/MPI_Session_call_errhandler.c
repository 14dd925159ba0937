/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_call_errhandler] through templates/fortran/ilp64.c.j2. */
/* Invoke the error handler of a session with a given error code. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_call_errhandler.c"

#if BND_HAS(MPI_Session_call_errhandler)
void BND_WIDE_NAME(mpi_session_call_errhandler, MPI_SESSION_CALL_ERRHANDLER)(const bnd_default_integer *session,
        const bnd_default_integer *errorcode, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_session_call_errhandler)(const bnd_integer *session,
        const bnd_integer *errorcode, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Session_call_errhandler) && bnd_is_inline_f2c_Session(*session)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_call_errhandler)(bnd_inline_f2c_Session(*session), *errorcode));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_session_call_errhandler)(const bnd_default_integer *session,
        const bnd_default_integer *errorcode, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *errorcode, 1, MPI_ERR_ARG, ierror, BND_ON_SESSION, *session);
    const bnd_integer int_session = bnd_integer_handle(*session);
    const bnd_integer int_errorcode = BND_NARROWED(bnd_integer, *errorcode);
    bnd_integer int_ierror;
    BND_INNER(mpi_session_call_errhandler)(&int_session, &int_errorcode, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_session_call_errhandler, MPI_SESSION_CALL_ERRHANDLER)(const bnd_default_integer *session,
        const bnd_default_integer *errorcode, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(session) | bnd_high_half(errorcode),
            bnd_fits(session) && bnd_fits(errorcode)), BND_WIDE_SLOW_PATH(mpi_session_call_errhandler)(session,
            errorcode, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_session_call_errhandler)(bnd_low_half(session), bnd_low_half(errorcode),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_session_call_errhandler)(session, errorcode, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
