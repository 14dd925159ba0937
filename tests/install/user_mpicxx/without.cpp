// Has its own namespace MPI, as projects have that use C's functions alone.
#include <mpi.h>

namespace MPI {
int COMM_WORLD;
}
