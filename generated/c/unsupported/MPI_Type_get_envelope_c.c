/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_envelope] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_get_envelope_c)(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses,
        MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner);

int BND_IMPLEMENTATION(Type_get_envelope_c)(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses,
        MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner)
{
    (void)datatype;
    (void)num_integers;
    (void)num_addresses;
    (void)num_large_counts;
    (void)num_datatypes;
    (void)combiner;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Type_get_envelope_c", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
