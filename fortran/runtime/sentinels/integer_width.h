// Calls that would end in wrappers for INTEGERs of another size. Each object asks its own functions, as in receiver.h.
#pragma once

#include "hidden.h"

namespace bnd {

// These write a line about what they find.
BND_HIDDEN bool is_any_caller_misbound();
BND_HIDDEN bool are_own_wrappers_replaced();

}  // namespace bnd
