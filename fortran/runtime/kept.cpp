// What one record owns: copies that stand in for sections, and memory.
#include "request.h"

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

bool ensure(bnd_kept **kept)
{
    if (*kept == nullptr)
        *kept = make<bnd_kept>();
    return *kept != nullptr;
}

void free_datatypes(bnd_kept *kept)
{
    for (MPI_Datatype &type : kept->datatypes)
        PMPI_Type_free(&type);
    kept->datatypes.clear();
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
            bnd_bounce_in(&section, &buffer, &one);
}

void bnd::copy::bring_back(size_t partition)
{
    if (!comes_back || (delivered != nullptr && delivered[partition]))
        return;
    bnd_bounce_out(&section, &buffer, &where.all()[partition]);
    if (delivered != nullptr)
        delivered[partition] = true;
}

void bnd::copy::bring_back()
{
    for (size_t i = 0; i < where.all().length(); ++i)
        bring_back(i);
}

bnd_kept::~bnd_kept()
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

unsigned long bnd_starts_so_far(void) { return __atomic_load_n(&starts, __ATOMIC_RELAXED); }

int bnd_keep_datatype(bnd_kept **kept, MPI_Datatype datatype)
{
    if (ensure(kept) && (*kept)->datatypes.push(datatype))
        return MPI_SUCCESS;
    PMPI_Type_free(&datatype);
    return MPI_ERR_NO_MEM;
}

bool bnd_kept_lasts(bnd_kept *kept)
{
    free_datatypes(kept);
    return kept->copies != nullptr || kept->memories != nullptr;
}

void *bnd_keep(bnd_kept **kept, size_t bytes)
{
    if (!ensure(kept))
        return nullptr;
    auto *const room = static_cast<bnd::memory *>(malloc(sizeof(bnd::memory) + bytes));
    if (room == nullptr)
        return nullptr;
    room->next = (*kept)->memories;
    (*kept)->memories = room;
    return room + 1;
}

int bnd_keep_copy(bnd_kept **kept, const bnd_section *section, bool comes_back, bool apart, bnd::copy **made)
{
    *made = ensure(kept) ? make<bnd::copy>() : nullptr;
    if (*made == nullptr)
        return MPI_ERR_NO_MEM;
    (*made)->next = (*kept)->copies;
    (*kept)->copies = *made;
    (*made)->section = *section;
    (*made)->comes_back = comes_back;
    (*made)->apart = apart;
    return MPI_SUCCESS;
}

// A partitioned send copies its partitions as they become ready.
void bnd_kept_fill(bnd_kept *kept)
{
    const guard held(&kept->copying);
    for (bnd::copy *one = kept->copies; one != nullptr; one = one->next) {
        if (one->comes_back || !one->apart)
            one->bring_in();
        for (size_t i = 0; one->delivered != nullptr && i < one->where.all().length(); ++i)
            one->delivered[i] = false;
    }
    kept->cancelled = false;
    kept->started = static_cast<unsigned long>(-1);  // until MPI has started it, it may look complete
    kept->pending = true;
}

void bnd_kept_started(bnd_kept *kept)
{
    const guard held(&kept->copying);
    kept->started = next_start();
}

void bnd_kept_deliver_since(bnd_kept *kept, unsigned long since)
{
    const guard held(&kept->copying);
    if (!kept->pending || (kept->started > since && since != whenever))
        return;
    for (bnd::copy *one = kept->copies; one != nullptr; one = one->next)
        one->bring_back();
    kept->pending = false;
}

void bnd_kept_deliver(bnd_kept *kept) { bnd_kept_deliver_since(kept, whenever); }

// Threads make partitions ready side by side; these copies do not meet.
void bnd_kept_ready(bnd_kept *kept, int low, int high)
{
    for (bnd::copy *one = kept->copies; one != nullptr; one = one->next)
        each_partition(one, low, high,
                       [one](size_t i) { bnd_bounce_in(&one->section, &one->buffer, &one->where.all()[i]); });
}

void bnd_kept_arrived(bnd_kept *kept, int low, int high, unsigned long since)
{
    const guard held(&kept->copying);
    const bool is_awaited = kept->pending && kept->started <= since;
    for (bnd::copy *one = is_awaited ? kept->copies : nullptr; one != nullptr; one = one->next)
        each_partition(one, low, high, [one](size_t i) { one->bring_back(i); });
}

void bnd_kept_drop(bnd_kept *kept)
{
    if (kept != nullptr)
        discard(kept);
}

void bnd_kept_end(bnd_kept *kept, int result)
{
    kept->pending = result == MPI_SUCCESS;
    bnd_kept_deliver(kept);
    discard(kept);
}
