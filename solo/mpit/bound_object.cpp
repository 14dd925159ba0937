#include "mpit/bound_object.h"

#include "communicators/comm.h"
#include "mpit/interface.h"

#include <cstring>

namespace solo::mpit {

MPI_Comm comm_at(int bind, const void *obj_handle)
{
    MPI_Comm comm = MPI_COMM_NULL;
    if (bind == MPI_T_BIND_NO_OBJECT)
        return comm;
    check_address(obj_handle);
    std::memcpy(&comm, obj_handle, sizeof comm);
    if (look_up<Comm>(comm) == nullptr)
        refuse(MPI_T_ERR_INVALID_HANDLE);
    return comm;
}

ref<Comm> bound_comm(MPI_Comm comm)
{
    if (comm == MPI_COMM_NULL)
        return {};
    const guard held;  // a handle that is valid under the lock has an object until the lock is free
    Comm *const object = look_up<Comm>(comm);
    if (object == nullptr)
        refuse(MPI_T_ERR_INVALID_HANDLE);
    return ref<Comm>(object);
}

}  // namespace solo::mpit
