// The predefined datatypes, and the sizes of Fortran's (MPI 5.0, 3.2.2, 5.1.11, 20.4).
#include "core/optional_types.h"
#include "core/setup.h"
#include "datatypes/construct.h"

#include <algorithm>
#include <cfloat>
#include <complex>
#include <cstdint>
#include <iterator>

namespace solo {
namespace {

struct description {
    MPI_Datatype handle;
    const char *name;
    type_class values;
    int size;       // bytes; 0: this machine has none (R141)
    int alignment;  // bytes
    int external;   // bytes in external32
};

#define SOLO_C(handle, values, type, external) \
    {handle, #handle, type_class::values, sizeof(type), alignof(type), external}
#define SOLO_FORTRAN(handle, values, size, alignment, external) \
    {handle, #handle, type_class::values, size, alignment, external}

const description basics[] = {
    SOLO_C(MPI_AINT, integer, MPI_Aint, 8),
    SOLO_C(MPI_COUNT, integer, MPI_Count, 8),
    SOLO_C(MPI_OFFSET, integer, MPI_Offset, 8),
    SOLO_C(MPI_PACKED, byte, char, 1),
    SOLO_C(MPI_SHORT, integer, short, 2),
    SOLO_C(MPI_INT, integer, int, 4),
    SOLO_C(MPI_LONG, integer, long, 4),
    SOLO_C(MPI_LONG_LONG_INT, integer, long long, 8),
    SOLO_C(MPI_UNSIGNED_SHORT, natural, unsigned short, 2),
    SOLO_C(MPI_UNSIGNED, natural, unsigned, 4),
    SOLO_C(MPI_UNSIGNED_LONG, natural, unsigned long, 4),
    SOLO_C(MPI_UNSIGNED_LONG_LONG, natural, unsigned long long, 8),
    SOLO_C(MPI_FLOAT, real, float, 4),
    SOLO_C(MPI_C_COMPLEX, complex, std::complex<float>, 8),
    SOLO_C(MPI_CXX_FLOAT_COMPLEX, complex, std::complex<float>, 8),
    SOLO_C(MPI_DOUBLE, real, double, 8),
    SOLO_C(MPI_C_DOUBLE_COMPLEX, complex, std::complex<double>, 16),
    SOLO_C(MPI_CXX_DOUBLE_COMPLEX, complex, std::complex<double>, 16),
    SOLO_FORTRAN(MPI_LOGICAL, logical, 4, 4, 4),
    SOLO_FORTRAN(MPI_INTEGER, integer, 4, 4, 4),
    SOLO_FORTRAN(MPI_REAL, real, 4, 4, 4),
    SOLO_FORTRAN(MPI_COMPLEX, complex, 8, 4, 8),
    SOLO_FORTRAN(MPI_DOUBLE_PRECISION, real, 8, alignof(double), 8),
    SOLO_FORTRAN(MPI_DOUBLE_COMPLEX, complex, 16, alignof(double), 16),
    SOLO_C(MPI_CHARACTER, character, char, 1),
    SOLO_C(MPI_LONG_DOUBLE, real, long double, 16),
    SOLO_C(MPI_C_LONG_DOUBLE_COMPLEX, complex, std::complex<long double>, 32),
    SOLO_C(MPI_CXX_LONG_DOUBLE_COMPLEX, complex, std::complex<long double>, 32),
    SOLO_C(MPI_C_BOOL, boolean, bool, 1),
    SOLO_C(MPI_CXX_BOOL, boolean, bool, 1),
    SOLO_C(MPI_WCHAR, character, wchar_t, 2),
    SOLO_C(MPI_INT8_T, integer, std::int8_t, 1),
    SOLO_C(MPI_UINT8_T, natural, std::uint8_t, 1),
    SOLO_C(MPI_CHAR, character, char, 1),
    SOLO_C(MPI_SIGNED_CHAR, integer, signed char, 1),
    SOLO_C(MPI_UNSIGNED_CHAR, natural, unsigned char, 1),
    SOLO_C(MPI_BYTE, byte, unsigned char, 1),
    SOLO_C(MPI_INT16_T, integer, std::int16_t, 2),
    SOLO_C(MPI_UINT16_T, natural, std::uint16_t, 2),
    SOLO_C(MPI_INT32_T, integer, std::int32_t, 4),
    SOLO_C(MPI_UINT32_T, natural, std::uint32_t, 4),
    SOLO_C(MPI_INT64_T, integer, std::int64_t, 8),
    SOLO_C(MPI_UINT64_T, natural, std::uint64_t, 8),
    SOLO_FORTRAN(MPI_LOGICAL1, logical, 1, 1, 1),
    SOLO_FORTRAN(MPI_INTEGER1, integer, 1, 1, 1),
    SOLO_FORTRAN(MPI_LOGICAL2, logical, 2, 2, 2),
    SOLO_FORTRAN(MPI_INTEGER2, integer, 2, 2, 2),
    SOLO_FORTRAN(MPI_REAL2, real, half_size, 2, 2),
    SOLO_FORTRAN(MPI_LOGICAL4, logical, 4, 4, 4),
    SOLO_FORTRAN(MPI_INTEGER4, integer, 4, 4, 4),
    SOLO_FORTRAN(MPI_REAL4, real, 4, 4, 4),
    SOLO_FORTRAN(MPI_COMPLEX4, complex, 2 * half_size, 2, 4),
    SOLO_FORTRAN(MPI_LOGICAL8, logical, 8, alignof(std::int64_t), 8),
    SOLO_FORTRAN(MPI_INTEGER8, integer, 8, alignof(std::int64_t), 8),
    SOLO_FORTRAN(MPI_REAL8, real, 8, alignof(double), 8),
    SOLO_FORTRAN(MPI_COMPLEX8, complex, 8, 4, 8),
    SOLO_FORTRAN(MPI_LOGICAL16, logical, int128_size, 16, 16),
    SOLO_FORTRAN(MPI_INTEGER16, integer, int128_size, 16, 16),
    SOLO_FORTRAN(MPI_REAL16, real, quadruple_size, 16, 16),
    SOLO_FORTRAN(MPI_COMPLEX16, complex, 16, alignof(double), 16),
    SOLO_FORTRAN(MPI_COMPLEX32, complex, 2 * quadruple_size, 16, 32),
};

struct pair_description {
    MPI_Datatype handle;
    const char *name;
    MPI_Datatype value;
    MPI_Datatype index;
};

#define SOLO_PAIR(handle, value, index) {handle, #handle, value, index}

const pair_description pairs[] = {
    SOLO_PAIR(MPI_FLOAT_INT, MPI_FLOAT, MPI_INT),
    SOLO_PAIR(MPI_DOUBLE_INT, MPI_DOUBLE, MPI_INT),
    SOLO_PAIR(MPI_LONG_INT, MPI_LONG, MPI_INT),
    SOLO_PAIR(MPI_2INT, MPI_INT, MPI_INT),
    SOLO_PAIR(MPI_SHORT_INT, MPI_SHORT, MPI_INT),
    SOLO_PAIR(MPI_LONG_DOUBLE_INT, MPI_LONG_DOUBLE, MPI_INT),
    SOLO_PAIR(MPI_2REAL, MPI_REAL, MPI_REAL),
    SOLO_PAIR(MPI_2DOUBLE_PRECISION, MPI_DOUBLE_PRECISION, MPI_DOUBLE_PRECISION),
    SOLO_PAIR(MPI_2INTEGER, MPI_INTEGER, MPI_INTEGER),
};

#undef SOLO_C
#undef SOLO_FORTRAN
#undef SOLO_PAIR

// Set the size of a predefined datatype; 0: not supported, so never committed. False: nothing changed, which matters since other
// threads may be using it.
bool describe(Datatype &type, int size, int alignment, int external)
{
    const MPI_Count bytes = size != 0 ? size : MPI_UNDEFINED;
    if (type.size == bytes && type.alignment == static_cast<unsigned>(alignment) && type.is_committed == (size != 0))
        return false;
    type.size = type.extent = type.true_extent = bytes;
    type.alignment = static_cast<unsigned>(alignment);
    type.external = external;
    type.is_committed = size != 0;
    return true;
}

Datatype &make(MPI_Datatype handle, const char *name)
{
    Datatype &type = *::new Datatype;  // the slab is for datatypes that come and go
    type.name = name;
    type.is_permanent = true;
    assign_predefined_handle(type, reinterpret_cast<std::uintptr_t>(handle));
    return type;
}

void make_basic(const description &from)
{
    Datatype &type = make(from.handle, from.name);
    type.values = from.values;
    type.elements = 1;
    type.basic = &type;
    type.is_basic = true;
    describe(type, from.size, from.alignment, from.external);
}

// MPI_LB or MPI_UB: no data, a bound of whatever contains it.
void make_marker(MPI_Datatype handle, const char *name, bool Datatype::*bound)
{
    Datatype &type = make(handle, name);
    type.*bound = type.is_committed = true;
}

// Sizes that arithmetic on Fortran types knows. False: as before.
bool set_size(MPI_Datatype handle, int size)
{
    Datatype &type = predefined_type(handle);
    const bool is_real = type.values == type_class::real;
    const bool is_known = size == 4 || size == 8 || (size == 16 && (is_real ? quadruple_size : int128_size) != 0) ||
                          (!is_real && (size == 1 || size == 2));
    return describe(type, is_known ? size : 0, std::clamp(size, 1, 16), static_cast<int>(type.external));
}

bool set_complex(MPI_Datatype handle, MPI_Datatype of)
{
    Datatype &type = predefined_type(handle);
    const Datatype &real = predefined_type(of);
    const int size = real.size == MPI_UNDEFINED ? 0 : 2 * static_cast<int>(real.size);
    return describe(type, size, static_cast<int>(real.alignment), static_cast<int>(type.external));
}

}  // namespace

Datatype &predefined_type(MPI_Datatype handle)
{
    return static_cast<Datatype &>(*look_up_object(BND_DATATYPE, handle));
}

MPI_Count index_offset(const Datatype &value, const Datatype &index)
{
    const MPI_Count alignment = index.alignment;
    return (value.size + alignment - 1) / alignment * alignment;
}

void describe_pair(Datatype &pair, Datatype &value, Datatype &index)
{
    if (pair.construction.datatypes.empty()) {
        pair.construction.add(value);
        pair.construction.add(index);
    }
    pair.is_pair = pair.is_permanent = true;
    pair.elements = 2;
    pair.external = value.external + index.external;
    pair.alignment = std::max(value.alignment, index.alignment);
    pair.is_committed = value.is_committed && index.is_committed;
    if (!pair.is_committed) {
        pair.size = pair.extent = pair.true_extent = MPI_UNDEFINED;
        return;
    }
    const MPI_Count offset = index_offset(value, index);
    pair.size = value.size + index.size;
    pair.true_extent = offset + index.size;
    pair.extent = (pair.true_extent + pair.alignment - 1) / pair.alignment * pair.alignment;
    pair.is_contiguous = pair.extent == pair.size;
    pair.data = dataloop();
    if (!pair.is_contiguous) {
        pair.data.add_block(0, value.size);
        pair.data.add_block(offset, index.size);
    }
}

Datatype *named_pair(const Datatype &value, const Datatype &index)
{
    const auto pair = std::find_if(std::begin(pairs), std::end(pairs), [&](const pair_description &each) {
        return &predefined_type(each.value) == &value && &predefined_type(each.index) == &index;
    });
    return pair == std::end(pairs) ? nullptr : &predefined_type(pair->handle);
}

void set_up_datatypes()
{
    for (const description &each : basics)
        make_basic(each);
    for (const pair_description &each : pairs)
        describe_pair(make(each.handle, each.name), predefined_type(each.value), predefined_type(each.index));
    make_marker(MPI_LB, "MPI_LB", &Datatype::has_lower);
    make_marker(MPI_UB, "MPI_UB", &Datatype::has_upper);
}

void set_fortran_sizes(int logical, int integer, int real, int double_precision)
{
    bool is_new = set_size(MPI_LOGICAL, logical);
    is_new |= set_size(MPI_INTEGER, integer);
    is_new |= set_size(MPI_REAL, real);
    is_new |= set_size(MPI_DOUBLE_PRECISION, double_precision);
    is_new |= set_complex(MPI_COMPLEX, MPI_REAL);
    is_new |= set_complex(MPI_DOUBLE_COMPLEX, MPI_DOUBLE_PRECISION);
    if (!is_new)
        return;
    for (const pair_description &each : pairs)
        describe_pair(predefined_type(each.handle), predefined_type(each.value), predefined_type(each.index));
}

}  // namespace solo
