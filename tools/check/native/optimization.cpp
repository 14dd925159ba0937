#include "optimization.hpp"

#include "current.hpp"
#include "region.hpp"

#include <cstring>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#if __has_include(<elf.h>)
#include <elf.h>
#endif

namespace check {

namespace {

#if defined(ELFMAG)
// Debug information of optimized code has lists of locations. A file without any, or that cannot be read, may be optimized.
bool is_unoptimized(const char *file)
{
    std::ifstream in(file, std::ios::binary);
    Elf64_Ehdr header = {};
    if (!in.read(reinterpret_cast<char *>(&header), sizeof header) ||
        std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_shentsize != sizeof(Elf64_Shdr))
        return false;
    std::vector<Elf64_Shdr> sections(header.e_shnum);
    in.seekg(std::streamoff(header.e_shoff));
    in.read(reinterpret_cast<char *>(sections.data()), std::streamsize(sections.size() * sizeof(Elf64_Shdr)));
    if (!in || header.e_shstrndx >= sections.size())
        return false;
    std::string names(sections[header.e_shstrndx].sh_size, '\0');
    in.seekg(std::streamoff(sections[header.e_shstrndx].sh_offset));
    if (!in.read(names.data(), std::streamsize(names.size())))
        return false;
    bool has_lines = false;
    for (const Elf64_Shdr &section : sections) {
        const std::string_view name = section.sh_name < names.size() ? names.c_str() + section.sh_name : "";
        has_lines |= name == ".debug_line";
        if (name == ".debug_loc" || name == ".debug_loclists" || name.starts_with(".zdebug"))
            return false;
    }
    return has_lines;
}
#else
bool is_unoptimized(const char *) { return false; }
#endif

}  // namespace

bool are_loads_of_program()
{
    static std::string &known = *new std::string;
    static bool answer = false;
    const std::string &file = file_of(current_site());
    if (file != known) {
        known = file;
        answer = is_unoptimized(file.c_str());
    }
    return answer;
}

}  // namespace check
