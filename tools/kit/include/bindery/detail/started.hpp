// The marks of requests since their start: MPI leaves the handles of persistent ones as they are, and completes inactive ones, too, with a
// status that may be that of an operation. And a status says nothing of what is not a receive (MPI 5.0, 3.7.3, 6.12 and 12.3.5).
#pragma once

#include <bindery/detail/has.hpp>
#include <bindery/detail/link.hpp>

#include <cstdint>
#include <cstdlib>

#include <pthread.h>

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

enum request_marks : unsigned char {
    no_marks = 0,
    is_started = 1,  // a persistent request that was started and did not complete yet
    has_status = 2,  // its status says something of it: of a receive, an access to a file, a generalized request
    receives = 4,    // its status says how much was received or read
    has_source = 8,  // and from whom: of a message
};

struct known_request {
    MPI_Request request;
    unsigned marks;
    unsigned serial;  // that of an operation that gets the same handle later differs
};

// A hash table without the standard library's, which would take a third of the time that a small tool compiles.
class known_requests {
public:
    // Marks a request that was just made.
    void put(MPI_Request request, unsigned marks)
    {
        const guard lock(mutex_);
        if (request != MPI_REQUEST_NULL)
            place_of(request) = {request, marks, ++serial_};
    }

    void start(MPI_Request request)
    {
        const guard lock(mutex_);
        if (request == MPI_REQUEST_NULL)
            return;
        known_request &found = place_of(request);
        found.marks |= is_started;
    }

    void look_up(const MPI_Request *requests, int count, known_request *found)
    {
        const guard lock(mutex_);
        for (int i = 0; i < count; ++i) {
            found[i] = {requests[i], no_marks, 0};
            if (used_ && requests[i] != MPI_REQUEST_NULL && slots_[slot_of(requests[i])].request == requests[i])
                found[i] = slots_[slot_of(requests[i])];
        }
    }

    // Whether a start had not ended.
    bool end(MPI_Request request)
    {
        const guard lock(mutex_);
        if (!used_ || request == MPI_REQUEST_NULL)
            return false;
        known_request &found = slots_[slot_of(request)];
        if (found.request != request || !(found.marks & is_started))
            return false;
        found.marks &= ~unsigned(is_started);
        return true;
    }

    void forget(MPI_Request request)
    {
        known_request found;
        look_up(&request, 1, &found);
        forget(found);
    }

    // Unless another operation has the handle by now.
    void forget(const known_request &known)
    {
        const guard lock(mutex_);
        if (!used_ || known.request == MPI_REQUEST_NULL)
            return;
        std::size_t i = slot_of(known.request);
        if (slots_[i].request != known.request || slots_[i].serial != known.serial)
            return;
        slots_[i].request = MPI_REQUEST_NULL;
        --used_;
        for (i = (i + 1) % capacity_; slots_[i].request != MPI_REQUEST_NULL; i = (i + 1) % capacity_) {
            const known_request moved = slots_[i];
            slots_[i].request = MPI_REQUEST_NULL;
            slots_[slot_of(moved.request)] = moved;
        }
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
        while (slots_[i].request != MPI_REQUEST_NULL && slots_[i].request != request)
            i = (i + 1) % capacity_;
        return i;
    }

    known_request &place_of(MPI_Request request)
    {
        if (2 * (used_ + 1) > capacity_)
            grow();
        known_request &found = slots_[slot_of(request)];
        if (found.request == MPI_REQUEST_NULL) {
            ++used_;
            found = {request, no_marks, ++serial_};
        }
        return found;
    }

    void grow()
    {
        known_request *const old = slots_;
        const std::size_t old_capacity = capacity_;
        capacity_ = old_capacity ? 2 * old_capacity : 16;
        slots_ = static_cast<known_request *>(std::malloc(capacity_ * sizeof(known_request)));
        if (!slots_)
            std::abort();
        for (std::size_t i = 0; i < capacity_; ++i)
            slots_[i].request = MPI_REQUEST_NULL;
        for (std::size_t i = 0; i < old_capacity; ++i)
            if (old[i].request != MPI_REQUEST_NULL)
                slots_[slot_of(old[i].request)] = old[i];
        std::free(old);
    }

    pthread_mutex_t mutex_ = PTHREAD_MUTEX_INITIALIZER;
    known_request *slots_ = nullptr;
    std::size_t used_ = 0, capacity_ = 0;
    unsigned serial_ = 0;
};

inline constinit known_requests known;

inline constinit bool tracks_requests = false;

// Instantiated where a tool calls keep(), and set when the tool is loaded: others need not remember what was started.
template <int>
inline const bool asks_what_completed = tracks_requests = true;

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
