/* Some of it. */
typedef int MPI_Fint;
#ifdef __cplusplus
extern "C" {
#endif
MPI_Fint MPI_Comm_c2f(MPI_Comm handle);
int MPI_Status_f2c(const MPI_Fint *, MPI_Status *);
extern MPI_Fint *MPI_F_STATUS_IGNORE;
#ifdef __cplusplus
}
#endif
