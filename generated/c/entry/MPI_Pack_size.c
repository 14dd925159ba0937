/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_size] through templates/c/entry.c.j2. */
/* Compute an upper bound on the space that native packing of data needs. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Pack_size)(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size);
BND_INSTRUMENTED_CALL(Pack_size, int, (int incount, MPI_Datatype datatype, MPI_Comm comm, int *size), (incount,
        datatype, comm, size))

BND_WEAK(MPI_Pack_size, PMPI_Pack_size)

int BND_ENTRY(MPI_Pack_size)(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Pack_size");
    BND_REFUSE_IF("MPI_Pack_size", incount < 0, MPI_ERR_COUNT, "incount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Pack_size", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Pack_size", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Pack_size", !size, MPI_ERR_ARG, "size", BND_ON_COMM, comm);
    BND_FORWARD(Pack_size, (incount, datatype, comm, size));
}
