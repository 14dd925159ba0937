// Where calls end. Each object asks its own functions: another one's would answer for that one's INTEGERs.
#pragma once

#include "hidden.h"

// Where a call of it ends, other calls of this object's wrappers end too: another object's may replace all of them.
extern "C" void bnd_calls_end_here();

namespace bnd {

// The object that defines it.
BND_HIDDEN const char *our_object();

// The object that gets calls of a procedure, as seen from our scope; null if nothing is known.
BND_HIDDEN const char *receiver(const char *procedure, const char *version);

// Whether calls of a procedure end in wrappers for INTEGERs of the size that this object's have.
BND_HIDDEN bool is_of_our_kind(const char *procedure, const char *version);

// Whether an MPI of the other kind, native or of the standard ABI, gets the calls of these bindings; says so.
BND_HIDDEN bool is_other_mpi();

}  // namespace bnd
