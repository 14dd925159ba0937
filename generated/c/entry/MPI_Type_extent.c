/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_extent] through templates/c/entry.c.j2. */
/* Return only the extent of a datatype through the old MPI-1 call. */
#include "bnd_entry.h"
#include "mpi_removed.h"

int BND_IMPLEMENTATION(Type_extent)(MPI_Datatype datatype, MPI_Aint *extent);
BND_INSTRUMENTED_CALL(Type_extent, int, (MPI_Datatype datatype, MPI_Aint *extent), (datatype, extent))

BND_WEAK(MPI_Type_extent, PMPI_Type_extent)

int BND_ENTRY(MPI_Type_extent)(MPI_Datatype datatype, MPI_Aint *extent)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_extent");
    BND_REFUSE_IF("MPI_Type_extent", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_extent", !extent, MPI_ERR_ARG, "extent", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_extent, (datatype, extent));
}
