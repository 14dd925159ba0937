/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce] through templates/fortran/described.c.j2. */
/* Combine values from all processes and leave the result at the root. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Reduce)
void BND_NAME(reduce, REDUCE)(const void *sendbuf, const void *recvbuf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *root, const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(reduce, REDUCE)(const void *sendbuf, const void *recvbuf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *root, const MPI_Fint *comm, MPI_Fint *ierror)
{
    struct bnd_kept *kept = NULL;
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, 0, MPI_BYTE, *root >= 0, bnd_choice_even(&made, sendbuf, &kept, BND_FLAT, BND_COPY_RATHER,
            1, *count, *count, PMPI_Type_f2c(*datatype)), PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(recvbuf, 0, MPI_BYTE, bnd_is_root(PMPI_Comm_f2c(*comm), *root), bnd_choice_even(&made, recvbuf,
            &kept, BND_FLAT, BND_COPY_BACK, 1, *count, *count, PMPI_Type_f2c(*datatype)),
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    const int result = BND_C(Reduce)(d_sendbuf.address, d_recvbuf.address, *count, PMPI_Type_f2c(*datatype),
            PMPI_Op_f2c(*op), *root, PMPI_Comm_f2c(*comm));
    bnd_kept_now(kept, result);
    BND_RETURN(ierror, result);
}
#endif
