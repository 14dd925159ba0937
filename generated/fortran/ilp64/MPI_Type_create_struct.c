/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_struct] through templates/fortran/ilp64.c.j2. */
/* Make a datatype of blocks that may differ in type, length and byte displacement. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_create_struct_c.c"
#include "../wrapper/MPI_Type_create_struct.c"

#if BND_HAS(MPI_Type_create_struct_c) || BND_HAS(MPI_Type_create_struct)
void BND_WIDE_NAME(mpi_type_create_struct, MPI_TYPE_CREATE_STRUCT)(const MPI_Count *count,
        MPI_Count *array_of_blocklengths, MPI_Count *array_of_displacements, const bnd_default_integer *array_of_types,
        bnd_default_integer *newtype, bnd_default_integer *ierror);

static void BND_SMALL(mpi_type_create_struct)(const bnd_default_integer *count,
        const bnd_default_integer *array_of_blocklengths, MPI_Aint *array_of_displacements,
        const bnd_default_integer *array_of_types, bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    const long int_array_of_blocklengths_count = *count;
    const long int_array_of_types_count = *count;
    const bnd_integer int_count = BND_NARROWED(bnd_integer, *count);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_cut, int_array_of_blocklengths, array_of_blocklengths, (void)0, ierror);
    BND_INTEGERS(bnd_integers_types, int_array_of_types, array_of_types, BND_ARRAY_FREE(int_array_of_blocklengths),
            ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_struct)(&int_count, int_array_of_blocklengths, array_of_displacements,
            int_array_of_types, &int_newtype, &int_ierror);
    BND_ARRAY_FREE(int_array_of_blocklengths);
    BND_ARRAY_FREE(int_array_of_types);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_type_create_struct, MPI_TYPE_CREATE_STRUCT)(const MPI_Count *count,
        MPI_Count *array_of_blocklengths, MPI_Count *array_of_displacements, const bnd_default_integer *array_of_types,
        bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    if (BND_IS_REPRESENTABLE(bnd_integer,
            *count) && bnd_integers_are_representable((const void *)array_of_blocklengths, *count)) {
        BND_SMALL(mpi_type_create_struct)((void *)count, (void *)array_of_blocklengths, (void *)array_of_displacements,
                (void *)array_of_types, (void *)newtype, (void *)ierror);
        return;
    }
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
