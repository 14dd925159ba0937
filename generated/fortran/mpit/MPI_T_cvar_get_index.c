/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_cvar_get_index] through templates/fortran/mpit.c.j2. */
/* Look up the index of a control variable by its name. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_cvar_get_index)
void BND_NAME(mpi_t_cvar_get_index, MPI_T_CVAR_GET_INDEX)(const char *name, bnd_default_integer *cvar_index,
        bnd_default_integer *ierror, bnd_length name_len);

void BND_NAME(mpi_t_cvar_get_index, MPI_T_CVAR_GET_INDEX)(const char *name, bnd_default_integer *cvar_index,
        bnd_default_integer *ierror, bnd_length name_len)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_get_index, ierror);
    struct bnd_string c_name;
    int c_cvar_index = (int)0;
    BND_T_CHECK_MEMORY(bnd_string_from_fortran(&c_name, name, name_len, BND_TRIM_TRAILING), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_get_index)(c_name.text, cvar_index ? &c_cvar_index : NULL);
    bnd_string_free(&c_name);
    if (cvar_index && result == MPI_SUCCESS) *cvar_index = (bnd_default_integer)c_cvar_index;
    BND_STORE_IERROR(ierror, result);
}
#endif
