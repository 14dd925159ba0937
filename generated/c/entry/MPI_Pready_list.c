/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Pready_list] through templates/c/entry.c.j2. */
/* Mark a list of partitions of a partitioned send as ready for transfer. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Pready_list)(int length, const int array_of_partitions[], MPI_Request request);
BND_INSTRUMENTED_CALL(Pready_list, int, (int length, const int array_of_partitions[], MPI_Request request), (length,
        array_of_partitions, request))

BND_WEAK(MPI_Pready_list, PMPI_Pready_list)

int BND_ENTRY(MPI_Pready_list)(int length, const int array_of_partitions[], MPI_Request request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Pready_list");
    BND_REFUSE_IF("MPI_Pready_list", length < 0, MPI_ERR_ARG, "length", BND_ON_REQUEST, request);
    BND_REFUSE_IF("MPI_Pready_list", length > 0 && !array_of_partitions, MPI_ERR_ARG, "array_of_partitions",
            BND_ON_REQUEST, request);
    BND_REFUSE_IF("MPI_Pready_list", BND_IS_NULL(request, MPI_REQUEST_NULL), MPI_ERR_REQUEST, "request",
            BND_ON_REQUEST, request);
    BND_FORWARD(Pready_list, (length, array_of_partitions, request));
}
