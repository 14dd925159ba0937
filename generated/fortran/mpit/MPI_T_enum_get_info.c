/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_enum_get_info] through templates/fortran/mpit.c.j2. */
/* Return the name and item count of a tool enumeration type. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_enum_get_info)
void BND_NAME(mpi_t_enum_get_info, MPI_T_ENUM_GET_INFO)(const struct bnd_t_handle *enumtype, bnd_default_integer *num,
        char *name, bnd_default_integer *name_len, bnd_default_integer *ierror, bnd_length name_capacity);

void BND_NAME(mpi_t_enum_get_info, MPI_T_ENUM_GET_INFO)(const struct bnd_t_handle *enumtype, bnd_default_integer *num,
        char *name, bnd_default_integer *name_len, bnd_default_integer *ierror, bnd_length name_capacity)
{
    BND_REQUIRE_QUIETLY(MPI_T_enum_get_info, ierror);
    int c_num = (int)0;
    struct bnd_t_string c_name;
    BND_T_CHECK_MEMORY(bnd_t_string_reserve(&c_name, name, name_capacity, name_len), (void)0, ierror);
    int result = BND_C(MPI_T_enum_get_info)(BND_T_F2C(MPI_T_enum, MPI_T_ENUM_NULL, enumtype), num ? &c_num : NULL,
            c_name.text, c_name.given);
    if (num && result == MPI_SUCCESS) *num = (bnd_default_integer)c_num;
    bnd_t_string_copy_out(&c_name, name, name_capacity, name_len, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
