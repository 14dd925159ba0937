/* All of it, with macros for the variables, and mpi_f08's status under another name. */
typedef int MPI_Fint;
typedef MPI_Status MPI_F08_Status;
#define MPI_F_STATUS_IGNORE ((MPI_Fint *)MPI_STATUS_IGNORE)
#define MPI_F_STATUSES_IGNORE ((MPI_Fint *)MPI_STATUSES_IGNORE)
#define MPI_F08_STATUS_IGNORE ((MPI_F08_Status *)MPI_STATUS_IGNORE)
#define MPI_F08_STATUSES_IGNORE ((MPI_F08_Status *)MPI_STATUSES_IGNORE)
#ifdef __cplusplus
extern "C" {
#endif
MPI_Fint MPI_Comm_c2f(MPI_Comm handle);
MPI_Comm MPI_Comm_f2c(MPI_Fint number);
MPI_Datatype PMPI_Type_f2c(MPI_Fint number);
int MPI_Status_c2f(const MPI_Status *, MPI_Fint *);
int MPI_Status_c2f08(const MPI_Status *, MPI_F08_Status *);
int PMPI_Status_f082f(const MPI_F08_Status *, MPI_Fint *);
#ifdef __cplusplus
}
#endif
