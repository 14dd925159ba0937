// Whether all loads of the file that the program calls MPI from are those of its source. Compilers that optimize load more: a vector, or what
// a condition may not need (they do not store so).
#pragma once

namespace check {

bool are_loads_of_program();

}  // namespace check
