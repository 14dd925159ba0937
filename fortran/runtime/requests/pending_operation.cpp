// One pending operation owns bounce buffers, memory and datatypes.
#include "requests/pending_operation.h"

#include "hash_table.h"

#include <new>

namespace {

template <typename T>
T *make()
{
    void *const memory = malloc(sizeof(T));
    return memory == nullptr ? nullptr : new (memory) T;
}

template <typename T>
void destroy(T *thing)
{
    thing->~T();
    free(thing);
}

bool ensure_exists(bnd_pending **pending)
{
    if (*pending == nullptr)
        *pending = make<bnd_pending>();
    return *pending != nullptr;
}

void free_datatypes(bnd_pending *pending)
{
    for (MPI_Datatype &type : pending->datatypes)
        PMPI_Type_free(&type);
    pending->datatypes.clear();
}

// Where the call that copies has no error of its own to return.
void raise_error(int code)
{
    if (code > 0)
        bnd_raise(code);
}

constexpr unsigned long any_start = static_cast<unsigned long>(-1);

}  // namespace

bnd_pending::~bnd_pending()
{
    while (bounces != nullptr) {
        bnd::bounce_buffer *const next = bounces->next;
        destroy(bounces);
        bounces = next;
    }
    while (allocations != nullptr) {
        bnd::allocation *const next = allocations->next;
        free(allocations);
        allocations = next;
    }
    free_datatypes(this);
    pthread_mutex_destroy(&copying);
}

int bnd_pending_own_datatype(bnd_pending **pending, MPI_Datatype datatype)
{
    if (ensure_exists(pending) && (*pending)->datatypes.push(datatype))
        return MPI_SUCCESS;
    PMPI_Type_free(&datatype);
    return MPI_ERR_NO_MEM;
}

bool bnd_pending_outlives_start(bnd_pending *pending)
{
    free_datatypes(pending);
    return pending->bounces != nullptr || pending->allocations != nullptr;
}

void *bnd_pending_allocate(bnd_pending **pending, size_t bytes)
{
    if (!ensure_exists(pending))
        return nullptr;
    auto *const memory = static_cast<bnd::allocation *>(malloc(sizeof(bnd::allocation) + bytes));
    if (memory == nullptr)
        return nullptr;
    memory->next = (*pending)->allocations;
    (*pending)->allocations = memory;
    return memory + 1;
}

bnd::bounce_buffer *bnd_pending_add_bounce(bnd_pending **pending, const bnd_section *section, bool copies_out,
                                           bool partitioned)
{
    bnd::bounce_buffer *const made = ensure_exists(pending) ? make<bnd::bounce_buffer>() : nullptr;
    if (made == nullptr)
        return nullptr;
    made->next = (*pending)->bounces;
    (*pending)->bounces = made;
    made->section = *section;
    made->copies_out = copies_out;
    made->partitioned = partitioned;
    return made;
}

void bnd_pending_copy_in(bnd_pending *pending)
{
    const bnd::locked lock(pending->copying);
    for (bnd::bounce_buffer *bounce = pending->bounces; bounce != nullptr; bounce = bounce->next)
        raise_error(bounce->start());
    pending->cancelled = false;
    pending->started = static_cast<unsigned long>(-1);  // until MPI has started it, it may look complete
    pending->active = true;
}

void bnd_pending_copy_out_since(bnd_pending *pending, unsigned long since)
{
    const bnd::locked lock(pending->copying);
    if (!pending->active || (pending->started > since && since != any_start))
        return;
    for (bnd::bounce_buffer *bounce = pending->bounces; bounce != nullptr; bounce = bounce->next)
        raise_error(bounce->copy_out());
    pending->active = false;
}

void bnd_pending_copy_out(bnd_pending *pending) { bnd_pending_copy_out_since(pending, any_start); }

// Threads make partitions ready side by side; these bounces do not meet.
void bnd_pending_copy_in_partitions(bnd_pending *pending, int low, int high)
{
    for (bnd::bounce_buffer *bounce = pending->bounces; bounce != nullptr; bounce = bounce->next)
        raise_error(bounce->copy_in(low, high));
}

void bnd_pending_copy_out_partitions(bnd_pending *pending, int low, int high, unsigned long since)
{
    const bnd::locked lock(pending->copying);
    const bool is_active = pending->active && pending->started <= since;
    for (bnd::bounce_buffer *bounce = is_active ? pending->bounces : nullptr; bounce != nullptr; bounce = bounce->next)
        raise_error(bounce->copy_out(low, high));
}

void bnd_pending_release(bnd_pending *pending)
{
    if (pending != nullptr)
        destroy(pending);
}

void bnd_pending_complete(bnd_pending *pending, int result)
{
    pending->active = result == MPI_SUCCESS;
    bnd_pending_copy_out(pending);
    destroy(pending);
}
