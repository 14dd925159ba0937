// Walks the loaded objects and their relocations. No memory is allocated and no lock held but the loader's own.
#if __has_include(<link.h>)  // else unknown_objects.cpp

#include "sentinels/loaded_objects.h"

#include "sentinels/elf_object.h"

#include <elf.h>
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

using bnd::elf_object;

struct Walk {
    const char *const *symbols;
    int count;
    bool (*look)(const bnd::Use &use, const void *data);
    const void *data;
};

bool own_definitions(const elf_object &object, const Walk &walk)
{
    for (int i = 0; i < walk.count; i++) {
        const ElfW(Sym) *const symbol = bnd::defined_symbol(object, walk.symbols[i]);
        if (!symbol || symbol->st_shndx == SHN_UNDEF)
            continue;
        if (!object.binds_itself && (symbol->st_other & 3) != STV_PROTECTED)
            continue;
        const auto *const address = reinterpret_cast<const void *>(object.base + symbol->st_value);
        if (walk.look({object.name, walk.symbols[i], address}, walk.data))
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

bool table_words(const elf_object &object, const Walk &walk)
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
    const elf_object object = bnd::read_object(*info);
    return own_definitions(object, walk) || table_words(object, walk);
}

// All loaded objects; none where there is no memory.
struct Objects {
    elf_object *all = nullptr;
    int count = 0;
    Objects() { dl_iterate_phdr(add, this); }
    ~Objects() { free(all); }

    const elf_object *named(const char *name) const
    {
        for (int i = 0; i < count; i++)
            if (!strcmp(all[i].name, name))
                return &all[i];
        return nullptr;
    }

    static int add(dl_phdr_info *info, size_t, void *data)
    {
        Objects &objects = *static_cast<Objects *>(data);
        auto *const more = static_cast<elf_object *>(realloc(objects.all, (objects.count + 1) * sizeof(elf_object)));
        if (more == nullptr)
            return 1;
        objects.all = more;
        objects.all[objects.count++] = bnd::read_object(*info);
        return 0;
    }
};

const char *first_object(bool (*is_one)(const elf_object &object, const char *text), const char *text,
                         bool (*chosen)(const char *object))
{
    const Objects objects;
    for (int i = 0; i < objects.count; i++)
        if (is_one(objects.all[i], text) && (!chosen || chosen(objects.all[i].name)))
            return objects.all[i].name;
    return nullptr;
}

// Marks an object and all that it needs: the scope of its symbols, were it loaded by itself.
void mark_needed(const Objects &objects, int which, bool *marked)
{
    if (marked[which])
        return;
    marked[which] = true;
    const elf_object &object = objects.all[which];
    for (const auto *entry = object.dynamic; entry && entry->d_tag != DT_NULL; entry++) {
        if (entry->d_tag != DT_NEEDED)
            continue;
        for (int i = 0; i < objects.count; i++)
            if (bnd::goes_by(objects.all[i], bnd::entry_text(object, *entry)))
                mark_needed(objects, i, marked);
    }
}

bool calls_outside(const elf_object &object, const char *relocations, size_t bytes, const char *prefix,
                   bnd::Choice *chosen)
{
    const auto *const rows = reinterpret_cast<const ElfW(Rela) *>(relocations);
    for (size_t i = 0; rows && i < bytes / sizeof *rows; i++) {
        const size_t place = ELF64_R_SYM(rows[i].r_info);
        const char *const name = object.strings + object.symbols[place].st_name;
        if (object.symbols[place].st_shndx != SHN_UNDEF || strncmp(name, prefix, strlen(prefix)))
            continue;
        if (!chosen || chosen(name, bnd::version_of(object, place)))
            return true;
    }
    return false;
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
    const elf_object *const first = objects.named(one), *const second = objects.named(other);
    auto *const marked = static_cast<bool *>(malloc(objects.count));
    bool together = marked == nullptr;
    for (int i = 0; i < objects.count && !together; i++) {
        memset(marked, 0, objects.count);
        mark_needed(objects, i, marked);
        together = first && second && marked[first - objects.all] && marked[second - objects.all];
    }
    free(marked);
    return together;
}

bool bnd::goes_by(const char *object, const char *name)
{
    const Objects objects;
    return objects.named(object) && goes_by(*objects.named(object), name);
}

bool bnd::defines(const char *object, const char *symbol)
{
    const Objects objects;
    return objects.named(object) && defines(*objects.named(object), symbol);
}

bool bnd::scope_defines(const char *object, const char *symbol)
{
    const Objects objects;
    auto *const marked = static_cast<bool *>(calloc(objects.count + 1, 1));
    bool found = marked == nullptr;
    if (const elf_object *const start = marked ? objects.named(object) : nullptr)
        mark_needed(objects, static_cast<int>(start - objects.all), marked);
    for (int i = 0; i < objects.count && !found; i++)
        found = marked[i] && bnd::defines(objects.all[i], symbol);
    free(marked);
    return found;
}

const char *bnd::definer(const char *symbol, const char *version, const char *first)
{
    const Objects objects;
    if (const elf_object *const found = objects.named(first); found && bnd::defines(*found, symbol, version))
        return first;
    for (int i = 0; i < objects.count; i++)
        if (bnd::defines(objects.all[i], symbol, version))
            return objects.all[i].name;
    return nullptr;
}

bool bnd::has_version(const char *object, const char *version)
{
    const Objects objects;
    return objects.named(object) && has_version(*objects.named(object), version);
}

bool bnd::refers_to(const char *object, const char *version)
{
    const Objects objects;
    return objects.named(object) && refers_to(*objects.named(object), version);
}

const char *bnd::object_with_version(const char *version, bool (*chosen)(const char *object))
{
    return first_object(has_version, version, chosen);
}

const char *bnd::object_that_needs(const char *library, bool (*chosen)(const char *object))
{
    return first_object(needs, library, chosen);
}

bool bnd::calls_prefix(const char *object, const char *prefix, Choice *chosen)
{
    const Objects objects;
    const elf_object *const found = objects.named(object);
    return found && found->symbols && found->strings &&
           (calls_outside(*found, found->calls, found->call_bytes, prefix, chosen) ||
            calls_outside(*found, found->relocations, found->relocation_bytes, prefix, chosen));
}

#endif
