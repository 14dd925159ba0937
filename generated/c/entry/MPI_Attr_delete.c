/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Attr_delete] through templates/c/entry.c.j2. */
/* Delete a cached attribute of a communicator through the old MPI-1 call. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Attr_delete)(MPI_Comm comm, int keyval);
BND_INSTRUMENTED_CALL(Attr_delete, int, (MPI_Comm comm, int keyval), (comm, keyval))

BND_WEAK(MPI_Attr_delete, PMPI_Attr_delete)

int BND_ENTRY(MPI_Attr_delete)(MPI_Comm comm, int keyval)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Attr_delete");
    BND_REFUSE_IF("MPI_Attr_delete", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_FORWARD(Attr_delete, (comm, keyval));
}
