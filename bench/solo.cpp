// Times of calls on one process: "name nanoseconds" lines. bench/solo.sh builds it for each MPI and takes medians of several runs.
#include <mpi.h>

#include <chrono>
#include <cstdio>
#include <cstring>
#include <vector>

namespace {

using clock_type = std::chrono::steady_clock;

double nanoseconds(clock_type::time_point from) { return std::chrono::duration<double, std::nano>(clock_type::now() - from).count(); }

// The best of five loops: what else the machine does only adds.
template <typename Call>
void time_calls(const char *name, int calls, Call &&call)
{
    double best = 0;
    for (int round = 0; round < 6; ++round) {  // the first warms up
        const auto start = clock_type::now();
        for (int i = 0; i < calls; ++i)
            call();
        const double each = nanoseconds(start) / calls;
        if (round == 1 || each < best)
            best = each;
    }
    std::printf("%s %.1f\n", name, best);
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

void calls()
{
    std::vector<char> out(64 << 20, 1), in(64 << 20, 2);
    int rank = 0;
    time_calls("Comm_rank", 10'000'000, [&] { MPI_Comm_rank(MPI_COMM_WORLD, &rank); });
    time_calls("Irecv_Send_Wait_0", 1'000'000, [&] { send_to_self(out.data(), in.data(), 0); });
    time_calls("Irecv_Send_Wait_8", 1'000'000, [&] { send_to_self(out.data(), in.data(), 8); });
    time_calls("Isend_Irecv_Waitall_100", 10'000, [&] { hundred(out.data(), in.data()); });
    auto *const from = reinterpret_cast<double *>(out.data());
    auto *const to = reinterpret_cast<double *>(in.data());
    time_calls("Allreduce_1", 1'000'000, [&] { MPI_Allreduce(from, to, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); });
    time_calls("Allreduce_1000000", 50, [&] { MPI_Allreduce(from, to, 1'000'000, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD); });
    MPI_Datatype vector;
    MPI_Type_vector(1000, 1, 2, MPI_DOUBLE, &vector);
    MPI_Type_commit(&vector);
    time_calls("Pack_vector_1000", 100'000, [&] {
        int position = 0;
        MPI_Pack(from, 1, vector, in.data(), 1 << 20, &position, MPI_COMM_WORLD);
    });
    MPI_Type_free(&vector);
    time_calls("Type_vector_commit_free", 500'000, make_type);
    time_calls("Comm_dup_free", 100'000, duplicate);
    time_calls("send_64MB", 5, [&] { send_to_self(out.data(), in.data(), 64 << 20); });
    time_calls("memcpy_64MB", 5, [&] {
        std::memcpy(in.data(), out.data(), 64 << 20);
        asm volatile("" : : "r"(in.data()) : "memory");
    });
}

}  // namespace

int main(int argc, char **argv)
{
    const auto start = clock_type::now();
    MPI_Init(&argc, &argv);
    if (argc > 1)
        calls();
    MPI_Finalize();
    if (argc == 1)
        std::printf("Init_to_Finalize %.1f\n", nanoseconds(start));
}
