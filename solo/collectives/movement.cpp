#include "collectives/movement.h"

namespace solo {
namespace {

bool overlap(std::uintptr_t one, MPI_Count one_bytes, std::uintptr_t other, MPI_Count other_bytes)
{
    const MPI_Count bytes_before_next = one < other ? one_bytes : other_bytes;
    return (one < other ? other - one : one - other) < static_cast<std::uintptr_t>(bytes_before_next);
}

}  // namespace

void check_amount(const side &one)
{
    if (one.count < 0)
        fail(MPI_ERR_COUNT, one.count_name, "is negative");
    if (!one.datatype->is_committed)
        check_committed(*one.datatype, one.datatype_name);
}

void check_closely(const side &one)
{
    check_amount(one);
    if (one.buffer == MPI_IN_PLACE)
        fail(MPI_ERR_BUFFER, one.buffer_name, "is MPI_IN_PLACE, which has no meaning here");
    if (one.buffer == MPI_BUFFER_AUTOMATIC)
        fail(MPI_ERR_BUFFER, one.buffer_name, "is MPI_BUFFER_AUTOMATIC, which has no meaning here");
    if (one.count > 0 && one.datatype->size > 0 && start_of(one.buffer, *one.datatype) < first_page)
        fail(MPI_ERR_BUFFER, one.buffer_name, "is a null pointer");
}

void check_apart(const side &one, const side &other)
{
    const MPI_Count bytes = bytes_of(one);
    const MPI_Count other_bytes = bytes_of(other);
    if (bytes == 0 || other_bytes == 0)
        return;
    const std::uintptr_t start = start_of(one.buffer, *one.datatype);
    const std::uintptr_t other_start = start_of(other.buffer, *other.datatype);
    const bool are_contiguous = one.datatype->is_contiguous && other.datatype->is_contiguous;
    if (start == other_start || (are_contiguous && overlap(start, bytes, other_start, other_bytes)))
        fail(MPI_ERR_BUFFER, other.buffer_name, "overlaps the other buffer");
}

movement move(const side &from, const side &to)
{
    check_side(from);
    check_side(to);
    const MPI_Count bytes = bytes_of(from);
    const MPI_Count room = bytes_of(to);
    if (bytes > room)
        fail(MPI_ERR_TRUNCATE, to.count_name, "leaves less room than there is data");
    if (bytes < room)
        fail(MPI_ERR_COUNT, to.count_name, "asks for more data than there is");
    if (bytes == 0)
        return {};
    check_apart(from, to);
    return {from.buffer, from.count, from.datatype, const_cast<void *>(to.buffer), to.count, to.datatype};
}

const void *displaced(const void *buffer, MPI_Count extents, const Datatype &datatype, const char *argument)
{
    MPI_Count bytes = 0;
    if (__builtin_mul_overflow(extents, datatype.extent, &bytes))
        fail(MPI_ERR_ARG, argument, "leads beyond all addresses");
    return displaced(buffer, bytes);
}

}  // namespace solo
