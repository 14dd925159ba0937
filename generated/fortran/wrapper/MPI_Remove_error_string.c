/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Remove_error_string] through templates/fortran/wrapper.c.j2. */
/* Drop the text that was attached to a user error code or class. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Remove_error_string)
void BND_NAME(remove_error_string, REMOVE_ERROR_STRING)(const MPI_Fint *errorcode, MPI_Fint *ierror);

void BND_NAME(remove_error_string, REMOVE_ERROR_STRING)(const MPI_Fint *errorcode, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Remove_error_string)(*errorcode));
}
#endif
