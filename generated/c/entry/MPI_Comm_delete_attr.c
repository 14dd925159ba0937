/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_delete_attr] through templates/c/entry.c.j2. */
/* Delete the attribute stored under a key on a communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_delete_attr)(MPI_Comm comm, int comm_keyval);
BND_INSTRUMENTED_CALL(Comm_delete_attr, int, (MPI_Comm comm, int comm_keyval), (comm, comm_keyval))

BND_WEAK(MPI_Comm_delete_attr, PMPI_Comm_delete_attr)

int BND_ENTRY(MPI_Comm_delete_attr)(MPI_Comm comm, int comm_keyval)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_delete_attr");
    BND_REFUSE_IF("MPI_Comm_delete_attr", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Comm_delete_attr, (comm, comm_keyval));
}
