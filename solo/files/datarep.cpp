// Data representations (MPI 5.0, 14.5): "native" and "internal" are memory's, "external32" and users' are converted.
#include "core/glue.h"
#include "core/memory.h"
#include "datatypes/construct.h"
#include "datatypes/representation.h"
#include "datatypes/runs.h"
#include "files/view.h"

#include "datatypes.h"
#include "files.h"

#include <algorithm>
#include <climits>
#include <cstring>
#include <forward_list>
#include <mutex>

namespace solo {
namespace {

// Representations are never removed, so that views can refer to them.
struct registry {
    std::mutex lock;
    std::forward_list<datarep> users;
    const datarep predefined[3] = {{"native", datarep::none, {}, {}, nullptr, nullptr},
                                   {"internal", datarep::none, {}, {}, nullptr, nullptr},
                                   {"external32", datarep::external32, {}, {}, nullptr, nullptr}};
};

registry &all()
{
    static registry &instance = *new registry;
    return instance;
}

// Call under the lock.
const datarep *find_datarep(std::string_view name)
{
    const auto has_name = [=](const datarep &each) { return each.name == name; };
    const auto *const predefined = std::ranges::find_if(all().predefined, has_name);
    if (predefined != std::end(all().predefined))
        return predefined;
    const auto user = std::ranges::find_if(all().users, has_name);
    return user != all().users.end() ? &*user : nullptr;
}

MPI_Count basic_size(const datarep &rep, const Datatype &basic)
{
    if (rep.converts == datarep::none)
        return basic.size;
    if (rep.converts == datarep::external32)
        return basic.external;
    MPI_Aint extent = 0;
    if (rep.extent(handle_to(basic), &extent, rep.extra_state) != MPI_SUCCESS || extent <= 0)
        fail(MPI_ERR_CONVERSION, "datatype", "has no extent in the data representation, says its function");
    return extent;
}

// ---- datatypes as they are in a file ----

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

// The same constructor over other datatypes: displacements in elements follow their extents, those in bytes stay.
made_type remade_derived(const datarep &rep, const Construction &construction)
{
    if (construction.combiner == MPI_COMBINER_STRUCT)
        return remade_struct(rep, construction);
    const made_type old = remade(rep, *construction.datatypes[0]);
    made_type result;
    arguments from(construction);
    const routine_form form = from.form();
    switch (construction.combiner) {
    case MPI_COMBINER_CONTIGUOUS:
        Type_contiguous(form, from.count(), *old, &result);
        break;
    case MPI_COMBINER_VECTOR: {
        const MPI_Count count = from.count(), length = from.count(), stride = from.count();
        Type_vector(form, count, length, stride, *old, &result);
        break;
    }
    case MPI_COMBINER_HVECTOR: {
        const MPI_Count count = from.count(), length = from.count(), stride = from.addresses(1)[0];
        Type_create_hvector(form, count, length, stride, *old, &result);
        break;
    }
    case MPI_COMBINER_INDEXED: {
        const MPI_Count count = from.count();
        const numbers lengths = from.counts(count), displacements = from.counts(count);
        Type_indexed(count, lengths, displacements, *old, &result);
        break;
    }
    case MPI_COMBINER_HINDEXED: {
        const MPI_Count count = from.count();
        const numbers lengths = from.counts(count), displacements = from.addresses(count);
        Type_create_hindexed(count, lengths, displacements, *old, &result);
        break;
    }
    case MPI_COMBINER_INDEXED_BLOCK: {
        const MPI_Count count = from.count(), length = from.count();
        Type_create_indexed_block(count, length, from.counts(count), *old, &result);
        break;
    }
    case MPI_COMBINER_HINDEXED_BLOCK: {
        const MPI_Count count = from.count(), length = from.count();
        Type_create_hindexed_block(form, count, length, from.addresses(count), *old, &result);
        break;
    }
    case MPI_COMBINER_SUBARRAY: {
        const int ndims = from.integer();
        const numbers sizes = from.counts(ndims), subsizes = from.counts(ndims), starts = from.counts(ndims);
        Type_create_subarray(ndims, sizes, subsizes, starts, from.integer(), *old, &result);
        break;
    }
    case MPI_COMBINER_DARRAY: {
        const int size = from.integer(), rank = from.integer(), ndims = from.integer();
        const numbers gsizes = from.counts(ndims);
        const int *const distribs = from.integers(ndims), *const dargs = from.integers(ndims);
        const int *const psizes = from.integers(ndims);
        Type_create_darray(size, rank, ndims, gsizes, distribs, dargs, psizes, from.integer(), *old, &result);
        break;
    }
    case MPI_COMBINER_RESIZED: {
        const MPI_Count lower = from.addresses(1)[0], extent = from.addresses(1)[0];
        Type_create_resized(form, *old, lower, extent, &result);
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

// ---- conversion ----

// Call a user's conversion with as many elements at once as its count can be.
void convert(const datarep &rep, const sized_procedure &function, void *buffer, MPI_Count count, Datatype &datatype,
             char *converted)
{
    const MPI_Datatype handle = handle_to(datatype);
    const MPI_Count bytes = file_size(rep, datatype);
    const auto check = [](int code) {
        if (code != MPI_SUCCESS)
            fail(MPI_ERR_CONVERSION, "buf", "could not be converted, says the function of the data representation");
    };
    if (function.large_conversion() != nullptr && count != 0)
        return check(function.large_conversion()(buffer, handle, count, converted, 0, rep.extra_state));
    for (MPI_Count done = 0; done < count;) {
        const MPI_Count now = std::min(count - done, MPI_Count{INT_MAX});
        check(function.small_conversion()(buffer, handle, static_cast<int>(now), converted + done * bytes, done,
                                          rep.extra_state));
        done += now;
    }
}

bool has_function(const sized_procedure &function)
{
    return function.small_conversion() != nullptr || function.large_conversion() != nullptr;
}

// A representation without conversion has data as it is in memory.
void check_same_size(const datarep &rep, const Datatype &datatype)
{
    if (file_size(rep, datatype) != datatype.size)
        fail(MPI_ERR_CONVERSION, "datatype", "has another size in the data representation, which has no conversion");
}

}  // namespace

const datarep &datarep_named(const char *name)
{
    const std::lock_guard held(all().lock);
    const datarep *const rep = find_datarep(name);
    if (rep == nullptr)
        fail(MPI_ERR_UNSUPPORTED_DATAREP, "datarep", "is no data representation that is predefined or registered");
    return *rep;
}

MPI_Count file_size(const datarep &rep, const Datatype &datatype)
{
    if (rep.converts != datarep::user)
        return rep.converts == datarep::none ? datatype.size : datatype.external;
    MPI_Count bytes = 0;
    auto add = [&](const Datatype &basic, MPI_Count count) {
        bytes = plus(bytes, times(basic_size(rep, basic), count, "datatype"), "datatype");
    };
    visit_runs(datatype, 1, add);
    return bytes;
}

ref<Datatype> file_type(const datarep &rep, Datatype &datatype)
{
    return rep.converts == datarep::none ? ref<Datatype>(datatype) : ref<Datatype>(*remade(rep, datatype));
}

MPI_Count to_file(const datarep &rep, const void *buffer, MPI_Count count, Datatype &datatype, char *converted)
{
    if (rep.converts == datarep::external32) {
        pack_external32(buffer, count, datatype, converted);
    } else if (has_function(rep.write)) {
        convert(rep, rep.write, const_cast<void *>(buffer), count, datatype, converted);
    } else {
        check_same_size(rep, datatype);
        pack_bytes(buffer, count, datatype, 0, packed_size(datatype, count), converted);
    }
    return packed_size(datatype, count);
}

MPI_Count from_file(const datarep &rep, const char *converted, MPI_Count bytes, void *buffer, MPI_Count count,
                    Datatype &datatype)
{
    if (rep.converts == datarep::external32)
        return unpack_external32(converted, bytes, buffer, count, datatype);
    if (!has_function(rep.read)) {
        check_same_size(rep, datatype);
        unpack_bytes(converted, bytes, 0, buffer, count, datatype);
        return bytes;
    }
    if (bytes == 0)
        return 0;
    const MPI_Count whole = bytes / file_size(rep, datatype);
    convert(rep, rep.read, buffer, whole, datatype, const_cast<char *>(converted));
    return whole * datatype.size;
}

MPI_Count memory_bytes(const datarep &rep, MPI_Count bytes, MPI_Count count, const Datatype &datatype)
{
    if (rep.converts == datarep::none)
        return bytes;
    MPI_Count result = 0;
    auto add = [&](const Datatype &basic, MPI_Count values) {
        const MPI_Count size = basic_size(rep, basic);
        values = std::min(values, bytes / size);
        bytes -= values * size;
        result += values * basic.size;
    };
    visit_runs(datatype, count, add);
    return result;
}

void Register_datarep(const char *datarep, sized_procedure read_conversion_fn, sized_procedure write_conversion_fn,
                      MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state)
{
    if (std::strlen(datarep) >= MPI_MAX_DATAREP_STRING || *datarep == '\0')
        fail(MPI_ERR_ARG, "datarep", "is empty, or not shorter than MPI_MAX_DATAREP_STRING");
    const std::lock_guard held(all().lock);
    if (find_datarep(datarep) != nullptr)
        fail(MPI_ERR_DUP_DATAREP, "datarep", "is defined already");
    all().users.push_front(
        {datarep, solo::datarep::user, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state});
}

}  // namespace solo
