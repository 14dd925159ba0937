// MPI_Alloc_mem and MPI_Free_mem (MPI 5.0, 9.2), and attributes of windows. Other routines of windows are refused.
#include "one-sided.h"
#include "attributes.h"

#include "attributes/routines.h"
#include "communicators/window.h"
#include "core/memory.h"
#include "info/info.h"

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

void Alloc_mem(MPI_Aint size, Info *info, void *baseptr)
{
    const auto bytes = static_cast<std::size_t>(size);
    const std::size_t alignment = requested_alignment(info);
    if (!count_memory(bytes))
        fail_call(MPI_ERR_NO_MEM, "the limit set for memory does not allow it");
    void *const memory = take(bytes, alignment);
    if (memory == nullptr) {
        uncount_memory(bytes);
        fail_call(MPI_ERR_NO_MEM, "the system has no more memory");
    }
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

void Win_create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn,
                       int *win_keyval, void *extra_state)
{
    attribute::create(BND_WIN, win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state, "win_delete_attr_fn");
}

void Win_free_keyval(int *win_keyval) { attribute::release(BND_WIN, win_keyval, "win_keyval"); }

void Win_set_attr(Win &win, int win_keyval, void *attribute_val)
{
    attribute::set(win, win_keyval, attribute_val, "win_keyval");
}

void Win_delete_attr(Win &win, int win_keyval) { attribute::remove(win, win_keyval, "win_keyval"); }

void Win_get_attr(Win &win, int win_keyval, void *attribute_val, int *flag)
{
    attribute::get(win, win_keyval, attribute_val, flag, "win_keyval");
}

}  // namespace solo

#include "one-sided_glue.h"
