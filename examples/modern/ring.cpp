// Each process sends its rank around a ring, and all add up what they have received.
#include <bindery/mpi.hpp>

#include <cstdio>
#include <vector>

namespace mpi = bindery::mpi;

int main(int argc, char **argv)
{
    mpi::init(&argc, &argv);
    const mpi::comm world = MPI_COMM_WORLD;
    const int rank = mpi::comm_rank(world), size = mpi::comm_size(world);
    const int left = (rank + size - 1) % size, right = (rank + 1) % size;

    std::vector<double> out(1000, rank), in(1000);
    std::vector<mpi::request> requests(2);
    mpi::irecv(in, left, 0, world, requests[0]);    // (buf, count, datatype) is a range
    mpi::isend(out, right, 0, world, requests[1]);  // the request is written into the array
    mpi::waitall(requests);                         // statuses are ignored unless given

    const auto sum = [&](double mine) {
        double all = 0;
        mpi::allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, world);
        return all;
    }(in[0]);

    mpi::comm_set_errhandler(world, MPI_ERRORS_RETURN);  // without it an error ends the program
    try {
        mpi::send(out, size, 0, world);
    } catch (const mpi::error &error) {
        if (error.error_class() == MPI_ERR_RANK && rank == 0)
            std::printf("no such rank\n");
    }
    if (const auto sent = mpi::returning::send(out, size, 0, world); !sent && rank == 0)
        std::printf("%s\n", sent.code() != MPI_SUCCESS ? "again none" : "sent");
    if (rank == 0)
        std::printf("%d processes, sum %g\n", size, sum);
    mpi::finalize();
}
