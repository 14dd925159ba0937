/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_attach_buffer] through templates/fortran/wrapper.c.j2. */
/* Provide buffer space for buffered-mode messages sent within one session. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Session_attach_buffer_c) || BND_HAS(MPI_Session_attach_buffer)
BND_WRAPPER void BND_NAME(mpi_session_attach_buffer_c, MPI_SESSION_ATTACH_BUFFER_C)(const bnd_integer *session,
        const void *buffer, const MPI_Count *size, bnd_integer *ierror);

#if BND_HAS(MPI_Session_attach_buffer_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_session_attach_buffer_c)(const bnd_integer *session, const void *buffer,
        const MPI_Count *size, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Session_attach_buffer_c, ierror, BND_ON_SESSION, *session);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buffer;
    if (bnd_choice_is_section(&d_buffer, buffer, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buffer, buffer, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_NEVER, 1, *size, *size, MPI_BYTE), &pending, BND_ON_SESSION, *session), (void)0, ierror);
    const int result = BND_C(MPI_Session_attach_buffer_c)(bnd_f2c_Session(*session), d_buffer.address, *size);
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_session_attach_buffer_c, MPI_SESSION_ATTACH_BUFFER_C)(const bnd_integer *session,
        const void *buffer, const MPI_Count *size, bnd_integer *ierror)
{
#if BND_HAS(MPI_Session_attach_buffer_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Session_attach_buffer_c) && bnd_is_inline_f2c_Session(*session) &&
            bnd_is_contiguous_buffer(buffer), BND_SLOW_PATH(mpi_session_attach_buffer_c)(session, buffer, size,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_attach_buffer_c)(bnd_inline_f2c_Session(*session), bnd_base(buffer),
            *size));
#else
    BND_REQUIRE(MPI_Session_attach_buffer, ierror, BND_ON_SESSION, *session);
    BND_NARROW_CHECK(int, *size, 1, MPI_ERR_ARG, ierror, BND_ON_SESSION, *session);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buffer;
    if (bnd_choice_is_section(&d_buffer, buffer, 0, MPI_BYTE,
            1)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buffer, buffer, BND_SINGLE_COUNT(BND_CONTIGUOUS_ONLY,
            BND_BOUNCE_NEVER, 1, *size, *size, MPI_BYTE), &pending, BND_ON_SESSION, *session), (void)0, ierror);
    const int result = BND_C(MPI_Session_attach_buffer)(bnd_f2c_Session(*session), d_buffer.address, BND_NARROWED(int,
            *size));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
