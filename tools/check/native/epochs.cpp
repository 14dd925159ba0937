#include "epochs.hpp"

#include "copies.hpp"
#include "current.hpp"
#include "groups.hpp"
#include "objects.hpp"
#include "region.hpp"

#include <bindery/detail/link.hpp>

#include <algorithm>
#include <mutex>
#include <set>
#include <unordered_map>
#include <utility>

BND_TOOL_REFERENCE(PMPI_Group_free)
BND_TOOL_REFERENCE(PMPI_Win_get_group)

namespace check {

namespace {

struct epochs {
    bool is_fenced = false;     // after a fence that may begin an epoch
    bool has_accessed = false;  // since that fence
    bool is_all_locked = false, is_started = false, is_posted = false;
    std::set<int> locked, started;

    bool is_locked(int rank) const { return is_all_locked || locked.contains(rank); }
    bool has_lock() const { return is_all_locked || !locked.empty(); }
};

// Never destroyed: calls may come until the process ends.
std::unordered_map<std::uintptr_t, epochs> &window_epochs = *new std::unordered_map<std::uintptr_t, epochs>;
std::vector<operation> &transfers = *new std::vector<operation>;

std::string access_in(epochs &window, const window_call &call)
{
    const int target = call.ranks.front();
    if (call.has_request && !window.is_locked(target))
        return "needs an epoch of MPI_Win_lock or MPI_Win_lock_all";
    if (window.is_locked(target) || window.started.contains(target))
        return "";
    if (!window.is_fenced)
        return "accesses rank " + std::to_string(target) + " of the window, for which no epoch is open";
    window.has_accessed = true;
    return "";
}

std::string fence(epochs &window, const window_call &call)
{
    std::string text;
    if (window.has_lock() || window.is_started)
        text = window.is_started ? "comes before MPI_Win_complete" : "comes before MPI_Win_unlock";
    else if (window.has_accessed && (call.assertion & MPI_MODE_NOPRECEDE))
        text = "has MPI_MODE_NOPRECEDE and ends an epoch with accesses";
    window.is_fenced = !(call.assertion & MPI_MODE_NOSUCCEED);
    window.has_accessed = false;
    return text;
}

std::string lock_window(epochs &window, const window_call &call)
{
    std::string text;
    if (window.is_started)
        text = "comes before MPI_Win_complete";
    else if (window.has_accessed)
        text = "comes before the MPI_Win_fence that ends the epoch";
    else if (call.ranks.empty() ? window.has_lock() : window.is_locked(call.ranks.front()))
        text = "comes before the MPI_Win_unlock of the same target";
    if (call.ranks.empty())
        window.is_all_locked = true;
    else
        window.locked.insert(call.ranks.front());
    return text;
}

std::string unlock(epochs &window, const window_call &call)
{
    const bool is_right = call.ranks.empty() ? window.is_all_locked : window.locked.erase(call.ranks.front()) > 0;
    if (call.ranks.empty())
        window.is_all_locked = false;
    return is_right ? "" : "comes without MPI_Win_lock";
}

std::string start_epoch(epochs &window, const window_call &call)
{
    const bool is_open = window.is_started || window.has_lock() || window.has_accessed;
    window.is_started = true;
    window.started = {call.ranks.begin(), call.ranks.end()};
    return is_open ? "comes before the end of another access epoch" : "";
}

std::string ends(bool &is_open, const char *begin)
{
    const std::string text = is_open ? "" : std::string("comes without ") + begin;
    is_open = false;
    return text;
}

std::string free_window(epochs &window)
{
    const char *const missing = window.has_lock()     ? "MPI_Win_unlock"
                                : window.is_started   ? "MPI_Win_complete"
                                : window.is_posted    ? "MPI_Win_wait"
                                : window.has_accessed ? "the MPI_Win_fence that ends the epoch"
                                                      : nullptr;
    return missing ? std::string("comes before ") + missing : "";
}

std::string follow_in(epochs &window, const window_call &call)
{
    switch (call.is) {
    case synchronization::none:
        return access_in(window, call);
    case synchronization::fence:
        return fence(window, call);
    case synchronization::lock:
        return lock_window(window, call);
    case synchronization::unlock:
        return unlock(window, call);
    case synchronization::flush:
    case synchronization::flush_local:
        if (call.ranks.empty() ? window.has_lock() : window.is_locked(call.ranks.front()))
            return "";
        return "comes without MPI_Win_lock";
    case synchronization::start:
        return start_epoch(window, call);
    case synchronization::complete:
        window.started.clear();
        return ends(window.is_started, "MPI_Win_start");
    case synchronization::post:
        return std::exchange(window.is_posted, true) ? "comes before the MPI_Win_wait of another MPI_Win_post" : "";
    case synchronization::wait:
        return ends(window.is_posted, "MPI_Win_post");
    case synchronization::free:
        return free_window(window);
    case synchronization::memory:
    case synchronization::waiting:
        return "";
    }
    return "";
}

}  // namespace

std::string follow(const window_call &call)
{
    const std::lock_guard hold(lock);
    if (call.is != synchronization::free)
        return follow_in(window_epochs[call.window], call);
    const auto found = window_epochs.extract(call.window);
    return found.empty() ? "" : follow_in(found.mapped(), call);
}

void start_transfer(const communication &call, MPI_Win window, int target)
{
    const own_calls mark;
    operation one = {call};
    one.window = value_of(window);
    one.target = target;
    one.has_copies = may_be_copy(one.sent) || may_be_copy(one.received);
    begin_use(one);
    const std::lock_guard hold(lock);
    transfers.push_back(std::move(one));
}

void end_transfers(std::uintptr_t window, int target)
{
    std::vector<operation> ended;
    {
        const std::lock_guard hold(lock);
        const auto kept = std::partition(transfers.begin(), transfers.end(), [&](const operation &one) {
            return one.window != window || (target >= 0 && one.target != target);
        });
        ended.assign(kept, transfers.end());
        transfers.erase(kept, transfers.end());
    }
    for (const operation &one : ended) {
        check_scope(one);
        complete(one);
    }
    complete_in_window(window, target);
}

std::vector<int> ranks_in_window(MPI_Group group, MPI_Win win)
{
    MPI_Group all = MPI_GROUP_NULL;
    if (BND_TOOL_CALL(Win_get_group)(win, &all) != MPI_SUCCESS)
        return {};
    std::vector<int> ranks = ranks_in(group, all);
    BND_TOOL_CALL(Group_free)(&all);
    return ranks;
}

}  // namespace check
