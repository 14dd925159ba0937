// Shared by all datatype constructors.
#include "datatypes/construct.h"

#include "core/slab.h"

#include <algorithm>
#include <utility>

namespace solo {
namespace {

constinit slab<Datatype, 32, slab_access::unlocked> slab_of_datatypes;

// A chain of many datatypes, each made of the one before, goes away without recursion.
thread_local Datatype **deletions = nullptr;

[[gnu::noinline]] void release_later(Datatype *datatype) noexcept
{
    if (!datatype->release_is_last())
        return;
    if (deletions != nullptr) {
        datatype->next_deleted = std::exchange(*deletions, datatype);
        return;
    }
    Datatype *first = datatype;
    deletions = &first;
    while (first != nullptr)
        delete std::exchange(first, first->next_deleted);
    deletions = nullptr;
}

}  // namespace

// Predefined ones use global `new`: the slab is for those that come and go.
void *Datatype::operator new(std::size_t) { return slab_of_datatypes.allocate(); }
void Datatype::operator delete(void *memory) noexcept { slab_of_datatypes.deallocate(memory); }

Datatype::Datatype() : Object(BND_DATATYPE) {}
Datatype::~Datatype() = default;

void Construction::copy(const Construction &other)
{
    integers.append(other.integers.begin(), other.integers.size());
    addresses.append(other.addresses.begin(), other.addresses.size());
    counts.append(other.counts.begin(), other.counts.size());
    datatypes.reserve(other.datatypes.size());
    for (Datatype *each : other.datatypes)
        add(*each);
    combiner = other.combiner;
    body = other.body;
}

Construction::~Construction()
{
    for (Datatype *each : datatypes)
        if (!each->is_immortal())
            release_later(each);
}

void Construction::add(Datatype &datatype)
{
    datatypes.push_back(&datatype);
    datatype.retain();
}

void check_supported(const Datatype &oldtype, const char *argument)
{
    if (oldtype.size == MPI_UNDEFINED && oldtype.is_permanent) [[unlikely]]
        fail(MPI_ERR_TYPE, argument, "is an optional type that this machine does not support");
}

void set_dataloop(Datatype &type, const loop_nest &only)
{
    type.is_contiguous = only.body == nullptr && only.loops.empty() && type.extent == type.size;
    if (!type.is_contiguous)
        type.data.add_whole(only);
}

void set_dataloop(Datatype &type, dataloop &&whole)
{
    const bool is_block = whole.is_flat() && whole.segments().size() == 1;
    type.is_contiguous = (whole.is_empty() || is_block) && type.extent == type.size;
    if (!type.is_contiguous)
        type.data = std::move(whole);
}

ref<Datatype> new_derived_type(int combiner, Datatype &oldtype)
{
    check_supported(oldtype, "oldtype");
    ref<Datatype> datatype = ref<Datatype>::adopt(new Datatype);
    datatype->construction.combiner = combiner;
    datatype->construction.add(oldtype);
    return datatype;
}

void return_new_type(ref<Datatype> type, MPI_Datatype *newtype)
{
    assign_handle(*type);
    *newtype = handle_to(*type.detach());
}

ref<Datatype> copy_of(const Datatype &datatype)
{
    ref<Datatype> type = ref<Datatype>::adopt(new Datatype);
    typemap::element(datatype).describe(*type, "datatype");
    type->lower = datatype.lower;
    type->extent = datatype.extent;
    type->construction.copy(datatype.construction);
    type->data = dataloop(datatype.data);
    type->is_contiguous = datatype.is_contiguous;
    type->is_committed = __atomic_load_n(&datatype.is_committed, __ATOMIC_RELAXED);  // another thread may commit it
    return type;
}

void record(Construction &type, routine_form form, std::initializer_list<MPI_Count> values)
{
    for (const MPI_Count value : values) {
        if (form == routine_form::large)
            type.counts.push_back(value);
        else
            type.integers.push_back(static_cast<int>(value));
    }
}

void record(Construction &type, numbers values, MPI_Count count)
{
    if (values.is_large()) {
        type.counts.reserve(type.counts.size() + static_cast<std::size_t>(count));
        for (MPI_Count i = 0; i < count; ++i)
            type.counts.push_back(values[i]);
    } else {
        type.integers.reserve(type.integers.size() + static_cast<std::size_t>(count));
        for (MPI_Count i = 0; i < count; ++i)
            type.integers.push_back(static_cast<int>(values[i]));
    }
}

void record_addresses(Construction &type, routine_form form, numbers values, MPI_Count count)
{
    for (MPI_Count i = 0; i < count; ++i) {
        if (form == routine_form::large)
            type.counts.push_back(values[i]);
        else
            type.addresses.push_back(static_cast<MPI_Aint>(values[i]));
    }
}

}  // namespace solo
