// The example of MPI-2.2, 16.1.10: a function of MPI:: replaced alone, which calls that of PMPI::.
#include <mpi.h>

#ifdef PROFILING
#include <cstdio>

int MPI::Comm::Get_size() const
{
    const int size = pmpi_comm.Get_size();
    std::printf("Get_size %d\n", size);
    return size;
}
#elif defined(REFERENCE)
// No symbol of Get_size: the class knows where it is.
int main()
{
    MPI::Init();
    const MPI::Comm &comm = MPI::COMM_SELF;
    const int size = comm.Get_size();
    MPI::Finalize();
    return size - 1;
}
#else
int main()
{
    MPI::Init();
    const MPI::Comm &comm = MPI::COMM_SELF;
    const bool right = MPI::COMM_SELF.Get_size() == 1 && comm.Get_size() == 1 && comm.Get_rank() == 0;
    MPI::Finalize();
    return right ? 0 : 1;
}
#endif
