// dlsym and dlvsym give the addresses that relocations lead to.
#include <dlfcn.h>

#include "process.h"
#include "relocate.h"
#include "stack.h"

namespace bnd::stack {

namespace {

constexpr lookup unknown = {false, 0};

lookup known(uintptr_t value) { return value ? lookup{true, value} : unknown; }

uintptr_t find_in(void *handle, const char *name, const char *version)
{
    if (version) {
        static auto *const find = next_function<void *(*)(void *, const char *, const char *)>("dlvsym");
        return reinterpret_cast<uintptr_t>(find(handle, name, version));
    }
    static auto *const find = next_function<void *(*)(void *, const char *)>("dlsym");
    return reinterpret_cast<uintptr_t>(find(handle, name));
}

// A profiler of the program's own is above the stack: its next function is the stack's.
bool is_above_stack(const object &from, const routine &called) { return from.is_profiler && called.is_replaced; }

// From the handle of a library, where another definition than the MPI's stays as it is.
uintptr_t instead_of(uintptr_t found, const object &from, const routine &called, bool is_profiling)
{
    const object *owner = self.objects.find(found);
    if (!owner || !owner->implements_mpi)
        return found;
    uintptr_t next = 0;
    if (from.tool != no_tool)
        next = self.routines.next(called, from.tool + 1);
    else if (is_above_stack(from, called) || (!is_profiling && !called.is_replaced))
        next = self.routines.next(called, 1);
    return next ? next : found;
}

lookup find_from_tool(int tool, const char *name, const routine *called, bool is_below, bool is_mpi)
{
    const uintptr_t next = called ? self.routines.next(*called, is_below ? tool + 1 : tool) : 0;
    return known(next || !is_mpi ? next : below_tools(tool, name, called, self.objects));
}

lookup find_from_program(const object &from, const char *name, const routine &called, bool is_profiling, bool is_next)
{
    const bool is_above = is_above_stack(from, called);
    if (is_profiling || called.is_replaced)
        return is_above && (is_profiling || is_next) ? known(self.routines.next(called, 1)) : unknown;
    const bool is_wrapper = is_next && called.name.family == library_family && from.find_function(name);
    return is_wrapper ? unknown : known(self.routines.next(called, 1));
}

}  // namespace

lookup find_symbol(void *handle, const char *name, const char *version, uintptr_t caller)
{
    routine_name parsed = parse(name);
    const bool is_mpi = static_cast<bool>(parsed);
    if ((!is_mpi && !self.routines.has_library_functions()) || !has_tools())
        return unknown;
    if (is_mpi)
        load_tools_once();
    else
        parsed = {name, library_family, false};
    const bool is_next = handle == RTLD_NEXT;
    const bool is_scope = is_next || handle == RTLD_DEFAULT || handle == load(nullptr, RTLD_LAZY);
    if (!is_scope && !is_mpi)
        return unknown;
    const uintptr_t found = is_scope ? 0 : find_in(handle, name, version);
    if (!is_scope && !found)
        return unknown;  // the C library's function reports the error
    const locked guard;
    const object *from = self.objects.find(caller);
    if (!from) {
        self.objects.update(no_tool);
        from = self.objects.find(caller);
    }
    const routine *called = self.routines.find(parsed);
    // A wrapper of another MPI looks up that MPI's functions.
    if (!from || from->implements_mpi || (!called && (!is_scope || from->tool == no_tool)))
        return unknown;
    if (!is_scope)
        return known(instead_of(found, *from, *called, parsed.profiling));
    if (from->tool != no_tool)
        return find_from_tool(from->tool, name, called, is_next || parsed.profiling, is_mpi);
    return find_from_program(*from, name, *called, parsed.profiling, is_next);
}

}  // namespace bnd::stack
