/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Attr_get] through templates/c/entry.c.j2. */
/* Look up a cached attribute of a communicator through the old MPI-1 call. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Attr_get)(MPI_Comm comm, int keyval, void *attribute_val, int *flag);
BND_INSTRUMENTED_CALL(Attr_get, int, (MPI_Comm comm, int keyval, void *attribute_val, int *flag), (comm, keyval,
        attribute_val, flag))

BND_WEAK(MPI_Attr_get, PMPI_Attr_get)

int BND_ENTRY(MPI_Attr_get)(MPI_Comm comm, int keyval, void *attribute_val, int *flag)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Attr_get");
    BND_REFUSE_IF("MPI_Attr_get", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Attr_get", !attribute_val, MPI_ERR_ARG, "attribute_val", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Attr_get", !flag, MPI_ERR_ARG, "flag", BND_ON_COMM, comm);
    BND_FORWARD(Attr_get, (comm, keyval, attribute_val, flag));
}
