/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_get_info] through templates/fortran/mpit.c.j2. */
/* Return the name, element layout and other properties of an event type. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_event_get_info)
void BND_NAME(mpi_t_event_get_info, MPI_T_EVENT_GET_INFO)(const bnd_default_integer *event_index, char *name,
        bnd_default_integer *name_len, bnd_default_integer *verbosity, bnd_default_integer *array_of_datatypes,
        MPI_Aint *array_of_displacements, bnd_default_integer *num_elements, struct bnd_t_handle *enumtype,
        bnd_default_integer *info, char *desc, bnd_default_integer *desc_len, bnd_default_integer *bind,
        bnd_default_integer *ierror, bnd_length name_capacity, bnd_length desc_capacity);

void BND_NAME(mpi_t_event_get_info, MPI_T_EVENT_GET_INFO)(const bnd_default_integer *event_index, char *name,
        bnd_default_integer *name_len, bnd_default_integer *verbosity, bnd_default_integer *array_of_datatypes,
        MPI_Aint *array_of_displacements, bnd_default_integer *num_elements, struct bnd_t_handle *enumtype,
        bnd_default_integer *info, char *desc, bnd_default_integer *desc_len, bnd_default_integer *bind,
        bnd_default_integer *ierror, bnd_length name_capacity, bnd_length desc_capacity)
{
    BND_REQUIRE_QUIETLY(MPI_T_event_get_info, ierror);
    struct bnd_t_string c_name;
    int c_verbosity = (int)0;
    struct bnd_t_datatypes c_array_of_datatypes;
    int c_num_elements = num_elements ? (int)*num_elements : 0;
    MPI_T_enum c_enumtype = (MPI_T_enum)MPI_T_ENUM_NULL;
    MPI_Info c_info = MPI_INFO_NULL;
    struct bnd_t_string c_desc;
    int c_bind = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *event_index), (void)0, ierror);
    BND_T_CHECK_MEMORY(bnd_t_string_reserve(&c_name, name, name_capacity, name_len), (void)0, ierror);
    BND_T_REFUSE_IF(array_of_datatypes && !num_elements, bnd_t_string_free(&c_name), ierror);
    BND_T_CHECK_MEMORY(bnd_t_datatypes_reserve(&c_array_of_datatypes, array_of_datatypes, c_num_elements),
            bnd_t_string_free(&c_name), ierror);
    BND_T_REFUSE_IF(array_of_displacements && !num_elements,
            bnd_t_string_free(&c_name); bnd_t_datatypes_free(&c_array_of_datatypes), ierror);
    BND_T_REFUSE_IF(num_elements && c_num_elements != *num_elements,
            bnd_t_string_free(&c_name); bnd_t_datatypes_free(&c_array_of_datatypes), ierror);
    BND_T_CHECK_MEMORY(bnd_t_string_reserve(&c_desc, desc, desc_capacity, desc_len),
            bnd_t_string_free(&c_name); bnd_t_datatypes_free(&c_array_of_datatypes), ierror);
    int result = BND_C(MPI_T_event_get_info)((int)*event_index, c_name.text, c_name.given,
            verbosity ? &c_verbosity : NULL, c_array_of_datatypes.items, array_of_displacements,
            num_elements ? &c_num_elements : NULL, enumtype ? &c_enumtype : NULL, info ? &c_info : NULL, c_desc.text,
            c_desc.given, bind ? &c_bind : NULL);
    bnd_t_string_copy_out(&c_name, name, name_capacity, name_len, result);
    if (verbosity && result == MPI_SUCCESS) *verbosity = (bnd_default_integer)c_verbosity;
    bnd_t_datatypes_copy_out(&c_array_of_datatypes, array_of_datatypes, c_num_elements, result);
    if (num_elements && result == MPI_SUCCESS) *num_elements = c_num_elements;
    if (enumtype && result == MPI_SUCCESS) BND_T_C2F(enumtype, MPI_T_ENUM_NULL, c_enumtype, 0);
    if (info && result == MPI_SUCCESS) *info = bnd_new_c2f_Info(c_info);
    bnd_t_string_copy_out(&c_desc, desc, desc_capacity, desc_len, result);
    if (bind && result == MPI_SUCCESS) *bind = (bnd_default_integer)c_bind;
    BND_STORE_IERROR(ierror, result);
}
#endif
