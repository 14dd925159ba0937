// A file, read back in another order; its errors are exceptions. Takes the name of a file that does not exist.
#include "check.h"

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    CHECK(argc == 2);
    const int rank = MPI::COMM_WORLD.Get_rank(), size = MPI::COMM_WORLD.Get_size();
    MPI::File file = MPI::File::Open(MPI::COMM_WORLD, argv[1],
                                     MPI::MODE_RDWR | MPI::MODE_CREATE | MPI::MODE_DELETE_ON_CLOSE, MPI::INFO_NULL);
    file.Set_view(rank * int(sizeof(int)), MPI::INT, MPI::INT, "native", MPI::INFO_NULL);
    const int mine = 100 + rank;
    int theirs = -1;
    MPI::Status status;
    file.Write_all(&mine, 1, MPI::INT, status);
    CHECK(status.Get_count(MPI::INT) == 1);
    file.Sync();
    MPI::COMM_WORLD.Barrier();
    file.Sync();
    file.Set_view(0, MPI::BYTE, MPI::BYTE, "native", MPI::INFO_NULL);
    file.Read_at(((rank + 1) % size) * int(sizeof(int)), &theirs, int(sizeof theirs), MPI::BYTE);
    CHECK(theirs == 100 + (rank + 1) % size && file.Get_size() == size * int(sizeof(int)) && !file.Get_atomicity());
    file.Close();
    CHECK(file == MPI::FILE_NULL);
    MPI::FILE_NULL.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    int found = MPI::SUCCESS;
    try {
        MPI::File::Open(MPI::COMM_SELF, "/no/such/folder/file", MPI::MODE_RDONLY, MPI::INFO_NULL);
    } catch (MPI::Exception &error) {
        found = error.Get_error_class();
    }
    CHECK(found == MPI::ERR_NO_SUCH_FILE);
    return finish();
}
