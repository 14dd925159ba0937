// A tool that replaces MPI::Comm::Send.
#include <mpi.h>

extern int seen;

void MPI::Comm::Send(const void *data, int count, const MPI::Datatype &datatype, int dest, int tag) const
{
    seen++;
    pmpi_comm.Send(data, count, datatype, dest, tag);
}
