// A C++ program over a shared library that uses MPI.
#include <mpi.h>

#include <cstdio>

int sent_to_itself(int number);

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    std::printf("total %d\n", sent_to_itself(MPI::COMM_WORLD.Get_size()));
    MPI::Finalize();
}
