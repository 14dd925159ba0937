/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_flush_buffer] through templates/fortran/ilp64.c.j2. */
/* Block until the messages now in the send buffer of a session have been sent. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_flush_buffer.c"

#if BND_HAS(MPI_Session_flush_buffer)
void BND_WIDE_NAME(mpi_session_flush_buffer, MPI_SESSION_FLUSH_BUFFER)(const bnd_default_integer *session,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_session_flush_buffer)(const bnd_integer *session,
        bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Session_flush_buffer) && bnd_is_inline_f2c_Session(*session)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_flush_buffer)(bnd_inline_f2c_Session(*session)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_session_flush_buffer)(const bnd_default_integer *session,
        bnd_default_integer *ierror)
{
    const bnd_integer int_session = bnd_integer_handle(*session);
    bnd_integer int_ierror;
    BND_INNER(mpi_session_flush_buffer)(&int_session, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_session_flush_buffer, MPI_SESSION_FLUSH_BUFFER)(const bnd_default_integer *session,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(session), bnd_fits(session)),
            BND_WIDE_SLOW_PATH(mpi_session_flush_buffer)(session, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_session_flush_buffer)(bnd_low_half(session), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_session_flush_buffer)(session, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
