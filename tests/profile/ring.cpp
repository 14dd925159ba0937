// Ten messages around a ring of four processes, in C++, with an exception on the way: by C, by the classes of MPI-2 or by bindery::mpi.
#ifdef MODERN
#include <bindery/mpi.hpp>
#define PASS(buf, dest, source) bindery::mpi::sendrecv_replace(buf, 100, MPI_INT, dest, 0, source, 0, MPI_COMM_WORLD)
#else
#include <mpi.h>
#ifdef CLASSES
#define PASS(buf, dest, source) MPI::COMM_WORLD.Sendrecv_replace(buf, 100, MPI::INT, dest, 0, source, 0)
#else
#define PASS(buf, dest, source) \
    MPI_Sendrecv_replace(buf, 100, MPI_INT, dest, 0, source, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
#endif
#endif

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
        PASS(values.data(), (rank + 1) % size, (rank + size - 1) % size);
        throw std::runtime_error("passed on");
    };
    for (int i = 0; i < 10; ++i)
        try {
            pass(std::vector<int>(100, rank));
        } catch (const std::runtime_error &) {
        }
}
