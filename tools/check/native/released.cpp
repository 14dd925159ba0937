#include "released.hpp"

#include "call_site.hpp"
#include "current.hpp"
#include "findings.hpp"
#include "outside.hpp"
#include "region.hpp"
#include "uses.hpp"
#include "watchpoints.hpp"
#include "window_memory.hpp"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include <dlfcn.h>
#include <stdlib.h>
#include <sys/mman.h>
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

namespace check {

namespace {

struct window_memory {
    std::uintptr_t window;
    range memory;
    stack_place stack;
    bindery::routine routine;
    std::uint32_t site;
};

// Never destroyed: calls may come until the process ends.
std::vector<window_memory> &of_windows = *new std::vector<window_memory>;

bool contains(const range &bytes, const char *place)
{
    return bytes.begin <= place && place < bytes.begin + bytes.size;
}

// In a call of MPI, memory of the program is freed only if that is what it is for. By name: that is all that is known of MPI_Free_mem.
bool is_of_program()
{
    if (!is_active.load(std::memory_order_relaxed) || data->state != state::running || is_own_call())
        return false;
    return !is_inside_call() || current_routine().number == bindery::routines::Free_mem.number ||
           current_routine().info().frees == bindery::object::window;
}

// In the file that has started the operation, which may free by a library.
std::uint32_t site_near(std::uint32_t start)
{
    if (is_inside_call())
        return current_site();
    int sites[16];
    const int *const end = sites + call_site::find_path(sites, int(std::size(sites)));
    const int *const same = std::find_if(sites, const_cast<int *>(end),
                                         [&](int one) { return are_in_one_file(std::uint32_t(one + 1), start); });
    return same != end ? std::uint32_t(*same + 1) : end != sites ? std::uint32_t(*sites + 1) : 0;
}

struct user {
    std::optional<use> operation;
    std::optional<window_memory> window;

    explicit operator bool() const { return operation || window; }
};

// Who needs memory; nobody, if this thread or another one has the lock.
user user_of(const range &bytes)
{
    if (!may_be_in_use(bytes.begin, bytes.size) || !is_of_program())
        return {};
    const std::unique_lock hold(lock, std::try_to_lock);
    if (!hold)
        return {};
    const auto window =
        std::ranges::find_if(of_windows, [&](const window_memory &one) { return contains(bytes, one.memory.begin); });
    return {use_of_program(bytes), window == of_windows.end() ? std::nullopt : std::optional(*window)};
}

// Others may get the memory from now on, as the checker itself.
void forget(const user &by)
{
    const std::lock_guard hold(lock);
    if (by.window)
        std::erase_if(of_windows, [&](const window_memory &one) { return one.window == by.window->window; });
    if (!by.operation)
        return;
    look_no_more(by.operation->operation);
    watch_no_more(by.operation->operation);
    remove_use({by.operation->begin, std::size_t(by.operation->end - by.operation->begin)}, by.operation->is_write,
               by.operation->operation);
}

void report_freed_memory(const user &by)
{
    forget(by);
    if (const auto &one = by.operation)
        report({sort::buffer, one->routine, one->site, one->is_write ? "receive buffer" : "send buffer",
                site_near(one->site)},
               "is freed at {related}, while the operation is pending");
    if (const auto &one = by.window)
        report({sort::rma, one->routine, one->site, "base", site_near(one->site)},
               "is freed at {related}, before MPI_Win_free");
}

// The function of the next library that defines it; null while it is being looked up, which may call it again.
template <class Function>
Function *next(std::atomic<Function *> &known, const char *name)
{
    [[gnu::tls_model("initial-exec")]] static thread_local constinit bool is_looking = false;
    Function *found = known.load(std::memory_order_relaxed);
    if (found || is_looking)
        return found;
    is_looking = true;
    found = reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
    is_looking = false;
    known.store(found, std::memory_order_relaxed);
    return found;
}

constinit std::atomic<void (*)(void *)> next_free = nullptr;
constinit std::atomic<void *(*)(void *, std::size_t)> next_realloc = nullptr;
constinit std::atomic<int (*)(void *, std::size_t)> next_munmap = nullptr;

#if __has_include(<malloc.h>)
range block_at(void *begin) { return {static_cast<const char *>(begin), begin ? malloc_usable_size(begin) : 0}; }
#else
range block_at(void *begin) { return {static_cast<const char *>(begin), begin != nullptr}; }
#endif

bool is_anything_in_use(const void *block)
{
    return may_be_in_use(block, std::size_t(-1) - reinterpret_cast<std::uintptr_t>(block));
}

}  // namespace

void window_needs(std::uintptr_t window, const range &memory, bindery::routine routine)
{
    if (!memory.begin)
        return;
    memory_in_use({memory.begin, 1});
    const stack_place stack = current_stack();
    const std::lock_guard hold(lock);
    of_windows.push_back({window, memory, stack, routine, current_site()});
}

void window_ends(std::uintptr_t window)
{
    watch_window_no_more(window);
    window_has_no_more(window);
    std::optional<window_memory> ended;
    {
        const std::lock_guard hold(lock);
        const auto found = std::ranges::find(of_windows, window, &window_memory::window);
        if (found == of_windows.end())
            return;
        ended = *found;
        of_windows.erase(found);
    }
    if (is_left(ended->memory, ended->stack))
        report({sort::rma, ended->routine, ended->site, "base", current_site()}, "is out of scope at {related}");
}

}  // namespace check

// These are called by all libraries and the program: most calls do nothing else.
extern "C" {

[[gnu::visibility("default")]] void free(void *block) noexcept
{
    using namespace check;
    if (block && is_anything_in_use(block)) [[unlikely]]
        if (const user by = user_of(block_at(block)))
            report_freed_memory(by);
    if (auto *const function = next(next_free, "free"))
        function(block);
}

[[gnu::visibility("default")]] void *realloc(void *block, std::size_t size) noexcept
{
    using namespace check;
    user by;
    if (block && is_anything_in_use(block)) [[unlikely]]
        by = user_of(block_at(block));
    auto *const function = next(next_realloc, "realloc");
    void *const result = function ? function(block, size) : nullptr;
    if (by && result != block && (result || size == 0))
        report_freed_memory(by);
    return result;
}

[[gnu::visibility("default")]] int munmap(void *begin, std::size_t size) noexcept
{
    using namespace check;
    if (const user by = user_of({static_cast<const char *>(begin), size}))
        report_freed_memory(by);
    auto *const function = next(next_munmap, "munmap");
    return function ? function(begin, size) : -1;
}
}
