// A table from integers or addresses to pointers, and the lock around one. Neither needs more than libc, nor a destructor.
#pragma once

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

namespace bnd {

// Holds a lock for as long as it lives. No procedure of the user's may be called meanwhile.
class locked {
public:
    explicit locked(pthread_mutex_t &mutex) : mutex_(mutex) { pthread_mutex_lock(&mutex_); }
    ~locked() { pthread_mutex_unlock(&mutex_); }
    locked(const locked &) = delete;
    locked &operator=(const locked &) = delete;

private:
    pthread_mutex_t &mutex_;
};

// Open addressing; a place is free if its value is null. Not locked by itself.
class map {
public:
    // The value of a key, or null.
    void *find(uintptr_t key) const
    {
        const slot *found = place(key);
        return found ? found->value : nullptr;
    }

    // Gives a key a value, which is not null, in place of any that it had. Returns false where there is no memory.
    bool put(uintptr_t key, void *value)
    {
        if (slot *found = place(key)) {
            found->value = value;
            return true;
        }
        if (2 * (used_ + 1) > room() && !grow())
            return false;
        add({key, value});
        return true;
    }

    // Removes a key, and returns the value that it had, or null.
    void *take(uintptr_t key)
    {
        slot *const found = place(key);
        if (!found)
            return nullptr;
        void *const value = found->value;
        close(static_cast<size_t>(found - slots_));
        used_--;
        return value;
    }

    size_t size() const { return used_; }

    // Gives the memory back; what the values point to is the caller's.
    void release()
    {
        free(slots_);
        *this = map();
    }

private:
    struct slot {
        uintptr_t key;
        void *value;
    };

    size_t room() const { return slots_ ? size_t{1} << bits_ : 0; }
    size_t next(size_t i) const { return (i + 1) & (room() - 1); }
    size_t home(uintptr_t key) const
    {
        return static_cast<size_t>((key * UINT64_C(0x9e3779b97f4a7c15)) >> (64 - bits_));
    }

    slot *place(uintptr_t key) const
    {
        if (!slots_)
            return nullptr;
        for (size_t i = home(key); slots_[i].value; i = next(i))
            if (slots_[i].key == key)
                return &slots_[i];
        return nullptr;
    }

    void add(slot entry)
    {
        size_t i = home(entry.key);
        while (slots_[i].value)
            i = next(i);
        slots_[i] = entry;
        used_++;
    }

    // Moves back what stands behind a gap and could not be found across it.
    void close(size_t gap)
    {
        const size_t mask = room() - 1;
        for (size_t i = next(gap); slots_[i].value; i = next(i))
            if (((i - home(slots_[i].key)) & mask) >= ((i - gap) & mask))
                slots_[gap] = slots_[i], gap = i;
        slots_[gap].value = nullptr;
    }

    bool grow()
    {
        map bigger;
        bigger.bits_ = slots_ ? bits_ + 1 : 4;
        bigger.slots_ = static_cast<slot *>(calloc(size_t{1} << bigger.bits_, sizeof(slot)));
        if (!bigger.slots_)
            return false;
        for (size_t i = 0; i < room(); i++)
            if (slots_[i].value)
                bigger.add(slots_[i]);
        release();
        *this = bigger;
        return true;
    }

    slot *slots_ = nullptr;
    size_t used_ = 0;
    int bits_ = 0;
};

}  // namespace bnd
