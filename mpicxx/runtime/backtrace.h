// The frames of a call, and whether a method is among them.
#ifndef BND_CXX_BACKTRACE_H
#define BND_CXX_BACKTRACE_H

#include <stddef.h>
#include <stdint.h>
#include <unwind.h>

namespace bnd_cxx {

struct frame {
    uintptr_t end, return_address;
    bool operator==(const frame &) const = default;
};

// The frames of a call, from the inside out.
struct backtrace {
    static constexpr int max = 256;
    static constexpr uintptr_t red_zone = 128;  // a handler of signals leaves it alone
    frame frames[max];
    int depth = 0;

    // Whether the call that just returned to an inlined method is in it: the outermost that ended below the stack pointer. On x86-64 its
    // return address is in front of the end of its frame, and in memory until the next call: `return_address` is the word at `below`,
    // and the words under it are as the call left them.
    bool contains_call(uintptr_t return_address, const uintptr_t *below) const
    {
        for (int i = depth; i-- > 0;) {
            const uintptr_t distance = reinterpret_cast<uintptr_t>(below + 1) - frames[i].end;
            if (distance < red_zone)
                return frames[i].return_address ==
                       (distance == 0 ? return_address : below[-static_cast<ptrdiff_t>(distance / sizeof *below)]);
        }
        return depth == 0;
    }

    // False only if the unwinder passed the frame's place and did not see it: it may fail in code without tables.
    bool may_contain(const frame &wanted) const
    {
        for (int i = 0; i < depth; i++)
            if (frames[i] == wanted)
                return true;
        return depth == 0 || wanted.end == 0 || frames[depth - 1].end < wanted.end;
    }
};

// The unwinder gives the place in a function together with the end of the frame of the function that it calls there.
inline _Unwind_Reason_Code append_frame(_Unwind_Context *context, void *data)
{
    backtrace &trace = *static_cast<backtrace *>(data);
    if (trace.depth == backtrace::max)
        return _URC_END_OF_STACK;
    trace.frames[trace.depth++] = {_Unwind_GetCFA(context), _Unwind_GetIP(context)};
    return _URC_NO_REASON;
}

}  // namespace bnd_cxx

#endif
