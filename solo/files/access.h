// An access to the data of a file, wherever it begins.
#ifndef SOLO_FILES_ACCESS_H
#define SOLO_FILES_ACCESS_H

#include "files/file.h"

#include <type_traits>

namespace solo {

enum class pointer { none, individual, shared };

template <typename Buffer>
struct access_args {
    pointer uses;
    MPI_Offset offset;  // without a pointer
    Buffer *buffer;     // const void: to be written
    MPI_Count count;
    Datatype &datatype;
};

template <typename Buffer>
constexpr bool is_read = std::is_same_v<Buffer, void>;

template <typename Buffer>
access_args<Buffer> at(MPI_Offset offset, Buffer *buffer, MPI_Count count, Datatype &datatype)
{
    return {pointer::none, offset, buffer, count, datatype};
}
template <typename Buffer>
access_args<Buffer> at_pointer(Buffer *buffer, MPI_Count count, Datatype &datatype)
{
    return {pointer::individual, 0, buffer, count, datatype};
}
template <typename Buffer>
access_args<Buffer> at_shared(Buffer *buffer, MPI_Count count, Datatype &datatype)
{
    return {pointer::shared, 0, buffer, count, datatype};
}

// Access the data and move the pointer that it uses. Arguments that are wrong are thrown; what fails in the file is part of the
// outcome.
template <typename Buffer>
outcome execute(Open_file &file, const access_args<Buffer> &args);

}  // namespace solo

#endif
