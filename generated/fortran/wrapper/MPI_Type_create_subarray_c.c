/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_subarray] through templates/fortran/wrapper.c.j2. */
/* Make a datatype that selects a rectangular part of a larger array. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_create_subarray_c)
void BND_NAME(type_create_subarray_c, TYPE_CREATE_SUBARRAY_C)(const MPI_Fint *ndims, MPI_Count *array_of_sizes,
        MPI_Count *array_of_subsizes, MPI_Count *array_of_starts, const MPI_Fint *order, const MPI_Fint *oldtype,
        MPI_Fint *newtype, MPI_Fint *ierror);

void BND_NAME(type_create_subarray_c, TYPE_CREATE_SUBARRAY_C)(const MPI_Fint *ndims, MPI_Count *array_of_sizes,
        MPI_Count *array_of_subsizes, MPI_Count *array_of_starts, const MPI_Fint *order, const MPI_Fint *oldtype,
        MPI_Fint *newtype, MPI_Fint *ierror)
{
    MPI_Datatype c_newtype = MPI_DATATYPE_NULL;
    const int result = BND_C(Type_create_subarray_c)(*ndims, array_of_sizes, array_of_subsizes, array_of_starts,
            *order, PMPI_Type_f2c(*oldtype), &c_newtype);
    if (result == MPI_SUCCESS) *newtype = PMPI_Type_c2f(c_newtype);
    BND_RETURN(ierror, result);
}
#endif
