/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "datatypes", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_datatypes[] = {
    {"MPI_Get_address", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Get_address,
            c.room(1),
            c.place<MPI_Aint>(2, true));
    }},
    {"MPI_Get_count", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Get_count,
            c.place<MPI_Status>(1, true),
            c.handle<MPI_Datatype>(2, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<int>(3, true));
    }},
    {"MPI_Get_count_c", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Get_count_c,
            c.place<MPI_Status>(1, true),
            c.handle<MPI_Datatype>(2, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Count>(3, true));
    }},
    {"MPI_Get_elements", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Get_elements,
            c.place<MPI_Status>(1, true),
            c.handle<MPI_Datatype>(2, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<int>(3, true));
    }},
    {"MPI_Get_elements_c", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Get_elements_c,
            c.place<MPI_Status>(1, true),
            c.handle<MPI_Datatype>(2, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Count>(3, true));
    }},
    {"MPI_Get_elements_x", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Get_elements_x,
            c.place<MPI_Status>(1, true),
            c.handle<MPI_Datatype>(2, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Count>(3, true));
    }},
    {"MPI_Pack", BND_ON_COMM, 7, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Pack,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "incount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "byte_count", true, MPI_ERR_ARG, "outsize"),
            c.place<int>(6, true),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Pack_c", BND_ON_COMM, 7, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Pack_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "incount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "byte_count", true, MPI_ERR_ARG, "outsize"),
            c.place<MPI_Count>(6, true),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Pack_external", BND_ON_NOTHING, 0, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Pack_external,
            c.text(1, "datarep", true),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "incount"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.number<MPI_Aint>(6, "external_size", false, MPI_ERR_ARG, "outsize"),
            c.place<MPI_Aint>(7, true));
    }},
    {"MPI_Pack_external_c", BND_ON_NOTHING, 0, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Pack_external_c,
            c.text(1, "datarep", true),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "incount"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.number<MPI_Count>(6, "external_size", false, MPI_ERR_ARG, "outsize"),
            c.place<MPI_Count>(7, true));
    }},
    {"MPI_Pack_external_size", BND_ON_NOTHING, 0, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Pack_external_size,
            c.text(1, "datarep", true),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "incount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Aint>(4, true));
    }},
    {"MPI_Pack_external_size_c", BND_ON_NOTHING, 0, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Pack_external_size_c,
            c.text(1, "datarep", true),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "incount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Count>(4, true));
    }},
    {"MPI_Pack_size", BND_ON_COMM, 3, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Pack_size,
            c.number<int>(1, "count", true, MPI_ERR_COUNT, "incount"),
            c.handle<MPI_Datatype>(2, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(3, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<int>(4, true));
    }},
    {"MPI_Pack_size_c", BND_ON_COMM, 3, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Pack_size_c,
            c.number<MPI_Count>(1, "count", true, MPI_ERR_COUNT, "incount"),
            c.handle<MPI_Datatype>(2, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(3, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Count>(4, true));
    }},
    {"MPI_Status_set_elements", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Status_set_elements,
            c.place<MPI_Status>(1, true),
            c.handle<MPI_Datatype>(2, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"));
    }},
    {"MPI_Status_set_elements_c", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Status_set_elements_c,
            c.place<MPI_Status>(1, true),
            c.handle<MPI_Datatype>(2, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"));
    }},
    {"MPI_Status_set_elements_x", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Status_set_elements_x,
            c.place<MPI_Status>(1, true),
            c.handle<MPI_Datatype>(2, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<MPI_Count>(3, "large_count", true, MPI_ERR_COUNT, "count"));
    }},
    {"MPI_Type_commit", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_commit,
            c.handle_at<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false, true));
    }},
    {"MPI_Type_contiguous", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_contiguous,
            c.number<int>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(2, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(3, true));
    }},
    {"MPI_Type_contiguous_c", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_contiguous_c,
            c.number<MPI_Count>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(2, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(3, true));
    }},
    {"MPI_Type_create_darray", BND_ON_NOTHING, 0, 10, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_darray,
            c.number<int>(1, "size", true, MPI_ERR_ARG, "size"),
            c.number<int>(2, "rank", true, MPI_ERR_RANK, "rank"),
            c.number<int>(3, "array_length", true, MPI_ERR_ARG, "ndims"),
            c.numbers<int>(4, "positive_count", MPI_ERR_ARG, true),
            c.numbers<int>(5, "enumerator", MPI_ERR_ARG, true),
            c.numbers<int>(6, "distribution_argument", MPI_ERR_ARG, true),
            c.numbers<int>(7, "grid_size", MPI_ERR_ARG, true),
            c.number<int>(8, "enumerator", false, MPI_ERR_ARG, "order"),
            c.handle<MPI_Datatype>(9, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(10, true));
    }},
    {"MPI_Type_create_darray_c", BND_ON_NOTHING, 0, 10, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_darray_c,
            c.number<int>(1, "size", true, MPI_ERR_ARG, "size"),
            c.number<int>(2, "rank", true, MPI_ERR_RANK, "rank"),
            c.number<int>(3, "array_length", true, MPI_ERR_ARG, "ndims"),
            c.numbers<MPI_Count>(4, "positive_count", MPI_ERR_ARG, true),
            c.numbers<int>(5, "enumerator", MPI_ERR_ARG, true),
            c.numbers<int>(6, "distribution_argument", MPI_ERR_ARG, true),
            c.numbers<int>(7, "grid_size", MPI_ERR_ARG, true),
            c.number<int>(8, "enumerator", false, MPI_ERR_ARG, "order"),
            c.handle<MPI_Datatype>(9, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(10, true));
    }},
    {"MPI_Type_create_f90_complex", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_f90_complex,
            c.number<int>(1, "precision", false, MPI_ERR_ARG, "p"),
            c.number<int>(2, "precision", false, MPI_ERR_ARG, "r"),
            c.place<MPI_Datatype>(3, true));
    }},
    {"MPI_Type_create_f90_integer", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_f90_integer,
            c.number<int>(1, "precision", false, MPI_ERR_ARG, "r"),
            c.place<MPI_Datatype>(2, true));
    }},
    {"MPI_Type_create_f90_real", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_f90_real,
            c.number<int>(1, "precision", false, MPI_ERR_ARG, "p"),
            c.number<int>(2, "precision", false, MPI_ERR_ARG, "r"),
            c.place<MPI_Datatype>(3, true));
    }},
    {"MPI_Type_create_hindexed", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_hindexed,
            c.number<int>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, true),
            c.numbers<MPI_Aint>(3, "byte_displacement", MPI_ERR_ARG, true),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_create_hindexed_block", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_hindexed_block,
            c.number<int>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "blocklength"),
            c.numbers<MPI_Aint>(3, "byte_displacement", MPI_ERR_ARG, true),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_create_hindexed_block_c", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_hindexed_block_c,
            c.number<MPI_Count>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "blocklength"),
            c.numbers<MPI_Count>(3, "byte_displacement", MPI_ERR_ARG, true),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_create_hindexed_c", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_hindexed_c,
            c.number<MPI_Count>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.numbers<MPI_Count>(2, "count", MPI_ERR_COUNT, true),
            c.numbers<MPI_Count>(3, "byte_displacement", MPI_ERR_ARG, true),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_create_hvector", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_hvector,
            c.number<int>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "blocklength"),
            c.number<MPI_Aint>(3, "byte_displacement", false, MPI_ERR_ARG, "stride"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_create_hvector_c", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_hvector_c,
            c.number<MPI_Count>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "blocklength"),
            c.number<MPI_Count>(3, "byte_displacement", false, MPI_ERR_ARG, "stride"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_create_indexed_block", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_indexed_block,
            c.number<int>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "blocklength"),
            c.numbers<int>(3, "element_displacement", MPI_ERR_ARG, true),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_create_indexed_block_c", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_indexed_block_c,
            c.number<MPI_Count>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "blocklength"),
            c.numbers<MPI_Count>(3, "element_displacement", MPI_ERR_ARG, true),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_create_resized", BND_ON_NOTHING, 0, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_resized,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<MPI_Aint>(2, "byte_displacement", false, MPI_ERR_ARG, "lb"),
            c.number<MPI_Aint>(3, "byte_displacement", false, MPI_ERR_ARG, "extent"),
            c.place<MPI_Datatype>(4, true));
    }},
    {"MPI_Type_create_resized_c", BND_ON_NOTHING, 0, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_resized_c,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<MPI_Count>(2, "byte_displacement", false, MPI_ERR_ARG, "lb"),
            c.number<MPI_Count>(3, "byte_displacement", false, MPI_ERR_ARG, "extent"),
            c.place<MPI_Datatype>(4, true));
    }},
    {"MPI_Type_create_struct", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_struct,
            c.number<int>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, true),
            c.numbers<MPI_Aint>(3, "byte_displacement", MPI_ERR_ARG, true),
            c.handles<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, true),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_create_struct_c", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_struct_c,
            c.number<MPI_Count>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.numbers<MPI_Count>(2, "count", MPI_ERR_COUNT, true),
            c.numbers<MPI_Count>(3, "byte_displacement", MPI_ERR_ARG, true),
            c.handles<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, true),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_create_subarray", BND_ON_NOTHING, 0, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_subarray,
            c.number<int>(1, "array_length", true, MPI_ERR_ARG, "ndims"),
            c.numbers<int>(2, "positive_count", MPI_ERR_ARG, true),
            c.numbers<int>(3, "positive_count", MPI_ERR_ARG, true),
            c.numbers<int>(4, "count", MPI_ERR_COUNT, true),
            c.number<int>(5, "enumerator", false, MPI_ERR_ARG, "order"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(7, true));
    }},
    {"MPI_Type_create_subarray_c", BND_ON_NOTHING, 0, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_create_subarray_c,
            c.number<int>(1, "array_length", true, MPI_ERR_ARG, "ndims"),
            c.numbers<MPI_Count>(2, "positive_count", MPI_ERR_ARG, true),
            c.numbers<MPI_Count>(3, "positive_count", MPI_ERR_ARG, true),
            c.numbers<MPI_Count>(4, "count", MPI_ERR_COUNT, true),
            c.number<int>(5, "enumerator", false, MPI_ERR_ARG, "order"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(7, true));
    }},
    {"MPI_Type_dup", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_dup,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(2, true));
    }},
    {"MPI_Type_free", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_free,
            c.handle_at<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false, true));
    }},
    {"MPI_Type_get_contents", BND_ON_NOTHING, 0, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_get_contents,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(2, "argument_count", true, MPI_ERR_ARG, "max_integers"),
            c.number<int>(3, "argument_count", true, MPI_ERR_ARG, "max_addresses"),
            c.number<int>(4, "argument_count", true, MPI_ERR_ARG, "max_datatypes"),
            c.place<int>(5, true),
            c.place<MPI_Aint>(6, true),
            c.place<MPI_Datatype>(7, true));
    }},
    {"MPI_Type_get_contents_c", BND_ON_NOTHING, 0, 9, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_get_contents_c,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<MPI_Count>(2, "argument_count", true, MPI_ERR_ARG, "max_integers"),
            c.number<MPI_Count>(3, "argument_count", true, MPI_ERR_ARG, "max_addresses"),
            c.number<MPI_Count>(4, "argument_count", true, MPI_ERR_ARG, "max_large_counts"),
            c.number<MPI_Count>(5, "argument_count", true, MPI_ERR_ARG, "max_datatypes"),
            c.place<int>(6, true),
            c.place<MPI_Aint>(7, true),
            c.place<MPI_Count>(8, true),
            c.place<MPI_Datatype>(9, true));
    }},
    {"MPI_Type_get_envelope", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_get_envelope,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<int>(2, true),
            c.place<int>(3, true),
            c.place<int>(4, true),
            c.place<int>(5, true));
    }},
    {"MPI_Type_get_envelope_c", BND_ON_NOTHING, 0, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_get_envelope_c,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Count>(2, true),
            c.place<MPI_Count>(3, true),
            c.place<MPI_Count>(4, true),
            c.place<MPI_Count>(5, true),
            c.place<int>(6, true));
    }},
    {"MPI_Type_get_extent", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_get_extent,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Aint>(2, true),
            c.place<MPI_Aint>(3, true));
    }},
    {"MPI_Type_get_extent_c", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_get_extent_c,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Count>(2, true),
            c.place<MPI_Count>(3, true));
    }},
    {"MPI_Type_get_extent_x", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_get_extent_x,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Count>(2, true),
            c.place<MPI_Count>(3, true));
    }},
    {"MPI_Type_get_name", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_get_name,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, true),
            c.place<char>(2, true),
            c.place<int>(3, true));
    }},
    {"MPI_Type_get_true_extent", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_get_true_extent,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Aint>(2, true),
            c.place<MPI_Aint>(3, true));
    }},
    {"MPI_Type_get_true_extent_c", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_get_true_extent_c,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Count>(2, true),
            c.place<MPI_Count>(3, true));
    }},
    {"MPI_Type_get_true_extent_x", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_get_true_extent_x,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Count>(2, true),
            c.place<MPI_Count>(3, true));
    }},
    {"MPI_Type_get_value_index", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_get_value_index,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Datatype>(2, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(3, true));
    }},
    {"MPI_Type_indexed", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_indexed,
            c.number<int>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, true),
            c.numbers<int>(3, "element_displacement", MPI_ERR_ARG, true),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_indexed_c", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_indexed_c,
            c.number<MPI_Count>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.numbers<MPI_Count>(2, "count", MPI_ERR_COUNT, true),
            c.numbers<MPI_Count>(3, "element_displacement", MPI_ERR_ARG, true),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_match_size", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_match_size,
            c.number<int>(1, "enumerator", false, MPI_ERR_ARG, "typeclass"),
            c.number<int>(2, "type_bytes", false, MPI_ERR_ARG, "size"),
            c.place<MPI_Datatype>(3, true));
    }},
    {"MPI_Type_set_name", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_set_name,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.text(2, "type_name", true));
    }},
    {"MPI_Type_size", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_size,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<int>(2, true));
    }},
    {"MPI_Type_size_c", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_size_c,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Count>(2, true));
    }},
    {"MPI_Type_size_x", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_size_x,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Count>(2, true));
    }},
    {"MPI_Type_vector", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_vector,
            c.number<int>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "blocklength"),
            c.number<int>(3, "stride", false, MPI_ERR_ARG, "stride"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_vector_c", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_vector_c,
            c.number<MPI_Count>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "blocklength"),
            c.number<MPI_Count>(3, "stride", false, MPI_ERR_ARG, "stride"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Unpack", BND_ON_COMM, 7, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Unpack,
            c.room(1),
            c.number<int>(2, "byte_count", true, MPI_ERR_ARG, "insize"),
            c.place<int>(3, true),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "outcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Unpack_c", BND_ON_COMM, 7, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Unpack_c,
            c.room(1),
            c.number<MPI_Count>(2, "byte_count", true, MPI_ERR_ARG, "insize"),
            c.place<MPI_Count>(3, true),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "outcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Unpack_external", BND_ON_NOTHING, 0, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Unpack_external,
            c.text(1, "datarep", true),
            c.room(2),
            c.number<MPI_Aint>(3, "external_size", false, MPI_ERR_ARG, "insize"),
            c.place<MPI_Aint>(4, true),
            c.room(5),
            c.number<int>(6, "count", true, MPI_ERR_COUNT, "outcount"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false));
    }},
    {"MPI_Unpack_external_c", BND_ON_NOTHING, 0, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Unpack_external_c,
            c.text(1, "datarep", true),
            c.room(2),
            c.number<MPI_Count>(3, "external_size", false, MPI_ERR_ARG, "insize"),
            c.place<MPI_Count>(4, true),
            c.room(5),
            c.number<MPI_Count>(6, "count", true, MPI_ERR_COUNT, "outcount"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
