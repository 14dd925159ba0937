/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Is_thread_main] through templates/c/entry.c.j2. */
/* Check whether the calling thread is the one that initialised MPI. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Is_thread_main)(int *flag);
BND_INSTRUMENTED_CALL(Is_thread_main, int, (int *flag), (flag))

BND_WEAK(MPI_Is_thread_main, PMPI_Is_thread_main)

int BND_ENTRY(MPI_Is_thread_main)(int *flag)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Is_thread_main");
    BND_REFUSE_IF("MPI_Is_thread_main", !flag, MPI_ERR_ARG, "flag", BND_ON_NOTHING, 0);
    BND_FORWARD(Is_thread_main, (flag));
}
