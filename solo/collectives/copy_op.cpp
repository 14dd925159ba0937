#include "collectives/copy_op.h"

namespace solo {
namespace {

bool overlap(std::uintptr_t first, MPI_Count first_bytes, std::uintptr_t other, MPI_Count other_bytes)
{
    const MPI_Count bytes_before_next = first < other ? first_bytes : other_bytes;
    return (first < other ? other - first : first - other) < static_cast<std::uintptr_t>(bytes_before_next);
}

}  // namespace

void check_count(const buffer_desc &desc)
{
    if (desc.count < 0)
        fail(MPI_ERR_COUNT, desc.count_name, "is negative");
    if (!desc.datatype->is_committed)
        check_committed(*desc.datatype, desc.datatype_name);
}

void check_buffer_slow(const buffer_desc &desc)
{
    check_count(desc);
    if (desc.buffer == MPI_IN_PLACE)
        fail(MPI_ERR_BUFFER, desc.buffer_name, "is MPI_IN_PLACE, which has no meaning here");
    if (desc.buffer == MPI_BUFFER_AUTOMATIC)
        fail(MPI_ERR_BUFFER, desc.buffer_name, "is MPI_BUFFER_AUTOMATIC, which has no meaning here");
    if (desc.count > 0 && desc.datatype->size > 0 && start_of(desc.buffer, *desc.datatype) < first_page)
        fail(MPI_ERR_BUFFER, desc.buffer_name, "is a null pointer");
}

void check_no_overlap(const buffer_desc &desc, const buffer_desc &other)
{
    const MPI_Count bytes = bytes_of(desc);
    const MPI_Count other_bytes = bytes_of(other);
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
    check_buffer_desc(from);
    check_buffer_desc(to);
    const MPI_Count bytes = bytes_of(from);
    const MPI_Count capacity = bytes_of(to);
    if (bytes > capacity)
        fail(MPI_ERR_TRUNCATE, to.count_name, "is smaller than the data");
    if (bytes < capacity)
        fail(MPI_ERR_COUNT, to.count_name, "asks for more data than there is");
    if (bytes == 0)
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
