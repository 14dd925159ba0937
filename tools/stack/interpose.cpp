// The functions that this library defines for the whole process.
//
// dlsym, dlvsym and dlopen depend on the object that calls them: the C library gets its return address from the stack. So
// the functions here run first and then jump to the C library's, as if they had not been called.
#include <stdint.h>

#include "process.h"
#include "stack.h"

#define BND_HIDDEN extern "C" __attribute__((visibility("hidden"), used))

namespace {

namespace stack = bnd::stack;

// In the two registers of a function's result.
struct jump_or_value {
    uintptr_t jump;  // where to continue, or 0
    uintptr_t value;
};

jump_or_value answer(const stack::lookup &found, uintptr_t otherwise)
{
    return found.is_known ? jump_or_value{0, found.value} : jump_or_value{otherwise, 0};
}

}  // namespace

BND_HIDDEN jump_or_value bnd_stack_dlsym(void *handle, const char *name, void *, uintptr_t caller)
{
    static const uintptr_t dlsym_of_libc = stack::next_definition("dlsym");
    return answer(stack::find_symbol(handle, name, nullptr, caller), dlsym_of_libc);
}

BND_HIDDEN jump_or_value bnd_stack_dlvsym(void *handle, const char *name, const char *version, uintptr_t caller)
{
    static const uintptr_t dlvsym_of_libc = stack::next_definition("dlvsym");
    return answer(stack::find_symbol(handle, name, version, caller), dlvsym_of_libc);
}

BND_HIDDEN jump_or_value bnd_stack_dlopen(void *, void *, void *, uintptr_t caller)
{
    static const uintptr_t dlopen_of_libc = stack::next_definition("dlopen");
    stack::on_dlopen(caller);
    return {dlopen_of_libc, 0};
}

// Start files of every program and shared library call this first in its initialization, if it is defined: with -pg, by
// the program. Thus constructors of a library that is loaded later find it bound.
extern "C" __attribute__((visibility("default"))) void __gmon_start__()
{
    stack::on_initialization(reinterpret_cast<uintptr_t>(__builtin_return_address(0)));
}

namespace {

// For programs with -pg and libraries without start files. What the program needs has been initialized.
[[gnu::constructor]] void start()
{
    if (stack::has_tools())
        stack::load_tools_once();
}

}  // namespace

// Up to three arguments are kept over a call of the function here, which has the return address as the fourth.
#if defined(__x86_64__)
#define BND_TRAMPOLINE(name)                       \
    asm(".pushsection .text\n"                     \
        ".globl " #name "\n"                       \
        ".type " #name ", @function\n" #name ":\n" \
        ".cfi_startproc\n"                         \
        "endbr64\n"                                \
        "pushq %rdi\n"                             \
        ".cfi_adjust_cfa_offset 8\n"               \
        "pushq %rsi\n"                             \
        ".cfi_adjust_cfa_offset 8\n"               \
        "pushq %rdx\n"                             \
        ".cfi_adjust_cfa_offset 8\n"               \
        "movq 24(%rsp), %rcx\n"                    \
        "call bnd_stack_" #name "\n"               \
        "movq %rdx, %r11\n"                        \
        "popq %rdx\n"                              \
        ".cfi_adjust_cfa_offset -8\n"              \
        "popq %rsi\n"                              \
        ".cfi_adjust_cfa_offset -8\n"              \
        "popq %rdi\n"                              \
        ".cfi_adjust_cfa_offset -8\n"              \
        "testq %rax, %rax\n"                       \
        "jz 1f\n"                                  \
        "jmp *%rax\n"                              \
        "1: movq %r11, %rax\n"                     \
        "ret\n"                                    \
        ".cfi_endproc\n"                           \
        ".size " #name ", . - " #name "\n"         \
        ".popsection\n")
#elif defined(__aarch64__)
#define BND_TRAMPOLINE(name)                       \
    asm(".pushsection .text\n"                     \
        ".globl " #name "\n"                       \
        ".type " #name ", %function\n" #name ":\n" \
        ".cfi_startproc\n"                         \
        "hint #34\n"                               \
        "stp x29, x30, [sp, #-48]!\n"              \
        ".cfi_def_cfa_offset 48\n"                 \
        ".cfi_offset 29, -48\n"                    \
        ".cfi_offset 30, -40\n"                    \
        "mov x29, sp\n"                            \
        "stp x0, x1, [sp, #16]\n"                  \
        "str x2, [sp, #32]\n"                      \
        "mov x3, x30\n"                            \
        "bl bnd_stack_" #name "\n"                 \
        "mov x16, x0\n"                            \
        "mov x17, x1\n"                            \
        "ldp x0, x1, [sp, #16]\n"                  \
        "ldr x2, [sp, #32]\n"                      \
        "ldp x29, x30, [sp], #48\n"                \
        ".cfi_def_cfa_offset 0\n"                  \
        "cbz x16, 1f\n"                            \
        "br x16\n"                                 \
        "1: mov x0, x17\n"                         \
        "ret\n"                                    \
        ".cfi_endproc\n"                           \
        ".size " #name ", . - " #name "\n"         \
        ".popsection\n")
#endif
BND_TRAMPOLINE(dlsym);
BND_TRAMPOLINE(dlvsym);
BND_TRAMPOLINE(dlopen);
