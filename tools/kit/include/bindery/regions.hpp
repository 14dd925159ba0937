// Parts of a program to which it gives names, by <bindery/region.h>:
//
//     if (const bindery::region *where = bindery::current_region())
//         times[where->number] += …;                                     // where->name, where->path()
//
// All tools of a process see the same regions: what the program calls is that of the tool which was loaded first, and so is what they ask.
#pragma once

#include <bindery/clock.hpp>
#include <bindery/detail/link.hpp>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <new>
#include <string>
#include <string_view>

namespace bindery {

// A region within those that the thread was in when it began; the same in all threads and as often as it begins there.
struct region {
    const char *name;
    const region *outer;                // null: none
    int depth;                          // of regions around it
    int number;                         // from 0 in the order in which they begin for the first time, for arrays
    std::atomic<std::int64_t> own = 0;  // own_time()

    // The names of those around it, and its own: "solve/assemble".
    std::string path() const { return outer ? outer->path() + '/' + name : name; }

    // The nanoseconds in it, and in none within it, of all threads together: for each until it last began or ended a region.
    std::int64_t own_time() const { return own.load(std::memory_order_relaxed); }
};

}  // namespace bindery

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

struct known_region : region {
    std::atomic<known_region *> inner = nullptr;
    known_region *next = nullptr;  // in the same one

    known_region *around() const { return static_cast<known_region *>(const_cast<region *>(outer)); }
};

class all_regions {
public:
    // All of them, each behind the one around it.
    template <class Visit>
    static void each(const std::atomic<known_region *> &first, const Visit &visit)
    {
        for (known_region *one = first.load(std::memory_order_acquire); one; one = one->next) {
            visit(one);
            each(one->inner, visit);
        }
    }
    template <class Visit>
    void each(const Visit &visit) const
    {
        each(outermost_, visit);
    }

    known_region *inside(known_region *outer, std::string_view name)
    {
        std::atomic<known_region *> &first = outer ? outer->inner : outermost_;
        if (known_region *found = find(first, name))
            return found;
        const std::lock_guard lock(mutex_);
        if (known_region *found = find(first, name))
            return found;
        char *const copy = strndup(name.data(), name.size());
        auto *const made = new (std::nothrow) known_region{{copy, outer, outer ? outer->depth + 1 : 0, count_}};
        if (!copy || !made)
            std::abort();
        ++count_;
        made->next = first.load(std::memory_order_relaxed);
        first.store(made, std::memory_order_release);
        return made;
    }

private:
    static known_region *find(const std::atomic<known_region *> &first, std::string_view name)
    {
        known_region *found = first.load(std::memory_order_acquire);
        while (found && name != found->name)
            found = found->next;
        return found;
    }

    std::mutex mutex_;
    std::atomic<known_region *> outermost_ = nullptr;
    int count_ = 0;
};

inline constinit all_regions regions_of_process;

[[gnu::tls_model(BND_TOOL_TLS_MODEL)]] inline thread_local constinit known_region *region_of_thread = nullptr;

[[gnu::tls_model(BND_TOOL_TLS_MODEL)]] inline thread_local constinit std::int64_t region_begin = 0;

inline void change_region(known_region *to)
{
    const std::int64_t time = now();
    if (region_of_thread)
        region_of_thread->own.fetch_add(time - region_begin, std::memory_order_relaxed);
    region_begin = time;
    region_of_thread = to;
}

[[gnu::cold]] inline void report_wrong_end(std::string_view name, const region *last)
{
    static std::atomic<bool> is_told = false;
    if (!is_told.exchange(true))
        std::fprintf(stderr, "Bindery: region '%.*s' ends, and %s%s%s\n", int(name.size()), name.data(),
                     last ? "'" : "no region is open in this thread", last ? last->name : "",
                     last ? "' was begun last" : "");
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE

// Weak: several tools of a program have them, and all use those of the first one.
extern "C" {

[[gnu::weak, gnu::visibility("default")]] constinit int bnd_regions_begun_1 = 0;  // whether any has

[[gnu::weak, gnu::visibility("default")]] void bnd_region_begin_1(const char *name, std::size_t length)
{
    using namespace bindery::detail;
    __atomic_store_n(&bnd_regions_begun_1, 1, __ATOMIC_RELAXED);
    change_region(regions_of_process.inside(region_of_thread, {name, length}));
}

[[gnu::weak, gnu::visibility("default")]] void bnd_region_end_1(const char *name, std::size_t length)
{
    using namespace bindery::detail;
    const std::string_view given(name, length);
    known_region *found = region_of_thread;
    while (found && given != found->name)
        found = found->around();
    if (!found || found != region_of_thread) [[unlikely]]
        report_wrong_end(given, region_of_thread);
    if (found)
        change_region(found->around());
}

[[gnu::weak, gnu::visibility("default")]] const bindery::region *bnd_region_current_1()
{
    return bindery::detail::region_of_thread;
}

[[gnu::weak, gnu::visibility("default")]] void bnd_regions_visit_1(void visit(const bindery::region *, void *),
                                                                   void *data)
{
    using namespace bindery::detail;
    if (region_of_thread)
        change_region(region_of_thread);
    regions_of_process.each([&](const bindery::region *one) { visit(one, data); });
}
}

namespace bindery::inline BND_TOOL_NAMESPACE {

// The innermost region of the calling thread, valid until the process ends; null outside of all.
inline const region *current_region()
{
    return __atomic_load_n(&bnd_regions_begun_1, __ATOMIC_RELAXED) ? bnd_region_current_1() : nullptr;
}

// Calls visit(const region &) for each region that has begun in the process, after those around it. Times are until now for the calling thread.
template <class Visit>
void for_each_region(Visit visit)
{
    bnd_regions_visit_1([](const region *one, void *data) { (*static_cast<Visit *>(data))(*one); }, &visit);
}

}  // namespace bindery::inline BND_TOOL_NAMESPACE
