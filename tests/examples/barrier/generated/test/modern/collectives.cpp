// Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "collectives", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Barrier(int profiled)
{
#if REC_HAS(MPI_Barrier)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::barrier(comm) : mpi::barrier(comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::barrier(comm) : mpi::returning::barrier(comm);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_collectives[] = {
    {"MPI_Barrier", call_MPI_Barrier, 0},
    {nullptr, nullptr, 0}
};
