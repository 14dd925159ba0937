// Do not edit: `bindery generate` writes this from specs/ through templates/tool/calls.hpp.j2.
// A type for each procedure of C: its arguments under the standard's names, their roles, and what follows from them.
#pragma once

#include <bindery/detail/call.hpp>

#include <cstdarg>

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

#if BND_HAS_MPI_Barrier
BND_TOOL_REFERENCE(PMPI_Barrier)
BND_TOOL_NEXT(Barrier, int, (MPI_Comm), PMPI_Barrier)
namespace bindery::calls::inline BND_TOOL_NAMESPACE {
struct Barrier : detail::call<1, int, MPI_Comm> {
    MPI_Comm comm;
    static constexpr bool has_communicator = true;
    int next() { return detail::next::Barrier(comm); }
    BND_TOOL_FORWARD(Barrier, comm)
    bindery::handle<object::communicator> communicator() const { return comm; }
    int fail(int code) const { return detail::raise_on_comm(comm, code); }
};
}
#endif


#pragma GCC diagnostic pop
