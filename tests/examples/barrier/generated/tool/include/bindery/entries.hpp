// Do not edit: `bindery generate` writes this from specs/ through templates/tool/entries.hpp.j2.
// BND_TOOL_CALLS(X): X(stem) for every procedure of C that the MPI has. BND_TOOL_ENTRIES: their entry points.
#pragma once

#if BND_HAS_MPI_Barrier
#define BND_TOOL_IF_MPI_Barrier(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Barrier(...)
#endif

#define BND_TOOL_CALLS(X) \
    BND_TOOL_IF_MPI_Barrier(X(Barrier))

#define BND_TOOL_ENTRIES \
    BND_TOOL_IF_MPI_Barrier(BND_TOOL_ENTRY(MPI_Barrier, Barrier, (passed<MPI_Comm> comm), (comm)))
