// Do not edit: `bindery generate` writes this from specs/ through templates/cxx/modern_handles.hpp.j2.
// A type for each kind of handle. It owns nothing: freeing is the program's.
#pragma once

#include <bindery/mpi/handle.hpp>

namespace bindery::mpi {

// A communicator.
struct comm : detail::handle<comm, MPI_Comm> {
    using handle::handle;
    template <class = void>
    static constexpr MPI_Comm null_handle() noexcept { return MPI_COMM_NULL; }
};

}  // namespace bindery::mpi
