/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "abi", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_abi[] = {
    {"MPI_Abi_get_fortran_booleans", BND_ON_NOTHING, 0, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Abi_get_fortran_booleans,
            c.number<int>(1, "type_bytes", false, MPI_ERR_ARG, "logical_size"),
            c.place<void>(2, true),
            c.place<void>(3, true),
            c.place<int>(4, true));
    }},
    {"MPI_Abi_get_fortran_info", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Abi_get_fortran_info,
            c.place<MPI_Info>(1, true));
    }},
    {"MPI_Abi_get_info", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Abi_get_info,
            c.place<MPI_Info>(1, true));
    }},
    {"MPI_Abi_get_version", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Abi_get_version,
            c.place<int>(1, true),
            c.place<int>(2, true));
    }},
    {"MPI_Abi_set_fortran_booleans", BND_ON_NOTHING, 0, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Abi_set_fortran_booleans,
            c.number<int>(1, "type_bytes", false, MPI_ERR_ARG, "logical_size"),
            c.room(2),
            c.room(3));
    }},
    {"MPI_Abi_set_fortran_info", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Abi_set_fortran_info,
            c.handle<MPI_Info>(1, MPI_INFO_NULL, MPI_ERR_INFO, true));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
