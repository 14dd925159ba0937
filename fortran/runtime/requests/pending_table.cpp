#include "requests/pending_table.h"

#include "hash_table.h"
#include "sentinels/shared_data.h"

namespace bnd {

constexpr size_t lock_count = 64;
struct alignas(64) padded_lock {
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;  // never held over a call of MPI, which may call back
};

// Whoever looks for an operation where there is none takes no lock; the others take one of many.
struct operations {
    bnd::hash_table<bnd_pending, 13> table;
    padded_lock locks[lock_count];
    unsigned long starts = 0;
};

}  // namespace bnd

// Libraries for INTEGERs of 4 and of 8 bytes in one process have one such table (exports.map.in): a request of one may complete in the other.
// Weak: else clang takes it that nothing replaces the definitions here.
extern "C" {
alignas(64) long bnd_pending_count = 0;  // of operations in the table; alone in its cache line: every call reads it
BND_REPLACEABLE constinit bnd::operations bnd_shared_operations;
BND_REPLACEABLE long *bnd_shared_count = &bnd_pending_count;
}

namespace {

bnd::operations *all = &bnd_shared_operations;
long *count = &bnd_pending_count;

pthread_mutex_t &lock_of(unsigned long long key)
{
    return all->locks[all->table.bucket_of(key) % bnd::lock_count].mutex;
}

// Where another library has the table, its count is another one: here, each call looks.
[[gnu::constructor]] void share()
{
    all = bnd::shared("bnd_shared_operations", all);
    count = *bnd::shared("bnd_shared_count", &bnd_shared_count);
    if (count != &bnd_pending_count)
        bnd_pending_count = 1;
}

// Under the lock of the key.
void remove(bnd_pending *pending)
{
    all->table.remove(pending);
    pending->attached = false;
    __atomic_sub_fetch(count, 1, __ATOMIC_RELAXED);
}

// An operation under the key of a new one was completed where it could not be seen, or another thread is completing it right now.
// Returns it if the caller must release it, without the lock.
bnd_pending *remove_stale(unsigned long long key)
{
    bnd_pending *const stale = all->table.find(key);
    if (stale == nullptr)
        return nullptr;
    remove(stale);
    return stale->completing ? nullptr : stale;
}

}  // namespace

unsigned long bnd_requests_inspecting(void) { return __atomic_load_n(&all->starts, __ATOMIC_RELAXED); }

void bnd::pending_table::mark_started(bnd_pending *pending)
{
    const bnd::locked lock(pending->copying);
    pending->started = __atomic_add_fetch(&all->starts, 1, __ATOMIC_RELAXED);
}

void bnd::pending_table::attach(bnd_pending *pending, unsigned long long key)
{
    bnd_pending *stale;
    {
        const bnd::locked lock(lock_of(key));
        stale = remove_stale(key);
        pending->key = key;
        pending->attached = true;
        all->table.insert(pending);
        __atomic_add_fetch(count, 1, __ATOMIC_RELAXED);
    }
    bnd_pending_release(stale);
}

void bnd::pending_table::release_stale(unsigned long long key)
{
    if (!all->table.may_contain(key))
        return;
    bnd_pending *stale;
    {
        const bnd::locked lock(lock_of(key));
        stale = remove_stale(key);
    }
    bnd_pending_release(stale);
}

void bnd::pending_table::detach(bnd_pending *pending)
{
    const bnd::locked lock(lock_of(pending->key));
    if (pending->attached)
        remove(pending);
}

bnd_pending *bnd::pending_table::find(unsigned long long key)
{
    if (!all->table.may_contain(key))
        return nullptr;
    const bnd::locked lock(lock_of(key));
    return all->table.find(key);
}

bnd_pending *bnd::pending_table::begin_completing(unsigned long long key)
{
    if (!all->table.may_contain(key))
        return nullptr;
    const bnd::locked lock(lock_of(key));
    bnd_pending *const pending = all->table.find(key);
    if (pending == nullptr || pending->completing)
        return nullptr;
    pending->completing = true;
    return pending;
}

void bnd::pending_table::end_completing(bnd_pending *pending)
{
    const bnd::locked lock(lock_of(pending->key));
    pending->completing = false;
}

// Under the lock, so that no thread that waits for the request of one releases it meanwhile. A copy calls no procedure of the program.
void bnd_window_synchronized(MPI_Fint win, int target, unsigned long since, int result)
{
    if (result != MPI_SUCCESS)
        return;
    for (size_t bucket = 0; bucket < all->table.buckets; bucket++) {
        if (all->table.first(bucket) == nullptr)
            continue;
        const bnd::locked lock(all->locks[bucket % bnd::lock_count].mutex);
        for (bnd_pending *pending = all->table.first(bucket); pending != nullptr; pending = pending->next) {
            const bool is_its = pending->raised_on == BND_ON_WIN && pending->object == win;
            if (is_its && (target == BND_EVERY_TARGET || target == pending->target))
                bnd_pending_copy_out_since(pending, since);
        }
    }
}
