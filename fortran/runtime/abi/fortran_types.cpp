// The predefined types of Fortran, and their equals in C.
#include "abi/abi.h"

#include <float.h>

namespace bnd {

constexpr int integer = BND_FORTRAN_INTEGER_BYTES, logical = BND_FORTRAN_LOGICAL_BYTES;
constexpr int real = BND_FORTRAN_REAL_BYTES, twice = BND_FORTRAN_DOUBLE_BYTES;

extern const FortranType fortran_types[] = {
    {MPI_INTEGER, TypeClass::integer, integer},
    {MPI_LOGICAL, TypeClass::logical, logical},
    {MPI_REAL, TypeClass::real, real},
    {MPI_DOUBLE_PRECISION, TypeClass::real, twice},
    {MPI_COMPLEX, TypeClass::complex, 2 * real},
    {MPI_DOUBLE_COMPLEX, TypeClass::complex, 2 * twice},
    {MPI_CHARACTER, TypeClass::character, 1},
    {MPI_2INTEGER, TypeClass::two_integers, 2 * integer},
    {MPI_2REAL, TypeClass::two_reals, 2 * real},
    {MPI_2DOUBLE_PRECISION, TypeClass::two_reals, 2 * twice},
    {MPI_INTEGER1, TypeClass::integer, 1},
    {MPI_INTEGER2, TypeClass::integer, 2},
    {MPI_INTEGER4, TypeClass::integer, 4},
    {MPI_INTEGER8, TypeClass::integer, 8},
    {MPI_INTEGER16, TypeClass::integer, 16},
    {MPI_LOGICAL1, TypeClass::logical, 1},
    {MPI_LOGICAL2, TypeClass::logical, 2},
    {MPI_LOGICAL4, TypeClass::logical, 4},
    {MPI_LOGICAL8, TypeClass::logical, 8},
    {MPI_LOGICAL16, TypeClass::logical, 16},
    {MPI_REAL2, TypeClass::real, 2},
    {MPI_REAL4, TypeClass::real, 4},
    {MPI_REAL8, TypeClass::real, 8},
    {MPI_REAL16, TypeClass::real, 16},
    {MPI_COMPLEX4, TypeClass::complex, 4},
    {MPI_COMPLEX8, TypeClass::complex, 8},
    {MPI_COMPLEX16, TypeClass::complex, 16},
    {MPI_COMPLEX32, TypeClass::complex, 32},
};
extern const int fortran_type_count = sizeof fortran_types / sizeof *fortran_types;

namespace {

// REAL(16) has 113 bits. A long double of as many bytes may have fewer.
constexpr bool long_double_is_quad = sizeof(long double) == 16 && LDBL_MANT_DIG == 113;

MPI_Datatype real_in_c(size_t bytes)
{
    if (bytes == sizeof(float))
        return MPI_FLOAT;
    if (bytes == sizeof(double))
        return MPI_DOUBLE;
    return long_double_is_quad && bytes == sizeof(long double) ? MPI_LONG_DOUBLE : MPI_DATATYPE_NULL;
}

MPI_Datatype complex_in_c(size_t bytes)
{
    if (bytes == 2 * sizeof(float))
        return MPI_C_FLOAT_COMPLEX;
    if (bytes == 2 * sizeof(double))
        return MPI_C_DOUBLE_COMPLEX;
    return long_double_is_quad && bytes == 2 * sizeof(long double) ? MPI_C_LONG_DOUBLE_COMPLEX : MPI_DATATYPE_NULL;
}

MPI_Datatype integer_in_c(size_t bytes)
{
    if (bytes == sizeof(int))
        return MPI_INT;
    if (bytes == sizeof(signed char))
        return MPI_SIGNED_CHAR;
    if (bytes == sizeof(short))
        return MPI_SHORT;
    return bytes == sizeof(long long) ? MPI_LONG_LONG : MPI_DATATYPE_NULL;
}

MPI_Datatype logical_in_c(size_t bytes)
{
    switch (bytes) {
    case 1:
        return MPI_INT8_T;
    case 2:
        return MPI_INT16_T;
    case 4:
        return MPI_INT32_T;
    case 8:
        return MPI_INT64_T;
    default:
        return MPI_DATATYPE_NULL;
    }
}

}  // namespace

MPI_Datatype equal_in_c(const FortranType &type)
{
    const auto bytes = static_cast<size_t>(type.bytes);
    switch (type.type_class) {
    case TypeClass::integer:
        return integer_in_c(bytes);
    case TypeClass::logical:
        return logical_in_c(bytes);
    case TypeClass::real:
        return real_in_c(bytes);
    case TypeClass::complex:
        return complex_in_c(bytes);
    case TypeClass::character:
        return MPI_CHAR;
    case TypeClass::two_integers:
        return bytes == 2 * sizeof(int) ? MPI_2INT : MPI_DATATYPE_NULL;
    case TypeClass::two_reals:
        break;  // C has pairs of unlike types alone
    }
    return MPI_DATATYPE_NULL;
}

}  // namespace bnd
