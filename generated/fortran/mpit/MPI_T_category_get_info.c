/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_category_get_info] through templates/fortran/mpit.c.j2. */
/* Return the name, description and member counts of a tool category. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_category_get_info)
void BND_NAME(mpi_t_category_get_info, MPI_T_CATEGORY_GET_INFO)(const bnd_default_integer *cat_index, char *name,
        bnd_default_integer *name_len, char *desc, bnd_default_integer *desc_len, bnd_default_integer *num_cvars,
        bnd_default_integer *num_pvars, bnd_default_integer *num_categories, bnd_default_integer *ierror,
        bnd_length name_capacity, bnd_length desc_capacity);

void BND_NAME(mpi_t_category_get_info, MPI_T_CATEGORY_GET_INFO)(const bnd_default_integer *cat_index, char *name,
        bnd_default_integer *name_len, char *desc, bnd_default_integer *desc_len, bnd_default_integer *num_cvars,
        bnd_default_integer *num_pvars, bnd_default_integer *num_categories, bnd_default_integer *ierror,
        bnd_length name_capacity, bnd_length desc_capacity)
{
    BND_REQUIRE_QUIETLY(MPI_T_category_get_info, ierror);
    struct bnd_t_string c_name;
    struct bnd_t_string c_desc;
    int c_num_cvars = (int)0;
    int c_num_pvars = (int)0;
    int c_num_categories = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cat_index), (void)0, ierror);
    BND_T_CHECK_MEMORY(bnd_t_string_reserve(&c_name, name, name_capacity, name_len), (void)0, ierror);
    BND_T_CHECK_MEMORY(bnd_t_string_reserve(&c_desc, desc, desc_capacity, desc_len), bnd_t_string_free(&c_name),
            ierror);
    int result = BND_C(MPI_T_category_get_info)((int)*cat_index, c_name.text, c_name.given, c_desc.text, c_desc.given,
            num_cvars ? &c_num_cvars : NULL, num_pvars ? &c_num_pvars : NULL,
            num_categories ? &c_num_categories : NULL);
    bnd_t_string_copy_out(&c_name, name, name_capacity, name_len, result);
    bnd_t_string_copy_out(&c_desc, desc, desc_capacity, desc_len, result);
    if (num_cvars && result == MPI_SUCCESS) *num_cvars = (bnd_default_integer)c_num_cvars;
    if (num_pvars && result == MPI_SUCCESS) *num_pvars = (bnd_default_integer)c_num_pvars;
    if (num_categories && result == MPI_SUCCESS) *num_categories = (bnd_default_integer)c_num_categories;
    BND_STORE_IERROR(ierror, result);
}
#endif
