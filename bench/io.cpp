// Windows and files on one process. bench/io.sh builds it for each MPI. NAME TIMES: a call of windows, untimed, for callgrind;
// FOLDER: "name microseconds" lines of files in it, of processor time, the best of seven loops.
#include <mpi.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <string>
#include <unistd.h>
#include <vector>

namespace {

void synchronize(const char *name, MPI_Win win, int times)
{
    const bool is_fence = std::strcmp(name, "fence") == 0;
    for (int i = 0; i < times; ++i) {
        if (is_fence) {
            MPI_Win_fence(0, win);
        } else {
            MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, win);
            MPI_Win_unlock(0, win);
        }
    }
}

void access(const char *name, MPI_Win win, int times)
{
    double value = 1;
    for (int i = 0; i < times; ++i) {
        if (*name == 'p')
            MPI_Put(&value, 1, MPI_DOUBLE, 0, 1, 1, MPI_DOUBLE, win);
        else if (*name == 'g')
            MPI_Get(&value, 1, MPI_DOUBLE, 0, 1, 1, MPI_DOUBLE, win);
        else
            MPI_Accumulate(&value, 1, MPI_DOUBLE, 0, 1, 1, MPI_DOUBLE, MPI_SUM, win);
    }
}

}  // namespace

// callgrind counts in here alone.
extern "C" [[gnu::noinline]] void calls_(const char *name, MPI_Win win, int times)
{
    if (std::strcmp(name, "fence") == 0 || std::strcmp(name, "lock_unlock") == 0)
        synchronize(name, win, times);
    else
        access(name, win, times);
}

namespace {

void windows(const char *name, int times)
{
    double *memory;
    MPI_Win win;
    MPI_Win_allocate(80, 8, MPI_INFO_NULL, MPI_COMM_SELF, &memory, &win);
    std::memset(memory, 0, 80);
    const bool is_access = std::strcmp(name, "lock_unlock") != 0;
    if (is_access)
        MPI_Win_fence(0, win);
    calls_(name, win, times);
    if (is_access)
        MPI_Win_fence(MPI_MODE_NOSUCCEED, win);
    MPI_Win_free(&win);
}

// In microseconds, without what other programs of the machine take.
double processor_time()
{
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) * 1e-3;
}

template <typename Run>
void best_of(const char *name, int loop, Run &&run)
{
    double best = 1e30;
    for (int round = 0; round < 7; ++round) {
        const double start = processor_time();
        for (int i = 0; i < loop; ++i)
            run(i);
        best = std::min(best, (processor_time() - start) / loop);
    }
    std::printf("%s %.2f\n", name, best);
}

MPI_File opened(const std::string &name)
{
    MPI_File file;
    if (MPI_File_open(MPI_COMM_SELF, name.c_str(), MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file) !=
        MPI_SUCCESS)
        std::abort();
    return file;
}

void strided(const std::string &name, const char *what, std::vector<int> sizes, std::vector<int> parts)
{
    MPI_Datatype type;
    const std::vector<int> starts(sizes.size(), 1);
    MPI_Type_create_subarray(static_cast<int>(sizes.size()), sizes.data(), parts.data(), starts.data(), MPI_ORDER_C,
                             MPI_DOUBLE, &type);
    MPI_Type_commit(&type);
    int count = 1;
    for (const int part : parts)
        count *= part;
    std::vector<double> data(static_cast<std::size_t>(count), 1.0);
    MPI_File file = opened(name);
    MPI_File_set_view(file, 0, MPI_DOUBLE, type, "native", MPI_INFO_NULL);
    best_of((std::string("write_") + what).c_str(), 3,
            [&](int) { MPI_File_write_at(file, 0, data.data(), count, MPI_DOUBLE, MPI_STATUS_IGNORE); });
    best_of((std::string("read_") + what).c_str(), 3,
            [&](int) { MPI_File_read_at(file, 0, data.data(), count, MPI_DOUBLE, MPI_STATUS_IGNORE); });
    MPI_File_close(&file);
    MPI_Type_free(&type);
    unlink(name.c_str());
}

void files(const std::string &folder)
{
    const std::string name = folder + "/bench-io-" + std::to_string(getpid());
    std::vector<char> block(4096, 1);
    MPI_File file = opened(name);
    const int plain = open(name.c_str(), O_RDWR);  // the same file, so that its pages are the same
    const auto at = [](int i) { return off_t{4096} * (i % 256); };
    best_of("pwrite_4KiB", 50000, [&](int i) {
        if (pwrite(plain, block.data(), block.size(), at(i)) != 4096)
            std::abort();
    });
    best_of("write_at_4KiB", 50000,
            [&](int i) { MPI_File_write_at(file, at(i), block.data(), 4096, MPI_BYTE, MPI_STATUS_IGNORE); });
    best_of("read_at_4KiB", 50000,
            [&](int i) { MPI_File_read_at(file, at(i), block.data(), 4096, MPI_BYTE, MPI_STATUS_IGNORE); });
    close(plain);
    MPI_File_close(&file);
    best_of("open_close", 500, [&](int) {
        MPI_File each = opened(name);
        MPI_File_close(&each);
    });
    unlink(name.c_str());
    strided(name, "500x500_of_1000x1000", {1000, 1000}, {500, 500});
    strided(name, "halo_98x98x1_of_100x100x100", {100, 100, 100}, {98, 98, 1});
}

}  // namespace

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    if (argc == 3)
        windows(argv[1], std::atoi(argv[2]));
    else if (argc == 2)
        files(argv[1]);
    MPI_Finalize();
}
