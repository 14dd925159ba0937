// methodprof: a profiler in C++. It replaces functions of MPI::, counts and times them in all processes, calls those of PMPI::, and prints
// the sums in MPI::Finalize. Its counters are not atomic: one thread at a time.
#include <mpi.h>

#include <cstdio>

namespace {

enum Kind { Send, Irecv, Wait, Allreduce, kinds };
const char *const names[kinds] = {"MPI::Comm::Send", "MPI::Comm::Irecv", "MPI::Request::Wait", "MPI::Comm::Allreduce"};
int calls[kinds];
double seconds[kinds];

// Counts when it goes out of scope, also if an exception passes.
class Timer {
public:
    explicit Timer(Kind kind) : kind_(kind), start_(PMPI::Wtime()) {}
    Timer(const Timer &) = delete;
    Timer &operator=(const Timer &) = delete;
    ~Timer()
    {
        seconds[kind_] += PMPI::Wtime() - start_;
        calls[kind_]++;
    }

private:
    const Kind kind_;
    const double start_;
};

}  // namespace

void MPI::Comm::Send(const void *buf, int count, const MPI::Datatype &datatype, int dest, int tag) const
{
    const Timer timer(::Send);
    pmpi_comm.Send(buf, count, datatype, dest, tag);
}

MPI::Request MPI::Comm::Irecv(void *buf, int count, const MPI::Datatype &datatype, int source, int tag) const
{
    const Timer timer(::Irecv);
    return pmpi_comm.Irecv(buf, count, datatype, source, tag);
}

// An overload is a function of its own.
void MPI::Request::Wait()
{
    const Timer timer(::Wait);
    pmpi_request.Wait();
}

void MPI::Request::Wait(MPI::Status &status)
{
    const Timer timer(::Wait);
    PMPI::Status completed;
    pmpi_request.Wait(completed);
    status = completed;
}

void MPI::Comm::Allreduce(const void *sendbuf, void *recvbuf, int count, const MPI::Datatype &datatype,
                          const MPI::Op &op) const
{
    const Timer timer(::Allreduce);
    pmpi_comm.Allreduce(sendbuf, recvbuf, count, datatype, op);
}

void MPI::Finalize()
{
    const PMPI::Comm world = MPI::COMM_WORLD;
    const bool prints = world.Get_rank() == 0;
    int all_calls[kinds];
    double all_seconds[kinds];
    world.Reduce(calls, all_calls, kinds, MPI::INT, MPI::SUM, 0);
    world.Reduce(seconds, all_seconds, kinds, MPI::DOUBLE, MPI::SUM, 0);
    for (int kind = 0; prints && kind < kinds; kind++)
        if (all_calls[kind] > 0)
            std::fprintf(stderr, "methodprof: %d processes: %s %d calls, %.6f s\n", world.Get_size(), names[kind],
                         all_calls[kind], all_seconds[kind]);
    PMPI::Finalize();
}
