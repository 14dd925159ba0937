// The file of files.F90, by the classes of MPI-2.
#include <mpi.h>

int main(int, char **arguments)
{
    MPI::Init();
    int numbers[4] = {MPI::COMM_WORLD.Get_rank()};
    const MPI::Offset at = 16 * MPI::COMM_WORLD.Get_rank();
    const int mode = MPI::MODE_CREATE | MPI::MODE_RDWR;
    MPI::File file = MPI::File::Open(MPI::COMM_WORLD, arguments[1], mode, MPI::INFO_NULL);
    file.Write_at(at, numbers, 4, MPI::INT);
    file.Write_at_all(at, numbers, 4, MPI::INT);
    file.Read_at_all(at, numbers, 4, MPI::INT);
    file.Close();
    MPI::Finalize();
}
