// A loaded program or shared library: its dynamic symbols and relocations, as the dynamic linker mapped them.
#ifndef BND_STACK_LOADED_OBJECT_H
#define BND_STACK_LOADED_OBJECT_H

#include <link.h>
#include <stddef.h>
#include <stdint.h>

namespace bnd::stack {

using symbol = ElfW(Sym);
using relocation = ElfW(Rela);

struct relocation_table {
    const relocation *first;
    size_t count;
};

// Constant over an object's life.
struct loaded_object {
    uintptr_t base = 0;
    uintptr_t begin = 0, end = 0;  // its segments
    const ElfW(Phdr) *segments = nullptr;
    size_t segment_count = 0;
    const char *path = "";
    const char *soname = "";
    const symbol *symbols = nullptr;
    size_t symbol_count = 0;
    const char *strings = nullptr;
    const ElfW(Versym) *versions = nullptr;
    const uint32_t *gnu_hash = nullptr;
    const ElfW(Dyn) *dynamic = nullptr;
    relocation_table tables[2] = {};

    explicit loaded_object(const dl_phdr_info &info);
    explicit loaded_object(const link_map &map);  // without segments

    bool contains(uintptr_t address) const { return address - begin < end - begin; }
    const char *name_of(const symbol &of) const { return strings + of.st_name; }
    // The default version of a defined function.
    const symbol *find_function(const char *name) const;
    uintptr_t address_of(const symbol &function) const;
    bool needs(const char *library) const;  // as a DT_NEEDED entry
    // Where other objects see a function that the program calls through its own PLT, or 0.
    uintptr_t plt_address(const char *name) const;

private:
    void read_dynamic(const ElfW(Dyn) * entry);
    void count_symbols(const uint32_t *sysv_hash);
    bool is_default_version(size_t index) const;
};

inline bool is_defined_function(const symbol &of)
{
    const int type = ELF64_ST_TYPE(of.st_info), binding = ELF64_ST_BIND(of.st_info);
    return of.st_shndx != SHN_UNDEF && binding != STB_LOCAL && (type == STT_FUNC || type == STT_GNU_IFUNC);
}

}  // namespace bnd::stack
#endif
