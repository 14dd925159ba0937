// Where the program calls MPI: call.site() gives it, behind wrappers of Fortran and C++ bindings, and behind other tools of the kit. What it
// asks is in the sources of tools/kit/sites and tools/kit/common: bindery_add_tool() adds them to a tool that uses it.
#pragma once

#include <compare>
#include <cstdint>

namespace bindery {

// A place in a loaded file; as small as an int. The texts stay until the process ends, and a place keeps its number if its file is
// unloaded and loaded again. None of these functions calls MPI; all may be called by several threads at once.
class call_site {
public:
    constexpr call_site() = default;
    constexpr explicit call_site(int number) : number_(number) {}

    // False if nothing is known: no frame outside of MPI was found, as in a program without a table of symbols that links the tool
    // statically, or memory is out.
    constexpr explicit operator bool() const { return number_ >= 0; }
    // From 0 in the order of the first calls, for arrays; -1 if nothing is known.
    constexpr int number() const { return number_; }

    // The path of the program or library; empty if it is not known.
    const char *image() const;
    // Where the call returns to, in bytes from the start of the image as the linker made it; 0 if it is not known.
    std::uintptr_t offset() const;

    // The rest is looked up when it is asked for the first time: the function in the image's table of symbols, file and line by addr2line or
    // llvm-symbolizer in a process of its own, some milliseconds for each site. Ask at the end, as in finalizing().

    // As C++ writes it, without what follows its name in the symbol for C and Fortran; empty if it is not known.
    const char *function() const;
    // As the compiler had it; empty if the image has no debugging information for the place, or neither program is there.
    const char *file() const;
    int line() const;  // 0 if the file is not known
    // "ring.c:14", or "ring+0x11d4" without a file, or "unknown".
    const char *text() const;

    friend constexpr auto operator<=>(const call_site &, const call_site &) = default;

private:
    int number_ = -1;
};

namespace detail {

// place: where on the stack is to which place the entry point returns, or null.
[[gnu::visibility("hidden")]] call_site find_site(const void *const *place);

}  // namespace detail

}  // namespace bindery
