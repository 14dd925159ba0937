// Checks of buffer, count and datatype of messages.
#ifndef SOLO_REQUESTS_ARGUMENTS_H
#define SOLO_REQUESTS_ARGUMENTS_H

#include "requests/message.h"

#include <cstdint>

namespace solo {

// Of an address below any that data can have: refuses all but MPI_BOTTOM with a datatype that makes sense there.
void check_address(const void *buffer, MPI_Count count, const Datatype &datatype, const char *argument);
[[noreturn]] void refuse_datatype(const Datatype &datatype, const char *argument);
[[noreturn]] void refuse_tag(const char *argument);

// Everything about count elements that a user wants moved; returns their bytes.
inline MPI_Count check_data(const void *buffer, MPI_Count count, const Datatype &datatype, const char *buffer_name,
                            const char *datatype_name)
{
    if (!datatype.is_committed) [[unlikely]]  // nor are types that the machine lacks
        refuse_datatype(datatype, datatype_name);
    const MPI_Count bytes = bytes_in(datatype, count);
    if (reinterpret_cast<std::uintptr_t>(buffer) < 4096) [[unlikely]]
        check_address(buffer, count, datatype, buffer_name);
    return bytes;
}

}  // namespace solo

#endif
