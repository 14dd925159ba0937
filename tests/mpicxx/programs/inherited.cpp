// An error handler of MPI::FILE_NULL is that of every file opened later, however many there were.
#include "check.h"

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    CHECK(argc == 2);
    MPI::FILE_NULL.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    for (int i = 0; i < 5; ++i) {
        MPI::File file = MPI::File::Open(MPI::COMM_WORLD, argv[1], MPI::MODE_CREATE | MPI::MODE_RDWR, MPI::INFO_NULL);
        CHECK(file.Get_errhandler() == MPI::ERRORS_THROW_EXCEPTIONS);
        bool thrown = false;
        try {
            file.Seek(-1, MPI::SEEK_SET);
        } catch (MPI::Exception &exception) {
            thrown = exception.Get_error_class() != MPI::SUCCESS && exception == exception.Get_error_code();
        }
        CHECK(thrown);
        file.Close();
    }
    MPI::COMM_WORLD.Barrier();
    if (MPI::COMM_WORLD.Get_rank() == 0)
        MPI::File::Delete(argv[1], MPI::INFO_NULL);
    return finish();
}
