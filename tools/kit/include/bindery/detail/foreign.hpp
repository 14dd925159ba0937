// Whether a tool was compiled for another MPI than the process has: that one's handles are something else.
#pragma once

#include <bindery/detail/has.hpp>
#include <bindery/detail/link.hpp>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <type_traits>

#include <dlfcn.h>

namespace bindery::detail {

#ifdef BND_TOOL_STATIC
template <class T>
using passed = T;
#else
// As the C ABIs pass a value in a register or in a slot of the stack: a handle may be wider in the program than in the tool.
template <class T>
using passed =
    std::conditional_t<std::is_integral_v<T> && sizeof(T) < sizeof(std::intptr_t), std::intptr_t, std::remove_cv_t<T>>;
#endif

}  // namespace bindery::detail

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

#if defined(OPEN_MPI)
#define BND_TOOL_MPI "Open MPI"
#elif defined(MPICH_VERSION)
#define BND_TOOL_MPI "MPICH"
#elif defined(MPI_ABI_VERSION) && MPI_ABI_VERSION > 0
#define BND_TOOL_MPI "the standard ABI"
#else
#define BND_TOOL_MPI ""
#endif

inline bool has_standard_abi()
{
    int major = 0, minor = 0;
    const auto version = reinterpret_cast<int (*)(int *, int *)>(dlsym(RTLD_DEFAULT, "PMPI_Abi_get_version"));
    return version && version(&major, &minor) == 0 && major > 0;
}

inline void report_foreign()
{
    char text[8192] = "another MPI";
    int length = 0;
    if (void *version = dlsym(RTLD_DEFAULT, "PMPI_Get_library_version"))
        reinterpret_cast<int (*)(char *, int *)>(version)(text, &length);
    text[std::strcspn(text, ",\r\n")] = '\0';
    for (char &c : text)
        c = c == '\t' ? ' ' : c;
    std::fprintf(stderr,
                 "Bindery: tool '%s' was compiled for %s, and the program runs with %s: it sees no calls; "
                 "compile it for this MPI\n",
                 BND_TOOL_TEXT(BINDERY_TOOL_NAME), BND_TOOL_MPI, text);
}

// By variables that the mpi.h of the one MPI and of its descendants refer to, and the others do not have. An MPI that is loaded
// later, or is none of these, is taken for the right one.
inline bool find_foreign()
{
    struct {
        const char *name;
        bool is_there;
    } const known[] = {{"Open MPI", dlsym(RTLD_DEFAULT, "ompi_mpi_comm_world") != nullptr},
                       {"MPICH", dlsym(RTLD_DEFAULT, "MPI_UNWEIGHTED") != nullptr},
                       {"the standard ABI", has_standard_abi()}};
    bool is_known = !*BND_TOOL_MPI, is_other = false;
    for (const auto &mpi : known)
        (std::strcmp(mpi.name, BND_TOOL_MPI) ? is_other : is_known) |= mpi.is_there;
    if (is_known || !is_other)
        return false;
    report_foreign();
    return true;
}

inline bool is_foreign()
{
    static const bool found = find_foreign();
    return found;
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
