#include "gather.hpp"

#include "recorder.hpp"

#include <bindery/clocks.hpp>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>

#include <unistd.h>

BND_TOOL_REFERENCE(PMPI_Iallreduce)
BND_TOOL_REFERENCE(PMPI_Test)
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

// Only clocks of other hosts differ: that of the own one is that of rank 0.
void compare_clocks()
{
    bindery::clocks clocks;
    if (!clocks.compare())
        return;
    const std::int64_t time = bindery::now();
    store(&header::clock_offset, time - clocks.at_root(time));
    store(&header::clock_error, clocks.error());
}

}  // namespace

bool gather(bool is_willing)
{
    update_named_regions();
    int values[] = {is_willing, follows_waits};
    if (!agree(values) || !values[0])
        return false;
    if (values[1])
        compare_clocks();
    std::optional<result_file> file;
    bool is_good = true;
    const auto write = [&](int, const std::string &data) {
        is_good = file->write(data.data(), data.size()) && is_good;
    };
    if (load(&header::world_rank) == 0)
        file.emplace(".all");
    is_good = bindery::gather_each(MPI_COMM_WORLD, packed(), write) && is_good;
    int is_written = file && file->finish() && is_good;
    BND_TOOL_CALL(Bcast)(&is_written, 1, MPI_INT, 0, MPI_COMM_WORLD);
    return is_written != 0;
}

}  // namespace profile
