#include "uses.hpp"

#include "region.hpp"

#include <algorithm>
#include <atomic>
#include <functional>
#include <map>
#include <mutex>

namespace check {

namespace {

using use_table = std::multimap<const char *, use>;

use_table &uses = *new use_table;  // never destroyed: calls may come until the process ends
std::size_t longest = 0;           // of all ranges that were in use
std::size_t windows_in_use = 0;

void update_count() { use_count.store(uses.size() + windows_in_use, std::memory_order_relaxed); }

}  // namespace

void count_windows(int more)
{
    windows_in_use += std::size_t(more);
    update_count();
}

void memory_in_use(const range &bytes)
{
    const auto begin = reinterpret_cast<std::uintptr_t>(bytes.begin);
    const auto widen = [](std::atomic<std::uintptr_t> &bound, std::uintptr_t to, auto is_better) {
        for (std::uintptr_t is = bound.load(); is_better(to, is) && !bound.compare_exchange_weak(is, to);)
            ;
    };
    widen(lowest, begin, std::less<>());
    widen(highest, begin + bytes.size, std::greater<>());
}

void add_use(const range &bytes, bool is_write, const operation &by)
{
    if (!bytes.size)
        return;
    memory_in_use(bytes);
    const std::lock_guard hold(lock);
    uses.emplace(bytes.begin, use{bytes.begin, bytes.begin + bytes.size, is_write, by.routine, by.site, by.number,
                                  by.is_from_bindings ? by.request : 0, by.has_copies});
    longest = std::max(longest, bytes.size);
    update_count();
}

bool remove_use(const range &bytes, bool is_write, std::uint32_t number)
{
    const auto [first, last] = uses.equal_range(bytes.begin);
    const auto found = std::find_if(first, last, [&](const auto &one) {
        return one.second.operation == number && one.second.is_write == is_write;
    });
    if (!bytes.size || found == last)
        return false;
    uses.erase(found);
    update_count();
    return true;
}

template <class Which>
static std::optional<use> find(const range &bytes, Which which)
{
    const char *const end = bytes.begin + bytes.size;
    const auto distance = std::min<std::uintptr_t>(longest, reinterpret_cast<std::uintptr_t>(bytes.begin));
    for (auto i = uses.lower_bound(bytes.begin - distance); i != uses.end() && i->first < end; ++i)
        if (i->second.end > bytes.begin && which(i->second))
            return i->second;
    return std::nullopt;
}

std::optional<use> conflict(const range &bytes, bool is_write)
{
    const std::lock_guard hold(lock);
    return find(bytes, [&](const use &one) { return is_write || one.is_write; });
}

std::optional<use> use_of_program(const range &bytes)
{
    return find(bytes, [](const use &one) { return !one.is_copy; });
}

}  // namespace check
