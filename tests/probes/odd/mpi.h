/* An mpi.h as a C MPI may have it that nobody has bound yet: see odd.cpp. */
#include_next <mpi.h>

#ifdef __cplusplus
extern "C"
#endif
    MPI_Comm
    odd_self(void);
#undef MPI_COMM_SELF
#define MPI_COMM_SELF odd_self()
#ifdef __cplusplus
#undef MPI_CXX_BOOL
#define MPI_CXX_BOOL odd_misprint
#endif
