/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_envelope] through templates/c/entry.c.j2. */
/* Tell which constructor made a datatype and how many arguments it took. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_get_envelope)(MPI_Datatype datatype, int *num_integers, int *num_addresses,
        int *num_datatypes, int *combiner);
BND_INSTRUMENTED_CALL(Type_get_envelope, int, (MPI_Datatype datatype, int *num_integers, int *num_addresses,
        int *num_datatypes, int *combiner), (datatype, num_integers, num_addresses, num_datatypes, combiner))

BND_WEAK(MPI_Type_get_envelope, PMPI_Type_get_envelope)

int BND_ENTRY(MPI_Type_get_envelope)(MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes,
        int *combiner)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_get_envelope");
    BND_REFUSE_IF("MPI_Type_get_envelope", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_envelope", !num_integers, MPI_ERR_ARG, "num_integers", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_envelope", !num_addresses, MPI_ERR_ARG, "num_addresses", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_envelope", !num_datatypes, MPI_ERR_ARG, "num_datatypes", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_envelope", !combiner, MPI_ERR_ARG, "combiner", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_get_envelope, (datatype, num_integers, num_addresses, num_datatypes, combiner));
}
