/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_free] through templates/fortran/wrapper.c.j2. */
/* Mark a datatype for deallocation and set its handle to null. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_free)
void BND_NAME(type_free, TYPE_FREE)(MPI_Fint *datatype, MPI_Fint *ierror);

void BND_NAME(type_free, TYPE_FREE)(MPI_Fint *datatype, MPI_Fint *ierror)
{
    MPI_Datatype c_datatype = PMPI_Type_f2c(*datatype);
    const int result = BND_C(Type_free)(&c_datatype);
    *datatype = PMPI_Type_c2f(c_datatype);
    BND_RETURN(ierror, result);
}
#endif
