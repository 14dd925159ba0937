// Data of other libraries that the program has a copy of, such as `environ`: the linker moves it into a program that names it. Libraries in a scope
// of their own find the unused original: their tables get the address of the copy.
#include "program_data.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__x86_64__)
#define BND_IS_DATA_ADDRESS(type) ((type) == R_X86_64_GLOB_DAT || (type) == R_X86_64_64)
#define BND_COPY R_X86_64_COPY
#elif defined(__aarch64__)
#define BND_IS_DATA_ADDRESS(type) ((type) == R_AARCH64_GLOB_DAT || (type) == R_AARCH64_ABS64)
#define BND_COPY R_AARCH64_COPY
#endif

#ifdef BND_IS_DATA_ADDRESS
namespace {

struct Tables {
    const char *strings;
    const ElfW(Sym) * symbols;
    const ElfW(Rela) * relocations;
    size_t count;
};

Tables tables_of(const link_map *object)
{
    Tables found = {};
    for (const ElfW(Dyn) *entry = object->l_ld; entry->d_tag != DT_NULL; entry++) {
        void *const at = reinterpret_cast<void *>(entry->d_un.d_ptr);
        switch (entry->d_tag) {
        case DT_STRTAB:
            found.strings = static_cast<const char *>(at);
            break;
        case DT_SYMTAB:
            found.symbols = static_cast<const ElfW(Sym) *>(at);
            break;
        case DT_RELA:
            found.relocations = static_cast<const ElfW(Rela) *>(at);
            break;
        case DT_RELASZ:
            found.count = entry->d_un.d_val / sizeof(ElfW(Rela));
            break;
        default:
            break;
        }
    }
    return found;
}

// The program's copy, or null.
void *copy_of(const char *name, const link_map *program, const Tables &of)
{
    void *const found = dlsym(RTLD_DEFAULT, name);
    const auto offset = reinterpret_cast<uintptr_t>(found) - program->l_addr;
    for (size_t i = 0; found != nullptr && i < of.count; i++)
        if (ELF64_R_TYPE(of.relocations[i].r_info) == BND_COPY && of.relocations[i].r_offset == offset)
            return found;
    return nullptr;
}

// The loader has made the table read-only.
void write(void **place, void *value)
{
    const auto page = static_cast<uintptr_t>(sysconf(_SC_PAGESIZE));
    void *const start = reinterpret_cast<void *>(reinterpret_cast<uintptr_t>(place) & ~(page - 1));
    if (*place == value || mprotect(start, page, PROT_READ | PROT_WRITE) != 0)
        return;
    *place = value;
}

void tell(const link_map *object, const link_map *program)
{
    const Tables of = tables_of(object), of_program = tables_of(program);
    for (size_t i = 0; i < of.count; i++) {
        const ElfW(Rela) &each = of.relocations[i];
        const ElfW(Sym) &symbol = of.symbols[ELF64_R_SYM(each.r_info)];
        const bool is_data = ELF64_ST_TYPE(symbol.st_info) == STT_OBJECT && symbol.st_shndx == SHN_UNDEF;
        if (!BND_IS_DATA_ADDRESS(ELF64_R_TYPE(each.r_info)) || !is_data)
            continue;
        if (void *const found = copy_of(of.strings + symbol.st_name, program, of_program))
            write(reinterpret_cast<void **>(object->l_addr + each.r_offset), found);
    }
}

}  // namespace
#endif

// The objects that were loaded with a library come behind it.
void bnd_abi_share_program_data(void *library)
{
#ifdef BND_IS_DATA_ADDRESS
    link_map *object = nullptr;
    if (dlinfo(library, RTLD_DI_LINKMAP, &object) == 0)
        for (; object != nullptr; object = object->l_next)
            tell(object, _r_debug.r_map);
#else
    (void)library;
#endif
}
