/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Add_error_class] through templates/fortran/wrapper.c.j2. */
/* Create a new user error class and return its value. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Add_error_class)
void BND_NAME(add_error_class, ADD_ERROR_CLASS)(MPI_Fint *errorclass, MPI_Fint *ierror);

void BND_NAME(add_error_class, ADD_ERROR_CLASS)(MPI_Fint *errorclass, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Add_error_class)(errorclass));
}
#endif
