// The classes of MPI-2 and the routines of C in one file.
#include <mpi.h>

#include <iostream>

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    int value = 3, got = 0, size = 0;
    MPI::Request request = MPI::COMM_WORLD.Irecv(&got, 1, MPI::INT, 0, 1);
    MPI::COMM_WORLD.Send(&value, 1, MPI::INT, 0, 1);
    request.Wait();
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    const MPI_Fint integer = MPI_Comm_c2f(MPI_COMM_WORLD);
    bool is_refused = false;
    MPI::COMM_WORLD.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    try {
        MPI::COMM_WORLD.Send(&value, 1, MPI::INT, 5, 1);
    } catch (const MPI::Exception &) {
        is_refused = true;
    }
    MPI::Finalize();
    std::cout << (got == 3 && size == 1 && integer != 0 && is_refused ? "right" : "wrong") << '\n';
}
