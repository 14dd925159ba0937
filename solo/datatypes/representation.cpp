#include "datatypes/representation.h"

#include "core/optional_types.h"

#include <algorithm>
#include <bit>
#include <cfloat>
#include <cstring>
#include <limits>

namespace solo {
namespace {

// A number, or each half of a complex one.
struct shape {
    type_class values;
    MPI_Count native;    // bytes
    MPI_Count external;  // bytes
    bool is_extended;    // long double, in a format that is not that of 16 bytes in external32
};

shape shape_of(const Datatype &basic)
{
    const bool is_complex = basic.values == type_class::complex;
    const MPI_Count parts = is_complex ? 2 : 1;
    const MPI_Datatype handle = handle_to(basic);
    const bool is_long =
        handle == MPI_LONG_DOUBLE || handle == MPI_C_LONG_DOUBLE_COMPLEX || handle == MPI_CXX_LONG_DOUBLE_COMPLEX;
    return {is_complex ? type_class::real : basic.values, basic.size / parts, basic.external / parts,
            is_long && LDBL_MANT_DIG != 113};
}

MPI_Count parts_in(const Datatype &basic, MPI_Count count)
{
    return basic.values == type_class::complex ? 2 * count : count;
}

bool is_same(const shape &of) { return of.native == of.external && !of.is_extended; }

template <std::size_t Bytes>
void reverse(const char *from, char *to, MPI_Count count)
{
    for (MPI_Count i = 0; i < count; ++i, from += Bytes, to += Bytes)
        for (std::size_t k = 0; k < Bytes; ++k)
            to[k] = from[Bytes - 1 - k];
}

// Between the order of bytes of this machine and the greatest first; the same in both directions.
void order(const char *from, char *to, MPI_Count bytes, MPI_Count count)
{
    if (std::endian::native == std::endian::big || bytes == 1) {
        std::memcpy(to, from, static_cast<std::size_t>(bytes * count));
        return;
    }
    switch (bytes) {
    case 2:
        return reverse<2>(from, to, count);
    case 4:
        return reverse<4>(from, to, count);
    case 8:
        return reverse<8>(from, to, count);
    case 16:
        return reverse<16>(from, to, count);
    default:
        fail(MPI_ERR_CONVERSION, "datatype", "has a size that external32 does not know");
    }
}

[[noreturn]] void refuse_value()
{
    fail(MPI_ERR_CONVERSION, "datatype", "has a size in which one of the values cannot be held");
}

template <typename T, typename Wide>
Wide load_as(const char *from)
{
    T value;
    std::memcpy(&value, from, sizeof value);
    return static_cast<Wide>(value);
}

// An integer of any size up to 8 bytes, in the order of this machine, to one of another size.
void resize_integer(const char *from, MPI_Count from_bytes, char *to, MPI_Count to_bytes, bool is_signed)
{
    if (from_bytes > 8 || to_bytes > 8)
        refuse_value();
    const bool is_little = std::endian::native == std::endian::little;
    unsigned char wide[8];
    const int top = static_cast<unsigned char>(from[is_little ? from_bytes - 1 : 0]);
    const int fill = is_signed && (top & 0x80) != 0 ? 0xFF : 0;
    std::memset(wide, fill, sizeof wide);
    std::memcpy(is_little ? wide : wide + 8 - from_bytes, from, static_cast<std::size_t>(from_bytes));
    const unsigned char *const low_bytes = is_little ? wide : wide + 8 - to_bytes;
    std::memcpy(to, low_bytes, static_cast<std::size_t>(to_bytes));
    const int sign_byte = low_bytes[is_little ? to_bytes - 1 : 0];
    for (MPI_Count i = to_bytes; i < 8; ++i)
        if (wide[is_little ? i : 7 - i] != fill)
            refuse_value();
    if (is_signed && to_bytes < 8 && ((sign_byte & 0x80) != 0) != (fill != 0))
        refuse_value();
}

widest_real load_real(const char *from, MPI_Count bytes, bool is_extended)
{
    if (is_extended)
        return load_as<long double, widest_real>(from);
    switch (bytes) {
    case 4:
        return load_as<float, widest_real>(from);
    case 8:
        return load_as<double, widest_real>(from);
    case 16:
        return load_as<widest_real, widest_real>(from);
    default:
        refuse_value();
    }
}

template <typename T>
void store_as(widest_real value, char *to)
{
    const T stored = static_cast<T>(value);
    const bool was_finite = value - value == 0;
    if (was_finite && !(stored - stored == 0))  // NOLINT(misc-redundant-expression): false for infinities and NaN
        refuse_value();
    std::memcpy(to, &stored, sizeof stored);
}

void store_real(widest_real value, char *to, MPI_Count bytes, bool is_extended)
{
    if (is_extended)
        return store_as<long double>(value, to);
    switch (bytes) {
    case 4:
        return store_as<float>(value, to);
    case 8:
        return store_as<double>(value, to);
    case 16:
        return store_as<widest_real>(value, to);
    default:
        refuse_value();
    }
}

// One value of another size, both in the order of this machine.
void resize(const shape &of, const char *from, char *to, bool to_native)
{
    const MPI_Count from_bytes = to_native ? of.external : of.native;
    const MPI_Count to_bytes = to_native ? of.native : of.external;
    if (of.values == type_class::real)
        store_real(load_real(from, from_bytes, of.is_extended && !to_native), to, to_bytes,
                   of.is_extended && to_native);
    else
        resize_integer(from, from_bytes, to, to_bytes,
                       of.values == type_class::integer || of.values == type_class::logical);
}

static_assert(sizeof(widest_real) == 16 || LDBL_MANT_DIG == DBL_MANT_DIG);

}  // namespace

void to_external(const Datatype &basic, const char *native, char *external, MPI_Count count)
{
    const shape of = shape_of(basic);
    const MPI_Count values = parts_in(basic, count);
    if (is_same(of))
        return order(native, external, of.external, values);
    alignas(16) char between[16];
    for (MPI_Count i = 0; i < values; ++i) {
        resize(of, native + i * of.native, between, false);
        order(between, external + i * of.external, of.external, 1);
    }
}

void from_external(const Datatype &basic, const char *external, char *native, MPI_Count count)
{
    const shape of = shape_of(basic);
    const MPI_Count values = parts_in(basic, count);
    if (is_same(of))
        return order(external, native, of.external, values);
    alignas(16) char between[16];
    for (MPI_Count i = 0; i < values; ++i) {
        order(external + i * of.external, between, of.external, 1);
        std::memset(native + i * of.native, 0, static_cast<std::size_t>(of.native));
        resize(of, between, native + i * of.native, true);
    }
}

}  // namespace solo
