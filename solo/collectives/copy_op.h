// What a collective comes to when there is one process: data that moves from one buffer of it to another, or does not.
#ifndef SOLO_COLLECTIVES_MOVEMENT_H
#define SOLO_COLLECTIVES_MOVEMENT_H

#include "core/state.h"
#include "datatypes/datatype.h"

#include <cstdint>
#include <cstring>

namespace solo {

// So many elements of a datatype at an address, and the names by which errors call the arguments.
struct buffer_desc {
    const void *buffer;
    MPI_Count count;
    Datatype *datatype;
    const char *buffer_name;
    const char *count_name;
    const char *datatype_name;
};

// From one buffer_desc to the other, as many bytes as both have. Without a source: nothing moves.
struct copy_op {
    const void *source = nullptr;
    MPI_Count source_count = 0;
    Datatype *source_type = nullptr;
    void *destination = nullptr;
    MPI_Count destination_count = 0;
    Datatype *destination_type = nullptr;
};

// No data lies in the first page; MPI_BOTTOM is address 0, and serves datatypes of absolute addresses.
constexpr std::uintptr_t first_page = 4096;

// The address of the first byte that an element of the datatype at a buffer occupies.
inline std::uintptr_t start_of(const void *buffer, const Datatype &datatype)
{
    return reinterpret_cast<std::uintptr_t>(buffer) + static_cast<std::uintptr_t>(datatype.true_lower);
}

// Bytes of data; MPI_ERR_COUNT if MPI_Count cannot say it.
inline MPI_Count bytes_of(const buffer_desc &desc)
{
    MPI_Count bytes = 0;
    return __builtin_mul_overflow(desc.datatype->size, desc.count, &bytes) ? packed_size(*desc.datatype, desc.count)
                                                                         : bytes;
}

// Refuse a negative count (MPI_ERR_COUNT), and a datatype that was not committed (MPI_ERR_TYPE).
void check_count(const buffer_desc &desc);
// Also a buffer that cannot be: MPI_IN_PLACE, MPI_BUFFER_AUTOMATIC, or data at address 0 (MPI_ERR_BUFFER).
void check_buffer_slow(const buffer_desc &desc);
inline void check_buffer_desc(const buffer_desc &desc)
{
    const bool is_fine = desc.count >= 0 && desc.datatype->is_committed &&
                         start_of(desc.buffer, *desc.datatype) >= first_page &&
                         reinterpret_cast<std::uintptr_t>(desc.buffer) >= first_page;
    if (!is_fine) [[unlikely]]
        check_buffer_slow(desc);
}
// Refuse buffers that overlap, where that can be seen (MPI_ERR_BUFFER): they begin with the same byte, or neither has gaps.
void check_no_overlap(const buffer_desc &desc, const buffer_desc &other);

// Check both sides, and that they describe the same amount of data: MPI_ERR_TRUNCATE if the second has less, MPI_ERR_COUNT if it
// has more.
copy_op move(const buffer_desc &from, const buffer_desc &to);

// An address offset_by by so many bytes. It wraps; a wrong one is found by check_buffer_desc or not at all.
inline const void *offset_by(const void *buffer, MPI_Count bytes)
{
    return reinterpret_cast<const void *>(reinterpret_cast<std::uintptr_t>(buffer) +
                                          static_cast<std::uintptr_t>(bytes));
}
// By so many extents of a datatype; MPI_ERR_ARG if that is beyond all addresses.
const void *offset_by(const void *buffer, MPI_Count extents, const Datatype &datatype, const char *argument);

inline void execute(const copy_op &what)
{
    if (what.source_type == nullptr)
        return;
    transfer(what.source, what.source_count, *what.source_type, what.destination, what.destination_count,
             *what.destination_type);
}

}  // namespace solo

#endif
