/* As MPICH's header of the same purpose has it: a type of its own for mpi_f08's status. */
#ifndef MPI_ABI_FORT_H
#define MPI_ABI_FORT_H
typedef int MPI_Fint;
typedef struct {
    MPI_Fint MPI_SOURCE;
    MPI_Fint MPI_TAG;
    MPI_Fint MPI_ERROR;
    MPI_Fint MPI_internal[5];
} MPI_F08_status;
#ifdef __cplusplus
extern "C" {
#endif
extern MPI_F08_status *MPI_F08_STATUS_IGNORE;
MPI_Fint MPI_Comm_c2f(MPI_Comm handle);
int MPI_Status_c2f08(const MPI_Status *, MPI_F08_status *);
#ifdef __cplusplus
}
#endif
#endif
