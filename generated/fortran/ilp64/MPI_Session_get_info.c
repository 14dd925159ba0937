/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_info] through templates/fortran/ilp64.c.j2. */
/* Obtain a new info object holding the hints in use for a session. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_get_info.c"

#if BND_HAS(MPI_Session_get_info)
void BND_WIDE_NAME(mpi_session_get_info, MPI_SESSION_GET_INFO)(const bnd_default_integer *session,
        bnd_default_integer *info_used, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_session_get_info)(const bnd_integer *session,
        bnd_integer *info_used, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Session_get_info) && bnd_is_inline_f2c_Session(*session)))) return 0;
    BND_HANDLE_UNSET(MPI_INFO, MPI_Info, c_info_used, info_used);
    const int result = BND_C(MPI_Session_get_info)(bnd_inline_f2c_Session(*session), c_info_used);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_INFO, Info, c_info_used, info_used, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_session_get_info)(const bnd_default_integer *session,
        bnd_default_integer *info_used, bnd_default_integer *ierror)
{
    const bnd_integer int_session = bnd_integer_handle(*session);
    bnd_integer int_info_used = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_session_get_info)(&int_session, &int_info_used, &int_ierror);
    bnd_integer_out(info_used, int_info_used);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_session_get_info, MPI_SESSION_GET_INFO)(const bnd_default_integer *session,
        bnd_default_integer *info_used, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(session), bnd_fits(session)),
            BND_WIDE_SLOW_PATH(mpi_session_get_info)(session, info_used, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_session_get_info)(bnd_low_half(session),
            (bnd_integer *)bnd_low_half(info_used), &int_ierror), BND_WIDE_SLOW_PATH(mpi_session_get_info)(session,
            info_used, ierror));
    bnd_widen(info_used);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
