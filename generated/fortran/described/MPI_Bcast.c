/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Bcast] through templates/fortran/described.c.j2. */
/* Copy the buffer of the root to all other processes. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Bcast)
void BND_NAME(bcast, BCAST)(const void *buffer, const MPI_Fint *count, const MPI_Fint *datatype, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(bcast, BCAST)(const void *buffer, const MPI_Fint *count, const MPI_Fint *datatype, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *ierror)
{
    struct bnd_choice d_buffer;
    BND_CHOICE_IN(buffer, BND_ANY, BND_COPY_BACK, *root != MPI_PROC_NULL, 1, *count, PMPI_Type_f2c(*datatype), INT_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    const int result = BND_C(Bcast)(d_buffer.to.address, d_buffer.to.count, d_buffer.to.datatype, *root,
            PMPI_Comm_f2c(*comm));
    bnd_choice_out(&d_buffer, result);
    BND_RETURN(ierror, result);
}
#endif
