#include "call_site.hpp"

#include "call_target.hpp"
#include "frame.hpp"
#include "known_sites.hpp"
#include "spin_lock.hpp"
#include "unloads.hpp"
#include "wrappers.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <string>
#include <vector>

#include <dlfcn.h>
#include <link.h>
#include <unistd.h>
#include <unwind.h>

namespace call_site {

namespace {

// A return address and its place; the address is stored last.
struct known_address {
    std::atomic<std::uintptr_t> address;
    std::atomic<int> site;
    std::atomic<int> frame;  // of a function of bindings: frame_size()
};

constexpr unsigned known_count = 4096;  // 2 to the power of 12
constinit known_address known[known_count] = {};

struct loaded_file {
    std::uintptr_t base;
    std::string path;
    bool is_library_of_bindings;
    std::vector<address_range> wrappers;
};

constinit spin_lock lock;

// Never destroyed: calls may come until the process ends.
std::vector<loaded_file> &files = *new std::vector<loaded_file>;

constinit std::atomic<unsigned> known_unloads = 0;

unsigned slot_of(std::uintptr_t address) { return unsigned(address * 0x9e3779b97f4a7c15u >> (64 - 12)); }

// Inline: each call comes here.
[[gnu::always_inline]] inline bool find_known(std::uintptr_t address, int &site, int *frame = nullptr)
{
    if (unloads.load(std::memory_order_acquire) != known_unloads.load(std::memory_order_relaxed)) [[unlikely]]
        return false;
    const known_address *one = known + slot_of(address);
    for (unsigned probes = 0; probes < 16; ++probes, one = one + 1 == known + known_count ? known : one + 1) {
        const std::uintptr_t here = one->address.load(std::memory_order_acquire);
        if (here == address) {
            site = one->site.load(std::memory_order_acquire);
            if (frame)
                *frame = one->frame.load(std::memory_order_acquire);
            return one->address.load(std::memory_order_relaxed) == address;  // not replaced meanwhile
        }
        if (!here)
            return false;
    }
    return false;
}

// Under the lock.
void forget_unloaded()
{
    const unsigned now = unloads.load(std::memory_order_acquire);
    if (now == known_unloads.load(std::memory_order_relaxed))
        return;
    for (known_address &one : known)
        one.address.store(0, std::memory_order_release);
    known_unloads.store(now, std::memory_order_release);
}

void remember(std::uintptr_t address, int site, int frame)
{
    for (unsigned i = slot_of(address), probes = 0; probes < 16; ++probes, i = (i + 1) % known_count)
        if (!known[i].address.load(std::memory_order_relaxed)) {
            known[i].site.store(site, std::memory_order_release);
            known[i].frame.store(frame, std::memory_order_release);
            known[i].address.store(address, std::memory_order_release);
            return;
        }
}

// Without the lock: the dynamic linker has one of its own.
const link_map *map_of(std::uintptr_t address)
{
    Dl_info info;
    link_map *map = nullptr;
    const int found =
        dladdr1(reinterpret_cast<void *>(address), &info, reinterpret_cast<void **>(&map), RTLD_DL_LINKMAP);
    return found ? map : nullptr;
}

const loaded_file *file_of(const link_map *map)
{
    const bool is_program = !map->l_name || !*map->l_name;
    const char *const path = is_program ? program() : map->l_name;
    for (const loaded_file &file : files)
        if (file.base == map->l_addr && file.path == path)
            return &file;
    files.push_back({map->l_addr, path, !is_program && is_binding_library(path), wrapper_ranges(path)});
    return &files.back();
}

// Under the lock.
int classify(std::uintptr_t address, const link_map *map)
{
    if (!map)
        return no_site;
    const loaded_file *const file = file_of(map);
    const std::uint64_t offset = address - 1 - file->base;
    const auto after = std::ranges::upper_bound(file->wrappers, offset, {}, &address_range::first);
    if (file->is_library_of_bindings || (after != file->wrappers.begin() && offset < std::prev(after)->second))
        return is_binding;
    return number_of(file->path.c_str(), address - file->base);
}

[[gnu::noinline]] int find_new(std::uintptr_t address)
{
    int site = no_site;
    const link_map *const map = map_of(address - 1);
    const int frame = map ? frame_size(address) : 0;
    const std::lock_guard hold(lock);
    forget_unloaded();
    if (!find_known(address, site)) {
        site = classify(address, map);
        remember(address, site, frame);
    }
    return site;
}

}  // namespace

int find_site(std::uintptr_t address)
{
    int site = no_site;
    return find_known(address, site) ? site : find_new(address);
}

namespace {

struct walk {
    int site = no_site;
    int depth = 0;
    std::uintptr_t stack_pointer = 0;
    std::uintptr_t last = 0;  // where the frame is
};

_Unwind_Reason_Code visit(_Unwind_Context *context, void *argument)
{
    walk &w = *static_cast<walk *>(argument);
    const std::uintptr_t address = _Unwind_GetIP(context);
    if (!address || ++w.depth > 40)
        return _URC_END_OF_STACK;
    w.last = address;
    w.site = find_site(address);
    w.stack_pointer = _Unwind_GetCFA(context);
    return w.site == is_binding ? _URC_NO_REASON : _URC_END_OF_STACK;
}

int unwound_site()
{
    walk w{};
    _Unwind_Backtrace(visit, &w);
    return w.site == is_binding ? no_site : w.site;
}

// The same by the sizes of the frames of the bindings' functions, from where the first return address is on the stack.
[[gnu::noinline]] int framed_site(const void *const *place)
{
    for (int depth = 0; depth < 8; ++depth) {
        int site = no_site, frame = 0;
        const auto address = reinterpret_cast<std::uintptr_t>(*place);
        if (!find_known(address, site, &frame)) {
            site = find_new(address);
            find_known(address, site, &frame);
        }
        if (site != is_binding)
            return site;
        if (!frame)
            break;
        place += unsigned(frame) / sizeof *place;
    }
    return unwound_site();
}

}  // namespace

const char *program()
{
    static char path[4096];
    static const ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    return length < 0 ? "" : path;
}

int find(const void *caller)
{
    const int site = caller ? find_site(reinterpret_cast<std::uintptr_t>(caller)) : int(is_binding);
    return site == is_binding ? unwound_site() : site;
}

const char *stack_pointer()
{
    walk w{};
    _Unwind_Backtrace(visit, &w);
    return w.site < 0 ? nullptr : reinterpret_cast<const char *>(w.stack_pointer);
}

std::string entry()
{
    walk w{};
    _Unwind_Backtrace(visit, &w);
    Dl_info where = {};
    const std::uintptr_t target = w.site >= 0 ? call_target(w.last) : 0;
    const bool is_known = target && dladdr(reinterpret_cast<void *>(target), &where) && where.dli_sname;
    return is_known ? routine_of_symbol(where.dli_sname) : "";
}

int find_at(const void *const *place)
{
    if (!place)
        return unwound_site();
    int site = no_site;
    const bool is_known = find_known(reinterpret_cast<std::uintptr_t>(*place), site);
    return is_known && site != is_binding ? site : framed_site(place);
}

bool is_from_bindings(const void *caller)
{
    return !caller || find_site(reinterpret_cast<std::uintptr_t>(caller)) == is_binding;
}

}  // namespace call_site
