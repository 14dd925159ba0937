// MPI::ERRORS_THROW_EXCEPTIONS: what throws, for each kind of object and without one.
#include "thrown.h"

static const int nobody = 99;  // no rank

static void communicators()
{
    MPI::Intracomm &world = MPI::COMM_WORLD;
    int data[4] = {};
    MPI::Status status;
    CHECK(thrown_class([&] { world.Send(data, 1, MPI::INT, nobody, 0); }) == MPI::ERR_RANK);
    CHECK(thrown_class([&] { world.Send(data, -1, MPI::INT, 0, 0); }) == MPI::ERR_COUNT);
    CHECK(thrown_class([&] { world.Isend(data, 1, MPI::INT, nobody, 0); }) == MPI::ERR_RANK);
    CHECK(thrown_class([&] { world.Recv_init(data, 1, MPI::INT, nobody, 0); }) == MPI::ERR_RANK);
    CHECK(thrown_class([&] { world.Probe(nobody, 0, status); }) == MPI::ERR_RANK);
    CHECK(thrown_class([&] { world.Iprobe(nobody, 0); }) == MPI::ERR_RANK);
    CHECK(thrown_class([&] { world.Bcast(data, 1, MPI::INT, nobody); }) == MPI::ERR_ROOT);
    CHECK(thrown_class([&] { PMPI::Comm(world).Send(data, 1, MPI::INT, nobody, 0); }) == MPI::ERR_RANK);
    const MPI::Comm &base = world;
    CHECK(thrown_class([&] { base.Send(data, 1, MPI::INT, nobody, 0); }) == MPI::ERR_RANK);
}

// The messages are there before the receives: Open MPI loses the error of a message from the process itself that comes later.
static void completion()
{
    MPI::Intracomm self = MPI::COMM_SELF.Dup();
    self.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    const int out[2] = {1, 2};
    int in[2] = {};
    MPI::Request sends[3] = {self.Isend(out, 2, MPI::INT, 0, 3), self.Isend(out, 2, MPI::INT, 0, 4),
                             self.Isend(out, 1, MPI::INT, 0, 5)};
    CHECK(thrown_class([&] { self.Recv(in, 1, MPI::INT, 0, 3); }) == MPI::ERR_TRUNCATE);
    MPI::Request requests[2] = {self.Irecv(in, 1, MPI::INT, 0, 4), self.Irecv(in + 1, 1, MPI::INT, 0, 5)};
    MPI::Status statuses[2];
    CHECK(thrown_class([&] { MPI::Request::Waitall(2, requests, statuses); }) == MPI::ERR_IN_STATUS);
    CHECK(MPI::Get_error_class(statuses[0].Get_error()) == MPI::ERR_TRUNCATE);
    MPI::Request::Waitall(2, requests);  // MPICH leaves the other one pending
    MPI::Request::Waitall(3, sends);

    MPI::Request send = self.Isend(out, 2, MPI::INT, 0, 6);
    MPI::Request receive = self.Irecv(in, 1, MPI::INT, 0, 6);
    CHECK(thrown_class([&] { receive.Wait(); }) == MPI::ERR_TRUNCATE);
    send.Wait();
    self.Free();
}

static void windows()
{
    int memory = 0;
    MPI::Win window = MPI::Win::Create(&memory, sizeof memory, sizeof memory, MPI::INFO_NULL, MPI::COMM_WORLD);
    window.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    CHECK(window.Get_errhandler() == MPI::ERRORS_THROW_EXCEPTIONS);
    window.Fence(0);
    CHECK(thrown_class([&] { window.Put(&memory, 1, MPI::INT, nobody, 0, 1, MPI::INT); }) == MPI::ERR_RANK);
    CHECK(thrown_class([&] { window.Call_errhandler(MPI::ERR_DISP); }) == MPI::ERR_DISP);
    window.Fence(0);
    window.Set_errhandler(MPI::ERRORS_RETURN);
    CHECK(thrown_class([&] { window.Call_errhandler(MPI::ERR_DISP); }) == MPI::SUCCESS);
    window.Free();
}

static void files()
{
    const char *const missing = "/no-such-directory/no-such-file";
    MPI::File file;
    CHECK(thrown_class([&] { file = MPI::File::Open(MPI::COMM_SELF, missing, MPI::MODE_RDONLY, MPI::INFO_NULL); }) ==
          MPI::SUCCESS);
    CHECK(file == MPI::FILE_NULL);
    CHECK(MPI::FILE_NULL.Get_errhandler() == MPI::ERRORS_RETURN);
    MPI::FILE_NULL.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    CHECK(thrown_class([&] { MPI::File::Open(MPI::COMM_SELF, missing, MPI::MODE_RDONLY, MPI::INFO_NULL); }) ==
          MPI::ERR_NO_SUCH_FILE);
    CHECK(MPI::FILE_NULL.Get_errhandler() == MPI::ERRORS_THROW_EXCEPTIONS);
    MPI::FILE_NULL.Set_errhandler(MPI::ERRORS_RETURN);

    char name[64];
    std::snprintf(name, sizeof name, "thrown.%d.data", MPI::COMM_WORLD.Get_rank());
    file = MPI::File::Open(MPI::COMM_SELF, name, MPI::MODE_CREATE | MPI::MODE_RDWR | MPI::MODE_DELETE_ON_CLOSE,
                           MPI::INFO_NULL);
    CHECK(thrown_class([&] { file.Seek(-1, MPI::SEEK_SET); }) == MPI::SUCCESS);
    file.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    CHECK(thrown_class([&] { file.Seek(-1, MPI::SEEK_SET); }) != MPI::SUCCESS);
    file.Close();
}

static void other_objects()
{
    MPI::Info info = MPI::Info::Create();
    CHECK(thrown_class([&] { info.Delete("absent"); }) == MPI::ERR_INFO_NOKEY);
    info.Free();
    CHECK(thrown_class([] { MPI::INT.Create_vector(-1, 1, 1); }) != MPI::SUCCESS);
    MPI::Datatype none;
    CHECK(thrown_class([&] { none.Commit(); }) == MPI::ERR_TYPE);
    MPI::Group group = MPI::COMM_WORLD.Get_group();
    CHECK(thrown_class([&] { group.Incl(1, &nobody); }) == MPI::ERR_RANK);
    group.Free();
}

static void functions()
{
    int dims[2] = {2, 0};
    CHECK(thrown_class([&] { MPI::Compute_dims(7, 2, dims); }) == MPI::ERR_DIMS);
#ifndef OPEN_MPI  // ends the program, whatever the error handler
    CHECK(thrown_class([] { MPI::Init(); }) != MPI::SUCCESS);
#endif
}

static void handlers()
{
    MPI::Errhandler handler = MPI::COMM_WORLD.Get_errhandler();
    CHECK(handler == MPI::ERRORS_THROW_EXCEPTIONS && handler != MPI::ERRORS_RETURN);
    MPI::COMM_WORLD.Set_errhandler(MPI::ERRORS_RETURN);
    CHECK(MPI::COMM_WORLD.Get_errhandler() == MPI::ERRORS_RETURN);
    CHECK(thrown_class([] { MPI::COMM_WORLD.Send(&nobody, 1, MPI::INT, nobody, 0); }) == MPI::SUCCESS);
    MPI::COMM_WORLD.Set_errhandler(handler);
    handler.Free();
    CHECK(handler == MPI::ERRHANDLER_NULL);
    CHECK(thrown_class([] { MPI::COMM_WORLD.Send(&nobody, 1, MPI::INT, nobody, 0); }) == MPI::ERR_RANK);
    CHECK(thrown_class([] { MPI::COMM_WORLD.Call_errhandler(MPI::ERR_TAG); }) == MPI::ERR_TAG);
    const int refused = MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI::ERRORS_THROW_EXCEPTIONS);  // none of C's
    CHECK(refused != MPI_SUCCESS || !returns_handled_errors());
    MPI::Intracomm copy = MPI::COMM_WORLD.Dup();  // inherits it
    CHECK(copy.Get_errhandler() == MPI::ERRORS_THROW_EXCEPTIONS);
    CHECK(thrown_class([&] { copy.Send(&nobody, 1, MPI::INT, nobody, 0); }) == MPI::ERR_RANK);
    copy.Free();
}

int main()
{
    MPI::Init();
    MPI::COMM_WORLD.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    MPI::COMM_SELF.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    communicators();
    completion();
    if (MPI::COMM_WORLD.Get_size() > 1)  // Open MPI has no window of one process
        windows();
    files();
    other_objects();
    functions();
    handlers();
    return finish();
}
