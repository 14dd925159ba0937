#include "current.hpp"

#include "region.hpp"

#include <bindery/clock.hpp>
#include <bindery/detail/link.hpp>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <mutex>
#include <system_error>
#include <utility>

#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

BND_TOOL_REFERENCE(PMPI_Query_thread)

namespace check {

namespace {

// What this thread does.
struct thread_facts {
    current_call *row = nullptr;
    bool is_known = false;
    bool is_inside = false;
    int own_calls = 0;
    std::uint32_t site = 0;
    std::uint64_t begin = 0;
    const void *caller = nullptr;
    bindery::routine routine{0};
};

[[gnu::tls_model("initial-exec")]] thread_local constinit thread_facts own = {};

constinit pthread_key_t leaving = 0;

// Its row is for the next thread.
void leave(void *row)
{
    if (!is_active.load())
        return;
    const std::lock_guard hold(lock);
    static_cast<current_call *>(row)->thread = 0;
}

void enter()
{
    own.is_known = true;
    const std::lock_guard hold(lock);
    const auto end = data->threads + most_threads;
    const auto row = std::find_if(data->threads, end, [](const current_call &one) { return one.thread == 0; });
    if (row == end)
        return;
    row->thread = std::uint64_t(syscall(SYS_gettid));
    own.row = row;
    pthread_setspecific(leaving, row);
}

void store(auto &place, auto value) { std::atomic_ref(place).store(value, std::memory_order_relaxed); }

}  // namespace

void prepare_threads() { pthread_key_create(&leaving, leave); }

call_of_thread::call_of_thread(bindery::routine routine, std::uint32_t site, const void *caller)
{
    if (!own.is_known) [[unlikely]]
        enter();
    own.is_inside = true;
    own.site = site;
    own.routine = routine;
    own.caller = caller;
    own.begin = std::uint64_t(bindery::now());
    std::atomic_ref(data->calls).fetch_add(1, std::memory_order_relaxed);
    if (current_call *const row = own.row) {
        row->site = site;
        row->routine = routine.number;
        store(row->is_blocked, std::uint16_t(0));
        store(row->position, std::uint64_t(0));
        std::atomic_ref(row->begin).store(own.begin, std::memory_order_release);
    }
}

call_of_thread::~call_of_thread()
{
    own.is_inside = false;
    if (own.row)
        std::atomic_ref(own.row->begin).store(0, std::memory_order_release);
}

void call_of_thread::waits(std::uint64_t position)
{
    if (!own.row)
        return;
    store(own.row->position, position);
    std::atomic_ref(own.row->is_blocked).store(std::uint16_t(1), std::memory_order_release);
}

bool other_threads_may_call()
{
    int level = MPI_THREAD_MULTIPLE;
    BND_TOOL_CALL(Query_thread)(&level);
    return level == MPI_THREAD_MULTIPLE;
}

int thread_count()
{
    std::error_code failed;
    const std::filesystem::directory_iterator tasks("/proc/self/task", failed);
    return std::max(int(std::distance(begin(tasks), end(tasks))), 1);
}

bool is_inside_call() { return own.is_inside; }
bindery::routine current_routine() { return own.routine; }
std::uint32_t current_site() { return own.site; }
std::uint64_t current_begin() { return own.begin; }
const void *current_caller() { return own.caller; }

own_calls::own_calls() { ++own.own_calls; }
own_calls::~own_calls() { --own.own_calls; }
bool is_own_call() { return own.own_calls > 0; }

}  // namespace check
