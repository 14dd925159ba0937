// Do not edit: `bindery generate` writes this from specs/ through templates/tool/entries.hpp.j2.
// BND_TOOL_ENTRIES(X): every procedure of C that the MPI has.
#pragma once

#if BND_HAS_MPI_Barrier
#define BND_TOOL_ENTRY_MPI_Barrier(X) X(MPI_Barrier, Barrier, int, (MPI_Comm comm), (comm), (comm), (::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Barrier(X)
#endif

#define BND_TOOL_ENTRIES(X) \
    BND_TOOL_ENTRY_MPI_Barrier(X)
