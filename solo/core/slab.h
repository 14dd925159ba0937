// Pieces of one size that come and go often: messages and requests. Taken and given under the lock only.
#ifndef SOLO_REQUESTS_POOL_H
#define SOLO_REQUESTS_POOL_H

#include "core/memory.h"

#include <cstddef>

namespace solo {

// The first pieces lie in static memory; more come in chunks that count as memory in use and are kept for ever.
template <std::size_t bytes, unsigned chunk_pieces = 64>
class pool {
public:
    void *take()
    {
        if (free_ == nullptr) [[unlikely]]
            grow();
        piece *const taken = free_;
        free_ = taken->next;
        return taken;
    }
    void give(void *memory) noexcept
    {
        auto *const given = static_cast<piece *>(memory);
        given->next = free_;
        free_ = given;
    }

private:
    union alignas(std::max_align_t) piece {
        piece *next = nullptr;
        char room[bytes];
    };
    void grow()
    {
        auto *const chunk = has_begun_ ? static_cast<piece *>(allocate(sizeof(piece) * chunk_pieces)) : first_;
        has_begun_ = true;
        for (unsigned i = 0; i < chunk_pieces; ++i)
            give(&chunk[i]);
    }
    piece first_[chunk_pieces] = {};
    piece *free_ = nullptr;
    bool has_begun_ = false;
};

}  // namespace solo

#endif
