/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_attach] through templates/fortran/wrapper.c.j2. */
/* Provide process-wide buffer space for outgoing buffered-mode messages. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Buffer_attach)
void BND_NAME(buffer_attach, BUFFER_ATTACH)(void *buffer, const MPI_Fint *size, MPI_Fint *ierror);

void BND_NAME(buffer_attach, BUFFER_ATTACH)(void *buffer, const MPI_Fint *size, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Buffer_attach)(bnd_buffer(buffer), *size));
}
#endif
