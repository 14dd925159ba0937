/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_attach_buffer] through templates/fortran/described.c.j2. */
/* Provide buffer space for buffered-mode messages sent on one communicator. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Comm_attach_buffer_c)
void BND_NAME(comm_attach_buffer_c, COMM_ATTACH_BUFFER_C)(const MPI_Fint *comm, const void *buffer,
        const MPI_Count *size, MPI_Fint *ierror);

void BND_NAME(comm_attach_buffer_c, COMM_ATTACH_BUFFER_C)(const MPI_Fint *comm, const void *buffer,
        const MPI_Count *size, MPI_Fint *ierror)
{
    struct bnd_choice d_buffer;
    BND_CHOICE_IN(buffer, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, LLONG_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    const int result = BND_C(Comm_attach_buffer_c)(PMPI_Comm_f2c(*comm), d_buffer.to.address, *size);
    bnd_choice_out(&d_buffer, result);
    BND_RETURN(ierror, result);
}
#endif
