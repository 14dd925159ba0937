// Tools are loaded once the process has an MPI, before the first object that uses it runs a constructor, and the last tool
// first: when a tool's constructors run, what it calls has been bound.
//
// The dynamic linker's lock is always taken before this file's mutex, never while holding it: who binds objects has both,
// so that none is being relocated or goes away meanwhile. Two threads may load the tools at once; each dlopen then waits
// for the other's.
#include "stack.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

#include "linker_lock.h"
#include "message.h"
#include "process.h"
#include "relocate.h"
#include "reports.h"

namespace bnd::stack {

constinit process self;

namespace {

// New objects of this thread belong to this tool.
[[gnu::tls_model("initial-exec")]] constinit thread_local int loading_tool = no_tool;
[[gnu::tls_model("initial-exec")]] constinit thread_local bool is_loading = false;

void read_environment()
{
    // A library may be initialized even before the C library, which has no environment then.
    if (self.tools >= 0 || !environ)
        return;
    self.tools = 0;
    const char *value = getenv("BINDERY_STACK");
    char *list = value && *value ? strdup(value) : nullptr;
    for (char *rest = list; list && rest;) {
        if (self.tools == most_tools)
            fail("more than %d tools", most_tools);
        self.paths[self.tools++] = strsep(&rest, ":");
    }
    self.routines.set_tool_count(self.tools);
    self.is_verbose = getenv("BINDERY_STACK_VERBOSE") != nullptr;
}

void refuse_second_mpi(const object &mpi)
{
    for (const object &each : self.objects)
        if (each.contains_mpi && each.base != mpi.base && each.is_loaded_here)
            fail("a tool is linked to %s, but the program uses %s: build the tool with the program's MPI", each.path,
                 mpi.is_program ? "its own" : mpi.path);
}

// The tool itself; the program may have loaded it, too.
void name_tool(int number)
{
    const char *path = self.paths[number - 1];
    char wanted[PATH_MAX], found[PATH_MAX];
    for (const object &each : self.objects)
        if (each.is_named && each.tool == number)
            return;
    if (!realpath(path, wanted))
        return;
    for (object &each : self.objects)
        if (*each.path && realpath(each.path, found) && !strcmp(wanted, found)) {
            each.is_named = true;
            each.tool = number;
            each.implements_mpi = false;
            if (!each.is_loaded_here)
                self.objects.adopt_libraries(each);
        }
}

// Under both locks: bind what has been loaded since.
void bind_new_objects()
{
    self.objects.update(loading_tool);
    object *mpi = self.objects.mpi();
    if (!mpi)
        return;
    if (is_loading) {
        refuse_second_mpi(*mpi);
        if (loading_tool != no_tool)
            name_tool(loading_tool);
    }
    for (object &each : self.objects) {
        if (each.tool < self.lowest_tool || each.is_registered || self.is_stacked)
            continue;
        each.is_registered = true;
        self.routines.add_tool(each, self.objects);
    }
    for (object &each : self.objects) {
        if (each.is_bound || (!self.is_stacked && each.tool < self.lowest_tool))
            continue;
        relocate(each, self.routines, self.objects);
        each.is_bound = true;
    }
}

// Tools find the MPI's functions wherever the program has put the MPI.
void prepare_program()
{
    const char *paths[16];
    int count = 0;
    with_linker_lock([&] {
        for (int number = 1; number <= self.tools; number++)
            name_tool(number);
        for (const object &each : self.objects) {
            if (each.is_profiler && each.tool == no_tool)
                self.objects.adopt_libraries(each);
            if (each.contains_mpi && each.is_program)
                fail("%s contains its MPI: link it with the MPI's shared library", program_invocation_name);
            // An MPI may be a wrapper of another, which stays its own.
            const bool is_hidden = each.contains_mpi && each.base != self.objects.mpi()->base;
            if (each.implements_mpi && !each.is_program && !is_hidden && count < 16)
                paths[count++] = each.path;
        }
    });
    for (int i = 0; i < count; i++)
        load(paths[i], RTLD_LAZY | RTLD_NOLOAD | RTLD_GLOBAL | RTLD_NODELETE);
}

void load_tool(int number)
{
    const char *path = self.paths[number - 1];
    const int outer = loading_tool;
    loading_tool = number;
    {
        const locked guard;
        self.lowest_tool = number < self.lowest_tool ? number : self.lowest_tool;
    }
    if (!load(path, RTLD_LAZY | RTLD_LOCAL | RTLD_NODELETE))
        fail("%s", dlerror());
    with_linker_lock([] { bind_new_objects(); });
    loading_tool = outer;
}

// Tools were bound before those above them were there.
int prefer_c()
{
    const int changed = self.routines.prefer_c(self.objects);
    for (object &each : self.objects)
        each.is_bound = each.is_bound && (!changed || each.tool == no_tool);
    return changed;
}

void load_tools()
{
    is_loading = true;
    prepare_program();
    for (int number = self.tools; number > 0; number--)
        load_tool(number);
    is_loading = false;
    with_linker_lock([] {
        const bool is_first = !self.is_stacked;
        const int in_c = is_first ? prefer_c() : 0;
        self.is_stacked = true;
        bind_new_objects();
        if (is_first)
            report_hidden();
        if (is_first && self.is_verbose)
            report_stack(in_c);
    });
}

}  // namespace

void on_initialization(uintptr_t address_in_object)
{
    if (!has_tools())
        return;
    bool uses_mpi = false;
    {
        const locked guard;
        self.objects.update(loading_tool);
        object *found = self.objects.find(address_in_object);
        uses_mpi = found && found->uses_mpi;
        // A resolver of an IFUNC that calls dlopen has it bound while this thread still relocates it.
        if (found)
            found->is_bound = false;
        bind_new_objects();
    }
    if (uses_mpi)
        load_tools_once();
}

void load_tools_once()
{
    {
        const locked guard;
        self.objects.update(loading_tool);
        if (self.is_stacked || is_loading || !self.objects.mpi())
            return;
    }
    load_tools();
}

bool has_tools()
{
    const locked guard;
    read_environment();
    return self.tools > 0;
}

void *load(const char *path, int mode)
{
    static void *(*const dlopen_of_libc)(const char *, int) = next_function<void *(*)(const char *, int)>("dlopen");
    return dlopen_of_libc(path, mode);
}

void on_dlopen(uintptr_t caller)
{
    if (!has_tools())
        return;
    with_linker_lock([caller] {
        bind_new_objects();
        const object *found = self.objects.find(caller);
        loading_tool = found ? found->tool : no_tool;
    });
}

// A sanitizer calls dlsym before its own dl_iterate_phdr works.
uintptr_t next_definition(const char *name)
{
    for (const link_map *each = _r_debug.r_map; each; each = each->l_next) {
        const bool is_kernel = each->l_addr && each->l_addr == getauxval(AT_SYSINFO_EHDR);
        const bool is_self = each->l_ld == _DYNAMIC;
        if (is_kernel || is_self)
            continue;
        const loaded_object candidate(*each);
        if (const symbol *defined = candidate.find_function(name))
            return candidate.address_of(*defined);
    }
    fail("no %s in the C library", name);
}

}  // namespace bnd::stack
