#include "synchronous.hpp"

#include "current.hpp"

#include <bindery/detail/bytes.hpp>
#include <bindery/detail/link.hpp>

BND_TOOL_REFERENCE(PMPI_Barrier)

namespace check {

// Not of two groups: a process of the root's group does not take part in the call.
void wait_for_all(MPI_Comm comm)
{
    const own_calls mark;
    if (comm != MPI_COMM_NULL && !bindery::detail::is_inter(comm))
        BND_TOOL_CALL(Barrier)(comm);
}

}  // namespace check
