// Buffer arguments: an address, a count and a datatype, and their one check.
#ifndef SOLO_DATATYPES_BUFFER_H
#define SOLO_DATATYPES_BUFFER_H

#include "datatypes/datatype.h"

#include <cstdint>

namespace solo {

// A buffer argument, with the names of its parts for error messages.
struct buffer_desc {
    const void *buffer;
    MPI_Count count;
    Datatype *datatype;
    const char *buffer_name;
    const char *count_name;
    const char *datatype_name;
};

// No data is in the first page, but MPI_BOTTOM (address 0) serves datatypes of absolute addresses.
constexpr std::uintptr_t first_page = 4096;

// The address of the first byte that an element of the datatype at a buffer occupies.
inline std::uintptr_t start_of(const void *buffer, const Datatype &datatype)
{
    return reinterpret_cast<std::uintptr_t>(buffer) + static_cast<std::uintptr_t>(datatype.true_lower);
}

// Refuse a negative count (MPI_ERR_COUNT), and a datatype that was not committed (MPI_ERR_TYPE).
void check_count(const buffer_desc &desc);
// As check_count; also refuses null pointers and sentinels such as MPI_IN_PLACE (MPI_ERR_BUFFER): where there is data, or
// always.
enum class sentinels { refused_for_data, refused };
void check_buffer_slow(const buffer_desc &desc, sentinels which);
void refuse_in_place(const void *buffer, const char *argument);
// The buffer of blocks with displacements, which do not make an address of MPI_BOTTOM unless the datatype does so too.
void check_block_base(const buffer_desc &all);

// The check of a collective's buffer.
inline void check_buffer(const buffer_desc &desc)
{
    const bool is_fine = desc.count >= 0 && desc.datatype->is_committed &&
                         start_of(desc.buffer, *desc.datatype) >= first_page &&
                         reinterpret_cast<std::uintptr_t>(desc.buffer) >= first_page;
    if (!is_fine) [[unlikely]]
        check_buffer_slow(desc, sentinels::refused);
}

// The check of other buffers; returns their bytes of data.
inline MPI_Count check_data(const void *buffer, MPI_Count count, const Datatype &datatype, const char *buffer_name,
                            const char *datatype_name = "datatype")
{
    const bool is_fine = datatype.is_committed && reinterpret_cast<std::uintptr_t>(buffer) >= first_page;
    if (!is_fine) [[unlikely]]
        check_buffer_slow({buffer, count, const_cast<Datatype *>(&datatype), buffer_name, "count", datatype_name},
                          sentinels::refused_for_data);
    return packed_size(datatype, count);
}

}  // namespace solo

#endif
