/* gotcha_wrap of the documented interface: it binds the entries of the global offset tables of all other objects. */
#define _GNU_SOURCE
#include <gotcha/gotcha.h>

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__aarch64__)
#define IS_SLOT(type) ((type) == R_AARCH64_JUMP_SLOT || (type) == R_AARCH64_GLOB_DAT)
#else
#define IS_SLOT(type) ((type) == R_X86_64_JUMP_SLOT || (type) == R_X86_64_GLOB_DAT)
#endif

struct table {
    struct gotcha_binding_t *bindings;
    int count;
};

/* The name that a slot is for, and what to write there. */
static void bind_slot(void **slot, const char *name, const struct table *table)
{
    const long page = sysconf(_SC_PAGESIZE);
    void *const start = (void *)((uintptr_t)slot / page * page);
    for (int i = 0; i < table->count; i++) {
        if (strcmp(table->bindings[i].name, name) != 0)
            continue;
        /* Tables are read-only after relocation. */
        if (mprotect(start, page, PROT_READ | PROT_WRITE) != 0)
            abort();
        *slot = table->bindings[i].wrapper_pointer;
    }
}

static void bind_slots(const struct dl_phdr_info *object, const ElfW(Rela) * entries, size_t size,
                       const ElfW(Sym) * symbols, const char *strings, const struct table *table)
{
    for (size_t i = 0; entries && i < size / sizeof *entries; i++) {
        if (IS_SLOT(ELF64_R_TYPE(entries[i].r_info)))
            bind_slot((void **)(object->dlpi_addr + entries[i].r_offset),
                      strings + symbols[ELF64_R_SYM(entries[i].r_info)].st_name, table);
    }
}

static int bind_object(struct dl_phdr_info *object, size_t size, void *data)
{
    const ElfW(Dyn) *dynamic = NULL;
    ElfW(Addr) values[DT_JMPREL + 1] = {0};
    Dl_info own;
    (void)size;
    for (int i = 0; i < object->dlpi_phnum; i++)
        if (object->dlpi_phdr[i].p_type == PT_DYNAMIC)
            dynamic = (const ElfW(Dyn) *)(object->dlpi_addr + object->dlpi_phdr[i].p_vaddr);
    /* The tool's own calls stay as they are; the kernel's object has offsets for addresses. */
    if (!dynamic || !dladdr((void *)bind_object, &own) || own.dli_fbase == (void *)object->dlpi_addr ||
        strstr(object->dlpi_name, "linux-vdso"))
        return 0;
    for (; dynamic->d_tag != DT_NULL; dynamic++)
        if (dynamic->d_tag <= DT_JMPREL)
            values[dynamic->d_tag] = dynamic->d_un.d_ptr;
    const ElfW(Sym) *const symbols = (const ElfW(Sym) *)values[DT_SYMTAB];
    const char *const strings = (const char *)values[DT_STRTAB];
    bind_slots(object, (const ElfW(Rela) *)values[DT_RELA], values[DT_RELASZ], symbols, strings, data);
    bind_slots(object, (const ElfW(Rela) *)values[DT_JMPREL], values[DT_PLTRELSZ], symbols, strings, data);
    return 0;
}

enum gotcha_error_t gotcha_wrap(struct gotcha_binding_t *bindings, int count, const char *tool)
{
    struct table table = {bindings, count};
    (void)tool;
    for (int i = 0; i < count; i++)
        *bindings[i].function_handle = dlsym(RTLD_DEFAULT, bindings[i].name);
    dl_iterate_phdr(bind_object, &table);
    return GOTCHA_SUCCESS;
}

void *gotcha_get_wrappee(gotcha_wrappee_handle_t handle) { return handle; }
