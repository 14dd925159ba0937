// Ten messages around a ring of four processes, in C++, with an exception on the way.
#include <mpi.h>

#include <stdexcept>
#include <vector>

struct session {
    session() { MPI_Init(nullptr, nullptr); }
    ~session() { MPI_Finalize(); }
};

int main()
{
    const session mpi;
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    const auto pass = [&](std::vector<int> values) {
        MPI_Sendrecv_replace(values.data(), 100, MPI_INT, (rank + 1) % size, 0, (rank + size - 1) % size, 0,
                             MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        throw std::runtime_error("passed on");
    };
    for (int i = 0; i < 10; ++i)
        try {
            pass(std::vector<int>(100, rank));
        } catch (const std::runtime_error &) {
        }
}
