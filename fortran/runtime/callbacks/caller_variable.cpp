// Static data are found among the loaded objects, variables on the stack by unwinding. No memory is allocated.
#include "callbacks/caller_variable.h"

#include <link.h>
#include <unwind.h>

// Most programs bring the unwinder along with their Fortran runtime. Without it no variable on the stack is known.
#pragma weak _Unwind_Backtrace
#pragma weak _Unwind_GetCFA
#pragma weak _Unwind_GetIP
#pragma weak _Unwind_GetRegionStart

namespace {

int is_writable_data(dl_phdr_info *info, size_t, void *data)
{
    const auto address = reinterpret_cast<uintptr_t>(*static_cast<void **>(data));
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
    uintptr_t bottom, procedure;  // of the frame that was looked at last
    uint64_t mark;                // 0 until the address was passed
};

void mix(uint64_t &mark, uintptr_t value)
{
    mark = (mark ^ value) * 0x9E3779B97F4A7C15;
    mark ^= mark >> 29;
}

// From the inside out. What is said to be a frame's CFA is its lower end, where its callee's frame begins.
_Unwind_Reason_Code look(_Unwind_Context *context, void *data)
{
    Frames &frames = *static_cast<Frames *>(data);
    const uintptr_t end = _Unwind_GetCFA(context);
    if (!frames.mark && frames.procedure && end > frames.address) {
        if (frames.bottom > frames.address)
            return _URC_END_OF_STACK;  // below all frames: gone, or another thread's
        frames.mark = 1;
        mix(frames.mark, frames.procedure);
    }
    if (frames.mark) {
        mix(frames.mark, end);
        mix(frames.mark, _Unwind_GetIP(context));
    }
    frames.bottom = end;
    frames.procedure = _Unwind_GetRegionStart(context);
    return _URC_NO_REASON;
}

uint64_t frame_of(void *address)
{
    if (!_Unwind_Backtrace || !_Unwind_GetCFA || !_Unwind_GetIP || !_Unwind_GetRegionStart)
        return 0;
    Frames frames = {reinterpret_cast<uintptr_t>(address), 0, 0, 0};
    _Unwind_Backtrace(look, &frames);
    return frames.mark;
}

}  // namespace

bnd::CallerVariable bnd::locate(void *address)
{
    if (dl_iterate_phdr(is_writable_data, &address))
        return {address, 0};
    const uint64_t frame = frame_of(address);
    return {frame ? address : nullptr, frame};
}

bool bnd::is_there(const CallerVariable &variable)
{
    void *address = variable.address;
    if (!address)
        return false;
    return variable.frame ? frame_of(address) == variable.frame : dl_iterate_phdr(is_writable_data, &address) != 0;
}
