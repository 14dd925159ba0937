#include "requests/pending_table.h"

#include "hash_table.h"

namespace {

// Whoever looks for an operation where there is none takes no lock; the others take one of many.
bnd::hash_table<bnd_pending, 13> table;

constexpr size_t lock_count = 64;
struct alignas(64) padded_lock {
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;  // never held over a call of MPI, which may call back
};
padded_lock locks[lock_count];

pthread_mutex_t &lock_of(unsigned long long key) { return locks[table.bucket_of(key) % lock_count].mutex; }

// Under the lock of the key.
void remove(bnd_pending *pending)
{
    table.remove(pending);
    pending->attached = false;
    __atomic_sub_fetch(&bnd_pending_count, 1, __ATOMIC_RELAXED);
}

// An operation under the key of a new one was completed where it could not be seen, or another thread is completing it right now.
// Returns it if the caller must release it, without the lock.
bnd_pending *remove_stale(unsigned long long key)
{
    bnd_pending *const stale = table.find(key);
    if (stale == nullptr)
        return nullptr;
    remove(stale);
    return stale->completing ? nullptr : stale;
}

}  // namespace

extern "C" {
alignas(64) long bnd_pending_count = 0;  // of operations in the table; alone in its cache line: every call reads it
}

void bnd::pending_table::attach(bnd_pending *pending, unsigned long long key)
{
    bnd_pending *stale;
    {
        const bnd::locked lock(lock_of(key));
        stale = remove_stale(key);
        pending->key = key;
        pending->attached = true;
        table.insert(pending);
        __atomic_add_fetch(&bnd_pending_count, 1, __ATOMIC_RELAXED);
    }
    bnd_pending_release(stale);
}

void bnd::pending_table::release_stale(unsigned long long key)
{
    if (!table.may_contain(key))
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
    if (!table.may_contain(key))
        return nullptr;
    const bnd::locked lock(lock_of(key));
    return table.find(key);
}

bnd_pending *bnd::pending_table::begin_completing(unsigned long long key)
{
    if (!table.may_contain(key))
        return nullptr;
    const bnd::locked lock(lock_of(key));
    bnd_pending *const pending = table.find(key);
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
