#include "failing_memory.h"

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <dlfcn.h>

namespace {

thread_local long countdown = 0;  // 0: nothing fails
thread_local bool stays = false;
thread_local bool has_failed = false;
std::atomic<long> live{0};
std::atomic<long> calls{0};  // of malloc here

bool fails()
{
    if (countdown == 0 || --countdown != 0)
        return false;
    has_failed = true;
    if (stays)
        countdown = 1;
    return true;
}

// The function of that name in the C library, or in a sanitizer before it.
template <typename Function>
Function *next(const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

void *counted(void *block)
{
    live += block != nullptr;
    return block;
}

void *taken(std::size_t bytes)
{
    static auto *const real = next<void *(std::size_t)>("malloc");
    return counted(real(bytes));
}

}  // namespace

namespace failing_memory {

void begin(long number, bool for_good)
{
    has_failed = false;
    stays = for_good;
    countdown = number;
}

bool end()
{
    countdown = 0;
    return has_failed;
}

long blocks() { return live; }

namespace {

bool malloc_is_ours()
{
    static const bool is = [] {
        const long before = calls;
        void *(*volatile first)(std::size_t) = std::malloc;  // a sanitizer's, if there is one
        std::free(first(1));
        return calls != before;
    }();
    return is;
}

}  // namespace

bool fails_beside_malloc() { return !malloc_is_ours() && fails(); }

void count_beside_malloc(long blocks)
{
    if (!malloc_is_ours())
        live += blocks;
}

}  // namespace failing_memory

extern "C" {

void *malloc(std::size_t bytes) noexcept
{
    ++calls;
    return fails() ? nullptr : taken(bytes);
}

void *calloc(std::size_t number, std::size_t bytes) noexcept
{
    static auto *const real = next<void *(std::size_t, std::size_t)>("calloc");
    return fails() ? nullptr : counted(real(number, bytes));
}

void *realloc(void *block, std::size_t bytes) noexcept
{
    static auto *const real = next<void *(void *, std::size_t)>("realloc");
    if (fails())
        return nullptr;
    void *const made = real(block, bytes);
    live += block == nullptr && made != nullptr;
    return made;
}

int posix_memalign(void **block, std::size_t alignment, std::size_t bytes) noexcept
{
    static auto *const real = next<int(void **, std::size_t, std::size_t)>("posix_memalign");
    if (fails())
        return ENOMEM;
    const int code = real(block, alignment, bytes);
    live += code == 0;
    return code;
}

void free(void *block) noexcept
{
    static auto *const real = next<void(void *)>("free");
    live -= block != nullptr;
    real(block);
}

}  // extern "C"
