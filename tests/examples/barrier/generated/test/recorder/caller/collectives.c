/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "collectives", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Barrier(int profiled)
{
#if REC_HAS(MPI_Barrier)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = profiled ? (PMPI_Barrier)(comm) : (MPI_Barrier)(comm);
    rec_observe_number("returned", rec_seen("returned", returned, 40));
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_collectives[] = {
    {"MPI_Barrier", call_MPI_Barrier, 1},
    {0, 0, 0}
};

#if !REC_NATIVE
const struct rec_special_call rec_specials_collectives[] = {
    {0, 0, 0, 0}
};
#endif
