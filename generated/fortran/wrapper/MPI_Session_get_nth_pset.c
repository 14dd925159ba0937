/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Session_get_nth_pset] through templates/fortran/wrapper.c.j2. */
/* Return the name of the process set with a given index in a session. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_get_nth_pset)
BND_WRAPPER void BND_NAME(mpi_session_get_nth_pset, MPI_SESSION_GET_NTH_PSET)(const bnd_integer *session,
        const bnd_integer *info, const bnd_integer *n, bnd_integer *pset_len, char *pset_name, bnd_integer *ierror,
        bnd_length pset_name_len);

BND_WRAPPER void BND_NAME(mpi_session_get_nth_pset, MPI_SESSION_GET_NTH_PSET)(const bnd_integer *session,
        const bnd_integer *info, const bnd_integer *n, bnd_integer *pset_len, char *pset_name, bnd_integer *ierror,
        bnd_length pset_name_len)
{
    BND_REQUIRE(MPI_Session_get_nth_pset, ierror, BND_ON_SESSION, *session);
    struct bnd_inout_length c_pset_len = bnd_inout_length_from_fortran(*pset_len, pset_name_len);
    struct bnd_string c_pset_name;
    BND_CHECK_MEMORY(bnd_string_reserve(&c_pset_name, c_pset_len.given), (void)0, ierror);
    const int result = BND_C(MPI_Session_get_nth_pset)(bnd_f2c_Session(*session), bnd_f2c_Info(*info), *n,
            &c_pset_len.in_c, c_pset_name.text);
    if (result == MPI_SUCCESS) *pset_len = bnd_inout_length_to_fortran(&c_pset_len);
    bnd_string_copy_out(pset_name, pset_name_len, &c_pset_name, result == MPI_SUCCESS && c_pset_len.given > 0);
    BND_STORE_IERROR(ierror, result);
}
#endif
