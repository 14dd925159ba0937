/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_f90_real] through templates/fortran/wrapper.c.j2. */
/* Return a predefined type for Fortran reals of given precision and range. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_create_f90_real)
void BND_NAME(type_create_f90_real, TYPE_CREATE_F90_REAL)(const MPI_Fint *p, const MPI_Fint *r, MPI_Fint *newtype,
        MPI_Fint *ierror);

void BND_NAME(type_create_f90_real, TYPE_CREATE_F90_REAL)(const MPI_Fint *p, const MPI_Fint *r, MPI_Fint *newtype,
        MPI_Fint *ierror)
{
    MPI_Datatype c_newtype = MPI_DATATYPE_NULL;
    const int result = BND_C(Type_create_f90_real)(*p, *r, &c_newtype);
    if (result == MPI_SUCCESS) *newtype = PMPI_Type_c2f(c_newtype);
    BND_RETURN(ierror, result);
}
#endif
