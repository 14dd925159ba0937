#include "region.hpp"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <mutex>
#include <vector>

#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

namespace check {

namespace {

constexpr std::uint64_t most_events = 1 << 20;

constinit int lines = -1;
constinit occurrence *occurrences = nullptr;
constinit stored_event *events = nullptr;
constinit std::uint32_t event_count = 0;
constinit std::uint32_t latest_events[4096] = {};  // by a hash: number + 1; 0: none
constexpr std::uint32_t no_event = ~0u;

struct place {
    std::string module;
    std::uintptr_t offset;
};

// Never destroyed: calls may come until the process ends.
std::vector<place> &places = *new std::vector<place>;
constinit std::uint16_t files_of_sites[1 << 16] = {};  // the first site of each site's file; other threads read them

int open_file(const char *folder, const char *suffix)
{
    char path[PATH_MAX], host[256] = "";
    gethostname(host, sizeof host - 1);
    std::snprintf(path, sizeof path, "%s/%s-%d.%s", folder, host, int(getpid()), suffix);
    return open(path, O_CREAT | O_RDWR | O_TRUNC | O_CLOEXEC, 0600);
}

bool map(int file, std::uint64_t capacity)
{
    const std::size_t size = header_bytes + capacity * (sizeof(occurrence) + sizeof(stored_event));
    if (file < 0 || ftruncate(file, off_t(size)) != 0)
        return false;
    void *const address = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (address == MAP_FAILED)
        return false;
    data = static_cast<header *>(address);
    threads = reinterpret_cast<current_call *>(data + 1);
    static_assert(sizeof(header) + most_threads * sizeof(current_call) <= header_bytes);
    occurrences = reinterpret_cast<occurrence *>(static_cast<char *>(address) + header_bytes);
    events = reinterpret_cast<stored_event *>(occurrences + capacity);
    data->capacity = capacity;
    data->pid = std::uint32_t(getpid());
    data->rank = data->size = -1;
    std::memcpy(data->magic, magic, sizeof magic);
    return true;
}

void open_files()
{
    const char *const folder = std::getenv("BINDERY_CHECK_DIR");
    if (!folder || !*folder)
        return;
    lines = open_file(folder, "lines");
    if (lines < 0 || !map(open_file(folder, "events"), most_events)) {
        std::fprintf(stderr, "bindery check: no files can be written in %s: %s\n", folder, std::strerror(errno));
        return;
    }
    pthread_atfork(nullptr, nullptr, [] { is_active.store(false); });
    is_active.store(true);
}

// Unrolled: with -O1, which this is compiled with, a loop or memcmp would cost more than what it does.
std::uint64_t hash_of(const stored_event &one)
{
    std::uint64_t key = 0;
#pragma GCC unroll 8
    for (const std::uint64_t word : one)
        key = (key ^ word) * 0x9e3779b97f4a7c15u;
    return key;
}

bool are_equal(const stored_event &one, const stored_event &other)
{
    std::uint64_t difference = 0;
#pragma GCC unroll 8
    for (std::size_t i = 0; i < one.size(); ++i)
        difference |= one[i] ^ other[i];
    return difference == 0;
}

// The number of an event, or no_event: there was no room. Under the lock.
std::uint32_t number_of(const stored_event &given)
{
    std::uint32_t &latest = latest_events[hash_of(given) >> 52];
    if (latest == 0 || !are_equal(events[latest - 1], given)) {
        if (event_count >= data->capacity)
            return no_event;
        events[event_count] = given;
        latest = ++event_count;
    }
    return latest - 1;
}

void write_line(const std::string &line)
{
    if (lines >= 0)
        (void)!write(lines, line.data(), line.size());
}

}  // namespace

bool open_once()
{
    static const bool opened = (open_files(), true);
    return opened && is_active.load(std::memory_order_relaxed);
}

void leave_idle()
{
    const char *const folder = std::getenv("BINDERY_CHECK_DIR");
    const int file = folder && *folder ? open_file(folder, "idle") : -1;
    if (file >= 0) {
        (void)!write(file, call_site::program(), std::strlen(call_site::program()));
        close(file);
    }
}

std::uint64_t add(const stored_event &one, std::uint64_t time, std::uint32_t operation)
{
    const std::lock_guard hold(lock);
    const std::uint32_t number = data->events < data->capacity ? number_of(one) : no_event;
    if (number == no_event) {
        ++data->dropped;
        return 0;
    }
    occurrences[data->events] = {time, operation, number};
    std::atomic_ref(data->events).store(data->events + 1, std::memory_order_release);
    return data->events;
}

void replace(std::uint64_t position, const stored_event &one)
{
    const std::lock_guard hold(lock);
    const std::uint32_t number = position ? number_of(one) : no_event;
    if (number == no_event)
        ++data->dropped;
    else
        std::atomic_ref(occurrences[position - 1].event).store(number, std::memory_order_release);
}

bindery::routine routine_of(std::string_view name)
{
    const auto is_same = [](char a, char b) { return std::tolower(a) == std::tolower(b); };
    for (unsigned short n = 1; n < bindery::routine_numbers; ++n)
        if (std::ranges::equal(bindery::routine{n}.name(), name, is_same))
            return {n};
    return {0};
}

bool are_in_one_file(std::uint32_t site, std::uint32_t other)
{
    if (!site || !other || std::max(site, other) >= std::size(files_of_sites))
        return false;
    const std::uint16_t file = std::atomic_ref(files_of_sites[site]).load(std::memory_order_relaxed);
    return file && file == std::atomic_ref(files_of_sites[other]).load(std::memory_order_relaxed);
}

const std::string &file_of(std::uint32_t site)
{
    static const std::string &unknown = *new std::string;
    return site && site <= places.size() ? places[site - 1].module : unknown;
}

void say(std::string_view kind, std::vector<json::member> members)
{
    members.insert(members.begin(), {"kind", kind});
    write_line(json::object(members).text() + '\n');
}

void name_first(bindery::routine routine)
{
    if (std::atomic_ref(is_named[routine.number]).exchange(true, std::memory_order_relaxed))
        return;
    say("routine", {{"id", routine.number}, {"name", routine.name()}});
}

}  // namespace check

int call_site::number_of(const char *module, std::uintptr_t offset)
{
    using namespace check;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i].offset == offset && places[i].module == module)
            return int(i);
    const auto first = std::ranges::find(places, module, &place::module) - places.begin() + 1;
    places.push_back({module, offset});
    if (places.size() < std::size(files_of_sites))
        std::atomic_ref(files_of_sites[places.size()]).store(std::uint16_t(first), std::memory_order_relaxed);
    say("site", {{"id", places.size()}, {"module", module}, {"offset", offset}});
    return int(places.size() - 1);
}
