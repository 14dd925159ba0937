// Objects of C++ that callbacks get in place of C's handles.
#ifndef BND_CXX_OBJECTS_H
#define BND_CXX_OBJECTS_H

#include "bnd_cxx.h"

#include <type_traits>

namespace bnd_cxx {

enum comm_class { intracomm, intercomm, cartcomm, graphcomm, distgraphcomm };

// Intracomm where MPI cannot be asked any more.
comm_class class_of(MPI_Comm comm);

// Calls with an object of the communicator's own class, and writes the handle back that the call assigns to it.
template <typename Class, typename Call>
void with_comm_as(MPI_Comm *comm, Call call)
{
    Class object(*comm);
    call(static_cast<MPI::Comm &>(object));
    *comm = static_cast<MPI_Comm>(object);
}

template <typename Call>
void with_comm(MPI_Comm *comm, Call call)
{
    switch (class_of(*comm)) {
    case intercomm:
        return with_comm_as<MPI::Intercomm>(comm, call);
    case cartcomm:
        return with_comm_as<MPI::Cartcomm>(comm, call);
    case graphcomm:
        return with_comm_as<MPI::Graphcomm>(comm, call);
    case distgraphcomm:
        return with_comm_as<MPI::Distgraphcomm>(comm, call);
    case intracomm:
        break;
    }
    with_comm_as<MPI::Intracomm>(comm, call);
}

// The same for a handle of any class.
template <typename Object, typename Handle, typename Call>
void with_object(Handle *handle, Call call)
{
    if constexpr (std::is_same_v<Object, MPI::Comm>) {
        with_comm(handle, call);
    } else {
        Object object(*handle);
        call(object);
        *handle = static_cast<Handle>(object);
    }
}

}  // namespace bnd_cxx

#endif
