/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "collectives" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Barrier_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Barrier)(comm);
    rec_expect_refusal("MPI_Barrier", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

const struct rec_refusal rec_refusals_collectives[] = {
    {"MPI_Barrier", refuse_MPI_Barrier_0},
    {0, 0}
};
