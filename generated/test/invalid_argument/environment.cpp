/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "environment", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_environment[] = {
    {"MPI_Get_library_version", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Get_library_version,
            c.place<char>(1, true),
            c.place<int>(2, true));
    }},
    {"MPI_Get_processor_name", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Get_processor_name,
            c.place<char>(1, true),
            c.place<int>(2, true));
    }},
    {"MPI_Get_version", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Get_version,
            c.place<int>(1, true),
            c.place<int>(2, true));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
