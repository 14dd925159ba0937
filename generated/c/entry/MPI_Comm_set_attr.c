/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_set_attr] through templates/c/entry.c.j2. */
/* Store an attribute value under a key on a communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_set_attr)(MPI_Comm comm, int comm_keyval, void *attribute_val);
BND_INSTRUMENTED_CALL(Comm_set_attr, int, (MPI_Comm comm, int comm_keyval, void *attribute_val), (comm, comm_keyval,
        attribute_val))

BND_WEAK(MPI_Comm_set_attr, PMPI_Comm_set_attr)

int BND_ENTRY(MPI_Comm_set_attr)(MPI_Comm comm, int comm_keyval, void *attribute_val)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_set_attr");
    BND_REFUSE_IF("MPI_Comm_set_attr", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Comm_set_attr, (comm, comm_keyval, attribute_val));
}
