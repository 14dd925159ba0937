/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_get_index] through templates/fortran/mpit.c.j2. */
/* Look up the index of a performance variable by its name and class. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_pvar_get_index)
void BND_NAME(mpi_t_pvar_get_index, MPI_T_PVAR_GET_INDEX)(const char *name, const bnd_default_integer *var_class,
        bnd_default_integer *pvar_index, bnd_default_integer *ierror, bnd_length name_len);

void BND_NAME(mpi_t_pvar_get_index, MPI_T_PVAR_GET_INDEX)(const char *name, const bnd_default_integer *var_class,
        bnd_default_integer *pvar_index, bnd_default_integer *ierror, bnd_length name_len)
{
    BND_REQUIRE_QUIETLY(MPI_T_pvar_get_index, ierror);
    struct bnd_string c_name;
    int c_pvar_index = (int)0;
    BND_T_CHECK_MEMORY(bnd_string_from_fortran(&c_name, name, name_len, BND_TRIM_TRAILING), (void)0, ierror);
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *var_class), bnd_string_free(&c_name), ierror);
    int result = BND_C(MPI_T_pvar_get_index)(c_name.text, (int)*var_class, pvar_index ? &c_pvar_index : NULL);
    bnd_string_free(&c_name);
    if (pvar_index && result == MPI_SUCCESS) *pvar_index = (bnd_default_integer)c_pvar_index;
    BND_STORE_IERROR(ierror, result);
}
#endif
