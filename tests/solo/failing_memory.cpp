#include "failing_memory.h"

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <dlfcn.h>
#include <new>

namespace {

thread_local long countdown = 0;    // 0: nothing fails
thread_local bool stays = false;
thread_local bool has_failed = false;
std::atomic<long> live{0};

bool fails()
{
    if (countdown == 0 || --countdown != 0)
        return false;
    has_failed = true;
    if (stays)
        countdown = 1;
    return true;
}

// What the C library, or a sanitizer before it, has under a name.
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

}  // namespace failing_memory

extern "C" {

void *malloc(std::size_t bytes) noexcept { return fails() ? nullptr : taken(bytes); }

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

void *operator new(std::size_t bytes)
{
    void *const made = fails() ? nullptr : taken(bytes == 0 ? 1 : bytes);
    if (made == nullptr)
        throw std::bad_alloc();
    return made;
}
void *operator new[](std::size_t bytes) { return operator new(bytes); }
void *operator new(std::size_t bytes, const std::nothrow_t &) noexcept { return fails() ? nullptr : taken(bytes); }
void *operator new(std::size_t bytes, std::align_val_t alignment)
{
    void *made = nullptr;
    if (posix_memalign(&made, static_cast<std::size_t>(alignment), bytes) != 0)
        throw std::bad_alloc();
    return made;
}
void *operator new[](std::size_t bytes, std::align_val_t alignment) { return operator new(bytes, alignment); }
void operator delete(void *block) noexcept { std::free(block); }
void operator delete[](void *block) noexcept { std::free(block); }
void operator delete(void *block, std::size_t) noexcept { std::free(block); }
void operator delete[](void *block, std::size_t) noexcept { std::free(block); }
void operator delete(void *block, std::align_val_t) noexcept { std::free(block); }
void operator delete[](void *block, std::align_val_t) noexcept { std::free(block); }
void operator delete(void *block, std::size_t, std::align_val_t) noexcept { std::free(block); }
void operator delete[](void *block, std::size_t, std::align_val_t) noexcept { std::free(block); }
