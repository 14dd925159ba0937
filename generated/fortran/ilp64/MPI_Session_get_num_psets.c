/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_num_psets] through templates/fortran/ilp64.c.j2. */
/* Count the process sets that are available to a session. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Session_get_num_psets.c"

#if BND_HAS(MPI_Session_get_num_psets)
void BND_WIDE_NAME(mpi_session_get_num_psets, MPI_SESSION_GET_NUM_PSETS)(const bnd_default_integer *session,
        const bnd_default_integer *info, bnd_default_integer *npset_names, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_session_get_num_psets)(const bnd_integer *session,
        const bnd_integer *info, bnd_integer *npset_names, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Session_get_num_psets) && bnd_is_inline_f2c_Session(*session) &&
            bnd_is_inline_f2c_Info(*info)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_get_num_psets)(bnd_inline_f2c_Session(*session),
            bnd_inline_f2c_Info(*info), npset_names));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_session_get_num_psets)(const bnd_default_integer *session,
        const bnd_default_integer *info, bnd_default_integer *npset_names, bnd_default_integer *ierror)
{
    const bnd_integer int_session = bnd_integer_handle(*session);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_npset_names = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_session_get_num_psets)(&int_session, &int_info, &int_npset_names, &int_ierror);
    bnd_integer_out(npset_names, int_npset_names);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_session_get_num_psets, MPI_SESSION_GET_NUM_PSETS)(const bnd_default_integer *session,
        const bnd_default_integer *info, bnd_default_integer *npset_names, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(session) | bnd_high_half(info), bnd_fits(session) && bnd_fits(info)),
            BND_WIDE_SLOW_PATH(mpi_session_get_num_psets)(session, info, npset_names, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_session_get_num_psets)(bnd_low_half(session), bnd_low_half(info),
            (bnd_integer *)bnd_low_half(npset_names), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_session_get_num_psets)(session, info, npset_names, ierror));
    bnd_widen(npset_names);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
