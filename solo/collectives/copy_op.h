// On one process a collective is at most a copy from one buffer of the process to another.
#ifndef SOLO_COLLECTIVES_COPY_OP_H
#define SOLO_COLLECTIVES_COPY_OP_H

#include "core/state.h"
#include "datatypes/buffer.h"

#include <cstring>

namespace solo {

// A copy of equal amounts of data. Without source_type: nothing to copy.
struct copy_op {
    const void *source = nullptr;
    MPI_Count source_count = 0;
    Datatype *source_type = nullptr;
    void *destination = nullptr;
    MPI_Count destination_count = 0;
    Datatype *destination_type = nullptr;
};

// Refuse buffers that begin with the same byte, or that overlap and have no gaps (MPI_ERR_BUFFER).
void check_no_overlap(const buffer_desc &desc, const buffer_desc &other);

// Check both buffers and that they describe the same amount of data: MPI_ERR_TRUNCATE if the second is smaller, MPI_ERR_COUNT if
// larger.
copy_op move(const buffer_desc &from, const buffer_desc &to);

// Add bytes to an address; wraps. check_buffer refuses the result if it can.
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
