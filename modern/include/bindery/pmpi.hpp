// The functions of <bindery/mpi.hpp> again, which call PMPI_X: pmpi::comm_rank(comm), pmpi::returning::comm_rank(comm).
#pragma once

#include <bindery/mpi.hpp>

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

#define BND_CALL(name) P##name

namespace bindery::pmpi {
namespace detail = mpi::detail;
namespace here = bindery::pmpi;
namespace policy = mpi::detail::throwing;
#include <bindery/mpi/functions.inc>
}  // namespace bindery::pmpi

namespace bindery::pmpi::returning {
namespace here = bindery::pmpi::returning;
namespace policy = mpi::detail::returning;
#include <bindery/mpi/functions.inc>
}  // namespace bindery::pmpi::returning

#undef BND_CALL

#pragma GCC diagnostic pop
