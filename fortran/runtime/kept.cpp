// What one record owns: copies that stand in for sections, and memory.
#include "request.h"

#include <new>

namespace {

struct guard {
    explicit guard(pthread_mutex_t *mutex) : mutex_(mutex) { pthread_mutex_lock(mutex); }
    ~guard() { pthread_mutex_unlock(mutex_); }
    pthread_mutex_t *const mutex_;
};

template <typename T> T *make()
{
    void *const room = malloc(sizeof(T));
    return room == nullptr ? nullptr : new (room) T;
}

template <typename T> void discard(T *thing)
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
unsigned long starts; // of all persistent requests with records

unsigned long next_start()
{
    return __atomic_add_fetch(&starts, 1, __ATOMIC_RELAXED);
}

template <typename Visit> void each_partition(const bnd::copy *copy, int low, int high, Visit visit)
{
    const size_t count = copy->apart ? copy->where.all().length() : 0;
    for (size_t i = low < 0 ? 0 : static_cast<size_t>(low); high >= 0 && i < count && i <= static_cast<size_t>(high); ++i)
        visit(i);
}

int combiner_of(MPI_Datatype datatype, int *combiner)
{
#if MPI_VERSION >= 4
    MPI_Count integers, addresses, counts, types;
    return PMPI_Type_get_envelope_c(datatype, &integers, &addresses, &counts, &types, combiner);
#else
    int integers, addresses, types;
    return PMPI_Type_get_envelope(datatype, &integers, &addresses, &types, combiner);
#endif
}

}  // namespace

// A datatype of one of it, since MPI_Type_dup would call the user's attribute functions.
int bnd::blocks::hold(MPI_Datatype datatype, MPI_Datatype *held)
{
    int combiner = MPI_COMBINER_NAMED;
    int rc = combiner_of(datatype, &combiner);
    *held = datatype;
    if (rc != MPI_SUCCESS || combiner == MPI_COMBINER_NAMED)
        return rc;
    rc = PMPI_Type_contiguous(1, datatype, held);
    if (rc != MPI_SUCCESS || held_.push(*held))
        return rc;
    PMPI_Type_free(held);
    return MPI_ERR_NO_MEM;
}

int bnd::blocks::add(MPI_Count start, MPI_Count count, MPI_Datatype datatype)
{
    if (datatype != asked_) {
        const int rc = hold(datatype, &found_);
        if (rc != MPI_SUCCESS)
            return rc;
        asked_ = datatype;
    }
    return all_.push({start, count, found_}) ? MPI_SUCCESS : MPI_ERR_NO_MEM;
}

bnd::copy::~copy()
{
    bnd_scratch_free(scratch);
    free(delivered);
}

void bnd::copy::bring_back(size_t partition)
{
    if (!comes_back || (delivered != nullptr && delivered[partition]))
        return;
    const block &one = where.all()[partition];
    bnd_scratch_out(&section, scratch, one.start, one.count, one.datatype);
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

unsigned long bnd_starts_so_far(void)
{
    return __atomic_load_n(&starts, __ATOMIC_RELAXED);
}

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
    return bnd_scratch_in(section, &(*made)->scratch);
}

// A partitioned send copies its partitions as they become ready.
void bnd_kept_fill(bnd_kept *kept)
{
    const guard held(&kept->copying);
    for (bnd::copy *one = kept->copies; one != nullptr; one = one->next) {
        if (one->comes_back || !one->apart)
            bnd_scratch_refill(&one->section, one->scratch);
        for (size_t i = 0; one->delivered != nullptr && i < one->where.all().length(); ++i)
            one->delivered[i] = false;
    }
    kept->cancelled = false;
    kept->started = static_cast<unsigned long>(-1); // until MPI has started it, it may look complete
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

void bnd_kept_deliver(bnd_kept *kept)
{
    bnd_kept_deliver_since(kept, whenever);
}

// Threads make partitions ready side by side; these copies do not meet.
void bnd_kept_ready(bnd_kept *kept, int low, int high)
{
    for (bnd::copy *one = kept->copies; one != nullptr; one = one->next)
        each_partition(one, low, high, [one](size_t i) {
            const bnd::block &part = one->where.all()[i];
            bnd_scratch_part_in(&one->section, one->scratch, part.start, part.count, part.datatype);
        });
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
