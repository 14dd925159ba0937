/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "datatypes", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Aint_add
void rec_mpifh_mpi_aint_add(void);
void rec_mpifh_pmpi_aint_add(void);
#endif
static void call_MPI_Aint_add(int profiled)
{
#if REC_HAS_MPI_Aint_add
    if (profiled) rec_mpifh_pmpi_aint_add();
    else rec_mpifh_mpi_aint_add();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Aint_diff
void rec_mpifh_mpi_aint_diff(void);
void rec_mpifh_pmpi_aint_diff(void);
#endif
static void call_MPI_Aint_diff(int profiled)
{
#if REC_HAS_MPI_Aint_diff
    if (profiled) rec_mpifh_pmpi_aint_diff();
    else rec_mpifh_mpi_aint_diff();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get_address
void rec_mpifh_mpi_get_address(void);
void rec_mpifh_pmpi_get_address(void);
#endif
static void call_MPI_Get_address(int profiled)
{
#if REC_HAS_MPI_Get_address
    if (profiled) rec_mpifh_pmpi_get_address();
    else rec_mpifh_mpi_get_address();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get_count
void rec_mpifh_mpi_get_count(void);
void rec_mpifh_pmpi_get_count(void);
#endif
static void call_MPI_Get_count(int profiled)
{
#if REC_HAS_MPI_Get_count
    if (profiled) rec_mpifh_pmpi_get_count();
    else rec_mpifh_mpi_get_count();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get_elements
void rec_mpifh_mpi_get_elements(void);
void rec_mpifh_pmpi_get_elements(void);
#endif
static void call_MPI_Get_elements(int profiled)
{
#if REC_HAS_MPI_Get_elements
    if (profiled) rec_mpifh_pmpi_get_elements();
    else rec_mpifh_mpi_get_elements();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get_elements_x
void rec_mpifh_mpi_get_elements_x(void);
void rec_mpifh_pmpi_get_elements_x(void);
#endif
static void call_MPI_Get_elements_x(int profiled)
{
#if REC_HAS_MPI_Get_elements_x
    if (profiled) rec_mpifh_pmpi_get_elements_x();
    else rec_mpifh_mpi_get_elements_x();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pack
void rec_mpifh_mpi_pack(void);
void rec_mpifh_pmpi_pack(void);
#endif
static void call_MPI_Pack(int profiled)
{
#if REC_HAS_MPI_Pack
    if (profiled) rec_mpifh_pmpi_pack();
    else rec_mpifh_mpi_pack();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pack_external
void rec_mpifh_mpi_pack_external(void);
void rec_mpifh_pmpi_pack_external(void);
#endif
static void call_MPI_Pack_external(int profiled)
{
#if REC_HAS_MPI_Pack_external
    if (profiled) rec_mpifh_pmpi_pack_external();
    else rec_mpifh_mpi_pack_external();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pack_external_size
void rec_mpifh_mpi_pack_external_size(void);
void rec_mpifh_pmpi_pack_external_size(void);
#endif
static void call_MPI_Pack_external_size(int profiled)
{
#if REC_HAS_MPI_Pack_external_size
    if (profiled) rec_mpifh_pmpi_pack_external_size();
    else rec_mpifh_mpi_pack_external_size();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Pack_size
void rec_mpifh_mpi_pack_size(void);
void rec_mpifh_pmpi_pack_size(void);
#endif
static void call_MPI_Pack_size(int profiled)
{
#if REC_HAS_MPI_Pack_size
    if (profiled) rec_mpifh_pmpi_pack_size();
    else rec_mpifh_mpi_pack_size();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Status_set_elements
void rec_mpifh_mpi_status_set_elements(void);
void rec_mpifh_pmpi_status_set_elements(void);
#endif
static void call_MPI_Status_set_elements(int profiled)
{
#if REC_HAS_MPI_Status_set_elements
    if (profiled) rec_mpifh_pmpi_status_set_elements();
    else rec_mpifh_mpi_status_set_elements();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Status_set_elements_x
void rec_mpifh_mpi_status_set_elements_x(void);
void rec_mpifh_pmpi_status_set_elements_x(void);
#endif
static void call_MPI_Status_set_elements_x(int profiled)
{
#if REC_HAS_MPI_Status_set_elements_x
    if (profiled) rec_mpifh_pmpi_status_set_elements_x();
    else rec_mpifh_mpi_status_set_elements_x();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_commit
void rec_mpifh_mpi_type_commit(void);
void rec_mpifh_pmpi_type_commit(void);
#endif
static void call_MPI_Type_commit(int profiled)
{
#if REC_HAS_MPI_Type_commit
    if (profiled) rec_mpifh_pmpi_type_commit();
    else rec_mpifh_mpi_type_commit();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_contiguous
void rec_mpifh_mpi_type_contiguous(void);
void rec_mpifh_pmpi_type_contiguous(void);
#endif
static void call_MPI_Type_contiguous(int profiled)
{
#if REC_HAS_MPI_Type_contiguous
    if (profiled) rec_mpifh_pmpi_type_contiguous();
    else rec_mpifh_mpi_type_contiguous();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_darray
void rec_mpifh_mpi_type_create_darray(void);
void rec_mpifh_pmpi_type_create_darray(void);
#endif
static void call_MPI_Type_create_darray(int profiled)
{
#if REC_HAS_MPI_Type_create_darray
    if (profiled) rec_mpifh_pmpi_type_create_darray();
    else rec_mpifh_mpi_type_create_darray();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_f90_complex
void rec_mpifh_mpi_type_create_f90_complex(void);
void rec_mpifh_pmpi_type_create_f90_complex(void);
#endif
static void call_MPI_Type_create_f90_complex(int profiled)
{
#if REC_HAS_MPI_Type_create_f90_complex
    if (profiled) rec_mpifh_pmpi_type_create_f90_complex();
    else rec_mpifh_mpi_type_create_f90_complex();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_f90_integer
void rec_mpifh_mpi_type_create_f90_integer(void);
void rec_mpifh_pmpi_type_create_f90_integer(void);
#endif
static void call_MPI_Type_create_f90_integer(int profiled)
{
#if REC_HAS_MPI_Type_create_f90_integer
    if (profiled) rec_mpifh_pmpi_type_create_f90_integer();
    else rec_mpifh_mpi_type_create_f90_integer();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_f90_real
void rec_mpifh_mpi_type_create_f90_real(void);
void rec_mpifh_pmpi_type_create_f90_real(void);
#endif
static void call_MPI_Type_create_f90_real(int profiled)
{
#if REC_HAS_MPI_Type_create_f90_real
    if (profiled) rec_mpifh_pmpi_type_create_f90_real();
    else rec_mpifh_mpi_type_create_f90_real();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_hindexed
void rec_mpifh_mpi_type_create_hindexed(void);
void rec_mpifh_pmpi_type_create_hindexed(void);
#endif
static void call_MPI_Type_create_hindexed(int profiled)
{
#if REC_HAS_MPI_Type_create_hindexed
    if (profiled) rec_mpifh_pmpi_type_create_hindexed();
    else rec_mpifh_mpi_type_create_hindexed();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_hindexed_block
void rec_mpifh_mpi_type_create_hindexed_block(void);
void rec_mpifh_pmpi_type_create_hindexed_block(void);
#endif
static void call_MPI_Type_create_hindexed_block(int profiled)
{
#if REC_HAS_MPI_Type_create_hindexed_block
    if (profiled) rec_mpifh_pmpi_type_create_hindexed_block();
    else rec_mpifh_mpi_type_create_hindexed_block();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_hvector
void rec_mpifh_mpi_type_create_hvector(void);
void rec_mpifh_pmpi_type_create_hvector(void);
#endif
static void call_MPI_Type_create_hvector(int profiled)
{
#if REC_HAS_MPI_Type_create_hvector
    if (profiled) rec_mpifh_pmpi_type_create_hvector();
    else rec_mpifh_mpi_type_create_hvector();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_indexed_block
void rec_mpifh_mpi_type_create_indexed_block(void);
void rec_mpifh_pmpi_type_create_indexed_block(void);
#endif
static void call_MPI_Type_create_indexed_block(int profiled)
{
#if REC_HAS_MPI_Type_create_indexed_block
    if (profiled) rec_mpifh_pmpi_type_create_indexed_block();
    else rec_mpifh_mpi_type_create_indexed_block();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_resized
void rec_mpifh_mpi_type_create_resized(void);
void rec_mpifh_pmpi_type_create_resized(void);
#endif
static void call_MPI_Type_create_resized(int profiled)
{
#if REC_HAS_MPI_Type_create_resized
    if (profiled) rec_mpifh_pmpi_type_create_resized();
    else rec_mpifh_mpi_type_create_resized();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_struct
void rec_mpifh_mpi_type_create_struct(void);
void rec_mpifh_pmpi_type_create_struct(void);
#endif
static void call_MPI_Type_create_struct(int profiled)
{
#if REC_HAS_MPI_Type_create_struct
    if (profiled) rec_mpifh_pmpi_type_create_struct();
    else rec_mpifh_mpi_type_create_struct();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_create_subarray
void rec_mpifh_mpi_type_create_subarray(void);
void rec_mpifh_pmpi_type_create_subarray(void);
#endif
static void call_MPI_Type_create_subarray(int profiled)
{
#if REC_HAS_MPI_Type_create_subarray
    if (profiled) rec_mpifh_pmpi_type_create_subarray();
    else rec_mpifh_mpi_type_create_subarray();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_dup
void rec_mpifh_mpi_type_dup(void);
void rec_mpifh_pmpi_type_dup(void);
#endif
static void call_MPI_Type_dup(int profiled)
{
#if REC_HAS_MPI_Type_dup
    if (profiled) rec_mpifh_pmpi_type_dup();
    else rec_mpifh_mpi_type_dup();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_free
void rec_mpifh_mpi_type_free(void);
void rec_mpifh_pmpi_type_free(void);
#endif
static void call_MPI_Type_free(int profiled)
{
#if REC_HAS_MPI_Type_free
    if (profiled) rec_mpifh_pmpi_type_free();
    else rec_mpifh_mpi_type_free();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_get_contents
void rec_mpifh_mpi_type_get_contents(void);
void rec_mpifh_pmpi_type_get_contents(void);
#endif
static void call_MPI_Type_get_contents(int profiled)
{
#if REC_HAS_MPI_Type_get_contents
    if (profiled) rec_mpifh_pmpi_type_get_contents();
    else rec_mpifh_mpi_type_get_contents();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_get_envelope
void rec_mpifh_mpi_type_get_envelope(void);
void rec_mpifh_pmpi_type_get_envelope(void);
#endif
static void call_MPI_Type_get_envelope(int profiled)
{
#if REC_HAS_MPI_Type_get_envelope
    if (profiled) rec_mpifh_pmpi_type_get_envelope();
    else rec_mpifh_mpi_type_get_envelope();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_get_extent
void rec_mpifh_mpi_type_get_extent(void);
void rec_mpifh_pmpi_type_get_extent(void);
#endif
static void call_MPI_Type_get_extent(int profiled)
{
#if REC_HAS_MPI_Type_get_extent
    if (profiled) rec_mpifh_pmpi_type_get_extent();
    else rec_mpifh_mpi_type_get_extent();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_get_extent_x
void rec_mpifh_mpi_type_get_extent_x(void);
void rec_mpifh_pmpi_type_get_extent_x(void);
#endif
static void call_MPI_Type_get_extent_x(int profiled)
{
#if REC_HAS_MPI_Type_get_extent_x
    if (profiled) rec_mpifh_pmpi_type_get_extent_x();
    else rec_mpifh_mpi_type_get_extent_x();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_get_name
void rec_mpifh_mpi_type_get_name(void);
void rec_mpifh_pmpi_type_get_name(void);
#endif
static void call_MPI_Type_get_name(int profiled)
{
#if REC_HAS_MPI_Type_get_name
    if (profiled) rec_mpifh_pmpi_type_get_name();
    else rec_mpifh_mpi_type_get_name();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_get_true_extent
void rec_mpifh_mpi_type_get_true_extent(void);
void rec_mpifh_pmpi_type_get_true_extent(void);
#endif
static void call_MPI_Type_get_true_extent(int profiled)
{
#if REC_HAS_MPI_Type_get_true_extent
    if (profiled) rec_mpifh_pmpi_type_get_true_extent();
    else rec_mpifh_mpi_type_get_true_extent();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_get_true_extent_x
void rec_mpifh_mpi_type_get_true_extent_x(void);
void rec_mpifh_pmpi_type_get_true_extent_x(void);
#endif
static void call_MPI_Type_get_true_extent_x(int profiled)
{
#if REC_HAS_MPI_Type_get_true_extent_x
    if (profiled) rec_mpifh_pmpi_type_get_true_extent_x();
    else rec_mpifh_mpi_type_get_true_extent_x();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_get_value_index
void rec_mpifh_mpi_type_get_value_index(void);
void rec_mpifh_pmpi_type_get_value_index(void);
#endif
static void call_MPI_Type_get_value_index(int profiled)
{
#if REC_HAS_MPI_Type_get_value_index
    if (profiled) rec_mpifh_pmpi_type_get_value_index();
    else rec_mpifh_mpi_type_get_value_index();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_indexed
void rec_mpifh_mpi_type_indexed(void);
void rec_mpifh_pmpi_type_indexed(void);
#endif
static void call_MPI_Type_indexed(int profiled)
{
#if REC_HAS_MPI_Type_indexed
    if (profiled) rec_mpifh_pmpi_type_indexed();
    else rec_mpifh_mpi_type_indexed();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_match_size
void rec_mpifh_mpi_type_match_size(void);
void rec_mpifh_pmpi_type_match_size(void);
#endif
static void call_MPI_Type_match_size(int profiled)
{
#if REC_HAS_MPI_Type_match_size
    if (profiled) rec_mpifh_pmpi_type_match_size();
    else rec_mpifh_mpi_type_match_size();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_set_name
void rec_mpifh_mpi_type_set_name(void);
void rec_mpifh_pmpi_type_set_name(void);
#endif
static void call_MPI_Type_set_name(int profiled)
{
#if REC_HAS_MPI_Type_set_name
    if (profiled) rec_mpifh_pmpi_type_set_name();
    else rec_mpifh_mpi_type_set_name();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_size
void rec_mpifh_mpi_type_size(void);
void rec_mpifh_pmpi_type_size(void);
#endif
static void call_MPI_Type_size(int profiled)
{
#if REC_HAS_MPI_Type_size
    if (profiled) rec_mpifh_pmpi_type_size();
    else rec_mpifh_mpi_type_size();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_size_x
void rec_mpifh_mpi_type_size_x(void);
void rec_mpifh_pmpi_type_size_x(void);
#endif
static void call_MPI_Type_size_x(int profiled)
{
#if REC_HAS_MPI_Type_size_x
    if (profiled) rec_mpifh_pmpi_type_size_x();
    else rec_mpifh_mpi_type_size_x();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Type_vector
void rec_mpifh_mpi_type_vector(void);
void rec_mpifh_pmpi_type_vector(void);
#endif
static void call_MPI_Type_vector(int profiled)
{
#if REC_HAS_MPI_Type_vector
    if (profiled) rec_mpifh_pmpi_type_vector();
    else rec_mpifh_mpi_type_vector();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Unpack
void rec_mpifh_mpi_unpack(void);
void rec_mpifh_pmpi_unpack(void);
#endif
static void call_MPI_Unpack(int profiled)
{
#if REC_HAS_MPI_Unpack
    if (profiled) rec_mpifh_pmpi_unpack();
    else rec_mpifh_mpi_unpack();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Unpack_external
void rec_mpifh_mpi_unpack_external(void);
void rec_mpifh_pmpi_unpack_external(void);
#endif
static void call_MPI_Unpack_external(int profiled)
{
#if REC_HAS_MPI_Unpack_external
    if (profiled) rec_mpifh_pmpi_unpack_external();
    else rec_mpifh_mpi_unpack_external();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_datatypes[] = {
    {"MPI_Aint_add", call_MPI_Aint_add, 0},
    {"MPI_Aint_diff", call_MPI_Aint_diff, 0},
    {"MPI_Get_address", call_MPI_Get_address, 0},
    {"MPI_Get_count", call_MPI_Get_count, 0},
    {"MPI_Get_elements", call_MPI_Get_elements, 0},
    {"MPI_Get_elements_x", call_MPI_Get_elements_x, 0},
    {"MPI_Pack", call_MPI_Pack, 0},
    {"MPI_Pack_external", call_MPI_Pack_external, 0},
    {"MPI_Pack_external_size", call_MPI_Pack_external_size, 0},
    {"MPI_Pack_size", call_MPI_Pack_size, 0},
    {"MPI_Status_set_elements", call_MPI_Status_set_elements, 0},
    {"MPI_Status_set_elements_x", call_MPI_Status_set_elements_x, 0},
    {"MPI_Type_commit", call_MPI_Type_commit, 0},
    {"MPI_Type_contiguous", call_MPI_Type_contiguous, 0},
    {"MPI_Type_create_darray", call_MPI_Type_create_darray, 0},
    {"MPI_Type_create_f90_complex", call_MPI_Type_create_f90_complex, 0},
    {"MPI_Type_create_f90_integer", call_MPI_Type_create_f90_integer, 0},
    {"MPI_Type_create_f90_real", call_MPI_Type_create_f90_real, 0},
    {"MPI_Type_create_hindexed", call_MPI_Type_create_hindexed, 0},
    {"MPI_Type_create_hindexed_block", call_MPI_Type_create_hindexed_block, 0},
    {"MPI_Type_create_hvector", call_MPI_Type_create_hvector, 0},
    {"MPI_Type_create_indexed_block", call_MPI_Type_create_indexed_block, 0},
    {"MPI_Type_create_resized", call_MPI_Type_create_resized, 0},
    {"MPI_Type_create_struct", call_MPI_Type_create_struct, 0},
    {"MPI_Type_create_subarray", call_MPI_Type_create_subarray, 0},
    {"MPI_Type_dup", call_MPI_Type_dup, 0},
    {"MPI_Type_free", call_MPI_Type_free, 0},
    {"MPI_Type_get_contents", call_MPI_Type_get_contents, 0},
    {"MPI_Type_get_envelope", call_MPI_Type_get_envelope, 0},
    {"MPI_Type_get_extent", call_MPI_Type_get_extent, 0},
    {"MPI_Type_get_extent_x", call_MPI_Type_get_extent_x, 0},
    {"MPI_Type_get_name", call_MPI_Type_get_name, 0},
    {"MPI_Type_get_true_extent", call_MPI_Type_get_true_extent, 0},
    {"MPI_Type_get_true_extent_x", call_MPI_Type_get_true_extent_x, 0},
    {"MPI_Type_get_value_index", call_MPI_Type_get_value_index, 0},
    {"MPI_Type_indexed", call_MPI_Type_indexed, 0},
    {"MPI_Type_match_size", call_MPI_Type_match_size, 0},
    {"MPI_Type_set_name", call_MPI_Type_set_name, 0},
    {"MPI_Type_size", call_MPI_Type_size, 0},
    {"MPI_Type_size_x", call_MPI_Type_size_x, 0},
    {"MPI_Type_vector", call_MPI_Type_vector, 0},
    {"MPI_Unpack", call_MPI_Unpack, 0},
    {"MPI_Unpack_external", call_MPI_Unpack_external, 0},
    {0, 0, 0}
};
