// The sizes of frames that frame_size() reads from the rules for unwinding are those that the unwinder finds, at every call on the stack.
#include "frame.hpp"

#include <cstdio>

#include <alloca.h>
#include <unwind.h>

namespace {

struct found {
    std::uintptr_t before = 0;
    int size = 0, known = 0, wrong = 0;
};

_Unwind_Reason_Code compare(_Unwind_Context *context, void *argument)
{
    auto &all = *static_cast<found *>(argument);
    const std::uintptr_t pointer = _Unwind_GetCFA(context),
                         address = _Unwind_GetIP(context);  // the stack pointer behind the call
    if (all.size) {
        ++all.known;
        all.wrong += pointer - all.before != std::uintptr_t(all.size);
    }
    all.before = pointer;
    all.size = address ? call_site::frame_size(address) : 0;
    return _URC_NO_REASON;
}

// Keeps calls from being inlined, and from ending their function.
[[gnu::noinline]] int look(volatile int *sum)
{
    found all;
    _Unwind_Backtrace(compare, &all);
    *sum = *sum + 1;
    return all.wrong ? -1 : all.known;
}

[[gnu::noinline]] int with_array(volatile int *sum)
{
    volatile char text[300];
    text[*sum % 300] = 1;
    const int result = look(sum);
    *sum = *sum + text[0];
    return result;
}

[[gnu::noinline]] int with_many(volatile int *sum, int a, int b, int c, int d, int e, int f, int g, int h)
{
    const int result = with_array(sum);
    *sum = *sum + a + b + c + d + e + f + g + h;
    return result;
}

[[gnu::noinline]] int with_variable(volatile int *sum, int size)
{
    auto *const text = static_cast<volatile char *>(alloca(std::size_t(size)));
    text[0] = 1;
    const int result = with_many(sum, size, 2, 3, 4, 5, 6, 7, 8);
    *sum = *sum + text[0];
    return result;
}

}  // namespace

int main(int argc, char **)
{
    volatile int sum = argc;
    const int least = with_many(&sum, argc, 2, 3, 4, 5, 6, 7, 8), variable = with_variable(&sum, 100 * argc);
    std::printf("%d frames, %d with a variable one\n", least, variable);
#if defined(__x86_64__)
    return least >= 3 && variable >= 3 ? 0 : 1;  // look(), with_array(), with_many(), and perhaps main()
#else
    return least >= 0 && variable >= 0 ? 0 : 1;
#endif
}
