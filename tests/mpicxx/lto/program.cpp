// MPI::Comm::Send and Get_rank. A tool sees SEEN calls of Send.
#include <mpi.h>

#include <cstdio>

int seen = 0;

extern "C" __attribute__((noinline, noclone)) int calls(int times)
{
    int ranks = 0;
    for (int i = 0; i < times; i++) {
        ranks += MPI::COMM_WORLD.Get_rank();
        MPI::COMM_WORLD.Send(&i, 1, MPI::INT, MPI::PROC_NULL, 0);
    }
    return ranks;
}

int main()
{
    MPI::Init();
    const int ranks = calls(3);
    MPI::Finalize();
    std::puts(seen == SEEN && ranks == 0 ? "right" : "wrong");
}
