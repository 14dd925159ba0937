#include "elf_file.h"

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "names.h"

namespace bnd::stack {

namespace {

#if defined(__x86_64__)
constexpr unsigned this_machine = EM_X86_64;
#elif defined(__aarch64__)
constexpr unsigned this_machine = EM_AARCH64;
#else
constexpr unsigned this_machine = EM_NONE;
#endif

}  // namespace

elf_file::elf_file(const std::string &path)
{
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat status = {};
    if (file < 0)
        return;
    if (!fstat(file, &status) && S_ISREG(status.st_mode) && status.st_size > 0) {
        void *mapped = mmap(nullptr, static_cast<size_t>(status.st_size), PROT_READ, MAP_PRIVATE, file, 0);
        if (mapped != MAP_FAILED) {
            data = static_cast<const char *>(mapped);
            size = static_cast<size_t>(status.st_size);
        }
    }
    close(file);
    const ElfW(Ehdr) *found = data ? at<ElfW(Ehdr)>(0) : nullptr;
    if (found && !memcmp(found->e_ident, ELFMAG, SELFMAG))
        header = found;
}

elf_file::~elf_file()
{
    if (data)
        munmap(const_cast<char *>(data), size);
}

template <class Type>
const Type *elf_file::at(size_t offset, size_t count) const
{
    if (offset > size || count > (size - offset) / sizeof(Type))
        return nullptr;
    return reinterpret_cast<const Type *>(data + offset);
}

bool elf_file::is_of_this_machine() const
{
    return header->e_machine == this_machine && header->e_ident[EI_CLASS] == ELFCLASS64;
}

bool elf_file::has_segment(unsigned type) const
{
    const auto *segments = at<ElfW(Phdr)>(header->e_phoff, header->e_phnum);
    for (size_t i = 0; segments && i < header->e_phnum; i++)
        if (segments[i].p_type == type)
            return true;
    return false;
}

bool elf_file::has_dynamic_flag(unsigned long flag) const
{
    const auto *segments = at<ElfW(Phdr)>(header->e_phoff, header->e_phnum);
    for (size_t i = 0; segments && i < header->e_phnum; i++) {
        if (segments[i].p_type != PT_DYNAMIC)
            continue;
        const size_t count = segments[i].p_filesz / sizeof(ElfW(Dyn));
        const auto *entries = at<ElfW(Dyn)>(segments[i].p_offset, count);
        for (size_t j = 0; entries && j < count; j++)
            if (entries[j].d_tag == DT_FLAGS_1)
                return entries[j].d_un.d_val & flag;
    }
    return false;
}

bool elf_file::is_shared_library() const { return header->e_type == ET_DYN && !has_dynamic_flag(DF_1_PIE); }

bool elf_file::is_static_program() const
{
    return (header->e_type == ET_EXEC || has_dynamic_flag(DF_1_PIE)) && !has_segment(PT_INTERP);
}

bool elf_file::is_dynamic_program() const
{
    return (header->e_type == ET_EXEC || header->e_type == ET_DYN) && has_segment(PT_INTERP);
}

bool elf_file::mentions(std::string_view text) const { return memmem(data, size, text.data(), text.size()) != nullptr; }

template <class Predicate>
bool elf_file::any_function(Predicate matches) const
{
    const auto *sections = at<ElfW(Shdr)>(header->e_shoff, header->e_shnum);
    for (size_t i = 0; sections && i < header->e_shnum; i++) {
        const ElfW(Shdr) &table = sections[i];
        if ((table.sh_type != SHT_DYNSYM && table.sh_type != SHT_SYMTAB) || table.sh_link >= header->e_shnum)
            continue;
        const ElfW(Shdr) &strings = sections[table.sh_link];
        const size_t count = table.sh_size / sizeof(ElfW(Sym));
        const auto *symbols = at<ElfW(Sym)>(table.sh_offset, count);
        const auto *text = at<char>(strings.sh_offset, strings.sh_size);
        for (size_t j = 0; symbols && text && j < count; j++) {
            const int type = ELF64_ST_TYPE(symbols[j].st_info);
            const bool is_global = ELF64_ST_BIND(symbols[j].st_info) != STB_LOCAL;
            if (is_global && (type == STT_FUNC || type == STT_GNU_IFUNC) && symbols[j].st_shndx != SHN_UNDEF &&
                symbols[j].st_name < strings.sh_size && matches(text + symbols[j].st_name, table.sh_type))
                return true;
        }
    }
    return false;
}

bool elf_file::defines_function(std::string_view name) const
{
    return any_function([name](const char *defined, unsigned) { return name == defined; });
}

bool elf_file::defines_routine_of_mpi() const
{
    return any_function([](const char *defined, unsigned table) {
        const routine_name name = parse(defined);
        return table == SHT_DYNSYM && name && !name.profiling;
    });
}

}  // namespace bnd::stack
