/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_source_get_info] through templates/fortran/mpit.c.j2. */
/* Return the name, ordering and clock properties of an event source. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_source_get_info)
void BND_NAME(mpi_t_source_get_info, MPI_T_SOURCE_GET_INFO)(const bnd_default_integer *source_index, char *name,
        bnd_default_integer *name_len, char *desc, bnd_default_integer *desc_len, bnd_default_integer *ordering,
        MPI_Count *ticks_per_second, MPI_Count *max_ticks, bnd_default_integer *info, bnd_default_integer *ierror,
        bnd_length name_capacity, bnd_length desc_capacity);

void BND_NAME(mpi_t_source_get_info, MPI_T_SOURCE_GET_INFO)(const bnd_default_integer *source_index, char *name,
        bnd_default_integer *name_len, char *desc, bnd_default_integer *desc_len, bnd_default_integer *ordering,
        MPI_Count *ticks_per_second, MPI_Count *max_ticks, bnd_default_integer *info, bnd_default_integer *ierror,
        bnd_length name_capacity, bnd_length desc_capacity)
{
    BND_REQUIRE_QUIETLY(MPI_T_source_get_info, ierror);
    struct bnd_t_string c_name;
    struct bnd_t_string c_desc;
    MPI_T_source_order c_ordering = (MPI_T_source_order)0;
    MPI_Count c_ticks_per_second = (MPI_Count)0;
    MPI_Count c_max_ticks = (MPI_Count)0;
    MPI_Info c_info = MPI_INFO_NULL;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *source_index), (void)0, ierror);
    BND_T_CHECK_MEMORY(bnd_t_string_reserve(&c_name, name, name_capacity, name_len), (void)0, ierror);
    BND_T_CHECK_MEMORY(bnd_t_string_reserve(&c_desc, desc, desc_capacity, desc_len), bnd_t_string_free(&c_name),
            ierror);
    int result = BND_C(MPI_T_source_get_info)((int)*source_index, c_name.text, c_name.given, c_desc.text, c_desc.given,
            ordering ? &c_ordering : NULL, ticks_per_second ? &c_ticks_per_second : NULL,
            max_ticks ? &c_max_ticks : NULL, info ? &c_info : NULL);
    bnd_t_string_copy_out(&c_name, name, name_capacity, name_len, result);
    bnd_t_string_copy_out(&c_desc, desc, desc_capacity, desc_len, result);
    if (ordering && result == MPI_SUCCESS) *ordering = (bnd_default_integer)c_ordering;
    if (ticks_per_second && result == MPI_SUCCESS) *ticks_per_second = (MPI_Count)c_ticks_per_second;
    if (max_ticks && result == MPI_SUCCESS) *max_ticks = (MPI_Count)c_max_ticks;
    if (info && result == MPI_SUCCESS) *info = bnd_new_c2f_Info(c_info);
    BND_STORE_IERROR(ierror, result);
}
#endif
