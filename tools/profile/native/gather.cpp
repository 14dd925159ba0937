#include "gather.hpp"

#include "region.hpp"

#include <bindery/clock.hpp>
#include <bindery/detail/link.hpp>

#include <algorithm>
#include <cstdio>
#include <vector>

#include <unistd.h>

BND_TOOL_REFERENCE(PMPI_Comm_dup)
BND_TOOL_REFERENCE(PMPI_Comm_free)
BND_TOOL_REFERENCE(PMPI_Comm_rank)
BND_TOOL_REFERENCE(PMPI_Comm_size)
BND_TOOL_REFERENCE(PMPI_Comm_set_errhandler)
BND_TOOL_REFERENCE(PMPI_Iallreduce)
BND_TOOL_REFERENCE(PMPI_Test)
BND_TOOL_REFERENCE(PMPI_Send)
BND_TOOL_REFERENCE(PMPI_Recv)
BND_TOOL_REFERENCE(PMPI_Bcast)

namespace profile {

namespace {

constexpr std::int64_t patience = 30'000'000'000;

// A process without the profiler in the same run would never take part: say so, and leave what is known in a file.
void complain()
{
    if (load(&header::world_rank) == 0)
        std::fprintf(stderr,
                     "bindery profile: rank 0 has been in MPI_Finalize for 30 s; if a process of this run has no "
                     "profiler (a static program?), interrupt the run, and the data until here are reported\n");
    write_own();
}

// The minima over all processes, in place. Nonblocking, and the first collective after those of the program: its order is the same
// everywhere.
bool agree(int (&values)[2])
{
    int all[2] = {}, done = 0;
    bool has_complained = false;
    MPI_Request request = MPI_REQUEST_NULL;
    if (BND_TOOL_CALL(Iallreduce)(values, all, 2, MPI_INT, MPI_MIN, MPI_COMM_WORLD, &request) != MPI_SUCCESS)
        return false;
    const std::int64_t begin = bindery::now();
    for (;;) {
        if (BND_TOOL_CALL(Test)(&request, &done, MPI_STATUS_IGNORE) != MPI_SUCCESS)
            return false;
        if (done) {
            std::copy(all, all + 2, values);
            return true;
        }
        if (!has_complained && bindery::now() - begin > patience) {
            complain();
            has_complained = true;
        }
        if (bindery::now() - begin > 1'000'000)
            usleep(200);
    }
}

// How far the clock of another process is ahead of that of rank 0, and by how much that may be wrong: of several messages there and back, the
// fastest, in whose middle the other one looked at its clock.
void compare_clocks(MPI_Comm comm, int other, number &offset, number &error)
{
    constexpr int rounds = 10;
    error = -1;
    for (int i = 0; i < rounds; ++i) {
        std::int64_t theirs = 0;
        const std::int64_t begin = bindery::now();
        BND_TOOL_CALL(Send)(&theirs, 1, MPI_INT64_T, other, 3, comm);
        BND_TOOL_CALL(Recv)(&theirs, 1, MPI_INT64_T, other, 3, comm, MPI_STATUS_IGNORE);
        const std::int64_t half = (bindery::now() - begin) / 2;
        if (error < 0 || half < error) {
            error = half;
            offset = theirs - begin - half;
        }
    }
    std::int64_t end = -1;
    BND_TOOL_CALL(Send)(&end, 1, MPI_INT64_T, other, 3, comm);
}

void show_clock(MPI_Comm comm)
{
    for (;;) {
        std::int64_t time = 0;
        BND_TOOL_CALL(Recv)(&time, 1, MPI_INT64_T, 0, 3, comm, MPI_STATUS_IGNORE);
        if (time < 0)
            return;
        time = bindery::now();
        BND_TOOL_CALL(Send)(&time, 1, MPI_INT64_T, 0, 3, comm);
    }
}

// Rank 0 takes the data of one process after the other: a file of any size needs memory for one of them. Each waits for
// its turn, so that nothing is sent unexpectedly.
int collect(MPI_Comm comm, int rank, int size, bool needs_clocks)
{
    std::string contents = packed();
    int turn = 0, length = int(contents.size());
    if (rank != 0) {
        BND_TOOL_CALL(Recv)(&turn, 1, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE);
        if (needs_clocks)
            show_clock(comm);
        BND_TOOL_CALL(Send)(&length, 1, MPI_INT, 0, 1, comm);
        BND_TOOL_CALL(Send)(contents.data(), length, MPI_BYTE, 0, 2, comm);
        return 0;
    }
    result_file file(".all");
    bool is_good = file.write(contents.data(), contents.size());
    for (int other = 1; other < size; ++other) {
        BND_TOOL_CALL(Send)(&turn, 1, MPI_INT, other, 0, comm);
        number offset = 0, error = -1;
        if (needs_clocks)
            compare_clocks(comm, other, offset, error);
        BND_TOOL_CALL(Recv)(&length, 1, MPI_INT, other, 1, comm, MPI_STATUS_IGNORE);
        contents.resize(length);
        BND_TOOL_CALL(Recv)(contents.data(), length, MPI_BYTE, other, 2, comm, MPI_STATUS_IGNORE);
        auto &others = *reinterpret_cast<header *>(contents.data());
        others.clock_offset = offset;
        others.clock_error = error;
        is_good = is_good && file.write(contents.data(), contents.size());
    }
    return file.finish() && is_good;
}

}  // namespace

bool gather(bool is_willing)
{
    int values[] = {is_willing, follows_waits};
    if (!agree(values) || !values[0])
        return false;
    MPI_Comm comm = MPI_COMM_NULL;
    int rank = 0, size = 0;
    if (BND_TOOL_CALL(Comm_dup)(MPI_COMM_WORLD, &comm) != MPI_SUCCESS)
        return false;
    BND_TOOL_CALL(Comm_set_errhandler)(comm, MPI_ERRORS_RETURN);
    BND_TOOL_CALL(Comm_rank)(comm, &rank);
    BND_TOOL_CALL(Comm_size)(comm, &size);
    int is_written = collect(comm, rank, size, values[1] != 0);
    BND_TOOL_CALL(Bcast)(&is_written, 1, MPI_INT, 0, comm);
    BND_TOOL_CALL(Comm_free)(&comm);
    return is_written != 0;
}

}  // namespace profile
