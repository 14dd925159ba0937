/* Do not edit: `bindery generate` writes this from specs/ through templates/c/unsupported.c.j2. */
/* In place of functions that the implementation lacks, one at a time: -DBND_UNSUPPORTED_MPI_Send defines that of MPI_Send, which
   raises MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_implementation.h"

#define BND_RAISE(name, on, object)                                                                                     \
    BND_IMPLEMENTATION(raise)(&(const struct bnd_error){MPI_ERR_UNSUPPORTED_OPERATION, name, 0, on, (void *)(object)})

#ifdef BND_UNSUPPORTED_MPI_Barrier
int BND_IMPLEMENTATION(Barrier)(MPI_Comm comm)
{
    (void)comm;
    return BND_RAISE("MPI_Barrier", BND_ON_COMM, comm);
}
#endif

