!What differs between the dialects : DIALECT_f08, DIALECT_mpi, DIALECT_mpifh.
#if defined(DIALECT_f08)
#define USES use mpi_f08
#define COMM type(MPI_Comm)
#define DATATYPE type(MPI_Datatype)
#define WIN type(MPI_Win)
#define REQUEST type(MPI_Request)
#define STATUS type(MPI_Status)
#define STATUS_OF(status, member) status % member
#define NUMBER(handle) handle % MPI_VAL
#else
#if defined(DIALECT_mpi)
#define USES use mpi
#else
#define USES
#endif
#define COMM integer
#define DATATYPE integer
#define WIN integer
#define REQUEST integer
#define STATUS integer, dimension(MPI_STATUS_SIZE)
#define STATUS_OF(status, member) status(member)
#define NUMBER(handle) handle
#endif
