/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_attach_buffer] through templates/fortran/ilp64.c.j2. */
/* Provide buffer space for buffered-mode messages sent within one session. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Session_attach_buffer_c.c"

#if BND_HAS(MPI_Session_attach_buffer_c) || BND_HAS(MPI_Session_attach_buffer)
void BND_WIDE_NAME(mpi_session_attach_buffer, MPI_SESSION_ATTACH_BUFFER)(const bnd_default_integer *session,
        const void *buffer, const MPI_Count *size, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_session_attach_buffer_c)(const bnd_integer *session,
        const void *buffer, const MPI_Count *size, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Session_attach_buffer_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Session_attach_buffer_c) && bnd_is_inline_f2c_Session(*session) &&
            bnd_is_contiguous_buffer(buffer)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_attach_buffer_c)(bnd_inline_f2c_Session(*session), bnd_base(buffer),
            *size));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_session_attach_buffer)(const bnd_default_integer *session,
        const void *buffer, const MPI_Count *size, bnd_default_integer *ierror)
{
    const bnd_integer int_session = bnd_integer_handle(*session);
    bnd_integer int_ierror;
    BND_INNER(mpi_session_attach_buffer_c)(&int_session, buffer, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_session_attach_buffer, MPI_SESSION_ATTACH_BUFFER)(const bnd_default_integer *session,
        const void *buffer, const MPI_Count *size, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(session), bnd_fits(session)),
            BND_WIDE_SLOW_PATH(mpi_session_attach_buffer)(session, buffer, size, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_session_attach_buffer_c)(bnd_low_half(session), buffer, size, &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_session_attach_buffer)(session, buffer, size, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
