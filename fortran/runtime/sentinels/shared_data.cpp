#if __has_include(<link.h>)  // else unknown_objects.cpp

#include "sentinels/shared_data.h"

#include "sentinels/elf_object.h"

#include <dlfcn.h>
#include <string.h>

#pragma weak dlopen  // not in a static program

namespace {

// The version of the symbols that all libraries share; a new layout has a new one.
constexpr char version_of_layout[] = "BINDERY_PROCESS_1";

struct Definition {
    const char *symbol, *object;
    void *address;
};

int find(dl_phdr_info *info, size_t, void *data)
{
    Definition &wanted = *static_cast<Definition *>(data);
    const bnd::elf_object object = bnd::read_object(*info);
    const ElfW(Sym) *const found = bnd::defined_symbol(object, wanted.symbol);
    if (!found || found->st_shndx == SHN_UNDEF)
        return 0;
    const char *const version = bnd::version_of(object, found - object.symbols);
    if (!version || strcmp(version, version_of_layout))
        return 0;
    wanted.object = object.name;
    wanted.address = reinterpret_cast<void *>(object.base + found->st_value);
    return 1;
}

}  // namespace

void *bnd::first_definition(const char *symbol, void *own)
{
    Definition wanted = {symbol, nullptr, own};
    if (dl_iterate_phdr(find, &wanted) && wanted.address != own && dlopen)
        dlopen(wanted.object, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
    return wanted.address;
}

#endif
