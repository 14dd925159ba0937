// Static data are found among the loaded objects, variables on the stack by unwinding, which takes a thousand times as long as a call:
// it is done when a callback has changed a value, not before. No memory is allocated.
#include "sentinels/caller_variable.h"

#if __has_include(<link.h>)  // else unknown_objects.cpp

#include <link.h>
#include <unwind.h>

namespace {

int is_writable_data(dl_phdr_info *info, size_t, void *data)
{
    const auto address = *static_cast<const uintptr_t *>(data);
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) &part = info->dlpi_phdr[i];
        if (part.p_type != PT_LOAD || !(part.p_flags & PF_W))
            continue;
        if (address - info->dlpi_addr - part.p_vaddr < part.p_memsz)
            return 1;
    }
    return 0;
}

struct Frames {
    uintptr_t address;
    bnd_call_site call;
    uintptr_t procedure;             // the one that made the call
    uintptr_t bottom, at;            // of the frame that was looked at last, and the procedure it belongs to
    bool caller_is_there, is_there;  // whether the frames so far have that of the caller, and the address behind it
};

// From the inside out. What is said to be a frame's CFA is its lower end, where its callee's frame begins.
_Unwind_Reason_Code look(_Unwind_Context *context, void *data)
{
    Frames &frames = *static_cast<Frames *>(data);
    const uintptr_t end = _Unwind_GetCFA(context);
    if (!frames.caller_is_there && frames.at && end > frames.call.stack) {
        if (frames.bottom > frames.call.stack || frames.at != frames.procedure)
            return _URC_END_OF_STACK;  // it has returned, or runs in another thread
        frames.caller_is_there = true;
    }
    frames.is_there = frames.caller_is_there && end > frames.address;
    frames.bottom = end;
    frames.at = _Unwind_GetRegionStart(context);
    return frames.is_there ? _URC_END_OF_STACK : _URC_NO_REASON;
}

}  // namespace

bool bnd::is_there(const void *variable, const bnd_call_site &call)
{
    auto address = reinterpret_cast<uintptr_t>(variable);
    if (dl_iterate_phdr(is_writable_data, &address))
        return true;
    const auto procedure =
        reinterpret_cast<uintptr_t>(_Unwind_FindEnclosingFunction(reinterpret_cast<void *>(call.returns_to)));
    if (address < call.stack || !procedure)
        return false;
    Frames frames = {address, call, procedure, 0, 0, false, false};
    _Unwind_Backtrace(look, &frames);
    return frames.is_there;
}

#endif
