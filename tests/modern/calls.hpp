// Both sides of the comparison of instructions share this.
#pragma once

#include <bindery/mpi.hpp>

namespace mpi = bindery::mpi;
using numbers = std::span<const int>;
using types = std::span<const mpi::datatype>;
