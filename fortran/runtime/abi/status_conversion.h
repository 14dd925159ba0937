// One of the conversions of statuses, BND_WAY, between any two of C's, mpif.h's and mpi_f08's: all have the same bytes (MPI 5.0 §19.3.5).
#include "abi/exported.h"
#include "sentinels/status_ignore.h"

BND_EXPORTED(int, BND_JOIN(Status_, BND_WAY), (const void *from, void *to)) { return bnd::copy_status(from, to); }
