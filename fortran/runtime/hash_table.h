// A hash table of entries that are their own nodes, and the lock around one. An insertion cannot fail for want of memory.
#pragma once

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

namespace bnd {

// Holds a lock for as long as it lives. No procedure of the program may be called meanwhile.
class locked {
public:
    explicit locked(pthread_mutex_t &mutex) : mutex_(mutex) { pthread_mutex_lock(&mutex_); }
    ~locked() { pthread_mutex_unlock(&mutex_); }
    locked(const locked &) = delete;
    locked &operator=(const locked &) = delete;

private:
    pthread_mutex_t &mutex_;
};

// 2^bits buckets of entries, which have members `key` and `next`. Locking is the caller's.
template <typename Entry, int bits>
class hash_table {
public:
    static constexpr size_t bucket_of(uintptr_t key)
    {
        return static_cast<size_t>(static_cast<uint64_t>(key) * 0x9E3779B97F4A7C15ULL >> (64 - bits));
    }

    // Without the lock: for a thread that has synchronized with those that insert the key.
    bool may_contain(uintptr_t key) const
    {
        return __atomic_load_n(&buckets_[bucket_of(key)], __ATOMIC_ACQUIRE) != nullptr;
    }

    static constexpr size_t buckets = size_t{1} << bits;

    // Without the lock, alike.
    Entry *first(size_t bucket) const { return __atomic_load_n(&buckets_[bucket], __ATOMIC_ACQUIRE); }

    Entry *find(uintptr_t key) const
    {
        Entry *entry = buckets_[bucket_of(key)];
        while (entry != nullptr && entry->key != key)
            entry = entry->next;
        return entry;
    }

    void insert(Entry *entry)
    {
        Entry *&bucket = buckets_[bucket_of(entry->key)];
        entry->next = bucket;
        __atomic_store_n(&bucket, entry, __ATOMIC_RELEASE);
    }

    void remove(Entry *entry)
    {
        Entry **link = &buckets_[bucket_of(entry->key)];
        while (*link != entry)
            link = &(*link)->next;
        __atomic_store_n(link, entry->next, __ATOMIC_RELEASE);
    }

    // Finds and removes.
    Entry *take(uintptr_t key)
    {
        Entry *const entry = find(key);
        if (entry != nullptr)
            remove(entry);
        return entry;
    }

private:
    Entry *buckets_[buckets] = {};
};

}  // namespace bnd
