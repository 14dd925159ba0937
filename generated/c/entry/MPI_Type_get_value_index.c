/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_value_index] through templates/c/entry.c.j2. */
/* Find the predefined pair type for a given value type and index type. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_get_value_index)(MPI_Datatype value_type, MPI_Datatype index_type,
        MPI_Datatype *pair_type);
BND_INSTRUMENTED_CALL(Type_get_value_index, int, (MPI_Datatype value_type, MPI_Datatype index_type,
        MPI_Datatype *pair_type), (value_type, index_type, pair_type))

BND_WEAK(MPI_Type_get_value_index, PMPI_Type_get_value_index)

int BND_ENTRY(MPI_Type_get_value_index)(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_get_value_index");
    BND_REFUSE_IF("MPI_Type_get_value_index", BND_IS_NULL(value_type, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "value_type",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_value_index", BND_IS_NULL(index_type, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "index_type",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_value_index", !pair_type, MPI_ERR_ARG, "pair_type", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_get_value_index, (value_type, index_type, pair_type));
}
