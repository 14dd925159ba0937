#include "objects.h"

#include <initializer_list>
#include <new>
#include <stdlib.h>
#include <string.h>

#include "message.h"
#include "names.h"

namespace bnd::stack {

namespace {

size_t identity_of(const dl_phdr_info &info)
{
    size_t value = info.dlpi_addr ^ reinterpret_cast<uintptr_t>(info.dlpi_phdr);
    for (size_t i = 0; i < info.dlpi_phnum; i++)
        value = value * 31 + info.dlpi_phdr[i].p_vaddr + info.dlpi_phdr[i].p_memsz;
    for (const char *at = info.dlpi_name; *at; at++)
        value = value * 31 + static_cast<unsigned char>(*at);
    return value;
}

bool is_c_library_name(const char *soname)
{
    for (const char *each : {"libc.so.", "libpthread.so.", "librt.so.", "libdl.so."})
        if (!strncmp(soname, each, strlen(each)))
            return true;
    return false;
}

}  // namespace

object::object(const dl_phdr_info &info, int owner)
    : loaded_object(info)
    , tool(owner)
    , is_loaded_here(owner != no_tool)
    , identity(identity_of(info))
{
    is_c_library = is_c_library_name(soname);
    is_ignored = contains(reinterpret_cast<uintptr_t>(&no_tool)) || !strncmp(soname, "ld-linux", 8);
    if (is_ignored || is_c_library)
        return;
    bool defines_pmpi = false, defines_init = false, uses_pmpi = false, uses_dlsym = false;
    for (size_t i = 0; i < symbol_count; i++) {
        const char *name = name_of(symbols[i]);
        const bool is_undefined = symbols[i].st_shndx == SHN_UNDEF;
        if (const routine_name parsed = parse(name)) {
            const bool is_function = is_defined_function(symbols[i]);
            contains_mpi |= is_function && !strcmp(name, "PMPI_Init");
            defines_init |= is_function && !strcmp(name, "MPI_Init");
            defines_pmpi |= is_function && parsed.profiling;
            defines_mpi |= is_function && !parsed.profiling;
            uses_mpi |= is_undefined;
            uses_pmpi |= is_undefined && parsed.profiling;
        } else if (is_undefined && (!strcmp(name, "dlsym") || !strcmp(name, "dlvsym"))) {
            uses_dlsym = true;
        }
    }
    // One library may define MPI_X, another PMPI_X. The former calls no PMPI.
    implements_mpi = defines_pmpi || (defines_init && !uses_pmpi && !uses_dlsym);
    if (implements_mpi)
        tool = no_tool;
    is_profiler = defines_mpi && !implements_mpi && (uses_pmpi || uses_dlsym);
}

void object_table::update(int tool)
{
    tool_of_new = tool;
    is_updating = false;
    dl_iterate_phdr(visit, this);
    if (is_updating)
        remove_absent();
}

int object_table::visit(dl_phdr_info *info, size_t, void *self)
{
    object_table &table = *static_cast<object_table *>(self);
    if (!table.is_updating) {
        if (table.additions == info->dlpi_adds && table.removals == info->dlpi_subs)
            return 1;
        table.additions = info->dlpi_adds;
        table.removals = info->dlpi_subs;
        table.is_updating = true;
        for (object &each : table)
            each.is_present = false;
    }
    table.see(*info);
    return 0;
}

void object_table::see(const dl_phdr_info &info)
{
    const size_t identity = identity_of(info);
    for (object &each : *this)
        if (!each.is_present && each.identity == identity) {
            each.is_present = true;
            return;
        }
    if (count == capacity) {
        capacity = capacity ? 2 * capacity : 64;
        objects = static_cast<object *>(realloc(static_cast<void *>(objects), capacity * sizeof(object)));
        if (!objects)
            fail("no memory");
    }
    object *added = new (objects + count) object(info, tool_of_new);
    added->is_program = count++ == 0;
}

void object_table::remove_absent()
{
    size_t present = 0;
    for (object &each : *this)
        if (each.is_present)
            objects[present++] = each;
    count = present;
}

object *object_table::find(uintptr_t address)
{
    for (object &each : *this)
        if (each.contains(address))
            return &each;
    return nullptr;
}

object *object_table::mpi()
{
    for (object &each : *this)
        if (each.contains_mpi)
            return &each;
    return nullptr;
}

uintptr_t object_table::mpi_function(const char *name)
{
    for (object &each : *this)
        if (each.implements_mpi && each.tool == no_tool)
            if (const symbol *found = each.find_function(name))
                return each.address_of(*found);
    return 0;
}

bool object_table::calls_in_mpi(const char *name, const char *called)
{
    for (object &each : *this)
        if (each.implements_mpi && each.tool == no_tool && each.find_function(name)) {
            for (size_t i = 0; i < each.symbol_count; i++)
                if (each.symbols[i].st_shndx == SHN_UNDEF && !strcmp(each.name_of(each.symbols[i]), called))
                    return true;
            return false;
        }
    return false;
}

object *object_table::first_definition(const char *name)
{
    for (object &each : *this)
        if (!each.is_ignored && each.tool == no_tool && each.find_function(name))
            return &each;
    return nullptr;
}

bool object_table::is_needed_by_others(const object &library, const object &owner)
{
    for (const object &each : *this)
        if (&each != &owner && each.needs(library.soname))
            return true;
    return false;
}

void object_table::adopt_libraries(const object &owner)
{
    for (object &each : *this) {
        const bool is_adoptable = *each.soname && each.tool == no_tool && !each.is_profiler && !each.implements_mpi;
        if (!is_adoptable || !owner.needs(each.soname) || is_needed_by_others(each, owner))
            continue;
        each.tool = owner.tool;
        each.is_profiler = owner.is_profiler && owner.tool == no_tool;
        if (each.tool != no_tool || each.is_profiler)
            adopt_libraries(each);
    }
}

bool object_table::is_replaced(const char *name)
{
    const object *definition = first_definition(name);
    return definition && !definition->implements_mpi && !definition->is_c_library;
}

}  // namespace bnd::stack
