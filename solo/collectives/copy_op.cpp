#include "collectives/copy_op.h"

namespace solo {
namespace {

bool overlap(std::uintptr_t first, MPI_Count first_bytes, std::uintptr_t other, MPI_Count other_bytes)
{
    const MPI_Count bytes_before_next = first < other ? first_bytes : other_bytes;
    return (first < other ? other - first : first - other) < static_cast<std::uintptr_t>(bytes_before_next);
}

}  // namespace

void check_no_overlap(const buffer_desc &desc, const buffer_desc &other)
{
    const MPI_Count bytes = packed_size(*desc.datatype, desc.count);
    const MPI_Count other_bytes = packed_size(*other.datatype, other.count);
    if (bytes == 0 || other_bytes == 0)
        return;
    const std::uintptr_t start = start_of(desc.buffer, *desc.datatype);
    const std::uintptr_t other_start = start_of(other.buffer, *other.datatype);
    const bool are_contiguous = desc.datatype->is_contiguous && other.datatype->is_contiguous;
    if (start == other_start || (are_contiguous && overlap(start, bytes, other_start, other_bytes)))
        fail(MPI_ERR_BUFFER, other.buffer_name, "overlaps the other buffer");
}

copy_op move(const buffer_desc &from, const buffer_desc &to)
{
    check_buffer(from);
    check_buffer(to);
    const MPI_Count bytes = packed_size(*from.datatype, from.count);
    const MPI_Count capacity = packed_size(*to.datatype, to.count);
    if (bytes > capacity)
        fail(MPI_ERR_TRUNCATE, to.count_name, "is smaller than the data");
    if (bytes < capacity)
        fail(MPI_ERR_COUNT, to.count_name, "asks for more data than there is");
    if (bytes == 0)
        return {};
    const bool are_same =
        start_of(from.buffer, *from.datatype) == start_of(to.buffer, *to.datatype) &&
        (from.datatype == to.datatype || (from.datatype->is_contiguous && to.datatype->is_contiguous));
    if (are_same && setting.lenient.load(std::memory_order_relaxed) != 0)
        return {};
    check_no_overlap(from, to);
    return {from.buffer, from.count, from.datatype, const_cast<void *>(to.buffer), to.count, to.datatype};
}

const void *offset_by(const void *buffer, MPI_Count extents, const Datatype &datatype, const char *argument)
{
    MPI_Count bytes = 0;
    if (__builtin_mul_overflow(extents, datatype.extent, &bytes))
        fail(MPI_ERR_ARG, argument, "leads beyond all addresses");
    return offset_by(buffer, bytes);
}

}  // namespace solo
