// MPI_SUM, MPI_PROD, MPI_MIN and MPI_MAX.
#include "collectives/kernels.h"
#include "collectives/loops.h"
#include "core/optional_types.h"

namespace solo {
namespace {

// In which the parts of a complex product are computed: what is rounded but once.
template <typename T>
struct computed_in {
    using type = T;
};
#ifdef SOLO_HALF
template <>
struct computed_in<half> {
    using type = float;
};
#endif

template <typename T>
struct complex_of {
    using wide = typename computed_in<T>::type;
    T real;
    T imaginary;
    friend complex_of operator+(complex_of a, complex_of b)
    {
        return {T(a.real + b.real), T(a.imaginary + b.imaginary)};
    }
    friend complex_of operator*(complex_of a, complex_of b)
    {
        const wide x = a.real, y = a.imaginary, u = b.real, v = b.imaginary;
        return {T(x * u - y * v), T(x * v + y * u)};
    }
};

struct sum {
    template <typename T>
    static T of(T a, T b)
    {
        return a + b;
    }
};
// Integers narrower than unsigned would be multiplied as int, which may overflow.
struct product {
    template <typename T>
    static T of(T a, T b)
    {
        if constexpr (sizeof(T) < sizeof(unsigned))
            return T(unsigned{a} * unsigned{b});
        else
            return a * b;
    }
};
struct plain_product {
    template <typename T>
    static T of(T a, T b)
    {
        return a * b;
    }
};
struct minimum {
    template <typename T>
    static T of(T a, T b)
    {
        return a < b ? a : b;
    }
};
struct maximum {
    template <typename T>
    static T of(T a, T b)
    {
        return a > b ? a : b;
    }
};

// Sums and products wrap, so those of signed integers are those of unsigned ones.
template <typename Signed, typename Unsigned>
kernel of_signed(operation does)
{
    switch (does) {
    case op_sum:
        return combine<Unsigned, sum>;
    case op_prod:
        return combine<Unsigned, product>;
    case op_min:
        return combine<Signed, minimum>;
    case op_max:
        return combine<Signed, maximum>;
    default:
        return nullptr;
    }
}

template <typename T>
kernel of_real(operation does)
{
    switch (does) {
    case op_sum:
        return combine<T, sum>;
    case op_prod:
        return combine<T, plain_product>;
    case op_min:
        return combine<T, minimum>;
    case op_max:
        return combine<T, maximum>;
    default:
        return nullptr;
    }
}

template <typename T>
kernel of_complex(operation does)
{
    switch (does) {
    case op_sum:
        return combine<complex_of<T>, sum>;
    case op_prod:
        return combine<complex_of<T>, plain_product>;
    default:
        return nullptr;
    }
}

kernel of_integers(operation does, element holds)
{
    switch (holds) {
    case element::i8:
        return of_signed<std::int8_t, std::uint8_t>(does);
    case element::i16:
        return of_signed<std::int16_t, std::uint16_t>(does);
    case element::i32:
        return of_signed<std::int32_t, std::uint32_t>(does);
    case element::i64:
        return of_signed<std::int64_t, std::uint64_t>(does);
    case element::u8:
        return of_signed<std::uint8_t, std::uint8_t>(does);
    case element::u16:
        return of_signed<std::uint16_t, std::uint16_t>(does);
    case element::u32:
        return of_signed<std::uint32_t, std::uint32_t>(does);
    case element::u64:
        return of_signed<std::uint64_t, std::uint64_t>(does);
#ifdef SOLO_INT128
    case element::i128:
        return of_signed<int128, uint128>(does);
#endif
    default:
        return nullptr;
    }
}

}  // namespace

kernel arithmetic_kernel(operation does, element holds)
{
    switch (holds) {
    case element::f32:
        return of_real<float>(does);
    case element::f64:
        return of_real<double>(does);
    case element::extended:
        return of_real<long double>(does);
    case element::c32:
        return of_complex<float>(does);
    case element::c64:
        return of_complex<double>(does);
    case element::c_extended:
        return of_complex<long double>(does);
#ifdef SOLO_HALF
    case element::f16:
        return of_real<half>(does);
    case element::c16:
        return of_complex<half>(does);
#endif
#ifdef SOLO_QUADRUPLE
    case element::f128:
        return of_real<quadruple>(does);
    case element::c128:
        return of_complex<quadruple>(does);
#endif
    default:
        return of_integers(does, holds);
    }
}

}  // namespace solo
