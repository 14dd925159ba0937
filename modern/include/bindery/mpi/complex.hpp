// Ranges of std::complex as buffers, apart from mpi.hpp because <complex> takes the compiler a quarter more time.
#pragma once

#include <bindery/mpi/datatype.hpp>

#include <complex>

namespace bindery::mpi {

BND_DATATYPE_OF_CXX(std::complex<float>, MPI_CXX_FLOAT_COMPLEX, MPI_C_FLOAT_COMPLEX)
BND_DATATYPE_OF_CXX(std::complex<double>, MPI_CXX_DOUBLE_COMPLEX, MPI_C_DOUBLE_COMPLEX)
BND_DATATYPE_OF_CXX(std::complex<long double>, MPI_CXX_LONG_DOUBLE_COMPLEX, MPI_C_LONG_DOUBLE_COMPLEX)

}  // namespace bindery::mpi
