// Do not edit: `bindery generate` writes this from specs/ through templates/cxx/modern_results.hpp.j2.
// What functions return that have several outputs, under the standard's names.
#pragma once

#include <bindery/mpi/support.hpp>

namespace bindery::mpi {

}  // namespace bindery::mpi
