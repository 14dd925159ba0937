#include "requests/arguments.h"

namespace solo {

void check_address(const void *buffer, MPI_Count count, const Datatype &datatype, const char *argument)
{
    check_buffer(buffer, count, datatype, argument);
    if (buffer != MPI_BOTTOM && count != 0 && datatype.size != 0)
        fail(MPI_ERR_BUFFER, argument, "is a constant that has no meaning here");
}

void refuse_datatype(const Datatype &datatype, const char *argument)
{
    check_committed(datatype, argument);
    fail(MPI_ERR_TYPE, argument, "is not supported on this machine");
}

void refuse_tag(const char *argument)
{
    fail(MPI_ERR_TAG, argument, "is neither from 0 to MPI_TAG_UB nor a value allowed here");
}

}  // namespace solo
