// An ELF file on disk: what the launcher checks before anything is started.
#ifndef BND_STACK_ELF_FILE_H
#define BND_STACK_ELF_FILE_H

#include <elf.h>
#include <link.h>
#include <string>
#include <string_view>

namespace bnd::stack {

class elf_file {
public:
    explicit elf_file(const std::string &path);
    ~elf_file();
    elf_file(const elf_file &) = delete;
    elf_file &operator=(const elf_file &) = delete;

    bool is_elf() const { return header != nullptr; }
    bool is_of_this_machine() const;
    bool is_shared_library() const;  // no position-independent program
    bool is_static_program() const;
    bool is_dynamic_program() const;
    bool mentions(std::string_view text) const;
    bool defines_function(std::string_view name) const;
    bool defines_routine_of_mpi() const;

private:
    template <class Predicate>
    bool any_function(Predicate matches) const;
    bool has_segment(unsigned type) const;
    bool has_dynamic_flag(unsigned long flag) const;
    template <class Type>
    const Type *at(size_t offset, size_t count = 1) const;

    const char *data = nullptr;
    size_t size = 0;
    const ElfW(Ehdr) *header = nullptr;
};

}  // namespace bnd::stack
#endif
