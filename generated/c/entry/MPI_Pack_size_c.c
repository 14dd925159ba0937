/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack_size] through templates/c/entry.c.j2. */
/* Compute an upper bound on the space that native packing of data needs. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Pack_size_c)(MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size);
BND_INSTRUMENTED_CALL(Pack_size_c, int, (MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size),
        (incount, datatype, comm, size))

BND_WEAK(MPI_Pack_size_c, PMPI_Pack_size_c)

int BND_ENTRY(MPI_Pack_size_c)(MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Pack_size_c");
    BND_REFUSE_IF("MPI_Pack_size_c", incount < 0, MPI_ERR_COUNT, "incount", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Pack_size_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_COMM,
            comm);
    BND_REFUSE_IF("MPI_Pack_size_c", BND_IS_NULL(comm, MPI_COMM_NULL), MPI_ERR_COMM, "comm", BND_ON_COMM, comm);
    BND_REFUSE_IF("MPI_Pack_size_c", !size, MPI_ERR_ARG, "size", BND_ON_COMM, comm);
    BND_FORWARD(Pack_size_c, (incount, datatype, comm, size));
}
