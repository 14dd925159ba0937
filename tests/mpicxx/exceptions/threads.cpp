// Exceptions of several threads at once, and callbacks created and freed by all of them.
#include "thrown.h"

#include <thread>
#include <vector>

static const int nobody = 99;

static void add_throws(const void *in, void *, int, const MPI::Datatype &) { throw *static_cast<const int *>(in); }
static void throw_code(MPI::Comm &, int *, ...) { throw -1; }

// Returns no error: in C, too, MPICH 4.0 loses the classes of errors if several threads do that.
static int remove_attribute(MPI::Comm &comm, int, void *attribute, void *)
{
    CHECK(comm.Get_size() > 0);
    *static_cast<int *>(attribute) = 0;
    return MPI::SUCCESS;
}

static int query(void *state, MPI::Status &status)
{
    status.Set_elements(MPI::INT, *static_cast<int *>(state));
    status.Set_cancelled(false);
    return MPI::SUCCESS;
}
static int free_throws(void *state) { throw *static_cast<int *>(state); }
static int cancel(void *, bool) { return MPI::SUCCESS; }

static void work(int thread, MPI::Intracomm comm)
{
    for (int i = 0; i < 200; i++) {
        int mine = 1000 * thread + i + 1;
        int sum = 0;
        MPI::Op op;
        op.Init(add_throws, true);
        CHECK(thrown_value([&] { op.Reduce_local(&mine, &sum, 1, MPI::INT); }, 0) == mine);
        op.Free();
        CHECK(thrown_class([&] { comm.Send(&mine, 1, MPI::INT, nobody, 0); }) == MPI::ERR_RANK);
        CHECK(thrown_class([&] { comm.Send(&mine, -1, MPI::INT, 0, 0); }) == MPI::ERR_COUNT);
        CHECK(thrown_value([&] { comm.Get_size(); }, 0) == 0);
        MPI::Errhandler handler = MPI::Comm::Create_errhandler(throw_code);
        comm.Set_errhandler(handler);
        CHECK(thrown_value([&] { comm.Send(&mine, 1, MPI::INT, nobody, 0); }, 0) == -1);
        comm.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
        handler.Free();
        int keyval = MPI::Comm::Create_keyval(MPI::Comm::NULL_COPY_FN, remove_attribute, nullptr);
        int attribute = mine;
        comm.Set_attr(keyval, &attribute);
        comm.Delete_attr(keyval);
        CHECK(attribute == 0);
        MPI::Grequest request = MPI::Grequest::Start(query, free_throws, cancel, &mine);
        request.Complete();
        CHECK(thrown_value([&] { request.Wait(); }, 0) == mine);
        MPI::Comm::Free_keyval(keyval);
    }
}

int main(int argc, char **argv)
{
    const int provided = MPI::Init_thread(argc, argv, MPI::THREAD_MULTIPLE);
    CHECK(provided == MPI::THREAD_MULTIPLE);
    std::vector<MPI::Intracomm> comms;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++) {
        comms.push_back(MPI::COMM_WORLD.Dup());
        comms.back().Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    }
    for (int i = 0; i < 4; i++)
        threads.emplace_back(work, i, comms[i]);
    for (std::thread &thread : threads)
        thread.join();
    for (MPI::Intracomm &comm : comms)
        comm.Free();
    return finish();
}
