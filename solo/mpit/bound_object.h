// Objects to which handles of variables and events are bound.
#ifndef SOLO_TOOLS_BOUND_OBJECT_H
#define SOLO_TOOLS_BOUND_OBJECT_H

#include "mpi.h"

namespace solo {
struct Comm;
template <typename T>
class ref;
}  // namespace solo

namespace solo::mpit {

// The communicator at the address obj_handle, for MPI_T_BIND_MPI_COMM; MPI_COMM_NULL for MPI_T_BIND_NO_OBJECT, where obj_handle
// is ignored (R183). MPI_T_ERR_INVALID: the address is null; MPI_T_ERR_INVALID_HANDLE: the communicator is not valid.
MPI_Comm comm_at(int bind, const void *obj_handle);
// The communicator behind a handle that may have been freed since: MPI_T_ERR_INVALID_HANDLE. Null for MPI_COMM_NULL. It stays as
// long as the reference does, though another thread frees it.
ref<Comm> bound_comm(MPI_Comm comm);

}  // namespace solo::mpit

#endif
