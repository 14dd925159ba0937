#if __has_include(<link.h>)  // else unknown_objects.cpp

#include "sentinels/elf_object.h"

#include "sentinels/loaded_objects.h"

#include <dlfcn.h>
#include <elf.h>
#include <string.h>

#pragma weak dlsym  // not in a static program, which has one definition of everything

namespace {

using bnd::elf_object;

// glibc has added the base to the pointers of the dynamic section, musl has not.
template <typename T>
const T *pointer(const elf_object &object, uintptr_t value)
{
    return reinterpret_cast<const T *>(value < object.base ? value + object.base : value);
}

void read_version_entry(elf_object &object, const ElfW(Dyn) & entry)
{
    switch (entry.d_tag) {
    case DT_VERSYM:
        object.versions = pointer<ElfW(Versym)>(object, entry.d_un.d_ptr);
        break;
    case DT_VERNEED:
        object.needed_versions = pointer<char>(object, entry.d_un.d_ptr);
        break;
    case DT_VERDEF:
        object.own_versions = pointer<char>(object, entry.d_un.d_ptr);
        break;
    default:
        break;
    }
}

void read_entry(elf_object &object, const ElfW(Dyn) & entry)
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
    case DT_HASH:
        object.old_hash = pointer<uint32_t>(object, entry.d_un.d_ptr);
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

// Calls look for each version that an object refers to or defines, with its number, until it returns true.
template <typename Look>
bool each_version(const elf_object &object, Look look)
{
    for (const char *at = object.needed_versions; at != nullptr;) {
        const auto &file = *reinterpret_cast<const ElfW(Verneed) *>(at);
        const char *place = at + file.vn_aux;
        for (int i = 0; i < file.vn_cnt; i++) {
            const auto &version = *reinterpret_cast<const ElfW(Vernaux) *>(place);
            if (look(object.strings + version.vna_name, version.vna_other))
                return true;
            place += version.vna_next;
        }
        at = file.vn_next ? at + file.vn_next : nullptr;
    }
    for (const char *at = object.own_versions; at != nullptr;) {
        const auto &version = *reinterpret_cast<const ElfW(Verdef) *>(at);
        const auto &named = *reinterpret_cast<const ElfW(Verdaux) *>(at + version.vd_aux);
        if (look(object.strings + named.vda_name, version.vd_ndx))
            return true;
        at = version.vd_next ? at + version.vd_next : nullptr;
    }
    return false;
}

// No table says how many symbols there are, but the old one of hashes: all up to the next table.
size_t number_of_symbols(const elf_object &object)
{
    if (object.old_hash)
        return object.old_hash[1];
    const auto start = reinterpret_cast<uintptr_t>(object.symbols);
    uintptr_t end = start;
    const void *const tables[] = {object.strings, object.hash, object.versions, object.relocations,
                                  object.needed_versions};
    for (const void *table : tables) {
        const auto place = reinterpret_cast<uintptr_t>(table);
        if (place > start && (end == start || place < end))
            end = place;
    }
    return (end - start) / sizeof *object.symbols;
}

int holds(dl_phdr_info *info, size_t, void *data)
{
    auto &place = *static_cast<bnd::Use *>(data);
    const uintptr_t offset = reinterpret_cast<uintptr_t>(place.address) - info->dlpi_addr;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) &part = info->dlpi_phdr[i];
        if (part.p_type != PT_LOAD || offset - part.p_vaddr >= part.p_memsz)
            continue;
        place.object = info->dlpi_name ? info->dlpi_name : "";
        return 1;
    }
    return 0;
}

}  // namespace

const char *bnd::version_of(const elf_object &object, size_t symbol)
{
    const int number = object.versions ? object.versions[symbol] & 0x7fff : VER_NDX_GLOBAL;
    const char *found = nullptr;
    if (number > VER_NDX_GLOBAL)
        each_version(object, [&](const char *name, int of) { return of == number && (found = name); });
    return found;
}

bool bnd::has_version(const elf_object &object, const char *version)
{
    return each_version(object, [version](const char *name, int) { return !strcmp(name, version); });
}

bool bnd::refers_to(const elf_object &object, const char *version)
{
    const size_t count = has_version(object, version) ? number_of_symbols(object) : 0;
    for (size_t i = 1; i < count; i++) {
        const ElfW(Sym) &symbol = object.symbols[i];
        const char *const own = version_of(object, i);
        if (symbol.st_shndx == SHN_UNDEF && ELF64_ST_BIND(symbol.st_info) == STB_GLOBAL && own && !strcmp(own, version))
            return true;
    }
    return false;
}

bnd::elf_object bnd::read_object(const dl_phdr_info &info)
{
    elf_object object = {};
    object.name = info.dlpi_name ? info.dlpi_name : "";
    object.base = info.dlpi_addr;
    object.binds_itself = !*object.name;
    for (int i = 0; i < info.dlpi_phnum; i++) {
        if (info.dlpi_phdr[i].p_type != PT_DYNAMIC)
            continue;
        const auto *entry = reinterpret_cast<const ElfW(Dyn) *>(object.base + info.dlpi_phdr[i].p_vaddr);
        object.dynamic = entry;
        for (; entry->d_tag != DT_NULL; entry++) {
            read_entry(object, *entry);
            read_version_entry(object, *entry);
        }
    }
    return object;
}

// By the table of GNU's, whose chains end with an odd number.
const ElfW(Sym) * bnd::defined_symbol(const elf_object &object, const char *name)
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

bool bnd::goes_by(const elf_object &object, const char *name)
{
    const char *const slash = strrchr(object.name, '/');
    if (!strcmp(object.name, name) || (slash && !strcmp(slash + 1, name)))
        return true;
    for (const auto *entry = object.dynamic; entry && entry->d_tag != DT_NULL; entry++)
        if (entry->d_tag == DT_SONAME)
            return !strcmp(entry_text(object, *entry), name);
    return false;
}

bool bnd::needs(const elf_object &object, const char *library)
{
    for (const auto *entry = object.dynamic; entry && entry->d_tag != DT_NULL; entry++)
        if (entry->d_tag == DT_NEEDED && !strncmp(entry_text(object, *entry), library, strlen(library)))
            return true;
    return false;
}

bool bnd::defines(const elf_object &object, const char *symbol, const char *version)
{
    const ElfW(Sym) *const found = defined_symbol(object, symbol);
    if (!found || found->st_shndx == SHN_UNDEF)
        return false;
    const char *const own = version ? version_of(object, found - object.symbols) : nullptr;
    return !own || !strcmp(own, version);
}

const char *bnd::object_of(const void *address)
{
    Use place = {nullptr, nullptr, address};
    dl_iterate_phdr(holds, &place);
    return place.object;
}

const void *bnd::address_of(const char *symbol) { return dlsym ? dlsym(RTLD_DEFAULT, symbol) : nullptr; }

#endif
