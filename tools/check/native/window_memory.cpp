#include "window_memory.hpp"

#include "events.hpp"
#include "region.hpp"
#include "uses.hpp"

#include <bindery/detail/link.hpp>

#include <algorithm>
#include <iterator>
#include <mutex>
#include <vector>

BND_TOOL_REFERENCE(PMPI_Get_count)

namespace check {

namespace {

struct window_place {
    std::uintptr_t window;
    std::uint32_t number;
    int rank;
    range memory;
};

// Never destroyed: calls may come until the process ends.
std::vector<window_place> &window_places = *new std::vector<window_place>;

// Lets the first calls of each site pass, and then a few: comparisons take time in proportion to their number.
bool is_turn(std::uint32_t site)
{
    constexpr unsigned always = 64, one_of = 64;
    static constinit std::atomic<unsigned> times[1024] = {};  // sites may share one
    const unsigned before = times[site % std::size(times)].fetch_add(1, std::memory_order_relaxed);
    return before < always || before % one_of == 0;
}

std::vector<window_place> windows_at(const range &bytes)
{
    std::vector<window_place> found;
    const std::lock_guard hold(lock);
    std::ranges::copy_if(window_places, std::back_inserter(found), [&](const window_place &one) {
        return bytes.begin < one.memory.begin + one.memory.size && one.memory.begin < bytes.begin + bytes.size;
    });
    return found;
}

void add_local(const range &bytes, std::uint32_t how, const communication &call)
{
    if (!bytes.size)
        return;
    for (const window_place &one : windows_at(bytes)) {
        const char *const begin = std::max(bytes.begin, one.memory.begin);
        const char *const end = std::min(bytes.begin + bytes.size, one.memory.begin + one.memory.size);
        auto made = event_of<local_event>(call);
        made.object = one.number;
        made.rank = one.rank;
        made.access = how;
        made.first = begin - one.memory.begin;
        made.bytes = end - begin;
        add(made, call.number);
    }
}

}  // namespace

void window_has(std::uintptr_t window, std::uint32_t number, int rank, const range &memory)
{
    if (!memory.begin)
        return;
    for (const window_place &other : windows_at(memory))
        say("overlap", {{"window", number}, {"other", other.number}, {"offset", memory.begin - other.memory.begin}});
    const std::lock_guard hold(lock);
    window_places.push_back({window, number, rank, memory});
    count_windows(1);
}

void window_has_no_more(std::uintptr_t window)
{
    const std::lock_guard hold(lock);
    count_windows(-int(std::erase_if(window_places, [&](const window_place &one) { return one.window == window; })));
}

void look_at_windows(communication &call)
{
    call.is_in_window = false;
    if (call.routine.is(bindery::io) || !is_turn(call.site))  // a file may have less than a read asks for
        return;
    add_local(call.sent, accesses::reads, call);
    if (!call.has_receive)
        add_local(call.received, accesses::writes, call);
    else if (call.received.size)
        call.is_in_window = !windows_at(call.received).empty();
}

void received_in_window(const communication &call, const MPI_Status &status)
{
    int bytes = 0;
    if (BND_TOOL_CALL(Get_count)(&status, MPI_BYTE, &bytes) == MPI_SUCCESS && bytes > 0)
        add_local({call.received.begin, std::min(call.received.size, std::size_t(bytes))}, accesses::writes, call);
}

}  // namespace check
