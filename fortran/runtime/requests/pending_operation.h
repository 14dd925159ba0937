// The pending operations of requests/pending.h for the files that implement them; not for wrappers.
#pragma once

#include "requests/pending.h"
#include "sections/bounce_buffer.h"

#include <atomic>
#include <pthread.h>

namespace bnd {

struct alignas(16) allocation {  // in front of the bytes that were asked for
    allocation *next;
};

}  // namespace bnd

struct bnd_pending {
    bnd::bounce_buffer *bounces = nullptr;
    bnd::allocation *allocations = nullptr;
    bnd::list<MPI_Datatype> datatypes = {};  // made for the call; MPI retains what it needs of them
    unsigned long long key = 0;
    bnd_raised_on raised_on = BND_ON_SELF;  // the object whose error handler the operation's errors invoke
    MPI_Fint object = 0;
    int target = BND_UNKNOWN_TARGET;  // the process of the window that is read
    bool persistent = false;
    std::atomic<bool> active = false;     // started, and not copied out yet
    unsigned long started = 0;            // the number of the start; under `copying`
    std::atomic<bool> cancelled = false;  // MPI_Cancel was called since the start: completion is local from then on
    // Under the lock of the key:
    bool completing = false;  // belongs to the thread that is completing it, even if another operation takes its key
    bool attached = false;    // in the table
    bnd_pending *next = nullptr;
    // The thread that is completing it uses these:
    long index = 0;  // in its array of requests
    bnd_pending *next_completing = nullptr;
    pthread_mutex_t copying = PTHREAD_MUTEX_INITIALIZER;

    bnd_pending() = default;
    bnd_pending(const bnd_pending &) = delete;
    bnd_pending &operator=(const bnd_pending &) = delete;
    ~bnd_pending();
};

extern "C" {
// The operation frees the datatype; it is freed also if there is no memory.
BND_HIDDEN int bnd_pending_own_datatype(bnd_pending **pending, MPI_Datatype datatype);
// A bounce buffer of the operation, which is made if it is null; null where there is no memory.
BND_HIDDEN bnd::bounce_buffer *bnd_pending_add_bounce(bnd_pending **pending, const bnd_section *section,
                                                      bool copies_out, bool partitioned);
// Copies partitions into the bounce buffer of a send, or out of that of a receive; there may be fewer.
BND_HIDDEN void bnd_pending_copy_in_partitions(bnd_pending *pending, int low, int high);
BND_HIDDEN void bnd_pending_copy_out_partitions(bnd_pending *pending, int low, int high, unsigned long since);
// For another start of a persistent request.
BND_HIDDEN void bnd_pending_copy_in(bnd_pending *pending);
// Frees what only the start of the operation needed; false: nothing is left.
BND_HIDDEN bool bnd_pending_outlives_start(bnd_pending *pending);
// Once for each start.
BND_HIDDEN void bnd_pending_copy_out(bnd_pending *pending);
// Unless the operation was started again since then.
BND_HIDDEN void bnd_pending_copy_out_since(bnd_pending *pending, unsigned long since);
}
