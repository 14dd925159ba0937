/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_num_psets] through templates/fortran/wrapper.c.j2. */
/* Count the process sets that are available to a session. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_get_num_psets)
BND_WRAPPER void BND_NAME(mpi_session_get_num_psets, MPI_SESSION_GET_NUM_PSETS)(const bnd_integer *session,
        const bnd_integer *info, bnd_integer *npset_names, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_session_get_num_psets)(const bnd_integer *session, const bnd_integer *info,
        bnd_integer *npset_names, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Session_get_num_psets, ierror, BND_ON_SESSION, *session);
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_get_num_psets)(bnd_f2c_Session(*session), bnd_f2c_Info(*info),
            npset_names));
}

BND_WRAPPER void BND_NAME(mpi_session_get_num_psets, MPI_SESSION_GET_NUM_PSETS)(const bnd_integer *session,
        const bnd_integer *info, bnd_integer *npset_names, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Session_get_num_psets) && bnd_is_inline_f2c_Session(*session) &&
            bnd_is_inline_f2c_Info(*info), BND_SLOW_PATH(mpi_session_get_num_psets)(session, info, npset_names,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Session_get_num_psets)(bnd_inline_f2c_Session(*session),
            bnd_inline_f2c_Info(*info), npset_names));
}
#endif
