/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_pset_info] through templates/fortran/wrapper.c.j2. */
/* Obtain an info object with the properties of one named process set. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_get_pset_info)
void BND_NAME(mpi_session_get_pset_info, MPI_SESSION_GET_PSET_INFO)(const MPI_Fint *session, const char *pset_name,
        MPI_Fint *info, MPI_Fint *ierror, bnd_length pset_name_len);

void BND_NAME(mpi_session_get_pset_info, MPI_SESSION_GET_PSET_INFO)(const MPI_Fint *session, const char *pset_name,
        MPI_Fint *info, MPI_Fint *ierror, bnd_length pset_name_len)
{
    BND_REQUIRE(MPI_Session_get_pset_info, PMPI_Session_call_errhandler(bnd_f2c_Session(*session), code));
    struct bnd_string c_pset_name;
    BND_HANDLE_LOCAL(MPI_INFO, MPI_Info, info, MPI_INFO_NULL);
    BND_STRING_IN(pset_name, BND_TRIM_TRAILING, pset_name_len, (void)0);
    const int result = BND_C(MPI_Session_get_pset_info)(bnd_f2c_Session(*session), c_pset_name.text,
            BND_HANDLE_ADDRESS(MPI_INFO, info));
    bnd_string_free(&c_pset_name);
    BND_HANDLE_MADE(MPI_INFO, Info, info);
    BND_STORE_IERROR(ierror, result);
}
#endif
