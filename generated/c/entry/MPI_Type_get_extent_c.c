/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_extent] through templates/c/entry.c.j2. */
/* Return the lower bound and extent of a datatype. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_get_extent_c)(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent);
BND_INSTRUMENTED_CALL(Type_get_extent_c, int, (MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent), (datatype, lb,
        extent))

BND_WEAK(MPI_Type_get_extent_c, PMPI_Type_get_extent_c)

int BND_ENTRY(MPI_Type_get_extent_c)(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_get_extent_c");
    BND_REFUSE_IF("MPI_Type_get_extent_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_extent_c", !lb, MPI_ERR_ARG, "lb", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_extent_c", !extent, MPI_ERR_ARG, "extent", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_get_extent_c, (datatype, lb, extent));
}
