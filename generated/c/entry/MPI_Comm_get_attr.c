/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_get_attr] through templates/c/entry.c.j2. */
/* Look up the attribute stored under a key on a communicator. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_get_attr)(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag);
BND_INSTRUMENTED_CALL(Comm_get_attr, int, (MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag), (comm,
        comm_keyval, attribute_val, flag))

BND_WEAK(MPI_Comm_get_attr, PMPI_Comm_get_attr)

int BND_ENTRY(MPI_Comm_get_attr)(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Comm_get_attr");
    BND_REFUSE_IF("MPI_Comm_get_attr", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_get_attr", !attribute_val, MPI_ERR_ARG, "attribute_val", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Comm_get_attr", !flag, MPI_ERR_ARG, "flag", BND_ON_COMM, comm);
    BND_FORWARD(Comm_get_attr, (comm, comm_keyval, attribute_val, flag));
}
