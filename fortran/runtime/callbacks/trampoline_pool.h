// Places for Fortran procedures that MPI is given a C function for: which are free, and when one is free again.
//
// The C function of a reduction operation or of an error handler gets no argument that identifies the operation, so each live one has a function
// of its own, a trampoline, made beforehand. A trampoline belongs to a slot, and calls the procedure in it.
//
// MPI does not report when it needs a function no more: MPI_Op_free and MPI_Errhandler_free only release a handle, which lives on in a
// pending reduction or in a communicator, and C may free what Fortran made. But no two objects that are alive have the same
// Fortran integer (MPI_Op_c2f, MPI_Errhandler_c2f). So a slot is bound to the integer of the handle that was made with it, and is
// free when a new handle comes with the same integer. This needs an MPI that keeps the integer while the object is in use, also
// after its handle was freed, as MPICH and Open MPI do. One whose integers never come again runs out of slots, loudly.
//
// The new integer is known after the trampoline was passed on, so a few slots are pending beyond the limit.
#ifndef BND_TRAMPOLINE_POOL_H
#define BND_TRAMPOLINE_POOL_H

#include "hash_table.h"

#include <utility>

namespace bnd {

using Procedure = void(void);

struct Slot {
    Procedure *procedure;
    int number;  // the Fortran integer of the handle that it is bound to
    int next;    // the slot behind it: in its queue, or of those whose numbers share a bucket
};

// The slots of all classes of callback whose handles share their integers: all classes of operation, all classes of error handler.
// Slots are numbered from 1, class by class. Every function may be called by any thread, and none calls MPI.
class TrampolinePool {
public:
    static constexpr int none = 0;
    static constexpr int reserve =
        16;  // as many handles can be under way at once, in other threads, when the limit is near
    static constexpr int max_classes = 4;

    static constexpr int slots_per_class(int limit) { return limit + reserve; }
    static constexpr int slot_count(int classes, int limit) { return classes * slots_per_class(limit) + 1; }

    // `slots` has slot_count(classes, limit) elements, all zero; of every class, `limit` procedures can be alive.
    constexpr TrampolinePool(Slot *slots, int limit) : slots_(slots), limit_(limit) {}

    // A free slot that holds `procedure` from now on, or `none`. It must go on to bind() or to release().
    int acquire(int callback_class, Procedure *procedure)
    {
        const locked lock(mutex_);
        const int slot = next_free(classes_[callback_class], callback_class);
        if (slot != none)
            slots_[slot].procedure = procedure;
        return slot;
    }

    // The slot's procedure serves the new handle of this number, and whichever served an older handle of this number is free.
    // False: the limit of the class is reached; the slot is still taken, and must be given back.
    bool bind(int slot, int number)
    {
        const locked lock(mutex_);
        release_bound_to(number);
        Class &callback_class = class_of(slot);
        if (callback_class.alive == limit_)
            return false;
        callback_class.alive++;
        slots_[slot].number = number;
        slots_[slot].next = bucket(number);
        bucket(number) = slot;
        return true;
    }

    // A new handle of this number was made without a slot: an older one is gone.
    void made_elsewhere(int number)
    {
        const locked lock(mutex_);
        release_bound_to(number);
    }

    // No handle was made with the slot, or it is gone again.
    void release(int slot)
    {
        const locked lock(mutex_);
        queue(slot);
    }

private:
    struct Class {
        int ever_used = 0;              // how many slots were ever used
        int alive = 0;                  // how many are bound
        int first = none, last = none;  // of those that are free again: the longest unused comes first
    };

    Class &class_of(int slot) { return classes_[(slot - 1) / slots_per_class(limit_)]; }
    int &bucket(int number) { return buckets_[static_cast<unsigned>(number) % bucket_count]; }

    int next_free(Class &callback_class, int index)
    {
        if (callback_class.ever_used < slots_per_class(limit_))
            return index * slots_per_class(limit_) + ++callback_class.ever_used;
        const int slot = callback_class.first;
        if (slot != none)
            callback_class.first = slots_[slot].next;
        return slot;
    }

    void queue(int slot)
    {
        Class &callback_class = class_of(slot);
        slots_[slot].next = none;
        (callback_class.first == none ? callback_class.first : slots_[callback_class.last].next) = slot;
        callback_class.last = slot;
    }

    void release_bound_to(int number)
    {
        for (int *link = &bucket(number); *link != none; link = &slots_[*link].next) {
            const int slot = *link;
            if (slots_[slot].number != number)
                continue;
            *link = slots_[slot].next;
            class_of(slot).alive--;
            return queue(slot);
        }
    }

    static constexpr unsigned bucket_count = 1024;

    Slot *const slots_;
    const int limit_;
    Class classes_[max_classes];
    int buckets_[bucket_count] = {};  // the first slot of those whose numbers share it
    pthread_mutex_t mutex_ = PTHREAD_MUTEX_INITIALIZER;
};

// The first slot of a class.
constexpr int first_slot(int callback_class, int limit)
{
    return callback_class * TrampolinePool::slots_per_class(limit) + 1;
}

// `Class` has: Function, the type of its trampolines; template <int slot> trampoline; first, its first slot; limit.
template <typename Class, int... i>
Procedure *trampoline_at(int index, std::integer_sequence<int, i...>)
{
    static constexpr typename Class::Function *trampolines[] = {&Class::template trampoline<Class::first + i>...};
    return reinterpret_cast<Procedure *>(trampolines[index]);
}

template <typename Class>
Procedure *trampoline_of(int slot)
{
    return trampoline_at<Class>(slot - Class::first,
                                std::make_integer_sequence<int, TrampolinePool::slots_per_class(Class::limit)>());
}

}  // namespace bnd

#endif
