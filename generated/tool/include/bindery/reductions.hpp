// Do not edit: `bindery generate` writes this from specs/reductions.toml through templates/tool/reductions.hpp.j2.
// The predefined operations that are defined for each predefined datatype (MPI 5.0, 6.9.2).
#pragma once

#include <bindery/records/check.hpp>

#include <cstdint>
#include <string_view>

namespace check {

struct defined_row {
    std::string_view datatype;
    std::uint16_t operations;  // a bit for each, by its number, and that of none for all datatypes
};

constexpr std::uint16_t bit_of(reduction one) { return std::uint16_t(1u << unsigned(one)); }

namespace operations_of_class {
inline constexpr std::uint16_t c_integer = bit_of(reduction::none) | bit_of(reduction::max) | bit_of(reduction::min) | bit_of(reduction::sum) | bit_of(reduction::prod) | bit_of(reduction::land) | bit_of(reduction::lor) | bit_of(reduction::lxor) | bit_of(reduction::band) | bit_of(reduction::bor) | bit_of(reduction::bxor);
inline constexpr std::uint16_t fortran_integer = bit_of(reduction::none) | bit_of(reduction::max) | bit_of(reduction::min) | bit_of(reduction::sum) | bit_of(reduction::prod) | bit_of(reduction::band) | bit_of(reduction::bor) | bit_of(reduction::bxor);
inline constexpr std::uint16_t multi_language = bit_of(reduction::none) | bit_of(reduction::max) | bit_of(reduction::min) | bit_of(reduction::sum) | bit_of(reduction::prod) | bit_of(reduction::band) | bit_of(reduction::bor) | bit_of(reduction::bxor);
inline constexpr std::uint16_t floating_point = bit_of(reduction::none) | bit_of(reduction::max) | bit_of(reduction::min) | bit_of(reduction::sum) | bit_of(reduction::prod);
inline constexpr std::uint16_t complex = bit_of(reduction::none) | bit_of(reduction::sum) | bit_of(reduction::prod);
inline constexpr std::uint16_t logical = bit_of(reduction::none) | bit_of(reduction::land) | bit_of(reduction::lor) | bit_of(reduction::lxor);
inline constexpr std::uint16_t byte = bit_of(reduction::none) | bit_of(reduction::band) | bit_of(reduction::bor) | bit_of(reduction::bxor);
inline constexpr std::uint16_t pair = bit_of(reduction::none) | bit_of(reduction::maxloc) | bit_of(reduction::minloc);
inline constexpr std::uint16_t character = bit_of(reduction::none);
}

inline constexpr defined_row defined_operations[] = {
    {"MPI_SHORT", operations_of_class::c_integer},
    {"MPI_INT", operations_of_class::c_integer},
    {"MPI_LONG", operations_of_class::c_integer},
    {"MPI_LONG_LONG", operations_of_class::c_integer},
    {"MPI_LONG_LONG_INT", operations_of_class::c_integer},
    {"MPI_UNSIGNED_SHORT", operations_of_class::c_integer},
    {"MPI_UNSIGNED", operations_of_class::c_integer},
    {"MPI_UNSIGNED_LONG", operations_of_class::c_integer},
    {"MPI_UNSIGNED_LONG_LONG", operations_of_class::c_integer},
    {"MPI_SIGNED_CHAR", operations_of_class::c_integer},
    {"MPI_UNSIGNED_CHAR", operations_of_class::c_integer},
    {"MPI_INT8_T", operations_of_class::c_integer},
    {"MPI_INT16_T", operations_of_class::c_integer},
    {"MPI_INT32_T", operations_of_class::c_integer},
    {"MPI_INT64_T", operations_of_class::c_integer},
    {"MPI_UINT8_T", operations_of_class::c_integer},
    {"MPI_UINT16_T", operations_of_class::c_integer},
    {"MPI_UINT32_T", operations_of_class::c_integer},
    {"MPI_UINT64_T", operations_of_class::c_integer},
    {"MPI_INTEGER", operations_of_class::fortran_integer},
    {"MPI_INTEGER1", operations_of_class::fortran_integer},
    {"MPI_INTEGER2", operations_of_class::fortran_integer},
    {"MPI_INTEGER4", operations_of_class::fortran_integer},
    {"MPI_INTEGER8", operations_of_class::fortran_integer},
    {"MPI_INTEGER16", operations_of_class::fortran_integer},
    {"MPI_AINT", operations_of_class::multi_language},
    {"MPI_COUNT", operations_of_class::multi_language},
    {"MPI_OFFSET", operations_of_class::multi_language},
    {"MPI_FLOAT", operations_of_class::floating_point},
    {"MPI_DOUBLE", operations_of_class::floating_point},
    {"MPI_LONG_DOUBLE", operations_of_class::floating_point},
    {"MPI_REAL", operations_of_class::floating_point},
    {"MPI_DOUBLE_PRECISION", operations_of_class::floating_point},
    {"MPI_REAL2", operations_of_class::floating_point},
    {"MPI_REAL4", operations_of_class::floating_point},
    {"MPI_REAL8", operations_of_class::floating_point},
    {"MPI_REAL16", operations_of_class::floating_point},
    {"MPI_C_COMPLEX", operations_of_class::complex},
    {"MPI_C_FLOAT_COMPLEX", operations_of_class::complex},
    {"MPI_C_DOUBLE_COMPLEX", operations_of_class::complex},
    {"MPI_C_LONG_DOUBLE_COMPLEX", operations_of_class::complex},
    {"MPI_CXX_FLOAT_COMPLEX", operations_of_class::complex},
    {"MPI_CXX_DOUBLE_COMPLEX", operations_of_class::complex},
    {"MPI_CXX_LONG_DOUBLE_COMPLEX", operations_of_class::complex},
    {"MPI_COMPLEX", operations_of_class::complex},
    {"MPI_DOUBLE_COMPLEX", operations_of_class::complex},
    {"MPI_COMPLEX4", operations_of_class::complex},
    {"MPI_COMPLEX8", operations_of_class::complex},
    {"MPI_COMPLEX16", operations_of_class::complex},
    {"MPI_COMPLEX32", operations_of_class::complex},
    {"MPI_C_BOOL", operations_of_class::logical},
    {"MPI_CXX_BOOL", operations_of_class::logical},
    {"MPI_LOGICAL", operations_of_class::logical},
    {"MPI_LOGICAL1", operations_of_class::logical},
    {"MPI_LOGICAL2", operations_of_class::logical},
    {"MPI_LOGICAL4", operations_of_class::logical},
    {"MPI_LOGICAL8", operations_of_class::logical},
    {"MPI_LOGICAL16", operations_of_class::logical},
    {"MPI_BYTE", operations_of_class::byte},
    {"MPI_FLOAT_INT", operations_of_class::pair},
    {"MPI_DOUBLE_INT", operations_of_class::pair},
    {"MPI_LONG_INT", operations_of_class::pair},
    {"MPI_2INT", operations_of_class::pair},
    {"MPI_SHORT_INT", operations_of_class::pair},
    {"MPI_LONG_DOUBLE_INT", operations_of_class::pair},
    {"MPI_2REAL", operations_of_class::pair},
    {"MPI_2DOUBLE_PRECISION", operations_of_class::pair},
    {"MPI_2INTEGER", operations_of_class::pair},
    {"MPI_CHAR", operations_of_class::character},
    {"MPI_WCHAR", operations_of_class::character},
    {"MPI_CHARACTER", operations_of_class::character},
    {"MPI_PACKED", operations_of_class::character},
};

}  // namespace check
