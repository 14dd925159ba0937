// Whether a variable that the program passed to us is there still.
#ifndef BND_CALLER_VARIABLE_H
#define BND_CALLER_VARIABLE_H

#include "bnd_fortran.h"

namespace bnd {

// Whether an address that a call passed is in a loaded object's writable data, or in a frame of this thread at or above that of the
// caller, which has not returned. A procedure that has returned and was called again with its frame at the same place looks the same.
bool is_there(const void *address, const bnd_call_site &call);

}  // namespace bnd

#endif
