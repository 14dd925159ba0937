// Packing for messages on a communicator (MPI 5.0, 5.2).
#include "communicators/comm.h"
#include "datatypes/buffer.h"
#include "datatypes/construct.h"

#include "datatypes.h"

namespace solo {

void Pack(const void *inbuf, MPI_Count incount, Datatype &datatype, void *outbuf, MPI_Count outsize,
          const result &position, Comm &)
{
    const MPI_Count bytes = check_data(inbuf, incount, datatype, "inbuf");
    const MPI_Count at = packed_position(outbuf, outsize, position, bytes, "outbuf", "outsize");
    pack_bytes(inbuf, incount, datatype, 0, bytes, static_cast<char *>(outbuf) + at);
    position.set(at + bytes);
}

void Unpack(const void *inbuf, MPI_Count insize, const result &position, void *outbuf, MPI_Count outcount,
            Datatype &datatype, Comm &)
{
    const MPI_Count bytes = check_data(outbuf, outcount, datatype, "outbuf");
    const MPI_Count at = packed_position(inbuf, insize, position, bytes, "inbuf", "insize");
    unpack_bytes(static_cast<const char *>(inbuf) + at, bytes, 0, outbuf, outcount, datatype);
    position.set(at + bytes);
}

void Pack_size(MPI_Count incount, Datatype &datatype, Comm &, const result &size)
{
    check_supported(datatype, "datatype");
    MPI_Count bytes;
    size.set_or_undefined(__builtin_mul_overflow(datatype.size, incount, &bytes) ? MPI_Count{MPI_UNDEFINED} : bytes);
}

}  // namespace solo

#include "datatypes_glue.h"
