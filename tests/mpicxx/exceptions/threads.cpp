// Exceptions of several threads at once, and callbacks created and freed by all of them.
#include "thrown.h"

#include <thread>
#include <vector>

static const int nobody = 99;

static void add_throws(const void *in, void *, int, const MPI::Datatype &) { throw *static_cast<const int *>(in); }
static void throw_code(MPI::Comm &, int *, ...) { throw -1; }

static void work(int thread, MPI::Intracomm comm)
{
    for (int i = 0; i < 200; i++) {
        const int mine = 1000 * thread + i + 1;
        int sum = 0;
        MPI::Op op;
        op.Init(add_throws, true);
        CHECK(thrown_value([&] { op.Reduce_local(&mine, &sum, 1, MPI::INT); }, 0) == mine);
        op.Free();
        CHECK(thrown_class([&] { comm.Send(&mine, 1, MPI::INT, nobody, 0); }) == MPI::ERR_RANK);
        CHECK(thrown_class([&] { comm.Send(&mine, -1, MPI::INT, 0, 0); }) == MPI::ERR_COUNT);
        CHECK(thrown_value([&] { comm.Get_size(); }, 0) == 0);
        MPI::Errhandler handler = MPI::Comm::Create_errhandler(throw_code);
        handler.Free();
        int keyval = MPI::Comm::Create_keyval(MPI::Comm::NULL_COPY_FN, MPI::Comm::NULL_DELETE_FN, nullptr);
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
