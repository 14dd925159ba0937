// Times of calls on one process: "name nanoseconds" lines. bench/solo.sh builds it for each MPI and takes medians of several runs.
#include <mpi.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <vector>

namespace {

using clock_type = std::chrono::steady_clock;

double nanoseconds(clock_type::time_point from)
{
    return std::chrono::duration<double, std::nano>(clock_type::now() - from).count();
}

// One sort of call, and how often it is called in a loop that is timed.
struct call {
    const char *name;
    int loop;
    std::function<void()> run;
};

// The best of five loops: what else the machine does only adds.
double best_of(const call &what)
{
    double best = 0;
    for (int round = 0; round < 6; ++round) {  // the first warms up
        const auto start = clock_type::now();
        for (int i = 0; i < what.loop; ++i)
            what.run();
        const double each = nanoseconds(start) / what.loop;
        if (round == 1 || each < best)
            best = each;
    }
    return best;
}

void send_to_self(char *out, char *in, int bytes)
{
    MPI_Request request;
    MPI_Irecv(in, bytes, MPI_CHAR, 0, 1, MPI_COMM_WORLD, &request);
    MPI_Send(out, bytes, MPI_CHAR, 0, 1, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

void hundred(char *out, char *in)
{
    MPI_Request requests[200];
    for (int i = 0; i < 100; ++i)
        MPI_Irecv(in + 8 * i, 8, MPI_CHAR, 0, i, MPI_COMM_WORLD, requests + i);
    for (int i = 0; i < 100; ++i)
        MPI_Isend(out + 8 * i, 8, MPI_CHAR, 0, i, MPI_COMM_WORLD, requests + 100 + i);
    MPI_Waitall(200, requests, MPI_STATUSES_IGNORE);
}

void make_type()
{
    MPI_Datatype type;
    MPI_Type_vector(1000, 1, 2, MPI_DOUBLE, &type);
    MPI_Type_commit(&type);
    MPI_Type_free(&type);
}

void duplicate()
{
    MPI_Comm copy;
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Comm_free(&copy);
}

void copy_all(char *out, char *in, int bytes)
{
    std::memcpy(in, out, bytes);
    asm volatile("" : : "r"(in) : "memory");
}

std::vector<call> all_calls(char *out, char *in, MPI_Datatype vector)
{
    constexpr int large = 64 << 20;
    auto *const from = reinterpret_cast<double *>(out);
    auto *const to = reinterpret_cast<double *>(in);
    const auto rank = [] {
        int rank;
        MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    };
    const auto pack = [=] {
        int position = 0;
        MPI_Pack(from, 1, vector, in, 1 << 20, &position, MPI_COMM_WORLD);
    };
    const auto reduce = [=](int count) {
        return [=] { MPI_Allreduce(from, to, count, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); };
    };
    const auto send = [=](int bytes) { return [=] { send_to_self(out, in, bytes); }; };
    return {{"Comm_rank", 10'000'000, rank},
            {"Irecv_Send_Wait_0", 1'000'000, send(0)},
            {"Irecv_Send_Wait_8", 1'000'000, send(8)},
            {"Isend_Irecv_Waitall_100", 10'000, [=] { hundred(out, in); }},
            {"Allreduce_1", 1'000'000, reduce(1)},
            {"Allreduce_1000000", 50, reduce(1'000'000)},
            {"Pack_vector_1000", 100'000, pack},
            {"Type_vector_commit_free", 500'000, make_type},
            {"Comm_dup_free", 100'000, duplicate},
            {"send_64MB", 5, send(large)},
            {"memcpy_64MB", 5, [=] { copy_all(out, in, large); }}};
}

}  // namespace

// callgrind counts in here alone.
extern "C" [[gnu::noinline]] void calls_(const call &what, int times)
{
    for (int i = 0; i < times; ++i)
        what.run();
}

namespace {

// All calls timed, or one of them called so many times, for callgrind.
void run_calls(const char *name, int times)
{
    std::vector<char> out(64 << 20, 1), in(64 << 20, 2);
    MPI_Datatype vector;
    MPI_Type_vector(1000, 1, 2, MPI_DOUBLE, &vector);
    MPI_Type_commit(&vector);
    for (const call &what : all_calls(out.data(), in.data(), vector)) {
        if (name == nullptr)
            std::printf("%s %.1f\n", what.name, best_of(what));
        else if (std::strcmp(name, what.name) == 0)
            calls_(what, times);
    }
    MPI_Type_free(&vector);
}

}  // namespace

// No argument: the time from MPI_Init to MPI_Finalize. One: of all calls. NAME TIMES: that call, untimed.
int main(int argc, char **argv)
{
    const auto start = clock_type::now();
    MPI_Init(&argc, &argv);
    if (argc > 1)
        run_calls(argc > 2 ? argv[1] : nullptr, argc > 2 ? std::atoi(argv[2]) : 0);
    MPI_Finalize();
    if (argc == 1)
        std::printf("Init_to_Finalize %.1f\n", nanoseconds(start));
}
