/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "collectives", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_collectives[] = {
    {"MPI_Barrier", BND_ON_COMM, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Barrier,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
