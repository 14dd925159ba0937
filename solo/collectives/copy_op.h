// On one process a collective is at most a copy from one buffer of the process to another.
#ifndef SOLO_COLLECTIVES_MOVEMENT_H
#define SOLO_COLLECTIVES_MOVEMENT_H

#include "core/state.h"
#include "datatypes/datatype.h"

#include <cstdint>
#include <cstring>

namespace solo {

// A buffer argument: address, count, datatype, and the names of these arguments for error messages.
struct buffer_desc {
    const void *buffer;
    MPI_Count count;
    Datatype *datatype;
    const char *buffer_name;
    const char *count_name;
    const char *datatype_name;
};

// A copy of equal amounts of data. Without source_type: nothing to copy.
struct copy_op {
    const void *source = nullptr;
    MPI_Count source_count = 0;
    Datatype *source_type = nullptr;
    void *destination = nullptr;
    MPI_Count destination_count = 0;
    Datatype *destination_type = nullptr;
};

// No data is in the first page, but MPI_BOTTOM (address 0) serves datatypes of absolute addresses.
constexpr std::uintptr_t first_page = 4096;

// The address of the first byte that an element of the datatype at a buffer occupies.
inline std::uintptr_t start_of(const void *buffer, const Datatype &datatype)
{
    return reinterpret_cast<std::uintptr_t>(buffer) + static_cast<std::uintptr_t>(datatype.true_lower);
}

// Bytes of data; throws MPI_ERR_COUNT on overflow.
inline MPI_Count bytes_of(const buffer_desc &desc)
{
    MPI_Count bytes = 0;
    return __builtin_mul_overflow(desc.datatype->size, desc.count, &bytes) ? packed_size(*desc.datatype, desc.count)
                                                                           : bytes;
}

// Refuse a negative count (MPI_ERR_COUNT), and a datatype that was not committed (MPI_ERR_TYPE).
void check_count(const buffer_desc &desc);
// As check_count; also refuses MPI_IN_PLACE, MPI_BUFFER_AUTOMATIC and data at address 0 (MPI_ERR_BUFFER).
void check_buffer_slow(const buffer_desc &desc);
inline void check_buffer_desc(const buffer_desc &desc)
{
    const bool is_fine = desc.count >= 0 && desc.datatype->is_committed &&
                         start_of(desc.buffer, *desc.datatype) >= first_page &&
                         reinterpret_cast<std::uintptr_t>(desc.buffer) >= first_page;
    if (!is_fine) [[unlikely]]
        check_buffer_slow(desc);
}
// Refuse buffers that begin with the same byte, or that overlap and have no gaps (MPI_ERR_BUFFER).
void check_no_overlap(const buffer_desc &desc, const buffer_desc &other);

// Check both buffers and that they describe the same amount of data: MPI_ERR_TRUNCATE if the second is smaller, MPI_ERR_COUNT if
// larger.
copy_op move(const buffer_desc &from, const buffer_desc &to);

// Add bytes to an address; wraps. check_buffer_desc refuses the result if it can.
inline const void *offset_by(const void *buffer, MPI_Count bytes)
{
    return reinterpret_cast<const void *>(reinterpret_cast<std::uintptr_t>(buffer) +
                                          static_cast<std::uintptr_t>(bytes));
}
// Add extents; MPI_ERR_ARG on overflow.
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
