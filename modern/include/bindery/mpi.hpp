// Every routine of MPI 5.0 as a function of bindery::mpi: thin, typed, for authors of libraries. docs/howto/modern.md
//     mpi::comm_rank(comm)              throws mpi::error
//     mpi::returning::comm_rank(comm)   returns mpi::result<int>
// <bindery/pmpi.hpp> has the same in bindery::pmpi.
#pragma once

#include <bindery/mpi/policy.hpp>
#include <bindery/mpi/support.hpp>

#include <bindery/mpi/results.hpp>

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

#define BND_CALL(name) name

namespace bindery::mpi {
namespace here = bindery::mpi;
namespace policy = detail::throwing;
#include <bindery/mpi/functions.inc>
}  // namespace bindery::mpi

namespace bindery::mpi::returning {
namespace here = bindery::mpi::returning;
namespace policy = detail::returning;
#include <bindery/mpi/functions.inc>
}  // namespace bindery::mpi::returning

#undef BND_CALL

#pragma GCC diagnostic pop
