/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_size] through templates/fortran/wrapper.c.j2. */
/* Return the number of bytes of data in a datatype, without gaps. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_size)
void BND_NAME(type_size, TYPE_SIZE)(const MPI_Fint *datatype, MPI_Fint *size, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(type_size)(const MPI_Fint *datatype, MPI_Fint *size, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Type_size)(bnd_f2c_Type(*datatype), size));
}

void BND_NAME(type_size, TYPE_SIZE)(const MPI_Fint *datatype, MPI_Fint *size, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Type(*datatype), BND_OTHERWISE(type_size)(datatype, size, ierror));
    BND_RETURN(ierror, BND_C(Type_size)(bnd_known_as_Type(*datatype), size));
}
#endif
