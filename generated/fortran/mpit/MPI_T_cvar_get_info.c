/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_cvar_get_info] through templates/fortran/mpit.c.j2. */
/* Return the name, type, scope and other properties of a control variable. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_cvar_get_info)
void BND_NAME(mpi_t_cvar_get_info, MPI_T_CVAR_GET_INFO)(const bnd_default_integer *cvar_index, char *name,
        bnd_default_integer *name_len, bnd_default_integer *verbosity, bnd_default_integer *datatype,
        struct bnd_t_handle *enumtype, char *desc, bnd_default_integer *desc_len, bnd_default_integer *bind,
        bnd_default_integer *scope, bnd_default_integer *ierror, bnd_length name_capacity, bnd_length desc_capacity);

void BND_NAME(mpi_t_cvar_get_info, MPI_T_CVAR_GET_INFO)(const bnd_default_integer *cvar_index, char *name,
        bnd_default_integer *name_len, bnd_default_integer *verbosity, bnd_default_integer *datatype,
        struct bnd_t_handle *enumtype, char *desc, bnd_default_integer *desc_len, bnd_default_integer *bind,
        bnd_default_integer *scope, bnd_default_integer *ierror, bnd_length name_capacity, bnd_length desc_capacity)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_get_info, ierror);
    struct bnd_t_string c_name;
    int c_verbosity = (int)0;
    MPI_Datatype c_datatype = MPI_DATATYPE_NULL;
    MPI_T_enum c_enumtype = (MPI_T_enum)MPI_T_ENUM_NULL;
    struct bnd_t_string c_desc;
    int c_bind = (int)0;
    int c_scope = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cvar_index), (void)0, ierror);
    BND_T_CHECK_MEMORY(bnd_t_string_reserve(&c_name, name, name_capacity, name_len), (void)0, ierror);
    BND_T_CHECK_MEMORY(bnd_t_string_reserve(&c_desc, desc, desc_capacity, desc_len), bnd_t_string_free(&c_name),
            ierror);
    int result = BND_C(MPI_T_cvar_get_info)((int)*cvar_index, c_name.text, c_name.given,
            verbosity ? &c_verbosity : NULL, datatype ? &c_datatype : NULL, enumtype ? &c_enumtype : NULL, c_desc.text,
            c_desc.given, bind ? &c_bind : NULL, scope ? &c_scope : NULL);
    bnd_t_string_copy_out(&c_name, name, name_capacity, name_len, result);
    if (verbosity && result == MPI_SUCCESS) *verbosity = (bnd_default_integer)c_verbosity;
    if (datatype && result == MPI_SUCCESS) *datatype = bnd_t_datatype_to_fortran(c_datatype);
    if (enumtype && result == MPI_SUCCESS) BND_T_C2F(enumtype, MPI_T_ENUM_NULL, c_enumtype, 0);
    bnd_t_string_copy_out(&c_desc, desc, desc_capacity, desc_len, result);
    if (bind && result == MPI_SUCCESS) *bind = (bnd_default_integer)c_bind;
    if (scope && result == MPI_SUCCESS) *scope = (bnd_default_integer)c_scope;
    BND_STORE_IERROR(ierror, result);
}
#endif
