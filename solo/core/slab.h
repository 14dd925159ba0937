// Free lists of objects of one size that come and go often: messages, requests, datatypes.
#ifndef SOLO_CORE_SLAB_H
#define SOLO_CORE_SLAB_H

#include "core/memory.h"
#include "core/state.h"

#include <cstddef>
#include <new>
#include <utility>

namespace solo {

// Who keeps threads apart. locked: the callers hold the lock; when static memory is used up, chunks are added, which count as memory
// in use and are kept. unlocked: nobody does; when static memory is used up, or locking is on, the heap serves.
enum class slab_access { locked, unlocked };

template <typename T, unsigned chunk_slots, slab_access access = slab_access::locked>
class slab {
public:
    void *allocate()
    {
        if (access == slab_access::unlocked && !uses_free_list())
            return ::operator new(sizeof(T));
        if (free_ == nullptr) [[unlikely]] {
            if (access == slab_access::unlocked && has_begun_)
                return ::operator new(sizeof(T));
            grow();
        }
        return std::exchange(free_, free_->next);
    }
    void deallocate(void *memory) noexcept
    {
        auto *const freed = static_cast<slot *>(memory);
        if constexpr (access == slab_access::unlocked) {
            if (freed < first_ || freed >= first_ + chunk_slots)
                return ::operator delete(memory);
            if (!uses_free_list())
                return;  // another thread may be reading the list
        }
        freed->next = free_;
        free_ = freed;
    }

private:
    union slot {
        slot *next = nullptr;
        alignas(T) char memory[sizeof(T)];
    };
    static bool uses_free_list()
    {
#ifdef __SANITIZE_ADDRESS__
        return false;  // the sanitizer shall see every object
#else
        return !locking_on.load(std::memory_order_relaxed);
#endif
    }
    void grow()
    {
        slot *const chunk =
            has_begun_ ? static_cast<slot *>(solo::allocate(sizeof(slot) * chunk_slots)) : std::begin(first_);
        has_begun_ = true;
        for (unsigned i = chunk_slots; i-- > 0;) {
            chunk[i].next = free_;
            free_ = &chunk[i];
        }
    }
    slot first_[chunk_slots] = {};
    slot *free_ = nullptr;
    bool has_begun_ = false;
};

}  // namespace solo

#endif
