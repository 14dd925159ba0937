#include "operations.hpp"

#include "call_site.hpp"
#include "checksum.hpp"
#include "copies.hpp"
#include "current.hpp"
#include "findings.hpp"
#include "objects.hpp"
#include "outside.hpp"
#include "region.hpp"
#include "uses.hpp"
#include "watchpoints.hpp"

#include <algorithm>
#include <iterator>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace check {

namespace {

using request_table = std::unordered_multimap<std::uintptr_t, operation>;

// Never destroyed: calls may come until the process ends.
request_table &requests = *new request_table;
constinit bool has_transfers = false;  // whether any was of a window

// Under the lock.
bool remove_uses(const operation &one)
{
    look_no_more(one.number);
    watch_no_more(one.number);
    remove_use(one.received, true, one.number);
    return remove_use(one.sent, false, one.number);
}

// Which of the operations with one request a program means is not known: their buffers are not looked at. Under the lock.
void lose_buffers(operation &one)
{
    remove_uses(one);
    one.sent = one.received = {};
    one.checksum = 0;
}

std::uint64_t checksum_of_all(const std::vector<range> &arrays)
{
    std::uint64_t sum = 0;
    for (const range &array : arrays)
        sum = sum * 31 + checksum_of(array);
    return sum;
}

}  // namespace

void begin_use(operation &one)
{
    one.is_active = true;
    one.stack = current_stack();
    one.checksum = one.has_copies ? 0 : checksum_of(one.sent);
    one.arrays_checksum = checksum_of_all(one.arrays);
    add_use(one.sent, false, one);
    add_use(one.received, true, one);
    look_outside(one);
    watch_buffer(one);
}

void start_operation(const communication &one, const MPI_Request *variable)
{
    start_operation(one, variable, [](operation &) {});
}

void start_operation(const communication &one, const MPI_Request *variable,
                     const std::function<void(operation &)> &more)
{
    const own_calls mark;
    if (*variable == MPI_REQUEST_NULL)
        return;
    operation started = {one};
    started.is_from_bindings = call_site::is_from_bindings(current_caller());
    started.has_copies = may_be_copy(one.sent) || may_be_copy(one.received);
    started.variable = variable;
    started.request = value_of(*variable);
    more(started);
    has_transfers |= started.window != 0;
    if (!started.is_persistent)
        begin_use(started);
    put_back(std::move(started));
}

std::optional<operation> take(std::uintptr_t request, const void *variable)
{
    const std::lock_guard hold(lock);
    const auto [first, last] = requests.equal_range(request);
    if (first == last)
        return std::nullopt;
    auto chosen = first;
    int number = 0, same = 0;
    for (auto i = first; i != last; ++i) {
        const bool is_same = i->second.variable == variable, was_same = chosen->second.variable == variable;
        if (is_same != was_same ? is_same : i->second.number < chosen->second.number)
            chosen = i;
        ++number;
        same += is_same;
    }
    if (number > 1 && same != 1)
        for (auto i = first; i != last; ++i)
            lose_buffers(i->second);
    std::optional<operation> taken(std::move(chosen->second));
    requests.erase(chosen);
    return taken;
}

void release_buffers(std::uintptr_t request)
{
    const std::lock_guard hold(lock);
    const auto [first, last] = requests.equal_range(request);
    for (auto i = first; i != last; ++i)
        lose_buffers(i->second);
}

void put_back(operation &&one)
{
    const std::lock_guard hold(lock);
    requests.emplace(one.request, std::move(one));
}

void change(std::uintptr_t request, const std::function<void(operation &)> &how)
{
    std::optional<operation> one;
    {
        const std::lock_guard hold(lock);
        const auto [first, last] = requests.equal_range(request);
        if (first == last || std::next(first) != last)
            return;
        one = std::move(first->second);
        requests.erase(first);
    }
    how(*one);
    put_back(std::move(*one));
}

void use_partition(operation &one, int partition, bool is_send)
{
    if (is_send) {
        one.ready[std::size_t(partition)] = true;
        communication part = {.routine = one.routine, .site = one.site, .number = one.number};
        part.sent = {one.partition.begin + one.partition.size * std::size_t(partition), one.partition.size};
        watch_buffer(part);
    } else if (partition == 0) {
        const std::lock_guard hold(lock);
        watch_no_more(one.number);
    }
}

void complete(const operation &one)
{
    if (forget_use(one) && one.checksum && checksum_of(one.sent) != one.checksum)
        report({sort::buffer, one.routine, one.site, "send buffer"}, "is changed before the operation is complete");
    if (!one.is_from_bindings && checksum_of_all(one.arrays) != one.arrays_checksum)
        report({sort::buffer, one.routine, one.site, "counts or displacements"},
               "are changed before the operation is complete");
}

void complete_in_window(std::uintptr_t window, int target)
{
    std::vector<operation> ended;
    {
        const std::lock_guard hold(lock);
        if (!has_transfers)
            return;
        for (auto &[request, one] : requests)
            if (one.window == window && (target < 0 || one.target == target)) {
                ended.push_back(one);
                one.sent = one.received = {};
                one.checksum = 0;
            }
    }
    for (const operation &one : ended) {
        check_scope(one);
        complete(one);
    }
}

void check_scope(const operation &one)
{
    if (!one.is_active)
        return;
    for (const bool is_write : {false, true})
        if (is_left(is_write ? one.received : one.sent, one.stack))
            report({sort::buffer, one.routine, one.site, is_write ? "receive buffer" : "send buffer", current_site()},
                   out_of_scope);
}

void begins_again(operation &one)
{
    one.is_cancelled = false;
    one.was_started = true;
    check_buffers(one);
    begin_use(one);
    one.ready.assign(one.ready.size(), false);
    if (!one.ready.empty() && !one.is_partitioned_send) {  // the first partition is received before others may be read
        communication part = {.routine = one.routine, .site = one.site, .number = one.number};
        part.received = one.partition;
        watch_buffer(part);
    }
}

bool forget_use(const operation &one)
{
    const std::lock_guard hold(lock);
    return remove_uses(one);
}

void report_active(bindery::routine routine, std::uint32_t site, const operation &one)
{
    report({sort::request, routine, site, "request", one.site},
           "is of an operation that is active, of " + std::string(one.routine.name()));
}

void report_pending()
{
    for (const auto &[request, one] : requests)
        if (one.is_active)
            report({sort::request, one.routine, one.site, "request"}, "is never completed");
}

void report_persistent()
{
    for (const auto &[request, one] : requests)
        if (one.is_persistent)
            report({sort::leak, one.routine, one.site, "MPI_Request"}, "that it makes is never freed");
}

}  // namespace check
