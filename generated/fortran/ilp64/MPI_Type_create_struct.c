/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_struct] through templates/fortran/ilp64.c.j2. */
/* Make a datatype of blocks that may differ in type, length and byte displacement. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_create_struct_c.c"

#if BND_HAS(MPI_Type_create_struct_c) || BND_HAS(MPI_Type_create_struct)
void BND_WIDE_NAME(mpi_type_create_struct, MPI_TYPE_CREATE_STRUCT)(const MPI_Count *count,
        MPI_Count *array_of_blocklengths, MPI_Count *array_of_displacements, const bnd_default_integer *array_of_types,
        bnd_default_integer *newtype, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_type_create_struct, MPI_TYPE_CREATE_STRUCT)(const MPI_Count *count,
        MPI_Count *array_of_blocklengths, MPI_Count *array_of_displacements, const bnd_default_integer *array_of_types,
        bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    const long int_array_of_types_count = *count;
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_types, int_array_of_types, array_of_types, (void)0, ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_struct_c)(count, array_of_blocklengths, array_of_displacements, int_array_of_types,
            &int_newtype, &int_ierror);
    BND_ARRAY_FREE(int_array_of_types);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
