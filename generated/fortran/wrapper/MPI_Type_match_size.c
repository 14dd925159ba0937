/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_match_size] through templates/fortran/wrapper.c.j2. */
/* Find the predefined type of a given class and size in bytes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_match_size)
void BND_NAME(type_match_size, TYPE_MATCH_SIZE)(const MPI_Fint *typeclass, const MPI_Fint *size, MPI_Fint *datatype,
        MPI_Fint *ierror);

void BND_NAME(type_match_size, TYPE_MATCH_SIZE)(const MPI_Fint *typeclass, const MPI_Fint *size, MPI_Fint *datatype,
        MPI_Fint *ierror)
{
    MPI_Datatype c_datatype = MPI_DATATYPE_NULL;
    const int result = BND_C(Type_match_size)(*typeclass, *size, &c_datatype);
    if (result == MPI_SUCCESS) *datatype = PMPI_Type_c2f(c_datatype);
    BND_RETURN(ierror, result);
}
#endif
