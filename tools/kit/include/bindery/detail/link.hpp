// How a tool refers to MPI. A shared tool refers to PMPI_X weakly, so that it can be preloaded into processes without MPI
// (mpiexec, sh), and asks the loaded libraries later if MPI comes by dlopen. A static tool (BND_TOOL_STATIC) refers strongly,
// or the linker would not take PMPI_X from an archive.
#pragma once

#include <bindery/detail/has.hpp>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <type_traits>

#include <dlfcn.h>
#include <link.h>

// Tools in one program keep their inline functions apart by a namespace for each.
#ifndef BINDERY_TOOL_NAME
#define BINDERY_TOOL_NAME tool
#endif
#define BND_TOOL_JOIN_(a, b, c, d) a##b##c##d
#define BND_TOOL_JOIN(a, b, c, d) BND_TOOL_JOIN_(a, b, c, d)
#define BND_TOOL_NAMESPACE BND_TOOL_JOIN(of_, BINDERY_TOOL_NAME, , )
#define BND_TOOL_TEXT_(x) #x
#define BND_TOOL_TEXT(x) BND_TOOL_TEXT_(x)

#ifdef BINDERY_TOOL_GLOBAL_DYNAMIC_TLS
#define BND_TOOL_TLS_MODEL "global-dynamic"
#else
#define BND_TOOL_TLS_MODEL "initial-exec"
#endif

#ifdef BND_TOOL_STATIC
#define BND_TOOL_REFERENCE(name)
#define BND_TOOL_CALL(stem) PMPI_##stem
#else
#define BND_TOOL_REFERENCE(name) _Pragma(BND_TOOL_TEXT(weak name))
#define BND_TOOL_CALL(stem) ::bindery::detail::resolved(PMPI_##stem, "PMPI_" #stem)
#endif

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// The names of the loaded libraries, one after the other, each with its NUL. The dynamic linker holds a lock while it lists them,
// so that nothing may be loaded or looked up meanwhile: another thread that does waits for that lock with the one needed.
struct library_names {
    char *text = nullptr;
    std::size_t size = 0;

    library_names() { dl_iterate_phdr(&add, this); }
    library_names(const library_names &) = delete;
    ~library_names() { std::free(text); }

private:
    static int add(dl_phdr_info *object, std::size_t, void *data)
    {
        auto &names = *static_cast<library_names *>(data);
        const std::size_t length = object->dlpi_name ? std::strlen(object->dlpi_name) : 0;
        char *const longer = length ? static_cast<char *>(std::realloc(names.text, names.size + length + 1)) : nullptr;
        if (!longer)
            return 0;
        std::memcpy(longer + names.size, object->dlpi_name, length + 1);
        names.text = longer;
        names.size += length + 1;
        return 0;
    }
};

// A function of a library that the dynamic linker does not show to this one: MPI loaded by dlopen without RTLD_GLOBAL.
inline void *find_loaded(const char *name)
{
    void *address = dlsym(RTLD_DEFAULT, name);
    if (address)
        return address;
    const library_names names;
    for (std::size_t i = 0; i < names.size && !address; i += std::strlen(names.text + i) + 1)
        if (void *const library = dlopen(names.text + i, RTLD_LAZY | RTLD_NOLOAD)) {
            address = dlsym(library, name);
            dlclose(library);
        }
    return address;
}

[[gnu::cold, gnu::noinline]] inline void *find_or_abort(const char *name)
{
    if (void *address = find_loaded(name))
        return address;
    std::fprintf(stderr,
                 "Bindery: tool '" BND_TOOL_TEXT(BINDERY_TOOL_NAME) "': %s is in no loaded library; "
                                                                    "run the program with an MPI that has it\n",
                 name);
    std::abort();
}

// The function, or where it is if the linker did not find it at the start.
template <class Function>
Function *resolved(Function *function, const char *name)
{
    return function ? function : reinterpret_cast<Function *>(find_or_abort(name));
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
