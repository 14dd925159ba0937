// One of the conversions of statuses, BND_WAY, from BND_FROM to BND_TO: all forms have the same 8 INTEGERs (R103, R129).
#include "exported.h"
#include "abi.h"

#define BND_STATUS_OF_c MPI_Status
#define BND_STATUS_OF_f MPI_Fint
#define BND_STATUS_OF_f08 MPI_F08_status

BND_EXPORTED(int, BND_JOIN(Status_, BND_WAY), (const BND_FROM *from, BND_TO *to))
{
    return bnd::copy_status(from, to);
}
