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
