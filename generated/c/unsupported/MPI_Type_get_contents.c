/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_contents] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_get_contents)(MPI_Datatype datatype, int max_integers, int max_addresses,
        int max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[]);

int BND_IMPLEMENTATION(Type_get_contents)(MPI_Datatype datatype, int max_integers, int max_addresses,
        int max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[])
{
    (void)datatype;
    (void)max_integers;
    (void)max_addresses;
    (void)max_datatypes;
    (void)array_of_integers;
    (void)array_of_addresses;
    (void)array_of_datatypes;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Type_get_contents", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
