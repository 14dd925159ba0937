// The pending operations of requests and files, found by their Fortran integers; for the life cycle of requests alone.
#pragma once

#include "requests/pending_operation.h"

// Each function that takes a key takes its lock, and holds it over no call of MPI, which may call back.
namespace bnd::pending_table {

inline unsigned long long key_of(MPI_Fint request) { return static_cast<unsigned>(request); }
inline unsigned long long key_of_file(MPI_Fint file) { return 1ULL << 32 | key_of(file); }

// In place of one with the same key, which was completed where it could not be seen, or which another thread is completing right now.
void attach(bnd_pending *pending, unsigned long long key);
void detach(bnd_pending *pending);
void release_stale(unsigned long long key);

// Numbers the starts of persistent requests with a pending operation, for bnd_requests_inspecting.
void mark_started(bnd_pending *pending);

bnd_pending *find(unsigned long long key);

// The operation, if no other thread is completing it; then it is the caller's until end_completing.
bnd_pending *begin_completing(unsigned long long key);
void end_completing(bnd_pending *pending);

}  // namespace bnd::pending_table
