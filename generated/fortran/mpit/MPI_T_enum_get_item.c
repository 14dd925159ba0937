/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_enum_get_item] through templates/fortran/mpit.c.j2. */
/* Return the name and value of one item of a tool enumeration type. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_enum_get_item)
void BND_NAME(mpi_t_enum_get_item, MPI_T_ENUM_GET_ITEM)(const struct bnd_t_handle *enumtype,
        const bnd_default_integer *index, bnd_default_integer *value, char *name, bnd_default_integer *name_len,
        bnd_default_integer *ierror, bnd_length name_capacity);

void BND_NAME(mpi_t_enum_get_item, MPI_T_ENUM_GET_ITEM)(const struct bnd_t_handle *enumtype,
        const bnd_default_integer *index, bnd_default_integer *value, char *name, bnd_default_integer *name_len,
        bnd_default_integer *ierror, bnd_length name_capacity)
{
    BND_REQUIRE_QUIETLY(MPI_T_enum_get_item, ierror);
    int c_value = (int)0;
    struct bnd_t_string c_name;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *index), (void)0, ierror);
    BND_T_CHECK_MEMORY(bnd_t_string_reserve(&c_name, name, name_capacity, name_len), (void)0, ierror);
    int result = BND_C(MPI_T_enum_get_item)(BND_T_F2C(MPI_T_enum, MPI_T_ENUM_NULL, enumtype), (int)*index,
            value ? &c_value : NULL, c_name.text, c_name.given);
    if (value && result == MPI_SUCCESS) *value = (bnd_default_integer)c_value;
    bnd_t_string_copy_out(&c_name, name, name_capacity, name_len, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
