/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_contents] through templates/c/entry.c.j2. */
/* Return the arguments that were used to construct a datatype. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_get_contents)(MPI_Datatype datatype, int max_integers, int max_addresses,
        int max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[]);
BND_INSTRUMENTED_CALL(Type_get_contents, int, (MPI_Datatype datatype, int max_integers, int max_addresses,
        int max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[]),
        (datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses,
        array_of_datatypes))

BND_WEAK(MPI_Type_get_contents, PMPI_Type_get_contents)

int BND_ENTRY(MPI_Type_get_contents)(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes,
        int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_get_contents");
    BND_REFUSE_IF("MPI_Type_get_contents", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_contents", max_integers < 0, MPI_ERR_ARG, "max_integers", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_contents", max_addresses < 0, MPI_ERR_ARG, "max_addresses", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_contents", max_datatypes < 0, MPI_ERR_ARG, "max_datatypes", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_contents", max_integers > 0 && !array_of_integers, MPI_ERR_ARG, "array_of_integers",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_contents", max_addresses > 0 && !array_of_addresses, MPI_ERR_ARG, "array_of_addresses",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_contents", max_datatypes > 0 && !array_of_datatypes, MPI_ERR_ARG, "array_of_datatypes",
            BND_ON_NOTHING, 0);
    BND_FORWARD(Type_get_contents, (datatype, max_integers, max_addresses, max_datatypes, array_of_integers,
            array_of_addresses, array_of_datatypes));
}
