// Acme's extensions in C++, the second time by PMPI:: with a priority that Acme refuses, which the tool does not see.
#include <mpi.h>

#include <cstdio>

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    const int numbers[] = {1, 3, 5, 7};
    const int checksum = MPI::COMM_WORLD.Acme_checksum(numbers, 4, MPI::INT);
    MPI::COMM_WORLD.Acme_ibarrier(MPI::ACME_HIGH).Wait();

    const PMPI::Intracomm world(MPI::COMM_WORLD);
    MPI::COMM_WORLD.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    try {
        world.Acme_ibarrier(MPI::ACME_HIGH + 1);
    } catch (const MPI::Exception &error) {
        if (error.Get_error_class() == MPI::ERR_ARG && world.Get_rank() == 0)
            std::printf("checksum %d\n", checksum);
    }
    MPI::Finalize();
}
