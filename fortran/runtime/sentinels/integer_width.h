// Calls that would end in wrappers for INTEGERs of another size, and where calls end. Each object asks its own functions: another
// one's would answer for that one's INTEGERs.
#pragma once

#include "hidden.h"

namespace bnd {

// The object that has the check of addresses.
BND_HIDDEN const char *our_object();

// The object that gets calls of a procedure, as seen from our scope; null if nothing is known.
BND_HIDDEN const char *receiver(const char *procedure, const char *version);

BND_HIDDEN bool is_of_our_kind(const char *procedure, const char *version);

// These write a line about what they find.
BND_HIDDEN bool is_any_caller_misbound();
BND_HIDDEN bool are_own_wrappers_replaced();

}  // namespace bnd
