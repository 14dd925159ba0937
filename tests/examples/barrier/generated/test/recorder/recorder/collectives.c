/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "collectives": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Barrier) && !REC_OWN_MPI_Barrier
int REC_NAME(Barrier)(MPI_Comm comm) REC_LABEL(Barrier);
int REC_NAME(Barrier)(MPI_Comm comm)
{
    rec_enter("Barrier", REC_SHIFT);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

