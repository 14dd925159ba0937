#include "region.hpp"

#include "call_site.hpp"

#include <bindery/detail/link.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

BND_TOOL_REFERENCE(PMPI_Finalized)
BND_TOOL_REFERENCE(PMPI_Get_library_version)

namespace profile {

namespace {

constexpr number most_rows =
    10'000'000;  // of calls and operations: the data of a process are one message, whose count is an int
constinit number trace_capacity = 0, operation_capacity = 0;

number capacity(int id)
{
    return id == trace_table ? trace_capacity : id == operation_table ? operation_capacity : capacities[id];
}

number total_size()
{
    number size = sizeof(header);
    for (int id = 0; id < table_id_count; ++id)
        size += capacity(id) * row_sizes[id];
    return size;
}

constexpr number index_bytes = 128 << 10;  // of call sites, entries, peers and routines, about

// Arrays: no destructor frees them before at_exit() reads them.
constinit char live_path[PATH_MAX] = "";  // empty: no live file
constinit char results_folder[PATH_MAX] = "";
constinit char result_path[PATH_MAX] = "", hidden_path[PATH_MAX] = "";  // handlers of signals have small stacks
constinit pid_t owner = 0;

const char *setting(const char *name)
{
    const char *const text = std::getenv(name);
    return text ? text : "";
}

// MAP_SHARED: the kernel keeps what was written, however the process ends.
void *map_file(const char *path)
{
    const int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0)
        return MAP_FAILED;
    void *address = MAP_FAILED;
    if (posix_fallocate(file, 0, total_size()) == 0)
        address = mmap(nullptr, total_size(), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (address == MAP_FAILED)
        unlink(path);
    return address;
}

void fill_header(header &h)
{
    timespec real;
    clock_gettime(CLOCK_REALTIME, &real);
    h.start_realtime = number(real.tv_sec) * 1'000'000'000 + real.tv_nsec;
    h.start_time = h.last_time = bindery::now();
    h.blob_size = total_size();
    h.process_id = getpid();
    h.world_rank = -1;
    h.memory_bytes = total_size() + index_bytes;
    h.bin_width = 1'000'000;
    h.operation_limit = operation_capacity;
    h.clock_error = -1;
    gethostname(h.host, text_length - 1);
    std::snprintf(h.program, text_length, "%s", call_site::program());
    int length = 0;
    char version[MPI_MAX_LIBRARY_VERSION_STRING] = "";
    BND_TOOL_CALL(Get_library_version)(version, &length);
    std::snprintf(h.library, text_length, "%s", version);
    number offset = sizeof(header);
    for (int id = 0; id < table_id_count; ++id) {
        h.tables[id] = {offset, row_sizes[id], 0, capacity(id)};
        offset += capacity(id) * row_sizes[id];
    }
    // Last: who reads the live file takes it as complete.
    std::atomic_thread_fence(std::memory_order_release);
    std::memcpy(h.magic, magic, sizeof(magic));
}

void leave_to_parent() { activity.store(inactive); }

void open_once()
{
    char host[text_length] = "";
    gethostname(host, sizeof(host) - 1);
    const char *const results = setting("BINDERY_PROFILE_DIR"), *const folder = setting("BINDERY_PROFILE_LIVE");
    std::snprintf(results_folder, sizeof(results_folder), "%s", *results ? results : ".");
    const auto limit = [](const char *name) {
        return std::clamp(number(std::atoll(setting(name))), number(0), most_rows);
    };
    trace_capacity = limit("BINDERY_PROFILE_TRACE");
    path_depth = int(std::min(limit("BINDERY_PROFILE_PATHS"), number(deepest_path)));
    // The order of messages is known of all calls or not at all.
    operation_capacity = *setting("BINDERY_PROFILE_OFF") ? 0 : limit("BINDERY_PROFILE_WAITS");
    void *address = MAP_FAILED;
    if (*folder) {
        mkdir(folder, 0700);  // on the other hosts of a run
        std::snprintf(live_path, sizeof(live_path), "%s/%s-%d.live", folder, host, int(getpid()));
        address = map_file(live_path);
    }
    if (address == MAP_FAILED) {
        live_path[0] = '\0';
        address = mmap(nullptr, total_size(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    }
    if (address == MAP_FAILED)
        return;
    data = static_cast<header *>(address);
    fill_header(*data);
    owner = getpid();
    pthread_atfork(nullptr, nullptr, leave_to_parent);
    follows_waits = operation_capacity > 0;
    activity.store(trace_capacity ? tracing : recording);
}

// A process may finalize MPI without the profiler's knowledge: in bindings that hide calls.
state state_at_exit()
{
    int flag = 0;
    if (PMPI_Finalized)
        PMPI_Finalized(&flag);
    return flag ? finalized : exited;
}

// A program that ends without a call of MPI_Finalize that was seen.
[[gnu::destructor]] void at_exit()
{
    if (!data || owner != getpid() || activity.load() == inactive)
        return;
    if (load(&header::run_state) == running)
        store(&header::run_state, state_at_exit());
    if (write_own())
        remove_live();
}

// Give a sink first the header of the packed data, then the rows of each table.
template <class Sink>
void pack(Sink sink)
{
    const bounded_lock lock;
    header h = *data;
    number size = sizeof(header);
    for (table &t : h.tables) {
        t.offset = size;
        t.capacity = t.used;
        size += t.used * t.row_size;
    }
    h.blob_size = size;
    sink(&h, sizeof(h));
    for (int id = 0; id < table_id_count; ++id)
        sink(rows<char>(table_id(id)), std::size_t(h.tables[id].used * h.tables[id].row_size));
}

}  // namespace

void open_region()
{
    static std::once_flag once;
    std::call_once(once, open_once);
}

std::string packed()
{
    std::string contents;
    pack([&](const void *bytes, std::size_t size) { contents.append(static_cast<const char *>(bytes), size); });
    return contents;
}

result_file::result_file(const char *suffix)
{
    const int length = std::snprintf(result_path, sizeof(result_path), "%s/bindery-%s-%d%s", results_folder, data->host,
                                     int(getpid()), suffix);
    const int whole = std::snprintf(hidden_path, sizeof(hidden_path), "%s.part", result_path);
    const bool is_whole = length < int(sizeof(result_path)) && whole < int(sizeof(hidden_path));
    file_ = is_whole ? open(hidden_path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666) : -1;
    is_good_ = file_ >= 0;
}

result_file::~result_file()
{
    if (file_ >= 0) {
        close(file_);
        unlink(hidden_path);
    }
}

bool result_file::write(const void *bytes, std::size_t size)
{
    for (std::size_t done = 0; is_good_ && done < size;) {
        const ssize_t n = ::write(file_, static_cast<const char *>(bytes) + done, size - done);
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
    if (is_good_ && std::rename(hidden_path, result_path) == 0)
        return true;
    unlink(hidden_path);
    return false;
}

bool write_own()
{
    result_file file(".process");
    pack([&](const void *bytes, std::size_t size) { file.write(bytes, size); });
    return file.finish();
}

void remove_live()
{
    if (*live_path)
        unlink(live_path);
}

}  // namespace profile
