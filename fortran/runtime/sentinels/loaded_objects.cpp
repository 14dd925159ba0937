// Walks the loaded objects and their relocations. No memory is allocated and no lock held but the loader's own.
#include "sentinels/loaded_objects.h"

#include <elf.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// A word of the global offset table that holds a symbol's address. 0 on an unknown machine: then nothing is found.
#if defined(__x86_64__)
#define BND_GOT_WORD R_X86_64_GLOB_DAT
#elif defined(__aarch64__)
#define BND_GOT_WORD R_AARCH64_GLOB_DAT
#elif defined(__powerpc64__)
#define BND_GOT_WORD R_PPC64_GLOB_DAT
#else
#define BND_GOT_WORD 0
#endif

namespace {

struct Object {
    const char *name;
    uintptr_t base;
    bool binds_itself;  // the program, or a library of -Bsymbolic: its own definition takes precedence
    const ElfW(Sym) * symbols;
    const char *strings;
    const uint32_t *hash;
    const char *relocations, *calls;
    size_t relocation_bytes, relative, call_bytes;
    const ElfW(Dyn) * dynamic;
};

// glibc has added the base to the pointers of the dynamic section, musl has not.
template <typename T>
const T *pointer(const Object &object, uintptr_t value)
{
    return reinterpret_cast<const T *>(value < object.base ? value + object.base : value);
}

void read_entry(Object &object, const ElfW(Dyn) & entry)
{
    switch (entry.d_tag) {
    case DT_SYMTAB:
        object.symbols = pointer<ElfW(Sym)>(object, entry.d_un.d_ptr);
        break;
    case DT_STRTAB:
        object.strings = pointer<char>(object, entry.d_un.d_ptr);
        break;
    case DT_GNU_HASH:
        object.hash = pointer<uint32_t>(object, entry.d_un.d_ptr);
        break;
    case DT_RELA:
        object.relocations = pointer<char>(object, entry.d_un.d_ptr);
        break;
    case DT_RELASZ:
        object.relocation_bytes = entry.d_un.d_val;
        break;
    case DT_JMPREL:
        object.calls = pointer<char>(object, entry.d_un.d_ptr);
        break;
    case DT_PLTRELSZ:
        object.call_bytes = entry.d_un.d_val;
        break;
    case DT_RELACOUNT:
        object.relative = entry.d_un.d_val;
        break;
    case DT_SYMBOLIC:
        object.binds_itself = true;
        break;
    case DT_FLAGS:
        object.binds_itself |= (entry.d_un.d_val & DF_SYMBOLIC) != 0;
        break;
    default:
        break;
    }
}

Object read_object(const dl_phdr_info &info)
{
    Object object = {};
    object.name = info.dlpi_name ? info.dlpi_name : "";
    object.base = info.dlpi_addr;
    object.binds_itself = !*object.name;
    for (int i = 0; i < info.dlpi_phnum; i++) {
        if (info.dlpi_phdr[i].p_type != PT_DYNAMIC)
            continue;
        const auto *entry = reinterpret_cast<const ElfW(Dyn) *>(object.base + info.dlpi_phdr[i].p_vaddr);
        object.dynamic = entry;
        for (; entry->d_tag != DT_NULL; entry++)
            read_entry(object, *entry);
    }
    return object;
}

// The symbol that an object defines, or null; by its table of GNU's, whose chains end with an odd number.
const ElfW(Sym) * defined(const Object &object, const char *name)
{
    if (!object.hash || !object.symbols || !object.strings)
        return nullptr;
    uint32_t hash = 5381;
    for (const char *c = name; *c; c++)
        hash = hash * 33 + static_cast<unsigned char>(*c);
    const uint32_t buckets = object.hash[0], first = object.hash[1], words = object.hash[2];
    const uint32_t *const bucket = object.hash + 4 + words * (sizeof(ElfW(Addr)) / 4);
    const uint32_t *const chain = bucket + buckets;
    for (uint32_t i = bucket[hash % buckets]; i >= first; i++) {
        const uint32_t found = chain[i - first];
        if ((found | 1) == (hash | 1) && !strcmp(object.strings + object.symbols[i].st_name, name))
            return &object.symbols[i];
        if (found & 1)
            break;
    }
    return nullptr;
}

struct Walk {
    const char *const *symbols;
    int count;
    bool (*look)(const bnd::Use &use, const void *data);
    const void *data;
};

bool own_definitions(const Object &object, const Walk &walk)
{
    for (int i = 0; i < walk.count; i++) {
        const ElfW(Sym) *const symbol = defined(object, walk.symbols[i]);
        if (!symbol || symbol->st_shndx == SHN_UNDEF)
            continue;
        if (!object.binds_itself && (symbol->st_other & 3) != STV_PROTECTED)
            continue;
        const bnd::Use use = {object.name, walk.symbols[i],
                              reinterpret_cast<const void *>(object.base + symbol->st_value)};
        if (walk.look(use, walk.data))
            return true;
    }
    return false;
}

bool is_one_of(const char *name, const Walk &walk)
{
    for (int i = 0; i < walk.count; i++)
        if (*name == *walk.symbols[i] && !strcmp(name, walk.symbols[i]))
            return true;
    return false;
}

bool table_words(const Object &object, const Walk &walk)
{
    if (!object.relocations || !object.symbols || !object.strings)
        return false;
    const auto *const relocations = reinterpret_cast<const ElfW(Rela) *>(object.relocations);
    for (size_t i = object.relative; i < object.relocation_bytes / sizeof *relocations; i++) {
        if (ELF64_R_TYPE(relocations[i].r_info) != BND_GOT_WORD)
            continue;
        const char *const name = object.strings + object.symbols[ELF64_R_SYM(relocations[i].r_info)].st_name;
        if (!is_one_of(name, walk))
            continue;
        const void *const address = *reinterpret_cast<const void *const *>(object.base + relocations[i].r_offset);
        // Null: another thread is loading this object just now.
        if (address && walk.look({object.name, name, address}, walk.data))
            return true;
    }
    return false;
}

int walk_object(dl_phdr_info *info, size_t, void *data)
{
    const Walk &walk = *static_cast<const Walk *>(data);
    const Object object = read_object(*info);
    return own_definitions(object, walk) || table_words(object, walk);
}

// All loaded objects; none where there is no memory.
struct Objects {
    Object *all = nullptr;
    int count = 0;
    Objects() { dl_iterate_phdr(add, this); }
    ~Objects() { free(all); }

    static int add(dl_phdr_info *info, size_t, void *data)
    {
        Objects &objects = *static_cast<Objects *>(data);
        auto *const more = static_cast<Object *>(realloc(objects.all, (objects.count + 1) * sizeof(Object)));
        if (more == nullptr)
            return 1;
        objects.all = more;
        objects.all[objects.count++] = read_object(*info);
        return 0;
    }
};

const char *entry_text(const Object &object, const ElfW(Dyn) & entry) { return object.strings + entry.d_un.d_val; }

// Whether an object is what another one needs under this name.
bool goes_by(const Object &object, const char *name)
{
    const char *const slash = strrchr(object.name, '/');
    if (!strcmp(object.name, name) || (slash && !strcmp(slash + 1, name)))
        return true;
    for (const auto *entry = object.dynamic; entry && entry->d_tag != DT_NULL; entry++)
        if (entry->d_tag == DT_SONAME)
            return !strcmp(entry_text(object, *entry), name);
    return false;
}

// Marks an object and all that it needs: the scope of its symbols, were it loaded by itself.
void mark_needed(const Objects &objects, int which, bool *marked)
{
    if (marked[which])
        return;
    marked[which] = true;
    const Object &object = objects.all[which];
    for (const auto *entry = object.dynamic; entry && entry->d_tag != DT_NULL; entry++) {
        if (entry->d_tag != DT_NEEDED)
            continue;
        for (int i = 0; i < objects.count; i++)
            if (goes_by(objects.all[i], entry_text(object, *entry)))
                mark_needed(objects, i, marked);
    }
}

bool calls_outside(const Object &object, const char *relocations, size_t bytes, const char *prefix)
{
    const auto *const rows = reinterpret_cast<const ElfW(Rela) *>(relocations);
    for (size_t i = 0; i < bytes / sizeof *rows; i++) {
        const ElfW(Sym) &symbol = object.symbols[ELF64_R_SYM(rows[i].r_info)];
        if (symbol.st_shndx == SHN_UNDEF && !strncmp(object.strings + symbol.st_name, prefix, strlen(prefix)))
            return true;
    }
    return false;
}

struct Place {
    uintptr_t address;
    const char *object;
};

int holds(dl_phdr_info *info, size_t, void *data)
{
    Place &place = *static_cast<Place *>(data);
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) &part = info->dlpi_phdr[i];
        if (part.p_type != PT_LOAD || place.address - info->dlpi_addr - part.p_vaddr >= part.p_memsz)
            continue;
        place.object = info->dlpi_name ? info->dlpi_name : "";
        return 1;
    }
    return 0;
}

}  // namespace

bool bnd::each_use(const char *const symbols[], int count, bool (*look)(const Use &use, const void *data),
                   const void *data)
{
    Walk walk = {symbols, count, look, data};
    return BND_GOT_WORD && dl_iterate_phdr(walk_object, &walk);
}

bool bnd::share_scope(const char *one, const char *other)
{
    if (one == nullptr || other == nullptr || !strcmp(one, other))
        return true;
    const Objects objects;
    auto *const marked = static_cast<bool *>(malloc(objects.count));
    bool together = marked == nullptr;
    for (int i = 0; i < objects.count && !together; i++) {
        memset(marked, 0, objects.count);
        mark_needed(objects, i, marked);
        int found = 0;
        for (int k = 0; k < objects.count; k++)
            found += marked[k] && (!strcmp(objects.all[k].name, one) || !strcmp(objects.all[k].name, other));
        together = found == 2;
    }
    free(marked);
    return together;
}

bool bnd::calls_prefix(const char *object, const char *prefix)
{
    const Objects objects;
    for (int i = 0; i < objects.count; i++) {
        const Object &found = objects.all[i];
        if (strcmp(found.name, object) || !found.symbols || !found.strings)
            continue;
        return calls_outside(found, found.calls, found.calls ? found.call_bytes : 0, prefix) ||
               calls_outside(found, found.relocations, found.relocations ? found.relocation_bytes : 0, prefix);
    }
    return false;
}

const char *bnd::object_of(const void *address)
{
    Place place = {reinterpret_cast<uintptr_t>(address), nullptr};
    dl_iterate_phdr(holds, &place);
    return place.object;
}
