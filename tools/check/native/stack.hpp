// Buffers on the stack of a function that has returned.
#pragma once

#include <cstddef>

namespace check {

// Bytes without gaps that MPI reads or writes; size 0: none, or not known.
struct range {
    const char *begin = nullptr;
    std::size_t size = 0;
};

// The stack of a thread in a call: what was in use. Null in coroutines, which have stacks of their own.
struct stack_place {
    const char *top = nullptr, *end = nullptr;
};
stack_place current_stack();

// Whether bytes that were on this stack are below that of the call site of this thread's call.
bool is_left(const range &bytes, const stack_place &stack);
inline constexpr char out_of_scope[] = "is out of scope at {related}, while the operation is pending";

}  // namespace check
