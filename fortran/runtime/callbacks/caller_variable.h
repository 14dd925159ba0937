// Whether a variable that the program passed to us is there still.
#ifndef BND_CALLER_VARIABLE_H
#define BND_CALLER_VARIABLE_H

#include <stdint.h>

namespace bnd {

struct CallerVariable {
    void *address;   // null: not known to outlive the call
    uint64_t frame;  // of a variable on the stack: its procedure's frame and the calls that led there; else 0
};

// Finds the storage of a variable of the procedure that called the wrapper, or of its callers.
CallerVariable locate(void *address);

// Whether it is in a loaded object's writable data, or in a frame of this thread that looks as it did. A procedure that has returned and
// was called again from the same place looks the same.
bool is_there(const CallerVariable &variable);

}  // namespace bnd

#endif
