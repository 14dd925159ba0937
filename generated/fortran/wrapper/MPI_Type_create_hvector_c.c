/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_hvector] through templates/fortran/wrapper.c.j2. */
/* Make a datatype of equal blocks spaced by a stride in bytes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_create_hvector_c)
void BND_NAME(type_create_hvector_c, TYPE_CREATE_HVECTOR_C)(const MPI_Count *count, const MPI_Count *blocklength,
        const MPI_Count *stride, const MPI_Fint *oldtype, MPI_Fint *newtype, MPI_Fint *ierror);

void BND_NAME(type_create_hvector_c, TYPE_CREATE_HVECTOR_C)(const MPI_Count *count, const MPI_Count *blocklength,
        const MPI_Count *stride, const MPI_Fint *oldtype, MPI_Fint *newtype, MPI_Fint *ierror)
{
    MPI_Datatype c_newtype = MPI_DATATYPE_NULL;
    const int result = BND_C(Type_create_hvector_c)(*count, *blocklength, *stride, PMPI_Type_f2c(*oldtype),
            &c_newtype);
    if (result == MPI_SUCCESS) *newtype = PMPI_Type_c2f(c_newtype);
    BND_RETURN(ierror, result);
}
#endif
