/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_contents] through templates/c/entry.c.j2. */
/* Return the arguments that were used to construct a datatype. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_get_contents_c)(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses,
        MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[],
        MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[]);
BND_INSTRUMENTED_CALL(Type_get_contents_c, int, (MPI_Datatype datatype, MPI_Count max_integers,
        MPI_Count max_addresses, MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[],
        MPI_Aint array_of_addresses[], MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[]),
        (datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses,
        array_of_large_counts, array_of_datatypes))

BND_WEAK(MPI_Type_get_contents_c, PMPI_Type_get_contents_c)

int BND_ENTRY(MPI_Type_get_contents_c)(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses,
        MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[],
        MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[])
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_get_contents_c");
    BND_REFUSE_IF("MPI_Type_get_contents_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_contents_c", max_integers < 0, MPI_ERR_ARG, "max_integers", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_contents_c", max_addresses < 0, MPI_ERR_ARG, "max_addresses", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_contents_c", max_large_counts < 0, MPI_ERR_ARG, "max_large_counts", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_contents_c", max_datatypes < 0, MPI_ERR_ARG, "max_datatypes", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_contents_c", max_integers > 0 && !array_of_integers, MPI_ERR_ARG, "array_of_integers",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_contents_c", max_addresses > 0 && !array_of_addresses, MPI_ERR_ARG,
            "array_of_addresses", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_contents_c", max_large_counts > 0 && !array_of_large_counts, MPI_ERR_ARG,
            "array_of_large_counts", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_contents_c", max_datatypes > 0 && !array_of_datatypes, MPI_ERR_ARG,
            "array_of_datatypes", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_get_contents_c, (datatype, max_integers, max_addresses, max_large_counts, max_datatypes,
            array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes));
}
