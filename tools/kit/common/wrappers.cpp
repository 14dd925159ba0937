#include "wrappers.hpp"

#include <bindery/routines.hpp>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include <cxxabi.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace call_site {

namespace {

std::string lower(std::string_view text)
{
    std::string result(text);
    for (char &c : result)
        c = char(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
    return result;
}

const std::vector<std::string> &routine_names()
{
    static const auto *const names = [] {  // never destroyed: calls may come until the process ends
        auto *const found = new std::vector<std::string>;
        for (const bindery::routine_info &row : bindery::detail::rows)
            if (!row.name.empty())
                found->push_back(lower(row.name));
        std::ranges::sort(*found);
        return found;
    }();
    return *names;
}

// Functions of a tool of the kit in a program that links it statically, the author's functions for calls among them.
bool is_of_kit(const char *symbol)
{
    if (std::strncmp(symbol, "bnd_", 4) == 0)
        return std::strstr(symbol, "_body_") != nullptr;
    if (symbol[0] != '_' || symbol[1] != 'Z')
        return false;
    return std::strstr(symbol, "7bindery5calls") || std::strstr(symbol, "7bindery6detail") ||
           std::strstr(symbol, "N9call_site");
}

// MPI::Comm::Send() and bindery::mpi::send(), mangled, with const or not, and what is local to them; those of an MPI's own classes, too.
// Functions that have such a type in their arguments are the program's.
bool is_of_cxx(std::string_view symbol)
{
    for (std::string_view prefix : {"_ZZ", "_Z"})
        if (symbol.starts_with(prefix)) {
            symbol.remove_prefix(prefix.size());
            break;
        }
    if (!symbol.starts_with('N'))
        return false;
    symbol.remove_prefix(std::min(symbol.find_first_not_of("VKRO", 1), symbol.size()));
    return symbol.starts_with("3MPI") || symbol.starts_with("4PMPI") || symbol.starts_with("7bindery3mpi");
}

}  // namespace

// mpi_send_, PMPI_SEND, mpi_send_f08ts_, MPI_Send, and the functions that these have their slow paths in. No other function of
// the Fortran bindings calls MPI_X; programs have functions of their own whose names begin with bnd_.
std::string lower_name(const char *symbol)
{
    const char first = symbol[0];
    if (first != 'm' && first != 'M' && first != 'p' && first != 'P' && first != 'b')
        return "";
    std::string name = lower(symbol);
    name.resize(std::min(name.find('.'), name.size()));  // mpi_send_.part.0
    for (std::string_view prefix : {"bnd_slow_path_", "bnd_fallback_"})
        if (name.starts_with(prefix))
            name.erase(0, prefix.size());
    if (name.starts_with("pmpi_"))
        name.erase(0, 1);
    if (!name.starts_with("mpi_"))
        return "";
    while (name.ends_with('_'))
        name.pop_back();
    for (std::string_view suffix : {"_f08ts", "_f08", "_fts", "_cptr"})
        if (name.ends_with(suffix))
            name.resize(name.size() - suffix.size());
    return std::ranges::binary_search(routine_names(), name) ? name : "";
}

bool is_wrapper(const char *symbol) { return is_of_kit(symbol) || is_of_cxx(symbol) || !lower_name(symbol).empty(); }

namespace {

class file_view {
public:
    explicit file_view(const char *path)
    {
        const int file = open(path, O_RDONLY | O_CLOEXEC);
        struct stat status;
        if (file < 0)
            return;
        if (fstat(file, &status) == 0 && status.st_size > 0) {
            void *address = mmap(nullptr, status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
            if (address != MAP_FAILED) {
                bytes_ = static_cast<const char *>(address);
                size_ = status.st_size;
            }
        }
        close(file);
    }
    file_view(const file_view &) = delete;
    file_view &operator=(const file_view &) = delete;
    ~file_view()
    {
        if (bytes_)
            munmap(const_cast<char *>(bytes_), size_);
    }

    // Elements in the file; null if they are not within it.
    template <class T>
    const T *at(std::uint64_t offset, std::uint64_t count = 1) const
    {
        const bool inside = offset <= size_ && count <= (size_ - offset) / sizeof(T);
        return inside ? reinterpret_cast<const T *>(bytes_ + offset) : nullptr;
    }

private:
    const char *bytes_ = nullptr;
    std::uint64_t size_ = 0;
};

using section_header = ElfW(Shdr);
using symbol_entry = ElfW(Sym);

// Calls visit(name, is_function, begin, end) for each function and variable in a table of symbols.
template <class Visit>
void visit_symbols(const file_view &file, const section_header &symbols, const section_header &strings, Visit &visit)
{
    const std::uint64_t count = symbols.sh_size / sizeof(symbol_entry);
    const symbol_entry *const entries = file.at<symbol_entry>(symbols.sh_offset, count);
    const char *const text = file.at<char>(strings.sh_offset, strings.sh_size);
    if (!entries || !text || strings.sh_size == 0 || text[strings.sh_size - 1] != '\0')
        return;
    for (std::uint64_t i = 0; i < count; ++i) {
        const symbol_entry &symbol = entries[i];
        const int type = symbol.st_info & 0xf;
        if ((type == STT_FUNC || type == STT_OBJECT) && symbol.st_size && symbol.st_shndx != SHN_UNDEF &&
            symbol.st_name < strings.sh_size)
            visit(text + symbol.st_name, type == STT_FUNC, std::uint64_t(symbol.st_value),
                  std::uint64_t(symbol.st_value + symbol.st_size));
    }
}

template <class Visit>
void visit_file(const char *path, Visit visit)
{
    const file_view file(path);
    const auto *const start = file.at<ElfW(Ehdr)>(0);
    if (!start || std::memcmp(start->e_ident, ELFMAG, SELFMAG) != 0)
        return;
    const auto *const sections = file.at<section_header>(start->e_shoff, start->e_shnum);
    for (int i = 0; sections && i < start->e_shnum; ++i)
        if ((sections[i].sh_type == SHT_SYMTAB || sections[i].sh_type == SHT_DYNSYM) &&
            sections[i].sh_link < start->e_shnum)
            visit_symbols(file, sections[i], sections[sections[i].sh_link], visit);
}

}  // namespace

std::vector<address_range> wrapper_ranges(const char *path)
{
    std::vector<address_range> ranges;
    bool is_tool = false;
    visit_file(path, [&](const char *name, bool is_function, std::uint64_t begin, std::uint64_t end) {
        is_tool = is_tool || std::strcmp(name, "bnd_tool_descriptor_1") == 0;
        if (is_function && is_wrapper(name))
            ranges.emplace_back(begin, end);
    });
    if (is_tool)  // all of a library that is a tool of the kit
        return {{0, ~std::uint64_t(0)}};
    std::ranges::sort(ranges);
    return ranges;
}

std::string function_at(const char *path, std::uintptr_t offset)
{
    std::string found;
    visit_file(path, [&](const char *name, bool is_function, std::uint64_t begin, std::uint64_t end) {
        if (is_function && begin <= offset && offset < end)
            found = name;
    });
    int status = 0;
    if (char *const readable = abi::__cxa_demangle(found.c_str(), nullptr, nullptr, &status)) {
        found = readable;
        std::free(readable);
    }
    return found;
}

std::string routine_of_symbol(const char *symbol) { return lower_name(symbol); }

bool is_binding_library(const char *path)
{
    const std::string_view whole = path, name = whole.substr(whole.rfind('/') + 1);
    for (std::string_view prefix :
         {"libbindery_", "libmpi.", "libmpi_mpifh", "libmpi_usempi", "libmpi_cxx", "libmpi_abi", "libmpich",
          "libmpifort", "libmpicxx", "libpmpi", "libopen_mpi", "libopen-rte", "libopen-pal"})
        if (name.starts_with(prefix))
            return true;
    return false;
}

}  // namespace call_site
