// MPI_X_c2f for the kind BND_HANDLE, which is BND_HANDLE_NAME in names.
#include "abi/exported.h"

BND_EXPORTED(MPI_Fint, BND_JOIN(BND_HANDLE_NAME, _c2f), (BND_HANDLE handle))
{
    return BND_JOIN(bnd_c2f_, BND_HANDLE_NAME)(handle);
}
