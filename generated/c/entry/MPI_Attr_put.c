/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Attr_put] through templates/c/entry.c.j2. */
/* Store an attribute value on a communicator through the old MPI-1 call. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Attr_put)(MPI_Comm comm, int keyval, void *attribute_val);
BND_INSTRUMENTED_CALL(Attr_put, int, (MPI_Comm comm, int keyval, void *attribute_val), (comm, keyval, attribute_val))

BND_WEAK(MPI_Attr_put, PMPI_Attr_put)

int BND_ENTRY(MPI_Attr_put)(MPI_Comm comm, int keyval, void *attribute_val)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Attr_put");
    BND_REFUSE_IF("MPI_Attr_put", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Attr_put, (comm, keyval, attribute_val));
}
