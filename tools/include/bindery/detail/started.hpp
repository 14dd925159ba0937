// Persistent requests that were started and did not complete yet: MPI leaves their handles as they are, and completes inactive ones,
// too, with a status that may be that of an operation.
#pragma once

#include <bindery/detail/has.hpp>
#include <bindery/detail/link.hpp>

#include <cstdint>
#include <cstdlib>

#include <pthread.h>

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// A hash table without the standard library's, which would take a third of the time that a small tool compiles.
class started_requests {
public:
    void insert(MPI_Request request)
    {
        const guard lock(mutex_);
        if (2 * (used_ + 1) > capacity_)
            grow();
        MPI_Request &found = slots_[slot_of(request)];
        used_ += found == MPI_REQUEST_NULL;
        found = request;
    }

    bool contains(MPI_Request request)
    {
        const guard lock(mutex_);
        return used_ && slots_[slot_of(request)] == request;
    }

    // Whether it was there.
    bool erase(MPI_Request request)
    {
        const guard lock(mutex_);
        if (!used_)
            return false;
        std::size_t i = slot_of(request);
        if (slots_[i] != request || request == MPI_REQUEST_NULL)
            return false;
        slots_[i] = MPI_REQUEST_NULL;
        --used_;
        for (i = (i + 1) % capacity_; slots_[i] != MPI_REQUEST_NULL; i = (i + 1) % capacity_) {
            const MPI_Request moved = slots_[i];
            slots_[i] = MPI_REQUEST_NULL;
            slots_[slot_of(moved)] = moved;
        }
        return true;
    }

private:
    struct guard {
        explicit guard(pthread_mutex_t &mutex) : locked(mutex) { pthread_mutex_lock(&locked); }
        guard(const guard &) = delete;
        ~guard() { pthread_mutex_unlock(&locked); }
        pthread_mutex_t &locked;
    };

    // Where a request is, or else the free slot for it.
    std::size_t slot_of(MPI_Request request) const
    {
        std::size_t i = ((std::uint64_t)request * 0x9e3779b97f4a7c15u >> 32) % capacity_;
        while (slots_[i] != MPI_REQUEST_NULL && slots_[i] != request)
            i = (i + 1) % capacity_;
        return i;
    }

    void grow()
    {
        MPI_Request *const old = slots_;
        const std::size_t old_capacity = capacity_;
        capacity_ = old_capacity ? 2 * old_capacity : 16;
        slots_ = static_cast<MPI_Request *>(std::malloc(capacity_ * sizeof(MPI_Request)));
        if (!slots_)
            std::abort();
        for (std::size_t i = 0; i < capacity_; ++i)
            slots_[i] = MPI_REQUEST_NULL;
        for (std::size_t i = 0; i < old_capacity; ++i)
            if (old[i] != MPI_REQUEST_NULL)
                slots_[slot_of(old[i])] = old[i];
        std::free(old);
    }

    pthread_mutex_t mutex_ = PTHREAD_MUTEX_INITIALIZER;
    MPI_Request *slots_ = nullptr;
    std::size_t used_ = 0, capacity_ = 0;
};

inline constinit started_requests started;

inline constinit bool tracks_starts = false;

// Instantiated where a tool calls keep(), and set when the tool is loaded: others need not remember what was started.
template <int>
inline const bool asks_what_completed = tracks_starts = true;

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
