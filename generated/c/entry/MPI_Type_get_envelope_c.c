/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_envelope] through templates/c/entry.c.j2. */
/* Tell which constructor made a datatype and how many arguments it took. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_get_envelope_c)(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses,
        MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner);
BND_INSTRUMENTED_CALL(Type_get_envelope_c, int, (MPI_Datatype datatype, MPI_Count *num_integers,
        MPI_Count *num_addresses, MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner), (datatype,
        num_integers, num_addresses, num_large_counts, num_datatypes, combiner))

BND_WEAK(MPI_Type_get_envelope_c, PMPI_Type_get_envelope_c)

int BND_ENTRY(MPI_Type_get_envelope_c)(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses,
        MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_get_envelope_c");
    BND_REFUSE_IF("MPI_Type_get_envelope_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_envelope_c", !num_integers, MPI_ERR_ARG, "num_integers", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_envelope_c", !num_addresses, MPI_ERR_ARG, "num_addresses", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_envelope_c", !num_large_counts, MPI_ERR_ARG, "num_large_counts", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_envelope_c", !num_datatypes, MPI_ERR_ARG, "num_datatypes", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_envelope_c", !combiner, MPI_ERR_ARG, "combiner", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_get_envelope_c, (datatype, num_integers, num_addresses, num_large_counts, num_datatypes,
            combiner));
}
