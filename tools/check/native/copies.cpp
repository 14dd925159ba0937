#include "copies.hpp"

#include "call_site.hpp"
#include "current.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <string_view>

#include <dlfcn.h>
#include <pthread.h>

namespace check {

namespace {

// Bindings that give MPI the addresses that they get.
bool passes_addresses(const void *caller)
{
    Dl_info where = {};
    if (!dladdr(caller, &where) || !where.dli_fname)
        return false;
    const std::string_view path = where.dli_fname, name = path.substr(path.rfind('/') + 1);
    return std::ranges::any_of(std::initializer_list<std::string_view>{"libbindery_mpicxx", "libmpi_cxx",
                                                                       "libmpi_mpifh", "libmpi_usempi_",
                                                                       "libmpi_usempi.", "libmpichcxx", "libmpichfort",
                                                                       "libmpicxx", "libmpifort."},
                               [&](std::string_view prefix) { return name.starts_with(prefix); });
}

// Begin and end of this thread's latest copies (fortran/runtime/sections/bounce_buffer.cpp); null in a program that has its bindings within.
using copy_places = std::uintptr_t[4][2];
copy_places *latest_copies()
{
    static auto *const found = static_cast<copy_places *>(dlsym(RTLD_DEFAULT, "bnd_shared_copies"));
    return found ? found + (std::uint32_t(std::uintptr_t(pthread_self()) >> 12) * 0x9e3779b1u >> 26) : nullptr;
}

}  // namespace

unsigned long questions_of_bindings()
{
    static auto *const found = static_cast<unsigned long *>(dlsym(RTLD_DEFAULT, "bnd_shared_questions"));
    return found ? std::atomic_ref(*found).load(std::memory_order_relaxed) : 0;
}

bool may_be_copy(const range &bytes)
{
    static constinit std::atomic<const void *> known = nullptr;  // a caller that passes addresses
    const void *const caller = current_caller();
    if (!bytes.size || !call_site::is_from_bindings(caller) ||
        (caller && known.load(std::memory_order_relaxed) == caller))
        return false;
    if (caller && passes_addresses(caller)) {
        known.store(caller, std::memory_order_relaxed);
        return false;
    }
    copy_places *const copies = latest_copies();
    const auto begin = reinterpret_cast<std::uintptr_t>(bytes.begin), end = begin + bytes.size;
    return !copies || std::ranges::any_of(*copies, [&](std::uintptr_t(&place)[2]) {
        return std::atomic_ref(place[0]).load(std::memory_order_relaxed) < end &&
               std::atomic_ref(place[1]).load(std::memory_order_relaxed) > begin;
    });
}

}  // namespace check
