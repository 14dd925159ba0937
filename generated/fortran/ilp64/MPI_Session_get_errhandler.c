/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_get_errhandler] through templates/fortran/ilp64.c.j2. */
/* Return the error handler currently attached to a session. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_get_errhandler.c"

#if BND_HAS(MPI_Session_get_errhandler)
void BND_WIDE_NAME(mpi_session_get_errhandler, MPI_SESSION_GET_ERRHANDLER)(const bnd_default_integer *session,
        bnd_default_integer *errhandler, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_session_get_errhandler)(const bnd_integer *session,
        bnd_integer *errhandler, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Session_get_errhandler) && bnd_is_inline_f2c_Session(*session)))) return 0;
    BND_HANDLE_UNSET(MPI_ERRHANDLER, MPI_Errhandler, c_errhandler, errhandler);
    const int result = BND_C(MPI_Session_get_errhandler)(bnd_inline_f2c_Session(*session), c_errhandler);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_ERRHANDLER, Errhandler, c_errhandler, errhandler, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_session_get_errhandler)(const bnd_default_integer *session,
        bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    const bnd_integer int_session = bnd_integer_handle(*session);
    bnd_integer int_errhandler = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_session_get_errhandler)(&int_session, &int_errhandler, &int_ierror);
    bnd_integer_out(errhandler, int_errhandler);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_session_get_errhandler, MPI_SESSION_GET_ERRHANDLER)(const bnd_default_integer *session,
        bnd_default_integer *errhandler, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(session), bnd_fits(session)),
            BND_WIDE_SLOW_PATH(mpi_session_get_errhandler)(session, errhandler, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_session_get_errhandler)(bnd_low_half(session),
            (bnd_integer *)bnd_low_half(errhandler), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_session_get_errhandler)(session, errhandler, ierror));
    bnd_widen(errhandler);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
