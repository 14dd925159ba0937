// What one pending operation owns: bounce buffers, memory and datatypes.
#include "requests/pending_operation.h"

#include "hash_table.h"

#include <initializer_list>
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

constexpr unsigned long any_start = static_cast<unsigned long>(-1);
unsigned long starts;  // of all persistent requests with a pending operation

unsigned long next_start() { return __atomic_add_fetch(&starts, 1, __ATOMIC_RELAXED); }

template <typename Visit>
void each_partition(const bnd::bounce *bounce, int low, int high, Visit visit)
{
    const size_t count = bounce->partitioned ? bounce->where.all().length() : 0;
    for (size_t i = low < 0 ? 0 : static_cast<size_t>(low); high >= 0 && i < count && i <= static_cast<size_t>(high);
         ++i)
        visit(i);
}

}  // namespace

bnd::bounce::~bounce()
{
    free(buffer.memory);
    free(copied_out);
}

int bnd::bounce::make()
{
    const int code = bnd_bounce_make(&section, &where, &more_in, &buffer);
    if (code != MPI_SUCCESS)
        return code;
    if (copies_out || !partitioned)
        copy_in();
    return MPI_SUCCESS;
}

void bnd::bounce::copy_in()
{
    for (const bnd::blocks *part : {&more_in, &where})
        for (const bnd::block &block : part->all())
            bnd_bounce_copy_in(&section, &buffer, &block);
}

void bnd::bounce::copy_out(size_t partition)
{
    if (!copies_out || (copied_out != nullptr && copied_out[partition]))
        return;
    bnd_bounce_copy_out(&section, &buffer, &where.all()[partition]);
    if (copied_out != nullptr)
        copied_out[partition] = true;
}

void bnd::bounce::copy_out()
{
    for (size_t i = 0; i < where.all().length(); ++i)
        copy_out(i);
}

bnd_pending::~bnd_pending()
{
    while (bounces != nullptr) {
        bnd::bounce *const next = bounces->next;
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

unsigned long bnd_requests_inspecting_slow(void) { return __atomic_load_n(&starts, __ATOMIC_RELAXED); }

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

int bnd_pending_add_bounce(bnd_pending **pending, const bnd_section *section, bool copies_out, bool partitioned,
                           bnd::bounce **made)
{
    *made = ensure_exists(pending) ? make<bnd::bounce>() : nullptr;
    if (*made == nullptr)
        return MPI_ERR_NO_MEM;
    (*made)->next = (*pending)->bounces;
    (*pending)->bounces = *made;
    (*made)->section = *section;
    (*made)->copies_out = copies_out;
    (*made)->partitioned = partitioned;
    return MPI_SUCCESS;
}

// A partitioned send bounces its partitions as they become ready.
void bnd_pending_copy_in(bnd_pending *pending)
{
    const bnd::locked lock(pending->copying);
    for (bnd::bounce *bounce = pending->bounces; bounce != nullptr; bounce = bounce->next) {
        if (bounce->copies_out || !bounce->partitioned)
            bounce->copy_in();
        for (size_t i = 0; bounce->copied_out != nullptr && i < bounce->where.all().length(); ++i)
            bounce->copied_out[i] = false;
    }
    pending->cancelled = false;
    pending->started = static_cast<unsigned long>(-1);  // until MPI has started it, it may look complete
    pending->active = true;
}

void bnd_pending_mark_started(bnd_pending *pending)
{
    const bnd::locked lock(pending->copying);
    pending->started = next_start();
}

void bnd_pending_copy_out_since(bnd_pending *pending, unsigned long since)
{
    const bnd::locked lock(pending->copying);
    if (!pending->active || (pending->started > since && since != any_start))
        return;
    for (bnd::bounce *bounce = pending->bounces; bounce != nullptr; bounce = bounce->next)
        bounce->copy_out();
    pending->active = false;
}

void bnd_pending_copy_out(bnd_pending *pending) { bnd_pending_copy_out_since(pending, any_start); }

// Threads make partitions ready side by side; these bounces do not meet.
void bnd_pending_copy_in_partitions(bnd_pending *pending, int low, int high)
{
    for (bnd::bounce *bounce = pending->bounces; bounce != nullptr; bounce = bounce->next)
        each_partition(bounce, low, high, [bounce](size_t i) {
            bnd_bounce_copy_in(&bounce->section, &bounce->buffer, &bounce->where.all()[i]);
        });
}

void bnd_pending_copy_out_partitions(bnd_pending *pending, int low, int high, unsigned long since)
{
    const bnd::locked lock(pending->copying);
    const bool is_active = pending->active && pending->started <= since;
    for (bnd::bounce *bounce = is_active ? pending->bounces : nullptr; bounce != nullptr; bounce = bounce->next)
        each_partition(bounce, low, high, [bounce](size_t i) { bounce->copy_out(i); });
}

void bnd_pending_release(bnd_pending *pending)
{
    if (pending != nullptr)
        destroy(pending);
}

void bnd_pending_complete_slow(bnd_pending *pending, int result)
{
    pending->active = result == MPI_SUCCESS;
    bnd_pending_copy_out(pending);
    destroy(pending);
}
