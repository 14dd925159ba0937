#include "region.hpp"

#include <bindery/clock.hpp>

#include <cstdio>
#include <cstdlib>
#include <ctime>

#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace profile {

namespace {

constexpr number total_size()
{
    number size = sizeof(header);
    for (int id = 0; id < tables; ++id)
        size += capacities[id] * row_sizes[id];
    return size;
}

constexpr number index_bytes = 128 << 10;  // of call sites, entries, peers and routines, about

std::string live_path;  // empty: no live file
constinit pid_t owner = 0;

std::string name_of_process() { return std::string(data->host) + "-" + std::to_string(getpid()); }

// MAP_SHARED: the kernel keeps what was written, however the process ends.
void *map_file(const std::string &path)
{
    const int file = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0)
        return MAP_FAILED;
    void *address = MAP_FAILED;
    if (posix_fallocate(file, 0, total_size()) == 0)
        address = mmap(nullptr, total_size(), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (address == MAP_FAILED)
        unlink(path.c_str());
    return address;
}

void fill_header(header &h)
{
    timespec real;
    clock_gettime(CLOCK_REALTIME, &real);
    h.numbers[start_realtime] = number(real.tv_sec) * 1'000'000'000 + real.tv_nsec;
    h.numbers[start_time] = h.numbers[last_time] = bindery::now();
    h.numbers[blob_size] = total_size();
    h.numbers[process_id] = getpid();
    h.numbers[world_rank] = -1;
    h.numbers[memory_bytes] = total_size() + index_bytes;
    h.numbers[bin_width] = 1'000'000;
    gethostname(h.host, text_length - 1);
    if (readlink("/proc/self/exe", h.program, text_length - 1) < 0)
        h.program[0] = '\0';
    number offset = sizeof(header);
    for (int id = 0; id < tables; ++id) {
        h.tables[id] = {offset, row_sizes[id], 0, capacities[id]};
        offset += capacities[id] * row_sizes[id];
    }
    // Last: who reads the live file takes it as complete.
    std::atomic_thread_fence(std::memory_order_release);
    std::memcpy(h.magic, magic, sizeof(magic));
}

void leave_to_parent() { is_active.store(false); }

void open_once()
{
    char host[text_length] = "";
    gethostname(host, sizeof(host) - 1);
    const std::string folder = setting("LIVE");
    void *address = MAP_FAILED;
    if (!folder.empty()) {
        mkdir(folder.c_str(), 0700);  // on the other hosts of a run
        live_path = folder + "/" + host + "-" + std::to_string(getpid()) + ".live";
        address = map_file(live_path);
    }
    if (address == MAP_FAILED) {
        live_path.clear();
        address = mmap(nullptr, total_size(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    }
    if (address == MAP_FAILED)
        return;
    data = static_cast<header *>(address);
    fill_header(*data);
    owner = getpid();
    pthread_atfork(nullptr, nullptr, leave_to_parent);
    is_active.store(true);
}

// A program that ends without MPI_Finalize.
[[gnu::destructor]] void at_exit()
{
    if (!data || owner != getpid() || !is_active.load())
        return;
    if (value(run_state) == running)
        value(run_state) = exited;
    if (write_own())
        remove_live();
}

}  // namespace

std::string setting(const char *name)
{
    const char *text = std::getenv((std::string("BINDERY_PROFILE_") + name).c_str());
    return text ? text : "";
}

void open_region()
{
    static std::once_flag once;
    std::call_once(once, open_once);
}

std::string packed()
{
    header h = *data;
    std::string contents(sizeof(header), '\0');
    for (int id = 0; id < tables; ++id) {
        table &t = h.tables[id];
        const char *const begin = reinterpret_cast<const char *>(data) + data->tables[id].offset;
        t.offset = number(contents.size());
        t.capacity = t.used;
        contents.append(begin, t.used * t.row_size);
    }
    h.numbers[blob_size] = number(contents.size());
    std::memcpy(contents.data(), &h, sizeof(header));
    return contents;
}

result_file::result_file(const char *suffix)
{
    const std::string folder = setting("DIR");
    path_ = (folder.empty() ? "." : folder) + "/bindery-" + name_of_process() + suffix;
    file_ = open((path_ + ".part").c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    is_good_ = file_ >= 0;
}

result_file::~result_file()
{
    if (file_ >= 0) {
        close(file_);
        unlink((path_ + ".part").c_str());
    }
}

bool result_file::write(const std::string &contents)
{
    for (std::size_t done = 0; is_good_ && done < contents.size();) {
        const ssize_t n = ::write(file_, contents.data() + done, contents.size() - done);
        is_good_ = n > 0;
        done += is_good_ ? n : 0;
    }
    return is_good_;
}

bool result_file::finish()
{
    if (file_ < 0)
        return false;
    is_good_ = close(file_) == 0 && is_good_;
    file_ = -1;
    const std::string hidden = path_ + ".part";
    if (is_good_ && std::rename(hidden.c_str(), path_.c_str()) == 0)
        return true;
    unlink(hidden.c_str());
    return false;
}

bool write_own()
{
    result_file file(".process");
    file.write(packed());
    return file.finish();
}

void remove_live()
{
    if (!live_path.empty())
        unlink(live_path.c_str());
}

}  // namespace profile
