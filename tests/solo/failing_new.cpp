#include "failing_memory.h"

#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

void *taken(void *(*take)(std::size_t, std::size_t), std::size_t alignment, std::size_t bytes)
{
    void *const made = failing_memory::fails_beside_malloc() ? nullptr : take(alignment, bytes == 0 ? 1 : bytes);
    failing_memory::count_beside_malloc(made != nullptr);
    return made;
}

void *plain(std::size_t, std::size_t bytes) { return std::malloc(bytes); }

void *aligned(std::size_t alignment, std::size_t bytes)
{
    void *made = nullptr;
    return posix_memalign(&made, alignment, bytes) == 0 ? made : nullptr;
}

void given_back(void *block)
{
    failing_memory::count_beside_malloc(block == nullptr ? 0 : -1);
    std::free(block);
}

void *or_throw(void *made)
{
    if (made == nullptr)
        throw std::bad_alloc();
    return made;
}

}  // namespace

void *operator new(std::size_t bytes) { return or_throw(taken(plain, 0, bytes)); }
void *operator new[](std::size_t bytes) { return operator new(bytes); }
void *operator new(std::size_t bytes, const std::nothrow_t &) noexcept { return taken(plain, 0, bytes); }
void *operator new(std::size_t bytes, std::align_val_t alignment)
{
    return or_throw(taken(aligned, static_cast<std::size_t>(alignment), bytes));
}
void *operator new[](std::size_t bytes, std::align_val_t alignment) { return operator new(bytes, alignment); }
void operator delete(void *block) noexcept { given_back(block); }
void operator delete[](void *block) noexcept { given_back(block); }
void operator delete(void *block, std::size_t) noexcept { given_back(block); }
void operator delete[](void *block, std::size_t) noexcept { given_back(block); }
void operator delete(void *block, std::align_val_t) noexcept { given_back(block); }
void operator delete[](void *block, std::align_val_t) noexcept { given_back(block); }
void operator delete(void *block, std::size_t, std::align_val_t) noexcept { given_back(block); }
void operator delete[](void *block, std::size_t, std::align_val_t) noexcept { given_back(block); }
