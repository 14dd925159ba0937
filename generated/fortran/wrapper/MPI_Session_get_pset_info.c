/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_pset_info] through templates/fortran/wrapper.c.j2. */
/* Obtain an info object with the properties of one named process set. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_get_pset_info)
BND_WRAPPER void BND_NAME(mpi_session_get_pset_info, MPI_SESSION_GET_PSET_INFO)(const bnd_integer *session,
        const char *pset_name, bnd_integer *info, bnd_integer *ierror, bnd_length pset_name_len);

BND_WRAPPER void BND_NAME(mpi_session_get_pset_info, MPI_SESSION_GET_PSET_INFO)(const bnd_integer *session,
        const char *pset_name, bnd_integer *info, bnd_integer *ierror, bnd_length pset_name_len)
{
    BND_REQUIRE(MPI_Session_get_pset_info, ierror, BND_ON_SESSION, *session);
    struct bnd_string c_pset_name;
    BND_HANDLE_LOCAL(MPI_INFO, MPI_Info, c_info, info, MPI_INFO_NULL);
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_pset_name, pset_name, pset_name_len, BND_TRIM_TRAILING), (void)0,
            ierror);
    const int result = BND_C(MPI_Session_get_pset_info)(bnd_f2c_Session(*session), c_pset_name.text, c_info);
    bnd_string_free(&c_pset_name);
    BND_HANDLE_CREATED(MPI_INFO, Info, c_info, info, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
