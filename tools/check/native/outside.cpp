#include "outside.hpp"

#include "checksum.hpp"
#include "copies.hpp"
#include "current.hpp"
#include "findings.hpp"
#include "memory.hpp"
#include "region.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <iterator>
#include <mutex>

#include <unistd.h>

namespace check {

namespace {

constexpr std::size_t most_buffers = 16, remembered_bytes = 256;

struct buffer {
    std::uint32_t operation = 0;  // 0: free
    bindery::routine routine{0};
    std::uint32_t site = 0;
    range bytes;
    stack_place stack;
    bool is_remembered = false;
    char was[remembered_bytes];
};

buffer buffers[most_buffers];
constinit bool compares_buffers = false;
constinit unsigned long questions = 0;  // when they were remembered

const char *first_of(std::initializer_list<const char *> names)
{
    for (const char *const name : names)
        if (const char *const value = std::getenv(name))
            return value;
    return "";
}

// Network adapters may write by themselves, also for processes of one host.
bool has_adapters() { return access("/sys/class/infiniband", F_OK) == 0 || access("/sys/class/cxi", F_OK) == 0; }

bool has_progress_threads()
{
    const auto asks = [](const char *name) {
        const char *const value = std::getenv(name);
        return value && *value && std::strcmp(value, "0") != 0;
    };
    return asks("MPICH_ASYNC_PROGRESS") || asks("MPIR_CVAR_ASYNC_PROGRESS") || asks("I_MPI_ASYNC_PROGRESS");
}

}  // namespace

void prepare_outside(int size)
{
    const int local = std::atoi(first_of({"MPI_LOCALNRANKS", "OMPI_COMM_WORLD_LOCAL_SIZE"}));
    compares_buffers = (size == 1 || local == size) && !has_adapters() && !has_progress_threads() &&
                       !other_threads_may_call() && longest_checksum() > 0;
}

void look_outside(const operation &one)
{
    if (!compares_buffers || one.has_copies || !one.received.size || !(one.has_receive || one.window))
        return;
    const std::lock_guard hold(lock);
    const auto free = std::ranges::find(buffers, 0u, &buffer::operation);
    if (free == std::end(buffers))
        return;
    free->operation = one.number;
    free->routine = one.routine;
    free->site = one.site;
    free->bytes = {one.received.begin, std::min(one.received.size, remembered_bytes)};
    free->stack = one.stack;
    free->is_remembered = false;
    buffer_count.fetch_add(1, std::memory_order_relaxed);
}

void look_no_more(std::uint32_t number)
{
    if (buffer_count.load(std::memory_order_relaxed) == 0)
        return;
    const auto found = std::ranges::find(buffers, number, &buffer::operation);
    if (found == std::end(buffers))
        return;
    found->operation = 0;
    buffer_count.fetch_sub(1, std::memory_order_relaxed);
}

void compare_buffers()
{
    if (questions != questions_of_bindings())
        return;
    for (buffer &one : buffers) {
        char is[remembered_bytes];
        if (one.operation == 0 || !one.is_remembered || !read_memory(one.bytes.begin, one.bytes.size, is) ||
            std::memcmp(is, one.was, one.bytes.size) == 0)
            continue;
        one.is_remembered = false;
        report({sort::buffer, one.routine, one.site, "receive buffer", current_site()},
               is_left(one.bytes, one.stack)
                   ? out_of_scope
                   : "is changed by the program before {related}, while the operation is pending");
    }
}

void remember_buffers()
{
    questions = questions_of_bindings();
    for (buffer &one : buffers)
        if (one.operation != 0)
            one.is_remembered = read_memory(one.bytes.begin, one.bytes.size, one.was);
}

}  // namespace check
