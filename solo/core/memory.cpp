#include "core/memory.h"

#include "core/failure.h"
#include "core/state.h"

#include <cstdlib>

namespace solo {

bool count_memory(std::size_t bytes) noexcept
{
    const auto in_use = measure.memory.fetch_add(static_cast<long long>(bytes), std::memory_order_relaxed) +
                        static_cast<long long>(bytes);
    const auto limit = setting.memory_limit.load(std::memory_order_relaxed);
    if (limit != 0 && static_cast<std::size_t>(in_use) > limit) {
        uncount_memory(bytes);
        return false;
    }
    if (is_instrumented())
        update_watermark(watermark_kind::memory, nullptr, static_cast<unsigned long long>(in_use));
    return true;
}

void uncount_memory(std::size_t bytes) noexcept
{
    const auto before = measure.memory.fetch_sub(static_cast<long long>(bytes), std::memory_order_relaxed);
    if (is_instrumented())
        update_watermark(watermark_kind::memory, nullptr, static_cast<unsigned long long>(before) - bytes);
}

void *allocate(std::size_t bytes)
{
    if (!count_memory(bytes))
        fail_call(MPI_ERR_NO_MEM, "the limit set for memory does not allow it");
    void *const memory = std::malloc(bytes == 0 ? 1 : bytes);
    if (memory == nullptr) {
        uncount_memory(bytes);
        fail_call(MPI_ERR_NO_MEM, "the system has no more memory");
    }
    return memory;
}

void release(void *memory, std::size_t bytes) noexcept
{
    std::free(memory);
    uncount_memory(bytes);
}

}  // namespace solo
