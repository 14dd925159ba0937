// Commit, free, names, sizes and addresses of datatypes (MPI 5.0, chapter 5).
#include "datatypes.h"

#include "datatypes/construct.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace solo {

void refuse_product(const char *argument)
{
    fail(MPI_ERR_COUNT, argument, "makes a size or a displacement that MPI_Count cannot hold");
}

// ---- life ----

void Type_commit(MPI_Datatype *datatype)
{
    Datatype &type = find<Datatype>(*datatype, "datatype");
    check_supported(type, "datatype");
    // Threads may commit a type at once; what each does next comes after the only change of it.
    if (__atomic_load_n(&type.is_committed, __ATOMIC_ACQUIRE))
        return;
    const guard held;
    if (!type.is_committed)
        __atomic_store_n(&type.is_committed, true, __ATOMIC_RELEASE);
}

void Type_free(MPI_Datatype *datatype)
{
    Datatype &type = find<Datatype>(*datatype, "datatype");
    if (type.is_permanent)
        fail(MPI_ERR_TYPE, "datatype", "is predefined and cannot be freed");
    if (!type.attributes.is_empty())
        type.attributes.delete_all(type.handle_bits());
    release_handle(type);
    *datatype = MPI_DATATYPE_NULL;
}

void Type_get_name(Datatype *datatype, char *type_name, int *resultlen)
{
    const guard held;
    const std::string_view name = datatype == nullptr ? "MPI_DATATYPE_NULL" : std::string_view(datatype->name);
    type_name[name.copy(type_name, MPI_MAX_OBJECT_NAME - 1)] = '\0';
    *resultlen = static_cast<int>(name.size());
}

void Type_set_name(Datatype &datatype, const char *type_name)
{
    std::string name(type_name, strnlen(type_name, MPI_MAX_OBJECT_NAME - 1));
    const guard held;
    datatype.name.swap(name);
}

// ---- sizes ----

void Type_size(Datatype &datatype, const result &size) { size.set_or_undefined(datatype.size); }

void Type_size_x(Datatype &datatype, MPI_Count *size) { *size = datatype.size; }

void Type_get_extent(Datatype &datatype, const result &lb, const result &extent)
{
    lb.set_or_undefined(datatype.lower);
    extent.set_or_undefined(datatype.extent);
}

void Type_get_extent_x(Datatype &datatype, MPI_Count *lb, MPI_Count *extent)
{
    *lb = datatype.lower;
    *extent = datatype.extent;
}

void Type_get_true_extent(Datatype &datatype, const result &true_lb, const result &true_extent)
{
    true_lb.set_or_undefined(datatype.true_lower);
    true_extent.set_or_undefined(datatype.true_extent);
}

void Type_get_true_extent_x(Datatype &datatype, MPI_Count *true_lb, MPI_Count *true_extent)
{
    *true_lb = datatype.true_lower;
    *true_extent = datatype.true_extent;
}

// ---- addresses: sums wrap as addresses do ----

void Get_address(const void *location, MPI_Aint *address) { *address = reinterpret_cast<MPI_Aint>(location); }

MPI_Aint Aint_add(MPI_Aint base, MPI_Aint disp)
{
    return static_cast<MPI_Aint>(static_cast<std::uintptr_t>(base) + static_cast<std::uintptr_t>(disp));
}

MPI_Aint Aint_diff(MPI_Aint addr1, MPI_Aint addr2)
{
    return static_cast<MPI_Aint>(static_cast<std::uintptr_t>(addr1) - static_cast<std::uintptr_t>(addr2));
}

// ---- packing ----

MPI_Count packed_position(const void *packed, MPI_Count capacity, const result &position, MPI_Count bytes,
                          const char *buffer, const char *size)
{
    const MPI_Count at = position.get();
    if (at < 0 || at > capacity) [[unlikely]]
        fail(MPI_ERR_ARG, "position", "lies outside the packed buffer");
    if (bytes > capacity - at) [[unlikely]]
        fail(MPI_ERR_TRUNCATE, size, "is too small for the data from position on");
    if (packed == nullptr && bytes != 0) [[unlikely]]
        fail(MPI_ERR_BUFFER, buffer, "is a null pointer");
    return at;
}

}  // namespace solo
