// Calls from two lines, one of them twice, by the classes of MPI-2, or with MODERN by bindery::mpi. The line numbers are in run.py.
#ifdef MODERN
#include <bindery/mpi.hpp>
#define CALL(comm, classes, modern) modern
#else
#include <mpi.h>
#define CALL(comm, classes, modern) comm.classes
#endif

static void meet() { CALL(MPI::COMM_WORLD, Barrier(), bindery::mpi::barrier(MPI_COMM_WORLD)); }

int main()
{
    int value = 0;
    MPI_Init(nullptr, nullptr);
    meet();
    CALL(MPI::COMM_WORLD, Bcast(&value, 1, MPI::INT, 0), bindery::mpi::bcast(&value, 1, MPI_INT, 0, MPI_COMM_WORLD));
    meet();
    MPI_Finalize();
}
