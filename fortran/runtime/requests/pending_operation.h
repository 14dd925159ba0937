// The records of bnd_pending.h, as the files that serve them see them; not for wrappers.
#pragma once

#include "requests/pending.h"
#include "sections/strided_view.h"

#include <atomic>
#include <pthread.h>

namespace bnd {

// A bounce buffer for parts of a section.
struct copy {
    bnd_section section = {};
    bounce_buffer buffer = {};
    void *scratch = nullptr;  // its origin
    bool comes_back = false;
    bool apart = false;         // each block is a partition, which goes and comes by itself
    bool *delivered = nullptr;  // the partitions that came back since the start
    blocks where = {};          // what is copied in, and back if the copy comes back
    blocks more_in = {};        // what is copied in besides
    copy *next = nullptr;

    copy() = default;
    copy(const copy &) = delete;
    copy &operator=(const copy &) = delete;
    ~copy();
    int make();  // the buffer, when all blocks were added; copies them in
    void bring_in();
    void bring_back();
    void bring_back(size_t partition);
};

struct alignas(16) memory {  // before as many bytes as were asked for
    memory *next;
};

}  // namespace bnd

struct bnd_pending {
    bnd::copy *copies = nullptr;
    bnd::memory *memories = nullptr;
    bnd::list<MPI_Datatype> datatypes = {};  // made for the call; MPI keeps what it needs of them
    unsigned long long key = 0;
    bnd_raised_on raised_on = BND_ON_SELF;  // the kind of object whose error handler the operation's errors call
    MPI_Fint object = 0;
    bool persistent = false;
    std::atomic<bool> pending = false;    // started, and nothing has come back yet
    unsigned long started = 0;            // which of all starts it was; under the lock of the copies
    std::atomic<bool> cancelled = false;  // MPI_Cancel was called since the start: completion is local from then on
    // Under the lock of the key:
    bool watched = false;  // a thread is about to complete it: that thread's, even if another record takes its key
    bool bound = false;    // found by its key
    bnd_pending *next = nullptr;  // of those whose keys fall together
    // Of the thread that watches it:
    long index = 0;  // where it is watched
    bnd_pending *next_watched = nullptr;
    pthread_mutex_t copying = PTHREAD_MUTEX_INITIALIZER;

    bnd_pending() = default;
    bnd_pending(const bnd_pending &) = delete;
    bnd_pending &operator=(const bnd_pending &) = delete;
    ~bnd_pending();
};

extern "C" {
// The datatype is the record's to free, also if there is no memory.
BND_HIDDEN int bnd_pending_own_datatype(bnd_pending **pending, MPI_Datatype datatype);
// A copy of parts of the section, which the record owns; the record is made if it is null. Whoever asks adds the blocks, then makes
// the buffer. After an error the record may be there all the same, for the caller to drop.
BND_HIDDEN int bnd_pending_add_bounce(bnd_pending **pending, const bnd_section *section, bool comes_back, bool apart,
                                      bnd::copy **made);
// Partitions go from the section into the copy of a send, or come out of that of a receive; there may be fewer.
BND_HIDDEN void bnd_pending_copy_in_partitions(bnd_pending *pending, int low, int high);
BND_HIDDEN void bnd_pending_copy_out_partitions(bnd_pending *pending, int low, int high, unsigned long since);
BND_HIDDEN void bnd_pending_copy_in(bnd_pending *pending);  // copy in again, for a start
// Free what was for the start of the operation alone; false: nothing else is pending.
BND_HIDDEN bool bnd_pending_outlives_start(bnd_pending *pending);
BND_HIDDEN void bnd_pending_mark_started(bnd_pending *pending);
BND_HIDDEN void bnd_pending_copy_out(bnd_pending *pending);  // copy back, once for each start
BND_HIDDEN void bnd_pending_copy_out_since(bnd_pending *pending,
                                           unsigned long since);  // unless it was started again since then
}
