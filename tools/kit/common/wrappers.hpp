// Which functions of a loaded file are wrappers of MPI routines: those of Fortran and C++ bindings and of tools of the kit, by their names
// in its symbol table.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace call_site {

using address_range = std::pair<std::uint64_t, std::uint64_t>;  // of the file: begin and end

// By the name in the symbol table.
bool is_wrapper(const char *symbol);

// Sorted. Empty for a file that cannot be read or has no symbols.
std::vector<address_range> wrapper_ranges(const char *path);

// The function at a place in a file, as C++ writes it; empty if it is not known.
std::string function_at(const char *path, std::uintptr_t offset);

// The routine that a wrapper or entry point is of, as mpi_send; empty if it is none.
std::string routine_of_symbol(const char *symbol);

// Whether all of a library belongs to bindings or to the MPI, by the name of its file.
bool is_binding_library(const char *path);

}  // namespace call_site
