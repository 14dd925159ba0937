#include "call_target.hpp"

#include <cstring>

namespace call_site {

namespace {

#if defined(__x86_64__)
std::uintptr_t after(std::uintptr_t displacement)
{
    std::int32_t distance;
    std::memcpy(&distance, reinterpret_cast<const void *>(displacement), sizeof distance);
    return displacement + sizeof distance + std::uintptr_t(std::intptr_t(distance));
}

std::uintptr_t stored(std::uintptr_t place) { return *reinterpret_cast<const std::uintptr_t *>(place); }

bool are(std::uintptr_t address, const char *bytes, std::size_t size)
{
    return std::memcmp(reinterpret_cast<const void *>(address), bytes, size) == 0;
}
#endif

}  // namespace

std::uintptr_t call_target(std::uintptr_t caller)
{
#if defined(__x86_64__)
    if (are(caller - 6, "\xff\x15", 2))  // call *place(%rip)
        return stored(after(caller - 4));
    if (!are(caller - 5, "\xe8", 1))
        return 0;
    std::uintptr_t target = after(caller - 4);
    if (are(target, "\xf3\x0f\x1e\xfa", 4))  // endbr64
        target += 4;
    if (are(target, "\xf2", 1))  // bnd
        ++target;
    return are(target, "\xff\x25", 2) ? stored(after(target + 2)) : target;  // jmp *place(%rip)
#else
    (void)caller;
    return 0;
#endif
}

}  // namespace call_site
