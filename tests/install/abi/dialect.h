!What a program of three dialects writes in one way;
DIALECT_xxx says which it is.
#if defined(DIALECT_f08)
#define USES use mpi_f08
#define HEADER
#define HANDLE(kind) type(kind)
#define NUMBER(handle) handle % MPI_VAL
#define STATUS type(MPI_Status)
#define STATUS_OF(status, member) status % member
#else
#define HANDLE(kind) integer
#define NUMBER(handle) handle
#define STATUS integer, dimension(MPI_STATUS_SIZE)
#define STATUS_OF(status, member) status(member)
#if defined(DIALECT_mpi)
#define USES use mpi
#define HEADER
#else
#define USES
#define HEADER include 'mpif.h'
#endif
#endif
