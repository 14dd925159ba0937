// Errors as exceptions: of a call, of a nonblocking operation's completion; error handlers of the program's own.
#include "check.h"

static int thrown_class(const MPI::Comm &comm, int destination)
{
    try {
        const int data = 0;
        comm.Send(&data, 1, MPI::INT, destination, 0);
    } catch (MPI::Exception &error) {
        CHECK(error.Get_error_string()[0] != '\0' && error.Get_error_code() != MPI::SUCCESS);
        return error.Get_error_class();
    }
    return MPI::SUCCESS;
}

static int truncated(const MPI::Comm &comm)
{
    const int out[2] = {1, 2}, size = comm.Get_size(), rank = comm.Get_rank();
    int in[1] = {0};
    MPI::Request receive = comm.Irecv(in, 1, MPI::INT, (rank + size - 1) % size, 3);
    comm.Send(out, 2, MPI::INT, (rank + 1) % size, 3);
    try {
        receive.Wait();
    } catch (MPI::Exception &error) {
        return error.Get_error_class();
    }
    return MPI::SUCCESS;
}

static int handled = 0;

static void handle(MPI::Comm &comm, int *code, ...)
{
    CHECK(comm == MPI::COMM_SELF && *code != MPI::SUCCESS);
    ++handled;
}

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    MPI::COMM_WORLD.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    MPI::COMM_SELF.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    CHECK(thrown_class(MPI::COMM_WORLD, MPI::COMM_WORLD.Get_size()) == MPI::ERR_RANK);
    CHECK(thrown_class(MPI::COMM_WORLD, MPI::PROC_NULL) == MPI::SUCCESS);
    // Open MPI 4.1 truncates a message to itself without an error.
    CHECK(MPI::COMM_WORLD.Get_size() == 1 || truncated(MPI::COMM_WORLD) == MPI::ERR_TRUNCATE);
    MPI::Errhandler handler = MPI::Comm::Create_errhandler(handle);
    MPI::COMM_SELF.Set_errhandler(handler);
    CHECK(thrown_class(MPI::COMM_SELF, 1) == MPI::SUCCESS && handled == 1);
    handler.Free();
    MPI::COMM_SELF.Set_errhandler(MPI::ERRORS_RETURN);
    CHECK(thrown_class(MPI::COMM_SELF, 1) == MPI::SUCCESS && handled == 1);
    MPI::COMM_WORLD.Set_errhandler(MPI::ERRORS_ARE_FATAL);
    return finish();
}
