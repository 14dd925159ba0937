// Shared by all datatype constructors.
#include "datatypes/construct.h"

#include "core/slab.h"

#include <algorithm>
#include <utility>

namespace solo {
namespace {

constexpr unsigned greatest_depth = 8192;  // of structs within structs: what walks them recurses

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

MPI_Count rounded_up(MPI_Count value, MPI_Count to, const char *argument)
{
    const MPI_Count rest = value % to;
    return rest == 0 ? value : plus(value, to - rest, argument);
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

typemap typemap::element(const Datatype &of)
{
    typemap type;
    type.size = of.size;
    type.elements = of.elements;
    type.external = of.external;
    type.lower = of.lower;
    type.upper = of.lower + of.extent;
    type.true_lower = of.true_lower;
    type.true_upper = of.true_lower + of.true_extent;
    type.basic = of.basic;
    type.alignment = of.alignment;
    type.depth = of.depth;
    type.has_bounds = of.has_bounds;
    return type;
}

typemap &typemap::repeat(MPI_Count count, MPI_Count stride, const char *argument)
{
    if (count == 1)
        return *this;
    if (count == 0)
        return *this = typemap();
    if (count < 0)
        fail(MPI_ERR_COUNT, argument, "is negative");
    const MPI_Count span = times(count - 1, stride, argument);
    const MPI_Count back = std::min<MPI_Count>(span, 0);
    const MPI_Count forth = std::max<MPI_Count>(span, 0);
    size = times(size, count, argument);
    elements = times(elements, count, argument);
    external = times(external, count, argument);
    if (has_bounds) {
        lower = plus(lower, back, argument);
        upper = plus(upper, forth, argument);
    }
    if (size != 0) {
        true_lower = plus(true_lower, back, argument);
        true_upper = plus(true_upper, forth, argument);
    }
    return *this;
}

typemap &typemap::displace(MPI_Count by, const char *argument)
{
    if (has_bounds) {
        lower = plus(lower, by, argument);
        upper = plus(upper, by, argument);
    }
    if (size != 0) {
        true_lower = plus(true_lower, by, argument);
        true_upper = plus(true_upper, by, argument);
    }
    return *this;
}

void typemap::add(const typemap &next, const char *argument)
{
    if (next.has_bounds) {
        lower = has_bounds ? std::min(lower, next.lower) : next.lower;
        upper = has_bounds ? std::max(upper, next.upper) : next.upper;
        has_bounds = true;
    }
    depth = std::max(depth, next.depth);
    if (next.size == 0)
        return;
    true_lower = size != 0 ? std::min(true_lower, next.true_lower) : next.true_lower;
    true_upper = size != 0 ? std::max(true_upper, next.true_upper) : next.true_upper;
    basic = size == 0 || basic == next.basic ? next.basic : nullptr;
    alignment = std::max(alignment, next.alignment);
    size = plus(size, next.size, argument);
    elements = plus(elements, next.elements, argument);
    external = plus(external, next.external, argument);
}

void typemap::describe(Datatype &type, const char *argument) const
{
    if (depth > greatest_depth)
        fail(MPI_ERR_TYPE, argument, "is nested too deeply");
    type.size = size;
    type.elements = elements;
    type.external = external;
    type.basic = size != 0 ? basic : nullptr;
    type.alignment = alignment;
    type.depth = depth;
    type.has_bounds = has_bounds;
    if (size != 0) {
        type.true_lower = true_lower;
        type.true_extent = plus(true_upper, times(true_lower, -1, argument), argument);
    }
    if (has_bounds) {
        type.lower = lower;
        type.extent = plus(upper, times(lower, -1, argument), argument);
    } else {
        type.lower = type.true_lower;
        type.extent = rounded_up(type.true_extent, type.alignment, argument);
        plus(type.lower, type.extent, argument);
    }
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
