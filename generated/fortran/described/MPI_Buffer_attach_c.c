/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Buffer_attach] through templates/fortran/described.c.j2. */
/* Provide process-wide buffer space for outgoing buffered-mode messages. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Buffer_attach_c)
void BND_NAME(buffer_attach_c, BUFFER_ATTACH_C)(const void *buffer, const MPI_Count *size, MPI_Fint *ierror);

void BND_NAME(buffer_attach_c, BUFFER_ATTACH_C)(const void *buffer, const MPI_Count *size, MPI_Fint *ierror)
{
    struct bnd_choice d_buffer;
    BND_CHOICE_IN(buffer, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, LLONG_MAX,
            PMPI_Comm_call_errhandler(MPI_COMM_SELF, code));
    const int result = BND_C(Buffer_attach_c)(d_buffer.to.address, *size);
    bnd_choice_out(&d_buffer, result);
    BND_RETURN(ierror, result);
}
#endif
