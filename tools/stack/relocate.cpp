#include "relocate.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "message.h"

namespace bnd::stack {

namespace {

enum class slot_kind { other, got, data };

slot_kind kind_of(const relocation &entry)
{
    switch (ELF64_R_TYPE(entry.r_info)) {
#if defined(__x86_64__)
    case R_X86_64_JUMP_SLOT:
    case R_X86_64_GLOB_DAT:
        return slot_kind::got;
    case R_X86_64_64:
        return slot_kind::data;
#elif defined(__aarch64__)
    case R_AARCH64_JUMP_SLOT:
    case R_AARCH64_GLOB_DAT:
        return slot_kind::got;
    case R_AARCH64_ABS64:
        return slot_kind::data;
#else
#error "bindery-stack: unknown processor; add its relocations here and its trampolines to interpose.cpp"
#endif
    default:
        return slot_kind::other;
    }
}

// Makes pages writable that are not, for as long as it lives.
class writable_pages {
public:
    explicit writable_pages(const object &of) : target(of) {}
    writable_pages(const writable_pages &) = delete;
    writable_pages &operator=(const writable_pages &) = delete;
    ~writable_pages() { close(); }

    void write(uintptr_t slot, uintptr_t value)
    {
        if (slot - begin >= size && !open(slot))
            fail("cannot make the relocations of %s writable: %s", target.path, strerror(errno));
        __atomic_store_n(reinterpret_cast<uintptr_t *>(slot), value, __ATOMIC_RELEASE);
    }

private:
    bool open(uintptr_t slot)
    {
        close();
        const uintptr_t page = static_cast<uintptr_t>(sysconf(_SC_PAGESIZE));
        for (size_t i = 0; i < target.segment_count; i++) {
            const ElfW(Phdr) &part = target.segments[i];
            const uintptr_t start = target.base + part.p_vaddr;
            const bool is_relro = part.p_type == PT_GNU_RELRO;
            if ((part.p_type != PT_LOAD && !is_relro) || slot - start >= part.p_memsz)
                continue;
            // The dynamic linker protects whole pages only.
            const uintptr_t last =
                is_relro ? (start + part.p_memsz) & -page : (start + part.p_memsz + page - 1) & -page;
            if (is_relro && slot >= last)
                continue;
            begin = start & -page;
            size = last - begin;
            protection = is_relro ? PROT_READ
                                  : (part.p_flags & PF_R ? PROT_READ : 0) | (part.p_flags & PF_W ? PROT_WRITE : 0) |
                                        (part.p_flags & PF_X ? PROT_EXEC : 0);
            if (is_relro)
                break;  // within a writable segment
        }
        return protection & PROT_WRITE || !mprotect(reinterpret_cast<void *>(begin), size, protection | PROT_WRITE);
    }

    void close()
    {
        if (size && !(protection & PROT_WRITE))
            mprotect(reinterpret_cast<void *>(begin), size, protection);
        size = 0;
    }

    const object &target;
    uintptr_t begin = 0, size = 0;
    int protection = 0;
};

// A tool's reference to its own function, whose name the program may have as well. Data stay shared: Fortran's sentinels
// are COMMON blocks of the program, the tool and the MPI. C++ functions that libraries share are weak.
uintptr_t own_definition(const object &tool, const symbol &referenced)
{
    const bool is_own = ELF64_ST_TYPE(referenced.st_info) == STT_FUNC && is_defined_function(referenced);
    return is_own && ELF64_ST_BIND(referenced.st_info) == STB_GLOBAL ? tool.base + referenced.st_value : 0;
}

// Whether the dynamic linker wrote the address. A program may have changed a table of functions since.
bool is_linked_address(uintptr_t value, const char *name, object_table &objects)
{
    for (const object &each : objects) {
        if (!each.contains(value))
            continue;
        const symbol *defined = each.find_function(name);
        return (defined && each.base + defined->st_value == value) || each.plt_address(name) == value;
    }
    return false;
}

uintptr_t destination_from_tool(const object &from, const char *name, const routine &called,
                                const routine_table &routines, object_table &objects)
{
    const bool is_profiling = parse(name).profiling;
    const uintptr_t next = routines.next(called, is_profiling ? from.tool + 1 : from.tool);
    return next || called.name.family == library_family ? next : below_tools(from.tool, name, &called, objects);
}

}  // namespace

uintptr_t below_tools(int tool, const char *name, const routine *called, object_table &objects)
{
    const bool is_only_in_fortran = called && called->in_c && !called->in_c->functions[tool - 1];
    return objects.mpi_function(is_only_in_fortran ? plain_name(called->name).text : name);
}

uintptr_t destination(const object &from, const char *name, const routine_table &routines, object_table &objects)
{
    routine_name parsed = parse(name);
    if (!parsed) {
        if (!routines.has_library_functions() || from.is_c_library)
            return 0;
        parsed = {name, library_family, false};
    }
    const routine *called = routines.find(parsed);
    if (!called)
        return from.tool != no_tool && objects.is_replaced(name) ? objects.mpi_function(name) : 0;
    if (from.tool != no_tool)
        return destination_from_tool(from, name, *called, routines, objects);
    if (!parsed.profiling)
        return called->is_replaced ? 0 : routines.next(*called, 1);
    // The PMPI_X that a profiler of the program calls: the stack is below it.
    return called->is_replaced && from.is_profiler ? routines.next(*called, 1) : 0;
}

void relocate(object &target, const routine_table &routines, object_table &objects)
{
    if (target.is_ignored)
        return;
    writable_pages pages(target);
    for (const relocation_table &table : target.tables)
        for (size_t i = 0; i < table.count; i++) {
            const relocation &entry = table.first[i];
            const slot_kind kind = kind_of(entry);
            const size_t index = ELF64_R_SYM(entry.r_info);
            if (kind == slot_kind::other || !index)
                continue;
            const symbol &referenced = target.symbols[index];
            const char *name = target.name_of(referenced);
            uintptr_t value = target.is_named ? own_definition(target, referenced) : 0;
            if (!value)
                value = destination(target, name, routines, objects);
            const uintptr_t slot = target.base + entry.r_offset;
            const uintptr_t current = *reinterpret_cast<const uintptr_t *>(slot);
            if (kind == slot_kind::data)
                value += value ? static_cast<uintptr_t>(entry.r_addend) : 0;
            if (!value || value == current)
                continue;
            const bool is_new = target.is_loaded_here && !target.is_patched;
            if (kind == slot_kind::data && !is_new && !is_linked_address(current, name, objects))
                continue;
            pages.write(slot, value);
        }
    target.is_patched = true;
}

}  // namespace bnd::stack
