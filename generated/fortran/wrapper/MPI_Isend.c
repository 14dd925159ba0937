/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Isend] through templates/fortran/wrapper.c.j2. */
/* Start a standard-mode send and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Isend)
void BND_NAME(isend, ISEND)(void *buf, const MPI_Fint *count, const MPI_Fint *datatype, const MPI_Fint *dest,
        const MPI_Fint *tag, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(isend, ISEND)(void *buf, const MPI_Fint *count, const MPI_Fint *datatype, const MPI_Fint *dest,
        const MPI_Fint *tag, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, request, MPI_REQUEST_NULL);
    const int result = BND_C(Isend)(bnd_buffer(buf), *count, bnd_f2c_Type(*datatype), *dest, *tag, bnd_f2c_Comm(*comm),
            BND_HANDLE_ADDRESS(MPI_REQUEST, request));
    BND_HANDLE_MADE(MPI_REQUEST, Request, request);
    BND_RETURN(ierror, result);
}
#endif
