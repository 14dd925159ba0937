/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allreduce] through templates/fortran/described.c.j2. */
/* Reduce values over all processes and give every process the result. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Allreduce)
void BND_NAME(allreduce, ALLREDUCE)(const void *sendbuf, const void *recvbuf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(allreduce, ALLREDUCE)(const void *sendbuf, const void *recvbuf, const MPI_Fint *count,
        const MPI_Fint *datatype, const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *ierror)
{
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, BND_FLAT, BND_COPY_IN, 1, 1, *count, PMPI_Type_f2c(*datatype), INT_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(recvbuf, BND_FLAT, BND_COPY_BACK, 1, 1, *count, PMPI_Type_f2c(*datatype), INT_MAX,
            bnd_choice_out(&d_sendbuf, code); PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    const int result = BND_C(Allreduce)(d_sendbuf.to.address, d_recvbuf.to.address, *count, PMPI_Type_f2c(*datatype),
            PMPI_Op_f2c(*op), PMPI_Comm_f2c(*comm));
    bnd_choice_out(&d_sendbuf, result);
    bnd_choice_out(&d_recvbuf, result);
    BND_RETURN(ierror, result);
}
#endif
