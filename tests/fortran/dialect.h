!What a program of three dialects writes in one way;
DIALECT_xxx says which it is.bnd_has.h says what the target has.
#include "bnd_has.h"
#if defined(DIALECT_f08)
#define HANDLE(kind) type(kind)
#define USES use mpi_f08
#define HEADER
#elif defined(DIALECT_mpi)
#define HANDLE(kind) integer
#define USES use mpi
#define HEADER
#else
#define HANDLE(kind) integer
#define USES
#define HEADER include 'mpif.h'
#endif
