#include "routines.h"

#include <initializer_list>
#include <stdlib.h>

#include "message.h"

namespace bnd::stack {

namespace {

// A tool's allocator would get memory that was allocated before the tool was loaded, and dlsym is this library's.
bool is_bound_by_the_linker(const char *name)
{
    for (const char *each : {"malloc", "calloc", "realloc", "reallocarray", "free", "cfree", "memalign",
                             "aligned_alloc", "posix_memalign", "valloc", "pvalloc", "malloc_usable_size", "dlsym",
                             "dlvsym", "dlopen", "__cxa_finalize", "__gmon_start__", "_init", "_fini"})
        if (!strcmp(name, each))
            return true;
    return false;
}

routine_name parse_definition(const object &from, const char *name, object_table &objects)
{
    if (const routine_name parsed = parse(name))
        return parsed.profiling ? routine_name{} : parsed;
    if (!from.is_named || is_bound_by_the_linker(name))
        return {};
    const object *definition = objects.first_definition(name);
    return definition && definition->is_c_library ? routine_name{name, library_family, false} : routine_name{};
}

}  // namespace

void routine_table::add_tool(const object &from, object_table &objects)
{
    for (size_t i = 0; i < from.symbol_count; i++) {
        const symbol &each = from.symbols[i];
        const char *text = from.name_of(each);
        if (!is_defined_function(each))
            continue;
        const routine_name name = parse_definition(from, text, objects);
        if (!name || from.find_function(text) != &each)
            continue;
        routine *entry = get(name);
        entry->is_replaced = objects.is_replaced(text);
        if (!entry->functions[from.tool - 1])
            entry->functions[from.tool - 1] = from.address_of(each);
    }
}

const routine *routine_table::in_c(const routine_name &fortran) const
{
    for (size_t i = 0; i < capacity; i++)
        if (slots[i] && is_fortran_for(fortran, slots[i]->name))
            return slots[i];
    return nullptr;
}

int routine_table::blind_tool(const routine_name &fortran) const
{
    const routine *const c = in_c(fortran), *const known = find(fortran);
    for (int i = 0; c && i < tool_count; i++)
        if (c->functions[i] && !(known && known->functions[i]))
            return i + 1;
    return 0;
}

int routine_table::prefer_c(object_table &objects)
{
    int changed = 0;
    for (size_t i = 0; i < capacity; i++) {
        routine *const fortran = slots[i];
        if (!fortran || fortran->is_replaced || !blind_tool(fortran->name))
            continue;
        const routine *const c = in_c(fortran->name);
        if (!objects.calls_in_mpi(plain_name(fortran->name).text, plain_name(c->name).text))
            continue;
        fortran->in_c = c;
        for (int tool = 0; tool < tool_count; tool++)
            if (c->functions[tool])
                fortran->functions[tool] = 0;
        changed++;
    }
    return changed;
}

const routine *routine_table::find(const routine_name &name) const { return capacity ? *slot(name) : nullptr; }

uintptr_t routine_table::next(const routine &of, int tool) const
{
    for (; tool <= tool_count; tool++)
        if (of.functions[tool - 1])
            return of.functions[tool - 1];
    return 0;
}

int routine_table::count(int tool) const
{
    int found = 0;
    for (size_t i = 0; i < capacity; i++)
        if (slots[i] && slots[i]->name.family != library_family && slots[i]->functions[tool - 1])
            found++;
    return found;
}

routine **routine_table::slot(const routine_name &name) const
{
    size_t index = hash(name) & (capacity - 1);
    while (slots[index] && !matches(slots[index]->name, name))
        index = (index + 1) & (capacity - 1);
    return &slots[index];
}

routine *routine_table::get(const routine_name &name)
{
    if (2 * used >= capacity)
        grow();
    routine **place = slot(name);
    if (*place)
        return *place;
    void *created = calloc(1, sizeof(routine) + static_cast<size_t>(tool_count) * sizeof(uintptr_t));
    if (!created)
        fail("no memory");
    *place = static_cast<routine *>(created);
    (*place)->name = name;
    used++;
    library_functions += name.family == library_family;
    return *place;
}

void routine_table::grow()
{
    routine **old = slots;
    const size_t old_capacity = capacity, new_capacity = capacity ? 2 * capacity : 1024;
    auto **created = static_cast<routine **>(calloc(new_capacity, sizeof(routine *)));
    if (!created)
        fail("no memory");
    slots = created;
    capacity = new_capacity;
    for (size_t i = 0; i < old_capacity; i++)
        if (old[i])
            *slot(old[i]->name) = old[i];
    free(old);
}

}  // namespace bnd::stack
