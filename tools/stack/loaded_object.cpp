#include "loaded_object.h"

#include <string.h>
#include <sys/auxv.h>

namespace bnd::stack {

namespace {

// Sanitizers replace strcmp and call dlsym before theirs works.
bool is_equal(const char *left, const char *right)
{
    while (*left && *left == *right)
        left++, right++;
    return *left == *right;
}

uint32_t gnu_hash_of(const char *name)
{
    uint32_t value = 5381;
    for (; *name; name++)
        value = value * 33 + static_cast<unsigned char>(*name);
    return value;
}

struct gnu_hash_table {
    uint32_t bucket_count, first_symbol;
    const uint32_t *buckets, *chains;

    explicit gnu_hash_table(const uint32_t *table) : bucket_count(table[0]), first_symbol(table[1])
    {
        buckets = table + 4 + table[2] * (sizeof(ElfW(Addr)) / sizeof(uint32_t));
        chains = buckets + bucket_count;
    }

    size_t symbol_count() const
    {
        uint32_t last = 0;
        for (uint32_t i = 0; i < bucket_count; i++)
            last = buckets[i] > last ? buckets[i] : last;
        if (last < first_symbol)
            return first_symbol;
        while (!(chains[last - first_symbol] & 1))
            last++;
        return last + 1;
    }
};

uintptr_t resolve_ifunc(uintptr_t resolver)
{
#if defined(__aarch64__)
    struct {
        unsigned long size, hwcap, hwcap2;
    } const argument = {sizeof(argument), getauxval(AT_HWCAP), getauxval(AT_HWCAP2)};
    constexpr unsigned long has_argument = 1UL << 62;
    return reinterpret_cast<uintptr_t (*)(unsigned long, const void *)>(resolver)(argument.hwcap | has_argument,
                                                                                  &argument);
#else
    return reinterpret_cast<uintptr_t (*)()>(resolver)();
#endif
}

}  // namespace

loaded_object::loaded_object(const dl_phdr_info &info)
    : base(info.dlpi_addr)
    , segments(info.dlpi_phdr)
    , segment_count(info.dlpi_phnum)
    , path(info.dlpi_name)
{
    begin = UINTPTR_MAX;
    const ElfW(Dyn) *found = nullptr;
    for (size_t i = 0; i < segment_count; i++) {
        const ElfW(Phdr) &part = segments[i];
        const uintptr_t start = base + part.p_vaddr;
        if (part.p_type == PT_DYNAMIC)
            found = reinterpret_cast<const ElfW(Dyn) *>(start);
        if (part.p_type != PT_LOAD)
            continue;
        begin = start < begin ? start : begin;
        end = start + part.p_memsz > end ? start + part.p_memsz : end;
    }
    // Nobody binds to the kernel's object, whose dynamic section is not relocated.
    if (found && begin != getauxval(AT_SYSINFO_EHDR))
        read_dynamic(found);
}

loaded_object::loaded_object(const link_map &map) : base(map.l_addr), path(map.l_name) { read_dynamic(map.l_ld); }

// NOLINTNEXTLINE(readability-function-size): a case for each tag
void loaded_object::read_dynamic(const ElfW(Dyn) * entry)
{
    dynamic = entry;
    const uint32_t *sysv_hash = nullptr;
    size_t soname_offset = 0, sizes[2] = {};
    for (; entry->d_tag != DT_NULL; entry++) {
        // glibc replaces offsets by addresses where the section is writable.
        const uintptr_t value = entry->d_un.d_ptr;
        const uintptr_t address = value < base ? base + value : value;
        switch (entry->d_tag) {
        case DT_SYMTAB:
            symbols = reinterpret_cast<const symbol *>(address);
            break;
        case DT_STRTAB:
            strings = reinterpret_cast<const char *>(address);
            break;
        case DT_VERSYM:
            versions = reinterpret_cast<const ElfW(Versym) *>(address);
            break;
        case DT_GNU_HASH:
            gnu_hash = reinterpret_cast<const uint32_t *>(address);
            break;
        case DT_HASH:
            sysv_hash = reinterpret_cast<const uint32_t *>(address);
            break;
        case DT_RELA:
            tables[0].first = reinterpret_cast<const relocation *>(address);
            break;
        case DT_JMPREL:
            tables[1].first = reinterpret_cast<const relocation *>(address);
            break;
        case DT_RELASZ:
            sizes[0] = value;
            break;
        case DT_PLTRELSZ:
            sizes[1] = value;
            break;
        case DT_SONAME:
            soname_offset = value;
            break;
        default:
            break;
        }
    }
    for (int i = 0; i < 2; i++)
        tables[i].count = tables[i].first ? sizes[i] / sizeof(relocation) : 0;
    if (soname_offset)
        soname = strings + soname_offset;
    count_symbols(sysv_hash);
}

void loaded_object::count_symbols(const uint32_t *sysv_hash)
{
    if (sysv_hash)
        symbol_count = sysv_hash[1];
    else if (gnu_hash)
        symbol_count = gnu_hash_table(gnu_hash).symbol_count();
    // The GNU hash table omits undefined symbols, which a program that defines none has alone.
    for (const relocation_table &table : tables)
        for (size_t i = 0; i < table.count; i++)
            if (const size_t index = ELF64_R_SYM(table.first[i].r_info); index >= symbol_count)
                symbol_count = index + 1;
}

bool loaded_object::is_default_version(size_t index) const
{
    constexpr ElfW(Versym) hidden = 0x8000;
    return !versions || !(versions[index] & hidden);
}

const symbol *loaded_object::find_function(const char *name) const
{
    if (!gnu_hash) {
        for (size_t i = 0; i < symbol_count; i++)
            if (is_defined_function(symbols[i]) && is_default_version(i) && is_equal(name_of(symbols[i]), name))
                return &symbols[i];
        return nullptr;
    }
    const gnu_hash_table table(gnu_hash);
    if (!table.bucket_count)
        return nullptr;
    const uint32_t wanted = gnu_hash_of(name);
    uint32_t index = table.buckets[wanted % table.bucket_count];
    if (index < table.first_symbol)
        return nullptr;
    for (;; index++) {
        const uint32_t value = table.chains[index - table.first_symbol];
        if ((value | 1) == (wanted | 1) && is_defined_function(symbols[index]) && is_default_version(index) &&
            is_equal(name_of(symbols[index]), name))
            return &symbols[index];
        if (value & 1)
            return nullptr;
    }
}

uintptr_t loaded_object::address_of(const symbol &function) const
{
    const uintptr_t address = base + function.st_value;
    return ELF64_ST_TYPE(function.st_info) == STT_GNU_IFUNC ? resolve_ifunc(address) : address;
}

bool loaded_object::needs(const char *library) const
{
    for (const ElfW(Dyn) *entry = dynamic; entry && entry->d_tag != DT_NULL; entry++)
        if (entry->d_tag == DT_NEEDED && is_equal(strings + entry->d_un.d_val, library))
            return true;
    return false;
}

uintptr_t loaded_object::plt_address(const char *name) const
{
    for (size_t i = 0; i < symbol_count; i++)
        if (symbols[i].st_shndx == SHN_UNDEF && symbols[i].st_value && !strcmp(name_of(symbols[i]), name))
            return base + symbols[i].st_value;
    return 0;
}

}  // namespace bnd::stack
