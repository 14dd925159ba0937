/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "removed", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_removed[] = {
    {"MPI_Address", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Address,
            c.room(1),
            c.place<MPI_Aint>(2, true));
    }},
    {"MPI_Errhandler_create", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Errhandler_create,
            c.procedure<MPI_Handler_function>(1, MPI_ERR_ARG, true),
            c.place<MPI_Errhandler>(2, true));
    }},
    {"MPI_Errhandler_get", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Errhandler_get,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Errhandler>(2, true));
    }},
    {"MPI_Errhandler_set", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Errhandler_set,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Errhandler>(2, MPI_ERRHANDLER_NULL, MPI_ERR_ERRHANDLER, false));
    }},
    {"MPI_Type_extent", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_extent,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Aint>(2, true));
    }},
    {"MPI_Type_hindexed", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_hindexed,
            c.number<int>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, true),
            c.numbers<MPI_Aint>(3, "address_mpi1", MPI_ERR_ARG, true),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_hvector", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_hvector,
            c.number<int>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "blocklength"),
            c.number<MPI_Aint>(3, "address_mpi1", false, MPI_ERR_ARG, "stride"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_lb", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_lb,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Aint>(2, true));
    }},
    {"MPI_Type_struct", BND_ON_NOTHING, 0, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_struct,
            c.number<int>(1, "count", true, MPI_ERR_COUNT, "count"),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, true),
            c.numbers<MPI_Aint>(3, "address_mpi1", MPI_ERR_ARG, true),
            c.handles<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, true),
            c.place<MPI_Datatype>(5, true));
    }},
    {"MPI_Type_ub", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Type_ub,
            c.handle<MPI_Datatype>(1, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.place<MPI_Aint>(2, true));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
