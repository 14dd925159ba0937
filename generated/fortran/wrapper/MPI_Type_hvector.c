/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_hvector] through templates/fortran/wrapper.c.j2. */
/* Make a type of equal blocks with a byte stride (old MPI-1 form). */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_hvector)
void BND_NAME(type_hvector, TYPE_HVECTOR)(const MPI_Fint *count, const MPI_Fint *blocklength, const MPI_Aint *stride,
        const MPI_Fint *oldtype, MPI_Fint *newtype, MPI_Fint *ierror);

void BND_NAME(type_hvector, TYPE_HVECTOR)(const MPI_Fint *count, const MPI_Fint *blocklength, const MPI_Aint *stride,
        const MPI_Fint *oldtype, MPI_Fint *newtype, MPI_Fint *ierror)
{
    MPI_Datatype c_newtype = MPI_DATATYPE_NULL;
    const int result = BND_C(Type_hvector)(*count, *blocklength, *stride, PMPI_Type_f2c(*oldtype), &c_newtype);
    if (result == MPI_SUCCESS) *newtype = PMPI_Type_c2f(c_newtype);
    BND_RETURN(ierror, result);
}
#endif
