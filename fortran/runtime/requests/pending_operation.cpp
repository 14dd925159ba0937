// What one record owns: copies that stand in for sections, and memory.
#include "requests/pending_operation.h"

#include <initializer_list>
#include <new>

namespace {

struct guard {
    explicit guard(pthread_mutex_t *mutex) : mutex_(mutex) { pthread_mutex_lock(mutex); }
    ~guard() { pthread_mutex_unlock(mutex_); }
    pthread_mutex_t *const mutex_;
};

template <typename T>
T *make()
{
    void *const room = malloc(sizeof(T));
    return room == nullptr ? nullptr : new (room) T;
}

template <typename T>
void discard(T *thing)
{
    thing->~T();
    free(thing);
}

bool ensure(bnd_pending **pending)
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

constexpr unsigned long whenever = static_cast<unsigned long>(-1);
unsigned long starts;  // of all persistent requests with records

unsigned long next_start() { return __atomic_add_fetch(&starts, 1, __ATOMIC_RELAXED); }

template <typename Visit>
void each_partition(const bnd::copy *copy, int low, int high, Visit visit)
{
    const size_t count = copy->apart ? copy->where.all().length() : 0;
    for (size_t i = low < 0 ? 0 : static_cast<size_t>(low); high >= 0 && i < count && i <= static_cast<size_t>(high);
         ++i)
        visit(i);
}

}  // namespace

bnd::copy::~copy()
{
    free(buffer.memory);
    free(delivered);
}

int bnd::copy::make()
{
    const int code = bnd_bounce_make(&section, &where, &more_in, &buffer);
    if (code != MPI_SUCCESS)
        return code;
    scratch = buffer.origin;
    if (comes_back || !apart)
        bring_in();
    return MPI_SUCCESS;
}

void bnd::copy::bring_in()
{
    for (const bnd::blocks *part : {&more_in, &where})
        for (const block &one : part->all())
            bnd_bounce_copy_in(&section, &buffer, &one);
}

void bnd::copy::bring_back(size_t partition)
{
    if (!comes_back || (delivered != nullptr && delivered[partition]))
        return;
    bnd_bounce_copy_out(&section, &buffer, &where.all()[partition]);
    if (delivered != nullptr)
        delivered[partition] = true;
}

void bnd::copy::bring_back()
{
    for (size_t i = 0; i < where.all().length(); ++i)
        bring_back(i);
}

bnd_pending::~bnd_pending()
{
    while (copies != nullptr) {
        bnd::copy *const next = copies->next;
        discard(copies);
        copies = next;
    }
    while (memories != nullptr) {
        bnd::memory *const next = memories->next;
        free(memories);
        memories = next;
    }
    free_datatypes(this);
    pthread_mutex_destroy(&copying);
}

unsigned long bnd_requests_inspecting_slow(void) { return __atomic_load_n(&starts, __ATOMIC_RELAXED); }

int bnd_pending_own_datatype(bnd_pending **pending, MPI_Datatype datatype)
{
    if (ensure(pending) && (*pending)->datatypes.push(datatype))
        return MPI_SUCCESS;
    PMPI_Type_free(&datatype);
    return MPI_ERR_NO_MEM;
}

bool bnd_pending_outlives_start(bnd_pending *pending)
{
    free_datatypes(pending);
    return pending->copies != nullptr || pending->memories != nullptr;
}

void *bnd_pending_allocate(bnd_pending **pending, size_t bytes)
{
    if (!ensure(pending))
        return nullptr;
    auto *const room = static_cast<bnd::memory *>(malloc(sizeof(bnd::memory) + bytes));
    if (room == nullptr)
        return nullptr;
    room->next = (*pending)->memories;
    (*pending)->memories = room;
    return room + 1;
}

int bnd_pending_add_bounce(bnd_pending **pending, const bnd_section *section, bool comes_back, bool apart,
                           bnd::copy **made)
{
    *made = ensure(pending) ? make<bnd::copy>() : nullptr;
    if (*made == nullptr)
        return MPI_ERR_NO_MEM;
    (*made)->next = (*pending)->copies;
    (*pending)->copies = *made;
    (*made)->section = *section;
    (*made)->comes_back = comes_back;
    (*made)->apart = apart;
    return MPI_SUCCESS;
}

// A partitioned send copies its partitions as they become ready.
void bnd_pending_copy_in(bnd_pending *pending)
{
    const guard held(&pending->copying);
    for (bnd::copy *one = pending->copies; one != nullptr; one = one->next) {
        if (one->comes_back || !one->apart)
            one->bring_in();
        for (size_t i = 0; one->delivered != nullptr && i < one->where.all().length(); ++i)
            one->delivered[i] = false;
    }
    pending->cancelled = false;
    pending->started = static_cast<unsigned long>(-1);  // until MPI has started it, it may look complete
    pending->pending = true;
}

void bnd_pending_mark_started(bnd_pending *pending)
{
    const guard held(&pending->copying);
    pending->started = next_start();
}

void bnd_pending_copy_out_since(bnd_pending *pending, unsigned long since)
{
    const guard held(&pending->copying);
    if (!pending->pending || (pending->started > since && since != whenever))
        return;
    for (bnd::copy *one = pending->copies; one != nullptr; one = one->next)
        one->bring_back();
    pending->pending = false;
}

void bnd_pending_copy_out(bnd_pending *pending) { bnd_pending_copy_out_since(pending, whenever); }

// Threads make partitions ready side by side; these copies do not meet.
void bnd_pending_copy_in_partitions(bnd_pending *pending, int low, int high)
{
    for (bnd::copy *one = pending->copies; one != nullptr; one = one->next)
        each_partition(one, low, high,
                       [one](size_t i) { bnd_bounce_copy_in(&one->section, &one->buffer, &one->where.all()[i]); });
}

void bnd_pending_copy_out_partitions(bnd_pending *pending, int low, int high, unsigned long since)
{
    const guard held(&pending->copying);
    const bool is_awaited = pending->pending && pending->started <= since;
    for (bnd::copy *one = is_awaited ? pending->copies : nullptr; one != nullptr; one = one->next)
        each_partition(one, low, high, [one](size_t i) { one->bring_back(i); });
}

void bnd_pending_release(bnd_pending *pending)
{
    if (pending != nullptr)
        discard(pending);
}

void bnd_pending_complete_slow(bnd_pending *pending, int result)
{
    pending->pending = result == MPI_SUCCESS;
    bnd_pending_copy_out(pending);
    discard(pending);
}
