/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "partitioned", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_partitioned[] = {
    {"MPI_Parrived", BND_ON_REQUEST, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Parrived,
            c.handle<MPI_Request>(1, MPI_REQUEST_NULL, MPI_ERR_REQUEST, true),
            c.number<int>(2, "partition", true, MPI_ERR_ARG, "partition"),
            c.place<int>(3, true));
    }},
    {"MPI_Pready", BND_ON_REQUEST, 2, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Pready,
            c.number<int>(1, "partition", true, MPI_ERR_ARG, "partition"),
            c.handle<MPI_Request>(2, MPI_REQUEST_NULL, MPI_ERR_REQUEST, false));
    }},
    {"MPI_Pready_list", BND_ON_REQUEST, 3, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Pready_list,
            c.number<int>(1, "array_length", true, MPI_ERR_ARG, "length"),
            c.numbers<int>(2, "partition", MPI_ERR_ARG, true),
            c.handle<MPI_Request>(3, MPI_REQUEST_NULL, MPI_ERR_REQUEST, false));
    }},
    {"MPI_Pready_range", BND_ON_REQUEST, 3, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Pready_range,
            c.number<int>(1, "partition", true, MPI_ERR_ARG, "partition_low"),
            c.number<int>(2, "partition", true, MPI_ERR_ARG, "partition_high"),
            c.handle<MPI_Request>(3, MPI_REQUEST_NULL, MPI_ERR_REQUEST, false));
    }},
    {"MPI_Precv_init", BND_ON_COMM, 7, 9, false, [](invalid_argument_call &c) {
        return c.call(MPI_Precv_init,
            c.room(1),
            c.number<int>(2, "partition", true, MPI_ERR_ARG, "partitions"),
            c.number<MPI_Count>(3, "large_count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(5, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(6, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(8, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Psend_init", BND_ON_COMM, 7, 9, false, [](invalid_argument_call &c) {
        return c.call(MPI_Psend_init,
            c.room(1),
            c.number<int>(2, "partition", true, MPI_ERR_ARG, "partitions"),
            c.number<MPI_Count>(3, "large_count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(5, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(6, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(8, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(9, true));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
