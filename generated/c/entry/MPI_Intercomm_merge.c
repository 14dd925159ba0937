/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_merge] through templates/c/entry.c.j2. */
/* Merge both sides of an intercommunicator into one intracommunicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Intercomm_merge)(MPI_Comm intercomm, int high, MPI_Comm *newintracomm);
BND_INSTRUMENTED_CALL(Intercomm_merge, int, (MPI_Comm intercomm, int high, MPI_Comm *newintracomm), (intercomm, high,
        newintracomm))

BND_WEAK(MPI_Intercomm_merge, PMPI_Intercomm_merge)

int BND_ENTRY(MPI_Intercomm_merge)(MPI_Comm intercomm, int high, MPI_Comm *newintracomm)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Intercomm_merge");
    BND_REFUSE_IF("MPI_Intercomm_merge", BND_IS_NULL(intercomm, MPI_COMM_NULL), MPI_ERR_COMM, "intercomm", BND_ON_COMM,
            intercomm);
    BND_REFUSE_IF("MPI_Intercomm_merge", !newintracomm, MPI_ERR_ARG, "newintracomm", BND_ON_COMM, intercomm);
    BND_FORWARD(Intercomm_merge, (intercomm, high, newintracomm));
}
