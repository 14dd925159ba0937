// Counts how often the stack is unwound: the bindings' calls come here first.
#include "../fortran/integer.h"

#include <dlfcn.h>
#include <unwind.h>

namespace {
int times;
}

extern "C" {

_Unwind_Reason_Code _Unwind_Backtrace(_Unwind_Trace_Fn look, void *data)
{
    times++;
    return reinterpret_cast<decltype(&_Unwind_Backtrace)>(dlsym(RTLD_NEXT, "_Unwind_Backtrace"))(look, data);
}

INTEGER c_unwindings() { return times; }

}  // extern "C"
