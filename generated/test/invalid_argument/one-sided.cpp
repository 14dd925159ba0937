/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "one-sided", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_one_sided[] = {
    {"MPI_Accumulate", BND_ON_WIN, 9, 9, false, [](invalid_argument_call &c) {
        return c.call(MPI_Accumulate,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(5, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<int>(6, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(8, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Win>(9, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Accumulate_c", BND_ON_WIN, 9, 9, false, [](invalid_argument_call &c) {
        return c.call(MPI_Accumulate_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(5, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<MPI_Count>(6, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(8, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Win>(9, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Alloc_mem", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Alloc_mem,
            c.number<MPI_Aint>(1, "memory_size", true, MPI_ERR_SIZE, "size"),
            c.handle<MPI_Info>(2, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<void>(3, true));
    }},
    {"MPI_Compare_and_swap", BND_ON_WIN, 7, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Compare_and_swap,
            c.room(1),
            c.room(2),
            c.room(3),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(5, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(6, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.handle<MPI_Win>(7, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Fetch_and_op", BND_ON_WIN, 7, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Fetch_and_op,
            c.room(1),
            c.room(2),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(5, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.handle<MPI_Op>(6, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Win>(7, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Free_mem", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Free_mem,
            c.room(1));
    }},
    {"MPI_Get", BND_ON_WIN, 8, 8, false, [](invalid_argument_call &c) {
        return c.call(MPI_Get,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(5, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<int>(6, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Win>(8, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Get_accumulate", BND_ON_WIN, 12, 12, false, [](invalid_argument_call &c) {
        return c.call(MPI_Get_accumulate,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "result_count"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(8, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<int>(9, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(10, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(11, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Win>(12, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Get_accumulate_c", BND_ON_WIN, 12, 12, false, [](invalid_argument_call &c) {
        return c.call(MPI_Get_accumulate_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "result_count"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(8, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<MPI_Count>(9, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(10, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(11, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Win>(12, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Get_c", BND_ON_WIN, 8, 8, false, [](invalid_argument_call &c) {
        return c.call(MPI_Get_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(5, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<MPI_Count>(6, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Win>(8, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Put", BND_ON_WIN, 8, 8, false, [](invalid_argument_call &c) {
        return c.call(MPI_Put,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(5, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<int>(6, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Win>(8, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Put_c", BND_ON_WIN, 8, 8, false, [](invalid_argument_call &c) {
        return c.call(MPI_Put_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(5, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<MPI_Count>(6, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Win>(8, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Raccumulate", BND_ON_WIN, 9, 10, false, [](invalid_argument_call &c) {
        return c.call(MPI_Raccumulate,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(5, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<int>(6, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(8, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Win>(9, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Raccumulate_c", BND_ON_WIN, 9, 10, false, [](invalid_argument_call &c) {
        return c.call(MPI_Raccumulate_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(5, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<MPI_Count>(6, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(8, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Win>(9, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Rget", BND_ON_WIN, 8, 9, false, [](invalid_argument_call &c) {
        return c.call(MPI_Rget,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(5, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<int>(6, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Win>(8, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Rget_accumulate", BND_ON_WIN, 12, 13, false, [](invalid_argument_call &c) {
        return c.call(MPI_Rget_accumulate,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "result_count"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(8, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<int>(9, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(10, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(11, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Win>(12, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.place<MPI_Request>(13, true));
    }},
    {"MPI_Rget_accumulate_c", BND_ON_WIN, 12, 13, false, [](invalid_argument_call &c) {
        return c.call(MPI_Rget_accumulate_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "result_count"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(8, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<MPI_Count>(9, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(10, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(11, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Win>(12, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.place<MPI_Request>(13, true));
    }},
    {"MPI_Rget_c", BND_ON_WIN, 8, 9, false, [](invalid_argument_call &c) {
        return c.call(MPI_Rget_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(5, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<MPI_Count>(6, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Win>(8, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Rput", BND_ON_WIN, 8, 9, false, [](invalid_argument_call &c) {
        return c.call(MPI_Rput,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(5, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<int>(6, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Win>(8, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Rput_c", BND_ON_WIN, 8, 9, false, [](invalid_argument_call &c) {
        return c.call(MPI_Rput_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "origin_count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "target_rank"),
            c.number<MPI_Aint>(5, "target_displacement", false, MPI_ERR_ARG, "target_disp"),
            c.number<MPI_Count>(6, "count", true, MPI_ERR_COUNT, "target_count"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Win>(8, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Win_allocate", BND_ON_COMM, 4, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_allocate,
            c.number<MPI_Aint>(1, "memory_size", true, MPI_ERR_SIZE, "size"),
            c.number<int>(2, "displacement_unit", true, MPI_ERR_DISP, "disp_unit"),
            c.handle<MPI_Info>(3, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.handle<MPI_Comm>(4, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<void>(5, true),
            c.place<MPI_Win>(6, true));
    }},
    {"MPI_Win_allocate_c", BND_ON_COMM, 4, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_allocate_c,
            c.number<MPI_Aint>(1, "memory_size", true, MPI_ERR_SIZE, "size"),
            c.number<MPI_Aint>(2, "displacement_unit", true, MPI_ERR_DISP, "disp_unit"),
            c.handle<MPI_Info>(3, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.handle<MPI_Comm>(4, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<void>(5, true),
            c.place<MPI_Win>(6, true));
    }},
    {"MPI_Win_allocate_shared", BND_ON_COMM, 4, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_allocate_shared,
            c.number<MPI_Aint>(1, "memory_size", true, MPI_ERR_SIZE, "size"),
            c.number<int>(2, "displacement_unit", true, MPI_ERR_DISP, "disp_unit"),
            c.handle<MPI_Info>(3, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.handle<MPI_Comm>(4, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<void>(5, true),
            c.place<MPI_Win>(6, true));
    }},
    {"MPI_Win_allocate_shared_c", BND_ON_COMM, 4, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_allocate_shared_c,
            c.number<MPI_Aint>(1, "memory_size", true, MPI_ERR_SIZE, "size"),
            c.number<MPI_Aint>(2, "displacement_unit", true, MPI_ERR_DISP, "disp_unit"),
            c.handle<MPI_Info>(3, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.handle<MPI_Comm>(4, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<void>(5, true),
            c.place<MPI_Win>(6, true));
    }},
    {"MPI_Win_attach", BND_ON_WIN, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_attach,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.room(2),
            c.number<MPI_Aint>(3, "memory_size", true, MPI_ERR_SIZE, "size"));
    }},
    {"MPI_Win_complete", BND_ON_WIN, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_complete,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Win_create", BND_ON_COMM, 5, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_create,
            c.room(1),
            c.number<MPI_Aint>(2, "memory_size", true, MPI_ERR_SIZE, "size"),
            c.number<int>(3, "displacement_unit", true, MPI_ERR_DISP, "disp_unit"),
            c.handle<MPI_Info>(4, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.handle<MPI_Comm>(5, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Win>(6, true));
    }},
    {"MPI_Win_create_c", BND_ON_COMM, 5, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_create_c,
            c.room(1),
            c.number<MPI_Aint>(2, "memory_size", true, MPI_ERR_SIZE, "size"),
            c.number<MPI_Aint>(3, "displacement_unit", true, MPI_ERR_DISP, "disp_unit"),
            c.handle<MPI_Info>(4, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.handle<MPI_Comm>(5, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Win>(6, true));
    }},
    {"MPI_Win_create_dynamic", BND_ON_COMM, 2, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_create_dynamic,
            c.handle<MPI_Info>(1, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.handle<MPI_Comm>(2, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Win>(3, true));
    }},
    {"MPI_Win_detach", BND_ON_WIN, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_detach,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.room(2));
    }},
    {"MPI_Win_fence", BND_ON_WIN, 2, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_fence,
            c.number<int>(1, "assertion", false, MPI_ERR_ARG, "assert"),
            c.handle<MPI_Win>(2, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Win_flush", BND_ON_WIN, 2, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_flush,
            c.number<int>(1, "rank", true, MPI_ERR_RANK, "rank"),
            c.handle<MPI_Win>(2, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Win_flush_all", BND_ON_WIN, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_flush_all,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Win_flush_local", BND_ON_WIN, 2, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_flush_local,
            c.number<int>(1, "rank", true, MPI_ERR_RANK, "rank"),
            c.handle<MPI_Win>(2, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Win_flush_local_all", BND_ON_WIN, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_flush_local_all,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Win_free", BND_ON_WIN, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_free,
            c.handle_at<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false, true));
    }},
    {"MPI_Win_get_group", BND_ON_WIN, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_get_group,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.place<MPI_Group>(2, true));
    }},
    {"MPI_Win_get_info", BND_ON_WIN, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_get_info,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.place<MPI_Info>(2, true));
    }},
    {"MPI_Win_get_name", BND_ON_WIN, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_get_name,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, true),
            c.place<char>(2, true),
            c.place<int>(3, true));
    }},
    {"MPI_Win_lock", BND_ON_WIN, 4, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_lock,
            c.number<int>(1, "enumerator", false, MPI_ERR_ARG, "lock_type"),
            c.number<int>(2, "rank", true, MPI_ERR_RANK, "rank"),
            c.number<int>(3, "assertion", false, MPI_ERR_ARG, "assert"),
            c.handle<MPI_Win>(4, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Win_lock_all", BND_ON_WIN, 2, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_lock_all,
            c.number<int>(1, "assertion", false, MPI_ERR_ARG, "assert"),
            c.handle<MPI_Win>(2, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Win_post", BND_ON_WIN, 3, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_post,
            c.handle<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.number<int>(2, "assertion", false, MPI_ERR_ARG, "assert"),
            c.handle<MPI_Win>(3, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Win_set_info", BND_ON_WIN, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_set_info,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.handle<MPI_Info>(2, MPI_INFO_NULL, MPI_ERR_INFO, true));
    }},
    {"MPI_Win_set_name", BND_ON_WIN, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_set_name,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.text(2, "win_name", true));
    }},
    {"MPI_Win_shared_query", BND_ON_WIN, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_shared_query,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.number<int>(2, "rank", true, MPI_ERR_RANK, "rank"),
            c.place<MPI_Aint>(3, true),
            c.place<int>(4, true),
            c.place<void>(5, true));
    }},
    {"MPI_Win_shared_query_c", BND_ON_WIN, 1, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_shared_query_c,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.number<int>(2, "rank", true, MPI_ERR_RANK, "rank"),
            c.place<MPI_Aint>(3, true),
            c.place<MPI_Aint>(4, true),
            c.place<void>(5, true));
    }},
    {"MPI_Win_start", BND_ON_WIN, 3, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_start,
            c.handle<MPI_Group>(1, MPI_GROUP_NULL, MPI_ERR_GROUP, false),
            c.number<int>(2, "assertion", false, MPI_ERR_ARG, "assert"),
            c.handle<MPI_Win>(3, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Win_sync", BND_ON_WIN, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_sync,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Win_test", BND_ON_WIN, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_test,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false),
            c.place<int>(2, true));
    }},
    {"MPI_Win_unlock", BND_ON_WIN, 2, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_unlock,
            c.number<int>(1, "rank", true, MPI_ERR_RANK, "rank"),
            c.handle<MPI_Win>(2, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Win_unlock_all", BND_ON_WIN, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_unlock_all,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {"MPI_Win_wait", BND_ON_WIN, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Win_wait,
            c.handle<MPI_Win>(1, MPI_WIN_NULL, MPI_ERR_WIN, false));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
