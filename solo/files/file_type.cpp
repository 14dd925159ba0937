// Datatypes as they are in a file (MPI 5.0, 14.5): made by the same constructors, of basic types with their size in the file.
#include "core/glue.h"
#include "datatypes/construct.h"
#include "files/view.h"

#include "datatypes.h"

#include <utility>
#include <vector>

namespace solo {
namespace {

// A new datatype, whose handle is released when the type that is made of it is there.
class made_type {
public:
    made_type() = default;
    made_type(made_type &&other) noexcept : handle_(std::exchange(other.handle_, MPI_DATATYPE_NULL)) {}
    made_type &operator=(made_type &&) = delete;
    ~made_type()
    {
        if (handle_ != MPI_DATATYPE_NULL)
            release_handle(**this);
    }
    MPI_Datatype *operator&() { return &handle_; }  // NOLINT(google-runtime-operator): an output argument
    MPI_Datatype handle() const { return handle_; }
    Datatype &operator*() const { return *look_up<Datatype>(handle_); }

private:
    MPI_Datatype handle_ = MPI_DATATYPE_NULL;
};

// The recorded arguments of a constructor, in order.
class arguments {
public:
    explicit arguments(const Construction &of) : of_(of), is_large_(!of.counts.empty()) {}
    routine_form form() const { return is_large_ ? routine_form::large : routine_form::small; }
    int integer() { return of_.integers[integers_++]; }
    const int *integers(MPI_Count count) { return of_.integers.begin() + advance(integers_, count); }
    MPI_Count count() { return counts(1)[0]; }
    numbers counts(MPI_Count count)
    {
        return is_large_ ? numbers(of_.counts.begin() + advance(counts_, count)) : numbers(integers(count));
    }
    numbers addresses(MPI_Count count)
    {
        return is_large_ ? counts(count) : numbers(of_.addresses.begin() + advance(addresses_, count));
    }

private:
    static std::size_t advance(std::size_t &at, MPI_Count count)
    {
        return std::exchange(at, at + static_cast<std::size_t>(count));
    }
    const Construction &of_;
    const bool is_large_;
    std::size_t integers_ = 0, counts_ = 0, addresses_ = 0;
};

made_type remade(const datarep &rep, Datatype &type);

made_type remade_struct(const datarep &rep, const Construction &construction)
{
    arguments from(construction);
    const MPI_Count count = from.count();
    const numbers lengths = from.counts(count), displacements = from.addresses(count);
    std::vector<made_type> members;
    std::vector<MPI_Datatype> handles;
    for (Datatype *each : construction.datatypes) {
        members.push_back(remade(rep, *each));
        handles.push_back(members.back().handle());
    }
    made_type result;
    Type_create_struct(count, lengths, displacements, handles.data(), &result);
    return result;
}

made_type remade_indexed(int combiner, arguments &from, Datatype &old)
{
    made_type result;
    const MPI_Count count = from.count();
    if (combiner == MPI_COMBINER_INDEXED_BLOCK || combiner == MPI_COMBINER_HINDEXED_BLOCK) {
        const MPI_Count length = from.count();
        if (combiner == MPI_COMBINER_INDEXED_BLOCK)
            Type_create_indexed_block(count, length, from.counts(count), old, &result);
        else
            Type_create_hindexed_block(from.form(), count, length, from.addresses(count), old, &result);
        return result;
    }
    const numbers lengths = from.counts(count);
    if (combiner == MPI_COMBINER_INDEXED)
        Type_indexed(count, lengths, from.counts(count), old, &result);
    else
        Type_create_hindexed(count, lengths, from.addresses(count), old, &result);
    return result;
}

made_type remade_array(int combiner, arguments &from, Datatype &old)
{
    made_type result;
    if (combiner == MPI_COMBINER_SUBARRAY) {
        const int ndims = from.integer();
        const numbers sizes = from.counts(ndims), subsizes = from.counts(ndims), starts = from.counts(ndims);
        Type_create_subarray(ndims, sizes, subsizes, starts, from.integer(), old, &result);
        return result;
    }
    const int size = from.integer(), rank = from.integer(), ndims = from.integer();
    const numbers gsizes = from.counts(ndims);
    const int *const distribs = from.integers(ndims), *const dargs = from.integers(ndims);
    const int *const psizes = from.integers(ndims);
    Type_create_darray(size, rank, ndims, gsizes, distribs, dargs, psizes, from.integer(), old, &result);
    return result;
}

made_type remade_vector(int combiner, arguments &from, Datatype &old)
{
    made_type result;
    const MPI_Count count = from.count(), length = from.count();
    if (combiner == MPI_COMBINER_VECTOR)
        Type_vector(from.form(), count, length, from.count(), old, &result);
    else
        Type_create_hvector(from.form(), count, length, from.addresses(1)[0], old, &result);
    return result;
}

// The same constructor over other datatypes: displacements in elements follow their extents, those in bytes stay.
made_type remade_derived(const datarep &rep, const Construction &construction)
{
    const int combiner = construction.combiner;
    if (combiner == MPI_COMBINER_STRUCT)
        return remade_struct(rep, construction);
    const made_type old = remade(rep, *construction.datatypes[0]);
    arguments from(construction);
    made_type result;
    switch (combiner) {
    case MPI_COMBINER_VECTOR:
    case MPI_COMBINER_HVECTOR:
        return remade_vector(combiner, from, *old);
    case MPI_COMBINER_INDEXED:
    case MPI_COMBINER_HINDEXED:
    case MPI_COMBINER_INDEXED_BLOCK:
    case MPI_COMBINER_HINDEXED_BLOCK:
        return remade_indexed(combiner, from, *old);
    case MPI_COMBINER_SUBARRAY:
    case MPI_COMBINER_DARRAY:
        return remade_array(combiner, from, *old);
    case MPI_COMBINER_CONTIGUOUS:
        Type_contiguous(from.form(), from.count(), *old, &result);
        break;
    case MPI_COMBINER_RESIZED: {
        const MPI_Count lower = from.addresses(1)[0], extent = from.addresses(1)[0];
        Type_create_resized(from.form(), *old, lower, extent, &result);
        break;
    }
    default:  // a duplicate
        Type_dup(*old, &result);
    }
    return result;
}

made_type remade(const datarep &rep, Datatype &type)
{
    if (!type.is_basic && !type.is_pair)
        return remade_derived(rep, type.construction);
    made_type result;
    Type_contiguous(routine_form::large, file_size(rep, type), predefined_type(MPI_BYTE), &result);
    return result;
}

}  // namespace

ref<Datatype> file_type(const datarep &rep, Datatype &datatype)
{
    return rep.converts == datarep::none ? ref<Datatype>(datatype) : ref<Datatype>(*remade(rep, datatype));
}

}  // namespace solo
