#include "sites.hpp"

#include "region.hpp"
#include "wrappers.hpp"

#include <algorithm>
#include <cstdio>

#include <dlfcn.h>
#include <link.h>
#include <unwind.h>

namespace profile {

namespace {

enum : int { is_binding = -2, no_site = -1 };

// What is known of a return address; the address is stored last.
struct known_address {
    std::atomic<std::uintptr_t> address;
    std::atomic<int> site;
};

constexpr unsigned known_count = 4096;  // a power of two
constinit known_address known[known_count] = {};

struct loaded_file {
    number row;
    std::uintptr_t base;
    bool is_library_of_bindings;
    std::vector<address_range> wrappers;
};

std::vector<loaded_file> files;

unsigned slot_of(std::uintptr_t address) { return unsigned(address * 0x9e3779b97f4a7c15u >> 40) % known_count; }

bool find_known(std::uintptr_t address, int &site)
{
    for (unsigned i = slot_of(address), probes = 0; probes < 16; ++probes, i = (i + 1) % known_count) {
        const std::uintptr_t here = known[i].address.load(std::memory_order_acquire);
        if (here == address) {
            site = known[i].site.load(std::memory_order_relaxed);
            return true;
        }
        if (!here)
            return false;
    }
    return false;
}

void remember(std::uintptr_t address, int site)
{
    for (unsigned i = slot_of(address), probes = 0; probes < 16; ++probes, i = (i + 1) % known_count)
        if (!known[i].address.load(std::memory_order_relaxed)) {
            known[i].site.store(site, std::memory_order_relaxed);
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
    for (const loaded_file &file : files)
        if (file.base == map->l_addr)
            return &file;
    const bool is_program = !map->l_name || !*map->l_name;
    const char *const path = is_program ? data->program : map->l_name;
    const number row = add_row(module_table);
    if (row >= 0)
        std::snprintf(rows<module_row>(module_table)[row].path, text_length, "%s", path);
    files.push_back({row, map->l_addr, !is_program && is_binding_library(path), wrapper_ranges(path)});
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
    const number row = add_row(site_table);
    if (row < 0) {
        ++value(dropped_sites);
        return no_site;
    }
    rows<site_row>(site_table)[row] = {file->row, number(address - file->base)};
    return int(row);
}

int find_site(std::uintptr_t address)
{
    int site = no_site;
    if (find_known(address, site))
        return site;
    const link_map *const map = map_of(address - 1);
    const std::lock_guard lock(data_lock);
    if (!find_known(address, site)) {
        site = classify(address, map);
        remember(address, site);
    }
    return site;
}

struct walk {
    int site = no_site;
    int depth = 0;
};

_Unwind_Reason_Code visit(_Unwind_Context *context, void *argument)
{
    walk &w = *static_cast<walk *>(argument);
    const std::uintptr_t address = _Unwind_GetIP(context);
    if (!address || ++w.depth > 40)
        return _URC_END_OF_STACK;
    w.site = find_site(address);
    return w.site == is_binding ? _URC_NO_REASON : _URC_END_OF_STACK;
}

int unwound_site()
{
    walk w{};
    _Unwind_Backtrace(visit, &w);
    return w.site == is_binding ? no_site : w.site;
}

}  // namespace

int site_of(const void *caller)
{
    const int site = caller ? find_site(reinterpret_cast<std::uintptr_t>(caller)) : int(is_binding);
    return site == is_binding ? unwound_site() : site;
}

}  // namespace profile
