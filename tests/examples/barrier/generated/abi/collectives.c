/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Barrier
#if BND_HAS_MPI_Barrier
int BND_IMPLEMENTATION(Barrier)(abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Barrier", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Barrier)(bnd_to_Comm(comm)), "MPI_Barrier", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Barrier)(abi_Comm comm)
{
    (void)comm;
    return BND_UNSUPPORTED("MPI_Barrier", BND_ON_COMM, comm);
}
#endif
#endif

