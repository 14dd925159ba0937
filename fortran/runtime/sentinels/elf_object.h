// One loaded object, as its dynamic section describes it.
#pragma once

#include <link.h>
#include <stddef.h>
#include <stdint.h>

namespace bnd {

struct elf_object {
    const char *name;
    uintptr_t base;
    bool binds_itself;  // the program, or a library of -Bsymbolic: its own definition takes precedence
    const ElfW(Sym) * symbols;
    const char *strings;
    const uint32_t *hash, *old_hash;  // of GNU's table and of the one before
    const char *relocations, *calls;
    size_t relocation_bytes, relative, call_bytes;
    const ElfW(Dyn) * dynamic;
    const ElfW(Versym) * versions;  // of the symbols
    const char *needed_versions, *own_versions;
};

elf_object read_object(const dl_phdr_info &info);

// The symbol that an object defines, or null.
const ElfW(Sym) * defined_symbol(const elf_object &object, const char *name);

// The version of a symbol, by its place in the table; null if it has none.
const char *version_of(const elf_object &object, size_t symbol);

// Whether an object defines symbols of this version, or refers to them.
bool has_version(const elf_object &object, const char *version);

// Whether an object refers to a symbol of this version, and not weakly.
bool refers_to(const elf_object &object, const char *version);

inline const char *entry_text(const elf_object &object, const ElfW(Dyn) & entry)
{
    return object.strings + entry.d_un.d_val;
}

// Whether an object is what another one needs under this name.
bool goes_by(const elf_object &object, const char *name);

// Whether an object was linked with a library whose name begins so.
bool needs(const elf_object &object, const char *library);

// Whether an object defines a symbol; with a version, that one or none.
bool defines(const elf_object &object, const char *symbol, const char *version = nullptr);

}  // namespace bnd
