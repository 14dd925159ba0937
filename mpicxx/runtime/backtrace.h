// The frames of a call, and whether a method is among them.
#ifndef BND_CXX_BACKTRACE_H
#define BND_CXX_BACKTRACE_H

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
    frame frames[max];
    int depth = 0;

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
