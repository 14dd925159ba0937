#include "collectives/elements.h"

#include <cfloat>
#include <limits>
#include <type_traits>

namespace solo {
namespace {

constexpr element integer_of(MPI_Count size, bool is_signed)
{
    switch (size) {
    case 1:
        return is_signed ? element::i8 : element::u8;
    case 2:
        return is_signed ? element::i16 : element::u16;
    case 4:
        return is_signed ? element::i32 : element::u32;
    case 8:
        return is_signed ? element::i64 : element::u64;
#ifdef SOLO_INT128
    case 16:
        return is_signed ? element::i128 : element::u128;
#endif
    default:
        return element::none;
    }
}

// Fortran's kinds of 16 bytes are quadruple precision.
constexpr element real_of(MPI_Count size)
{
    switch (size) {
#ifdef SOLO_HALF
    case 2:
        return element::f16;
#endif
    case 4:
        return element::f32;
    case 8:
        return element::f64;
#ifdef SOLO_QUADRUPLE
    case 16:
        return element::f128;
#endif
    default:
        return element::none;
    }
}

constexpr element complex_element(element part)
{
    switch (part) {
    case element::f16:
        return element::c16;
    case element::f32:
        return element::c32;
    case element::f64:
        return element::c64;
    case element::extended:
        return element::c_extended;
    case element::f128:
        return element::c128;
    default:
        return element::none;
    }
}

constexpr element pair_of_two(element part)
{
    switch (part) {
    case element::i16:
        return element::i16_i16;
    case element::i32:
        return element::i32_i32;
    case element::i64:
        return element::i64_i64;
    case element::f32:
        return element::f32_f32;
    case element::f64:
        return element::f64_f64;
    case element::f128:
        return element::f128_f128;
    default:
        return element::none;
    }
}

constexpr element pair_with_int(element value)
{
    switch (value) {
    case element::i16:
        return element::i16_i32;
    case element::i32:
        return element::i32_i32;
    case element::i64:
        return element::i64_i32;
    case element::f32:
        return element::f32_i32;
    case element::f64:
        return element::f64_i32;
    case element::extended:
        return element::extended_i32;
    default:
        return element::none;
    }
}

constexpr element long_double()
{
    constexpr int digits = std::numeric_limits<long double>::digits;
    return digits == 53 ? element::f64 : digits == 113 ? element::f128 : element::extended;
}

template <typename T>
constexpr element integer()
{
    return integer_of(sizeof(T), std::is_signed_v<T>);
}

description &entry_of(MPI_Datatype datatype)
{
    return known_datatypes[reinterpret_cast<std::uintptr_t>(datatype) - first_datatype];
}

element by_size(element_class belongs_to, MPI_Count size)
{
    switch (belongs_to) {
    case fortran_integer:
        return integer_of(size, true);
    case floating_point:
        return real_of(size);
    case complex_number:
        return complex_element(real_of(size / 2));
    case logical:
        return integer_of(size, false);
    default:
        return element::none;
    }
}

description describe_pair_of_fortran(std::uintptr_t bits, MPI_Count size)
{
    const bool is_integer = bits == reinterpret_cast<std::uintptr_t>(MPI_2INTEGER);
    return {value_index, pair_of_two(is_integer ? integer_of(size / 2, true) : real_of(size / 2))};
}

bool is_pair_of_fortran(std::uintptr_t bits)
{
    return bits >= reinterpret_cast<std::uintptr_t>(MPI_2REAL) &&
           bits <= reinterpret_cast<std::uintptr_t>(MPI_2INTEGER);
}

description describe_predefined(std::uintptr_t bits, MPI_Count size)
{
    if (bits < first_datatype || bits > last_datatype || size <= 0)
        return {};
    if (is_pair_of_fortran(bits))
        return describe_pair_of_fortran(bits, size);
    description result = known_datatypes[bits - first_datatype];
    if (result.holds == element::none)
        result.holds = by_size(result.belongs_to, size);
    return result;
}

struct row {
    MPI_Datatype datatype;
    description is;
};

// The integers of C, which never change.
void set_up_c_integers()
{
    const row rows[] = {
        {MPI_SHORT, {c_integer, integer<short>()}},
        {MPI_INT, {c_integer, integer<int>()}},
        {MPI_LONG, {c_integer, integer<long>()}},
        {MPI_LONG_LONG, {c_integer, integer<long long>()}},
        {MPI_SIGNED_CHAR, {c_integer, element::i8}},
        {MPI_UNSIGNED_CHAR, {c_integer, element::u8}},
        {MPI_UNSIGNED_SHORT, {c_integer, integer<unsigned short>()}},
        {MPI_UNSIGNED, {c_integer, integer<unsigned>()}},
        {MPI_UNSIGNED_LONG, {c_integer, integer<unsigned long>()}},
        {MPI_UNSIGNED_LONG_LONG, {c_integer, integer<unsigned long long>()}},
        {MPI_INT8_T, {c_integer, element::i8}},
        {MPI_INT16_T, {c_integer, element::i16}},
        {MPI_INT32_T, {c_integer, element::i32}},
        {MPI_INT64_T, {c_integer, element::i64}},
        {MPI_UINT8_T, {c_integer, element::u8}},
        {MPI_UINT16_T, {c_integer, element::u16}},
        {MPI_UINT32_T, {c_integer, element::u32}},
        {MPI_UINT64_T, {c_integer, element::u64}},
        {MPI_AINT, {multi_language, integer<MPI_Aint>()}},
        {MPI_COUNT, {multi_language, integer<MPI_Count>()}},
        {MPI_OFFSET, {multi_language, integer<MPI_Offset>()}},
        {MPI_BYTE, {byte, element::u8}},
    };
    for (const row &each : rows)
        entry_of(each.datatype) = each.is;
}

// The other datatypes of C and C++.
void set_up_c()
{
    const row rows[] = {
        {MPI_FLOAT, {floating_point, element::f32}},
        {MPI_DOUBLE, {floating_point, element::f64}},
        {MPI_LONG_DOUBLE, {floating_point, long_double()}},
        {MPI_C_FLOAT_COMPLEX, {complex_number, element::c32}},
        {MPI_C_DOUBLE_COMPLEX, {complex_number, element::c64}},
        {MPI_C_LONG_DOUBLE_COMPLEX, {complex_number, complex_element(long_double())}},
        {MPI_CXX_FLOAT_COMPLEX, {complex_number, element::c32}},
        {MPI_CXX_DOUBLE_COMPLEX, {complex_number, element::c64}},
        {MPI_CXX_LONG_DOUBLE_COMPLEX, {complex_number, complex_element(long_double())}},
        {MPI_C_BOOL, {logical, integer_of(sizeof(bool), false)}},
        {MPI_CXX_BOOL, {logical, integer_of(sizeof(bool), false)}},
        {MPI_FLOAT_INT, {value_index, element::f32_i32}},
        {MPI_DOUBLE_INT, {value_index, element::f64_i32}},
        {MPI_LONG_INT, {value_index, pair_with_int(integer<long>())}},
        {MPI_2INT, {value_index, element::i32_i32}},
        {MPI_SHORT_INT, {value_index, pair_with_int(integer<short>())}},
        {MPI_LONG_DOUBLE_INT, {value_index, pair_with_int(long_double())}},
    };
    for (const row &each : rows)
        entry_of(each.datatype) = each.is;
}

// Fortran datatypes: class only; the representation follows from the size.
void set_up_fortran()
{
    const row rows[] = {
        {MPI_INTEGER, {fortran_integer}},  {MPI_INTEGER1, {fortran_integer}},
        {MPI_INTEGER2, {fortran_integer}}, {MPI_INTEGER4, {fortran_integer}},
        {MPI_INTEGER8, {fortran_integer}}, {MPI_INTEGER16, {fortran_integer}},
        {MPI_REAL, {floating_point}},      {MPI_DOUBLE_PRECISION, {floating_point}},
        {MPI_REAL2, {floating_point}},     {MPI_REAL4, {floating_point}},
        {MPI_REAL8, {floating_point}},     {MPI_REAL16, {floating_point}},
        {MPI_COMPLEX, {complex_number}},   {MPI_DOUBLE_COMPLEX, {complex_number}},
        {MPI_COMPLEX4, {complex_number}},  {MPI_COMPLEX8, {complex_number}},
        {MPI_COMPLEX16, {complex_number}}, {MPI_COMPLEX32, {complex_number}},
        {MPI_LOGICAL, {logical}},          {MPI_LOGICAL1, {logical}},
        {MPI_LOGICAL2, {logical}},         {MPI_LOGICAL4, {logical}},
        {MPI_LOGICAL8, {logical}},         {MPI_LOGICAL16, {logical}},
    };
    for (const row &each : rows)
        entry_of(each.datatype) = each.is;
}

// Pairs without a name (MPI_Type_get_value_index): a number and an integer.
description describe_value_index(const Construction &construction)
{
    const description value = describe(*construction.datatypes[0]);
    const description index = describe(*construction.datatypes[1]);
    const bool have_order = value.holds >= element::i8 && value.holds <= element::f128 && index.holds != element::none;
    return {value_index, have_order ? element::other_pair : element::none};
}

}  // namespace

description known_datatypes[last_datatype - first_datatype + 1];

void set_up_elements()
{
    set_up_c_integers();
    set_up_c();
    set_up_fortran();
}

description describe(const Datatype &datatype)
{
    if (datatype.is_predefined())
        return describe_predefined(datatype.handle_bits(), datatype.size);
    switch (datatype.construction.combiner) {
    case MPI_COMBINER_F90_INTEGER:
    case MPI_COMBINER_F90_REAL:
    case MPI_COMBINER_F90_COMPLEX:
        return describe(*datatype.basic);  // one size may have two formats
    case MPI_COMBINER_VALUE_INDEX:
        return describe_value_index(datatype.construction);
    default:
        return {not_predefined};
    }
}

}  // namespace solo
