// Which functions of a loaded file are wrappers of MPI routines: those of Fortran bindings, by their names in its symbol table.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace call_site {

using address_range = std::pair<std::uint64_t, std::uint64_t>;  // of the file: begin and end

// Sorted. Empty for a file that cannot be read or has no symbols.
std::vector<address_range> wrapper_ranges(const char *path);

// Whether all of a library belongs to bindings or to the MPI, by the name of its file.
bool is_binding_library(const char *path);

}  // namespace call_site
