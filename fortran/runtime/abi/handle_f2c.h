// MPI_X_f2c for the kind BND_HANDLE, which is BND_HANDLE_NAME in names.
#include "abi/exported.h"

BND_EXPORTED(BND_HANDLE, BND_JOIN(BND_HANDLE_NAME, _f2c), (MPI_Fint integer))
{
    return BND_JOIN(bnd_f2c_, BND_HANDLE_NAME)(integer);
}
