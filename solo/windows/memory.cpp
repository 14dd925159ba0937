// MPI_Alloc_mem and MPI_Free_mem (MPI 5.0, 9.2).
#include "windows/memory.h"

#include "core/memory.h"
#include "one-sided.h"

#include <charconv>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <sys/mman.h>
#include <unistd.h>

namespace solo {
namespace {

std::mutex blocks_lock;

// Blocks of MPI_Alloc_mem with their sizes; MPI_Free_mem refuses other addresses.
std::map<void *, std::size_t> &blocks()
{
    static auto &allocated = *new std::map<void *, std::size_t>;
    return allocated;
}

// The alignment requested by mpi_minimum_memory_alignment; 1 if none.
std::size_t requested_alignment(const Info *given)
{
    const ref<Info> info = copy_of(given);
    const std::string *const text = !info ? nullptr : info->get("mpi_minimum_memory_alignment");
    if (text == nullptr)
        return 1;
    std::size_t alignment = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), alignment);
    if (error != std::errc() || end != text->data() + text->size() || alignment == 0 ||
        (alignment & (alignment - 1)) != 0)
        fail(MPI_ERR_INFO_VALUE, "info", "has an mpi_minimum_memory_alignment that is no power of two");
    return alignment;
}

// Allocate as the allocator setting selects; null if there is no memory.
void *take(std::size_t bytes, std::size_t alignment)
{
    const int allocator = setting.allocator.load(std::memory_order_relaxed);
    const bool is_paged = allocator != 0, is_huge = allocator == 2;
    const std::size_t page = is_huge ? std::size_t{1} << 21 : static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    std::size_t rounded = std::max<std::size_t>(bytes, 1);
    if (is_paged)
        alignment = std::max(alignment, page);
    if (is_huge && rounded <= SIZE_MAX - page)
        rounded = (rounded + page - 1) / page * page;
    void *memory = nullptr;
    if (posix_memalign(&memory, std::max(alignment, alignof(std::max_align_t)), rounded) != 0)
        return nullptr;
    if (is_huge)
        madvise(memory, rounded, MADV_HUGEPAGE);  // a wish: ordinary pages serve as well
    if (is_paged)
        std::memset(memory, 0, bytes);
    return memory;
}

}  // namespace

void *take_memory(std::size_t bytes, const Info *info)
{
    const std::size_t alignment = requested_alignment(info);
    if (!count_memory(bytes))
        fail_call(MPI_ERR_NO_MEM, "the limit set for memory does not allow it");
    void *const memory = take(bytes, alignment);
    if (memory == nullptr) {
        uncount_memory(bytes);
        fail_call(MPI_ERR_NO_MEM, "the system has no more memory");
    }
    return memory;
}

void Alloc_mem(MPI_Aint size, Info *info, void *baseptr)
{
    const auto bytes = static_cast<std::size_t>(size);
    void *const memory = take_memory(bytes, info);
    try {
        const std::lock_guard held(blocks_lock);
        blocks().emplace(memory, bytes);
    } catch (...) {
        release(memory, bytes);
        throw;
    }
    std::memcpy(baseptr, &memory, sizeof memory);
}

void Free_mem(void *base)
{
    std::size_t bytes;
    {
        const std::lock_guard held(blocks_lock);
        const auto block = blocks().find(base);
        if (block == blocks().end())
            fail(MPI_ERR_BASE, "base", "was not given by MPI_Alloc_mem, or has been freed");
        bytes = block->second;
        blocks().erase(block);
    }
    release(base, bytes);
}

}  // namespace solo
