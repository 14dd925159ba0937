// A token goes once around all processes, and each adds its rank; then all add their ranks at once.
#include <mpi.h>

#include <cstdio>

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    const MPI::Comm &comm = MPI::COMM_WORLD;
    const int rank = comm.Get_rank(), size = comm.Get_size();
    int token = 0, received = 0, total = 0;
    MPI::Request request = comm.Irecv(&received, 1, MPI::INT, (rank + size - 1) % size, 0);
    if (rank > 0) {
        request.Wait();
        token = received + rank;
    }
    comm.Send(&token, 1, MPI::INT, (rank + 1) % size, 0);
    if (rank == 0)
        request.Wait();
    comm.Allreduce(&rank, &total, 1, MPI::INT, MPI::SUM);
    if (rank == 0)
        std::printf("token %d, sum %d\n", received, total);
    MPI::Finalize();
}
