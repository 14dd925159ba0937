// Element classes and representations of predefined datatypes, for reductions (MPI 5.0, 6.9.2).
#ifndef SOLO_COLLECTIVES_ELEMENTS_H
#define SOLO_COLLECTIVES_ELEMENTS_H

#include "core/optional_types.h"
#include "datatypes/datatype.h"

#include <cstdint>

namespace solo {

// The classes of the table in 6.9.2, as bits; a datatype belongs to one or to none.
enum element_class : std::uint16_t {
    no_class = 0,
    c_integer = 1,
    fortran_integer = 2,
    floating_point = 4,
    logical = 8,
    complex_number = 16,
    byte = 32,
    multi_language = 64,
    value_index = 128,     // the pairs of MPI_MINLOC and MPI_MAXLOC (6.9.4)
    not_predefined = 256,  // derived: user operations only
    every_class = 511,     // what user operations accept, and datatypes of no class
};

// In-memory representation. Logicals are integers of their size.
enum class element : std::uint8_t {
    none,  // this compiler has no such type
    i8,
    i16,
    i32,
    i64,
    i128,
    u8,
    u16,
    u32,
    u64,
    u128,
    f16,
    f32,
    f64,
    extended,
    f128,  // extended: long double, where that is neither f64 nor f128
    c16,
    c32,
    c64,
    c_extended,
    c128,  // pairs of the above
    i16_i32,
    i32_i32,
    i64_i32,
    f32_i32,
    f64_i32,
    extended_i32,
    f32_f32,
    f64_f64,
    i64_i64,
    f128_f128,
    i16_i16,
    other_pair,  // of any two that have an order; see combine_pairs
    count
};

struct description {
    element_class belongs_to = no_class;
    element holds = element::none;
};

// Predefined datatypes by handle; representations of Fortran types follow from their current size.
constexpr std::uintptr_t first_datatype = 0x200;
constexpr std::uintptr_t last_datatype = 0x2EF;
extern description known_datatypes[last_datatype - first_datatype + 1];
void set_up_elements();

// True if every possible size of a Fortran type has arithmetic.
constexpr bool has_every_size = half_size != 0 && int128_size != 0 && quadruple_size != 0;

// Describe any datatype, with the current sizes of Fortran types.
description describe(const Datatype &datatype);

}  // namespace solo

#endif
