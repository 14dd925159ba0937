#include "operations.hpp"

#include "region.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <mutex>
#include <unordered_map>
#include <vector>

#include <sys/uio.h>
#include <unistd.h>

namespace check {

namespace {

struct use {
    const char *end;
    bool is_write;
    bindery::routine routine;
    std::uint32_t site;
    std::uint32_t operation;
};

using use_table = std::multimap<const char *, use>;
using request_table = std::unordered_multimap<std::uintptr_t, operation>;

// Never destroyed: calls may come until the process ends.
use_table &uses = *new use_table;
request_table &requests = *new request_table;
std::vector<operation> &transfers = *new std::vector<operation>;
constinit std::atomic<std::size_t> use_count = 0;
std::size_t longest = 0;  // of all ranges that were in use

void add_use(const range &bytes, bool is_write, const operation &by)
{
    if (!bytes.size)
        return;
    const std::lock_guard hold(lock);
    uses.emplace(bytes.begin, use{bytes.begin + bytes.size, is_write, by.routine, by.site, by.number});
    longest = std::max(longest, bytes.size);
    use_count.store(uses.size(), std::memory_order_relaxed);
}

void remove_use(const range &bytes, bool is_write, std::uint32_t number)
{
    if (!bytes.size)
        return;
    const std::lock_guard hold(lock);
    const auto [first, last] = uses.equal_range(bytes.begin);
    const auto found = std::find_if(first, last, [&](const auto &one) {
        return one.second.operation == number && one.second.is_write == is_write;
    });
    if (found != last)
        uses.erase(found);
    use_count.store(uses.size(), std::memory_order_relaxed);
}

std::optional<use> conflict(const range &bytes, bool is_write)
{
    const std::lock_guard hold(lock);
    const char *const end = bytes.begin + bytes.size;
    const auto distance = std::min<std::uintptr_t>(longest, reinterpret_cast<std::uintptr_t>(bytes.begin));
    for (auto i = uses.lower_bound(bytes.begin - distance); i != uses.end() && i->first < end; ++i)
        if (i->second.end > bytes.begin && (is_write || i->second.is_write))
            return i->second;
    return std::nullopt;
}

void check_range(const range &bytes, bool is_write, const operation &call)
{
    if (!bytes.size || use_count.load(std::memory_order_relaxed) == 0)
        return;
    const auto found = conflict(bytes, is_write);
    if (!found)
        return;
    const std::string other(found->routine.name());
    report({"buffer", call.routine, call.site, is_write ? "receive buffer" : "send buffer", found->site},
           std::string("overlaps the ") + (found->is_write ? "receive" : "send") + " buffer of " + other +
               ", which is pending");
}

// Of memory that may be gone, or on a device: 0 if it cannot be read.
std::uint64_t checksum_of(const range &bytes)
{
    static const std::size_t most = [] {
        const char *const given = std::getenv("BINDERY_CHECK_CHECKSUM");
        return given ? std::strtoul(given, nullptr, 10) : 1ul << 20;
    }();
    constexpr std::size_t chunk = 4096;
    std::uint64_t words[chunk / sizeof(std::uint64_t)];
    if (!bytes.size || bytes.size > most)
        return 0;
    std::uint64_t sum = bytes.size;
    for (std::size_t done = 0; done < bytes.size; done += chunk) {
        const std::size_t size = std::min(chunk, bytes.size - done);
        words[(size - 1) / sizeof *words] = 0;
        const iovec here = {words, size}, there = {const_cast<char *>(bytes.begin) + done, size};
        if (process_vm_readv(getpid(), &here, 1, &there, 1, 0) != ssize_t(size))
            return 0;
        for (std::size_t i = 0; i <= (size - 1) / sizeof *words; ++i)
            sum = (sum ^ words[i]) * 0x9e3779b97f4a7c15u + (sum >> 29);
    }
    return sum ? sum : 1;
}

void begin_use(operation &one)
{
    one.is_active = true;
    one.checksum = checksum_of(one.sent);
    add_use(one.sent, false, one);
    add_use(one.received, true, one);
}

void end_use(const operation &one)
{
    remove_use(one.sent, false, one.number);
    remove_use(one.received, true, one.number);
}

bool overlap(const range &a, const range &b)
{
    return a.size && b.size && a.begin < b.begin + b.size && b.begin < a.begin + a.size;
}

}  // namespace

std::uint32_t next_operation()
{
    static constinit std::atomic<std::uint32_t> last = 0;
    return last.fetch_add(1, std::memory_order_relaxed) + 1;
}

void check_buffers(const operation &call)
{
    check_range(call.sent, false, call);
    check_range(call.received, true, call);
    if (overlap(call.sent, call.received))
        report({"buffer", call.routine, call.site, "receive buffer"}, "overlaps the send buffer of the same call");
}

void start(std::uintptr_t request, operation &&one)
{
    if (!one.is_persistent)
        begin_use(one);
    const std::lock_guard hold(lock);
    requests.emplace(request, std::move(one));
}

std::optional<operation> take(std::uintptr_t request, const void *variable)
{
    const std::lock_guard hold(lock);
    const auto [first, last] = requests.equal_range(request);
    if (first == last)
        return std::nullopt;
    auto chosen = first;
    for (auto i = first; i != last; ++i) {
        const bool is_same = i->second.variable == variable, was_same = chosen->second.variable == variable;
        if (is_same != was_same ? is_same : i->second.number < chosen->second.number)
            chosen = i;
    }
    std::optional<operation> taken(std::move(chosen->second));
    requests.erase(chosen);
    return taken;
}

void put_back(std::uintptr_t request, operation &&one)
{
    const std::lock_guard hold(lock);
    requests.emplace(request, std::move(one));
}

void complete(const operation &one)
{
    end_use(one);
    if (one.checksum && checksum_of(one.sent) != one.checksum)
        report({"buffer", one.routine, one.site, "send buffer"}, "is changed before the operation is complete");
}

void begins_again(operation &one)
{
    check_buffers(one);
    begin_use(one);
}

void forget_use(const operation &one)
{
    if (one.is_active)
        end_use(one);
}

void start_transfer(operation &&one)
{
    begin_use(one);
    const std::lock_guard hold(lock);
    transfers.push_back(std::move(one));
}

void end_epoch(std::uintptr_t window)
{
    std::vector<operation> ended;
    {
        const std::lock_guard hold(lock);
        const auto kept = std::partition(transfers.begin(), transfers.end(),
                                         [&](const operation &one) { return one.window != window; });
        ended.assign(kept, transfers.end());
        transfers.erase(kept, transfers.end());
    }
    for (const operation &one : ended)
        complete(one);
}

void report_pending()
{
    for (const auto &[request, one] : requests)
        if (one.is_active)
            report({"request", one.routine, one.site, "request"}, "is never completed");
}

void report_persistent()
{
    for (const auto &[request, one] : requests)
        if (one.is_persistent)
            report({"leak", one.routine, one.site, "MPI_Request"}, "that it makes is never freed");
}

}  // namespace check
