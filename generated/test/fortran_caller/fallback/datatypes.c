/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "datatypes", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Get_count && !REC_HAS_MPI_Get_count_c
void rec_f08_mpi_get_count_c(void);
void rec_f08_pmpi_get_count_c(void);
#endif
static void call_MPI_Get_count_c(int profiled)
{
#if REC_HAS_MPI_Get_count && !REC_HAS_MPI_Get_count_c
    if (profiled) rec_f08_pmpi_get_count_c();
    else rec_f08_mpi_get_count_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get_elements_x && !REC_HAS_MPI_Get_elements_c
void rec_f08_mpi_get_elements_c(void);
void rec_f08_pmpi_get_elements_c(void);
#endif
static void call_MPI_Get_elements_c(int profiled)
{
#if REC_HAS_MPI_Get_elements_x && !REC_HAS_MPI_Get_elements_c
    if (profiled) rec_f08_pmpi_get_elements_c();
    else rec_f08_mpi_get_elements_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pack && !REC_HAS_MPI_Pack_c
void rec_f08_mpi_pack_c(void);
void rec_f08_pmpi_pack_c(void);
#endif
static void call_MPI_Pack_c(int profiled)
{
#if REC_HAS_MPI_Pack && !REC_HAS_MPI_Pack_c
    if (profiled) rec_f08_pmpi_pack_c();
    else rec_f08_mpi_pack_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pack && !REC_HAS_MPI_Pack_c
void rec_f08_mpi_pack_c_refused(void);
void rec_f08_pmpi_pack_c_refused(void);
#endif
static void call_MPI_Pack_c_refused(int profiled)
{
#if REC_HAS_MPI_Pack && !REC_HAS_MPI_Pack_c
    if (profiled) rec_f08_pmpi_pack_c_refused();
    else rec_f08_mpi_pack_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pack_external && !REC_HAS_MPI_Pack_external_c
void rec_f08_mpi_pack_external_c(void);
void rec_f08_pmpi_pack_external_c(void);
#endif
static void call_MPI_Pack_external_c(int profiled)
{
#if REC_HAS_MPI_Pack_external && !REC_HAS_MPI_Pack_external_c
    if (profiled) rec_f08_pmpi_pack_external_c();
    else rec_f08_mpi_pack_external_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pack_external && !REC_HAS_MPI_Pack_external_c
void rec_f08_mpi_pack_external_c_refused(void);
void rec_f08_pmpi_pack_external_c_refused(void);
#endif
static void call_MPI_Pack_external_c_refused(int profiled)
{
#if REC_HAS_MPI_Pack_external && !REC_HAS_MPI_Pack_external_c
    if (profiled) rec_f08_pmpi_pack_external_c_refused();
    else rec_f08_mpi_pack_external_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pack_external_size && !REC_HAS_MPI_Pack_external_size_c
void rec_f08_mpi_pack_external_size_c(void);
void rec_f08_pmpi_pack_external_size_c(void);
#endif
static void call_MPI_Pack_external_size_c(int profiled)
{
#if REC_HAS_MPI_Pack_external_size && !REC_HAS_MPI_Pack_external_size_c
    if (profiled) rec_f08_pmpi_pack_external_size_c();
    else rec_f08_mpi_pack_external_size_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pack_external_size && !REC_HAS_MPI_Pack_external_size_c
void rec_f08_mpi_pack_external_size_c_refused(void);
void rec_f08_pmpi_pack_external_size_c_refused(void);
#endif
static void call_MPI_Pack_external_size_c_refused(int profiled)
{
#if REC_HAS_MPI_Pack_external_size && !REC_HAS_MPI_Pack_external_size_c
    if (profiled) rec_f08_pmpi_pack_external_size_c_refused();
    else rec_f08_mpi_pack_external_size_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pack_size && !REC_HAS_MPI_Pack_size_c
void rec_f08_mpi_pack_size_c(void);
void rec_f08_pmpi_pack_size_c(void);
#endif
static void call_MPI_Pack_size_c(int profiled)
{
#if REC_HAS_MPI_Pack_size && !REC_HAS_MPI_Pack_size_c
    if (profiled) rec_f08_pmpi_pack_size_c();
    else rec_f08_mpi_pack_size_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pack_size && !REC_HAS_MPI_Pack_size_c
void rec_f08_mpi_pack_size_c_refused(void);
void rec_f08_pmpi_pack_size_c_refused(void);
#endif
static void call_MPI_Pack_size_c_refused(int profiled)
{
#if REC_HAS_MPI_Pack_size && !REC_HAS_MPI_Pack_size_c
    if (profiled) rec_f08_pmpi_pack_size_c_refused();
    else rec_f08_mpi_pack_size_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Status_set_elements_x && !REC_HAS_MPI_Status_set_elements_c
void rec_f08_mpi_status_set_elements_c(void);
void rec_f08_pmpi_status_set_elements_c(void);
#endif
static void call_MPI_Status_set_elements_c(int profiled)
{
#if REC_HAS_MPI_Status_set_elements_x && !REC_HAS_MPI_Status_set_elements_c
    if (profiled) rec_f08_pmpi_status_set_elements_c();
    else rec_f08_mpi_status_set_elements_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_contiguous && !REC_HAS_MPI_Type_contiguous_c
void rec_f08_mpi_type_contiguous_c(void);
void rec_f08_pmpi_type_contiguous_c(void);
#endif
static void call_MPI_Type_contiguous_c(int profiled)
{
#if REC_HAS_MPI_Type_contiguous && !REC_HAS_MPI_Type_contiguous_c
    if (profiled) rec_f08_pmpi_type_contiguous_c();
    else rec_f08_mpi_type_contiguous_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_contiguous && !REC_HAS_MPI_Type_contiguous_c
void rec_f08_mpi_type_contiguous_c_refused(void);
void rec_f08_pmpi_type_contiguous_c_refused(void);
#endif
static void call_MPI_Type_contiguous_c_refused(int profiled)
{
#if REC_HAS_MPI_Type_contiguous && !REC_HAS_MPI_Type_contiguous_c
    if (profiled) rec_f08_pmpi_type_contiguous_c_refused();
    else rec_f08_mpi_type_contiguous_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_darray && !REC_HAS_MPI_Type_create_darray_c
void rec_f08_mpi_type_create_darray_c(void);
void rec_f08_pmpi_type_create_darray_c(void);
#endif
static void call_MPI_Type_create_darray_c(int profiled)
{
#if REC_HAS_MPI_Type_create_darray && !REC_HAS_MPI_Type_create_darray_c
    if (profiled) rec_f08_pmpi_type_create_darray_c();
    else rec_f08_mpi_type_create_darray_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_darray && !REC_HAS_MPI_Type_create_darray_c
void rec_f08_mpi_type_create_darray_c_refused(void);
void rec_f08_pmpi_type_create_darray_c_refused(void);
#endif
static void call_MPI_Type_create_darray_c_refused(int profiled)
{
#if REC_HAS_MPI_Type_create_darray && !REC_HAS_MPI_Type_create_darray_c
    if (profiled) rec_f08_pmpi_type_create_darray_c_refused();
    else rec_f08_mpi_type_create_darray_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_hindexed_block && !REC_HAS_MPI_Type_create_hindexed_block_c
void rec_f08_mpi_type_create_hindexed_block_c(void);
void rec_f08_pmpi_type_create_hindexed_block_c(void);
#endif
static void call_MPI_Type_create_hindexed_block_c(int profiled)
{
#if REC_HAS_MPI_Type_create_hindexed_block && !REC_HAS_MPI_Type_create_hindexed_block_c
    if (profiled) rec_f08_pmpi_type_create_hindexed_block_c();
    else rec_f08_mpi_type_create_hindexed_block_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_hindexed_block && !REC_HAS_MPI_Type_create_hindexed_block_c
void rec_f08_mpi_type_create_hindexed_block_c_refused(void);
void rec_f08_pmpi_type_create_hindexed_block_c_refused(void);
#endif
static void call_MPI_Type_create_hindexed_block_c_refused(int profiled)
{
#if REC_HAS_MPI_Type_create_hindexed_block && !REC_HAS_MPI_Type_create_hindexed_block_c
    if (profiled) rec_f08_pmpi_type_create_hindexed_block_c_refused();
    else rec_f08_mpi_type_create_hindexed_block_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_hindexed && !REC_HAS_MPI_Type_create_hindexed_c
void rec_f08_mpi_type_create_hindexed_c(void);
void rec_f08_pmpi_type_create_hindexed_c(void);
#endif
static void call_MPI_Type_create_hindexed_c(int profiled)
{
#if REC_HAS_MPI_Type_create_hindexed && !REC_HAS_MPI_Type_create_hindexed_c
    if (profiled) rec_f08_pmpi_type_create_hindexed_c();
    else rec_f08_mpi_type_create_hindexed_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_hindexed && !REC_HAS_MPI_Type_create_hindexed_c
void rec_f08_mpi_type_create_hindexed_c_refused(void);
void rec_f08_pmpi_type_create_hindexed_c_refused(void);
#endif
static void call_MPI_Type_create_hindexed_c_refused(int profiled)
{
#if REC_HAS_MPI_Type_create_hindexed && !REC_HAS_MPI_Type_create_hindexed_c
    if (profiled) rec_f08_pmpi_type_create_hindexed_c_refused();
    else rec_f08_mpi_type_create_hindexed_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_hvector && !REC_HAS_MPI_Type_create_hvector_c
void rec_f08_mpi_type_create_hvector_c(void);
void rec_f08_pmpi_type_create_hvector_c(void);
#endif
static void call_MPI_Type_create_hvector_c(int profiled)
{
#if REC_HAS_MPI_Type_create_hvector && !REC_HAS_MPI_Type_create_hvector_c
    if (profiled) rec_f08_pmpi_type_create_hvector_c();
    else rec_f08_mpi_type_create_hvector_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_hvector && !REC_HAS_MPI_Type_create_hvector_c
void rec_f08_mpi_type_create_hvector_c_refused(void);
void rec_f08_pmpi_type_create_hvector_c_refused(void);
#endif
static void call_MPI_Type_create_hvector_c_refused(int profiled)
{
#if REC_HAS_MPI_Type_create_hvector && !REC_HAS_MPI_Type_create_hvector_c
    if (profiled) rec_f08_pmpi_type_create_hvector_c_refused();
    else rec_f08_mpi_type_create_hvector_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_indexed_block && !REC_HAS_MPI_Type_create_indexed_block_c
void rec_f08_mpi_type_create_indexed_block_c(void);
void rec_f08_pmpi_type_create_indexed_block_c(void);
#endif
static void call_MPI_Type_create_indexed_block_c(int profiled)
{
#if REC_HAS_MPI_Type_create_indexed_block && !REC_HAS_MPI_Type_create_indexed_block_c
    if (profiled) rec_f08_pmpi_type_create_indexed_block_c();
    else rec_f08_mpi_type_create_indexed_block_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_indexed_block && !REC_HAS_MPI_Type_create_indexed_block_c
void rec_f08_mpi_type_create_indexed_block_c_refused(void);
void rec_f08_pmpi_type_create_indexed_block_c_refused(void);
#endif
static void call_MPI_Type_create_indexed_block_c_refused(int profiled)
{
#if REC_HAS_MPI_Type_create_indexed_block && !REC_HAS_MPI_Type_create_indexed_block_c
    if (profiled) rec_f08_pmpi_type_create_indexed_block_c_refused();
    else rec_f08_mpi_type_create_indexed_block_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_struct && !REC_HAS_MPI_Type_create_struct_c
void rec_f08_mpi_type_create_struct_c(void);
void rec_f08_pmpi_type_create_struct_c(void);
#endif
static void call_MPI_Type_create_struct_c(int profiled)
{
#if REC_HAS_MPI_Type_create_struct && !REC_HAS_MPI_Type_create_struct_c
    if (profiled) rec_f08_pmpi_type_create_struct_c();
    else rec_f08_mpi_type_create_struct_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_struct && !REC_HAS_MPI_Type_create_struct_c
void rec_f08_mpi_type_create_struct_c_refused(void);
void rec_f08_pmpi_type_create_struct_c_refused(void);
#endif
static void call_MPI_Type_create_struct_c_refused(int profiled)
{
#if REC_HAS_MPI_Type_create_struct && !REC_HAS_MPI_Type_create_struct_c
    if (profiled) rec_f08_pmpi_type_create_struct_c_refused();
    else rec_f08_mpi_type_create_struct_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_subarray && !REC_HAS_MPI_Type_create_subarray_c
void rec_f08_mpi_type_create_subarray_c(void);
void rec_f08_pmpi_type_create_subarray_c(void);
#endif
static void call_MPI_Type_create_subarray_c(int profiled)
{
#if REC_HAS_MPI_Type_create_subarray && !REC_HAS_MPI_Type_create_subarray_c
    if (profiled) rec_f08_pmpi_type_create_subarray_c();
    else rec_f08_mpi_type_create_subarray_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_subarray && !REC_HAS_MPI_Type_create_subarray_c
void rec_f08_mpi_type_create_subarray_c_refused(void);
void rec_f08_pmpi_type_create_subarray_c_refused(void);
#endif
static void call_MPI_Type_create_subarray_c_refused(int profiled)
{
#if REC_HAS_MPI_Type_create_subarray && !REC_HAS_MPI_Type_create_subarray_c
    if (profiled) rec_f08_pmpi_type_create_subarray_c_refused();
    else rec_f08_mpi_type_create_subarray_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_get_contents && !REC_HAS_MPI_Type_get_contents_c
void rec_f08_mpi_type_get_contents_c(void);
void rec_f08_pmpi_type_get_contents_c(void);
#endif
static void call_MPI_Type_get_contents_c(int profiled)
{
#if REC_HAS_MPI_Type_get_contents && !REC_HAS_MPI_Type_get_contents_c
    if (profiled) rec_f08_pmpi_type_get_contents_c();
    else rec_f08_mpi_type_get_contents_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_get_contents && !REC_HAS_MPI_Type_get_contents_c
void rec_f08_mpi_type_get_contents_c_refused(void);
void rec_f08_pmpi_type_get_contents_c_refused(void);
#endif
static void call_MPI_Type_get_contents_c_refused(int profiled)
{
#if REC_HAS_MPI_Type_get_contents && !REC_HAS_MPI_Type_get_contents_c
    if (profiled) rec_f08_pmpi_type_get_contents_c_refused();
    else rec_f08_mpi_type_get_contents_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_get_envelope && !REC_HAS_MPI_Type_get_envelope_c
void rec_f08_mpi_type_get_envelope_c(void);
void rec_f08_pmpi_type_get_envelope_c(void);
#endif
static void call_MPI_Type_get_envelope_c(int profiled)
{
#if REC_HAS_MPI_Type_get_envelope && !REC_HAS_MPI_Type_get_envelope_c
    if (profiled) rec_f08_pmpi_type_get_envelope_c();
    else rec_f08_mpi_type_get_envelope_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_indexed && !REC_HAS_MPI_Type_indexed_c
void rec_f08_mpi_type_indexed_c(void);
void rec_f08_pmpi_type_indexed_c(void);
#endif
static void call_MPI_Type_indexed_c(int profiled)
{
#if REC_HAS_MPI_Type_indexed && !REC_HAS_MPI_Type_indexed_c
    if (profiled) rec_f08_pmpi_type_indexed_c();
    else rec_f08_mpi_type_indexed_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_indexed && !REC_HAS_MPI_Type_indexed_c
void rec_f08_mpi_type_indexed_c_refused(void);
void rec_f08_pmpi_type_indexed_c_refused(void);
#endif
static void call_MPI_Type_indexed_c_refused(int profiled)
{
#if REC_HAS_MPI_Type_indexed && !REC_HAS_MPI_Type_indexed_c
    if (profiled) rec_f08_pmpi_type_indexed_c_refused();
    else rec_f08_mpi_type_indexed_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_size_x && !REC_HAS_MPI_Type_size_c
void rec_f08_mpi_type_size_c(void);
void rec_f08_pmpi_type_size_c(void);
#endif
static void call_MPI_Type_size_c(int profiled)
{
#if REC_HAS_MPI_Type_size_x && !REC_HAS_MPI_Type_size_c
    if (profiled) rec_f08_pmpi_type_size_c();
    else rec_f08_mpi_type_size_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_vector && !REC_HAS_MPI_Type_vector_c
void rec_f08_mpi_type_vector_c(void);
void rec_f08_pmpi_type_vector_c(void);
#endif
static void call_MPI_Type_vector_c(int profiled)
{
#if REC_HAS_MPI_Type_vector && !REC_HAS_MPI_Type_vector_c
    if (profiled) rec_f08_pmpi_type_vector_c();
    else rec_f08_mpi_type_vector_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_vector && !REC_HAS_MPI_Type_vector_c
void rec_f08_mpi_type_vector_c_refused(void);
void rec_f08_pmpi_type_vector_c_refused(void);
#endif
static void call_MPI_Type_vector_c_refused(int profiled)
{
#if REC_HAS_MPI_Type_vector && !REC_HAS_MPI_Type_vector_c
    if (profiled) rec_f08_pmpi_type_vector_c_refused();
    else rec_f08_mpi_type_vector_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Unpack && !REC_HAS_MPI_Unpack_c
void rec_f08_mpi_unpack_c(void);
void rec_f08_pmpi_unpack_c(void);
#endif
static void call_MPI_Unpack_c(int profiled)
{
#if REC_HAS_MPI_Unpack && !REC_HAS_MPI_Unpack_c
    if (profiled) rec_f08_pmpi_unpack_c();
    else rec_f08_mpi_unpack_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Unpack && !REC_HAS_MPI_Unpack_c
void rec_f08_mpi_unpack_c_refused(void);
void rec_f08_pmpi_unpack_c_refused(void);
#endif
static void call_MPI_Unpack_c_refused(int profiled)
{
#if REC_HAS_MPI_Unpack && !REC_HAS_MPI_Unpack_c
    if (profiled) rec_f08_pmpi_unpack_c_refused();
    else rec_f08_mpi_unpack_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Unpack_external && !REC_HAS_MPI_Unpack_external_c
void rec_f08_mpi_unpack_external_c(void);
void rec_f08_pmpi_unpack_external_c(void);
#endif
static void call_MPI_Unpack_external_c(int profiled)
{
#if REC_HAS_MPI_Unpack_external && !REC_HAS_MPI_Unpack_external_c
    if (profiled) rec_f08_pmpi_unpack_external_c();
    else rec_f08_mpi_unpack_external_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Unpack_external && !REC_HAS_MPI_Unpack_external_c
void rec_f08_mpi_unpack_external_c_refused(void);
void rec_f08_pmpi_unpack_external_c_refused(void);
#endif
static void call_MPI_Unpack_external_c_refused(int profiled)
{
#if REC_HAS_MPI_Unpack_external && !REC_HAS_MPI_Unpack_external_c
    if (profiled) rec_f08_pmpi_unpack_external_c_refused();
    else rec_f08_mpi_unpack_external_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_datatypes[] = {
    {"MPI_Get_count for MPI_Get_count_c", call_MPI_Get_count_c, 0},
    {"MPI_Get_elements_x for MPI_Get_elements_c", call_MPI_Get_elements_c, 0},
    {"MPI_Pack for MPI_Pack_c", call_MPI_Pack_c, 0},
    {"MPI_Pack refused to MPI_Pack_c", call_MPI_Pack_c_refused, 0},
    {"MPI_Pack_external for MPI_Pack_external_c", call_MPI_Pack_external_c, 0},
    {"MPI_Pack_external refused to MPI_Pack_external_c", call_MPI_Pack_external_c_refused, 0},
    {"MPI_Pack_external_size for MPI_Pack_external_size_c", call_MPI_Pack_external_size_c, 0},
    {"MPI_Pack_external_size refused to MPI_Pack_external_size_c", call_MPI_Pack_external_size_c_refused, 0},
    {"MPI_Pack_size for MPI_Pack_size_c", call_MPI_Pack_size_c, 0},
    {"MPI_Pack_size refused to MPI_Pack_size_c", call_MPI_Pack_size_c_refused, 0},
    {"MPI_Status_set_elements_x for MPI_Status_set_elements_c", call_MPI_Status_set_elements_c, 0},
    {"MPI_Type_contiguous for MPI_Type_contiguous_c", call_MPI_Type_contiguous_c, 0},
    {"MPI_Type_contiguous refused to MPI_Type_contiguous_c", call_MPI_Type_contiguous_c_refused, 0},
    {"MPI_Type_create_darray for MPI_Type_create_darray_c", call_MPI_Type_create_darray_c, 0},
    {"MPI_Type_create_darray refused to MPI_Type_create_darray_c", call_MPI_Type_create_darray_c_refused, 0},
    {"MPI_Type_create_hindexed_block for MPI_Type_create_hindexed_block_c", call_MPI_Type_create_hindexed_block_c, 0},
    {"MPI_Type_create_hindexed_block refused to MPI_Type_create_hindexed_block_c",
            call_MPI_Type_create_hindexed_block_c_refused, 0},
    {"MPI_Type_create_hindexed for MPI_Type_create_hindexed_c", call_MPI_Type_create_hindexed_c, 0},
    {"MPI_Type_create_hindexed refused to MPI_Type_create_hindexed_c", call_MPI_Type_create_hindexed_c_refused, 0},
    {"MPI_Type_create_hvector for MPI_Type_create_hvector_c", call_MPI_Type_create_hvector_c, 0},
    {"MPI_Type_create_hvector refused to MPI_Type_create_hvector_c", call_MPI_Type_create_hvector_c_refused, 0},
    {"MPI_Type_create_indexed_block for MPI_Type_create_indexed_block_c", call_MPI_Type_create_indexed_block_c, 0},
    {"MPI_Type_create_indexed_block refused to MPI_Type_create_indexed_block_c",
            call_MPI_Type_create_indexed_block_c_refused, 0},
    {"MPI_Type_create_struct for MPI_Type_create_struct_c", call_MPI_Type_create_struct_c, 0},
    {"MPI_Type_create_struct refused to MPI_Type_create_struct_c", call_MPI_Type_create_struct_c_refused, 0},
    {"MPI_Type_create_subarray for MPI_Type_create_subarray_c", call_MPI_Type_create_subarray_c, 0},
    {"MPI_Type_create_subarray refused to MPI_Type_create_subarray_c", call_MPI_Type_create_subarray_c_refused, 0},
    {"MPI_Type_get_contents for MPI_Type_get_contents_c", call_MPI_Type_get_contents_c, 0},
    {"MPI_Type_get_contents refused to MPI_Type_get_contents_c", call_MPI_Type_get_contents_c_refused, 0},
    {"MPI_Type_get_envelope for MPI_Type_get_envelope_c", call_MPI_Type_get_envelope_c, 0},
    {"MPI_Type_indexed for MPI_Type_indexed_c", call_MPI_Type_indexed_c, 0},
    {"MPI_Type_indexed refused to MPI_Type_indexed_c", call_MPI_Type_indexed_c_refused, 0},
    {"MPI_Type_size_x for MPI_Type_size_c", call_MPI_Type_size_c, 0},
    {"MPI_Type_vector for MPI_Type_vector_c", call_MPI_Type_vector_c, 0},
    {"MPI_Type_vector refused to MPI_Type_vector_c", call_MPI_Type_vector_c_refused, 0},
    {"MPI_Unpack for MPI_Unpack_c", call_MPI_Unpack_c, 0},
    {"MPI_Unpack refused to MPI_Unpack_c", call_MPI_Unpack_c_refused, 0},
    {"MPI_Unpack_external for MPI_Unpack_external_c", call_MPI_Unpack_external_c, 0},
    {"MPI_Unpack_external refused to MPI_Unpack_external_c", call_MPI_Unpack_external_c_refused, 0},
    {0, 0, 0}
};
