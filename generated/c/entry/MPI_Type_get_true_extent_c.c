/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_true_extent] through templates/c/entry.c.j2. */
/* Return the bounds of the data in a datatype, ignoring artificial markers. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_get_true_extent_c)(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent);
BND_INSTRUMENTED_CALL(Type_get_true_extent_c, int, (MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent),
        (datatype, true_lb, true_extent))

BND_WEAK(MPI_Type_get_true_extent_c, PMPI_Type_get_true_extent_c)

int BND_ENTRY(MPI_Type_get_true_extent_c)(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_get_true_extent_c");
    BND_REFUSE_IF("MPI_Type_get_true_extent_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_true_extent_c", !true_lb, MPI_ERR_ARG, "true_lb", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_true_extent_c", !true_extent, MPI_ERR_ARG, "true_extent", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_get_true_extent_c, (datatype, true_lb, true_extent));
}
