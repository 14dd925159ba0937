// MPI_SUM, MPI_PROD, MPI_MIN and MPI_MAX.
#include "collectives/element_types.h"
#include "collectives/kernels.h"
#include "collectives/loops.h"

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

constexpr auto sum = []<typename T>(T a, T b) -> T { return a + b; };
// Integers narrower than unsigned would be multiplied as int, which may overflow.
constexpr auto product = []<typename T>(T a, T b) -> T {
    if constexpr (sizeof(T) < sizeof(unsigned))
        return T(unsigned{a} * unsigned{b});
    else
        return a * b;
};
constexpr auto plain_product = []<typename T>(T a, T b) -> T { return a * b; };
constexpr auto minimum = []<typename T>(T a, T b) -> T { return a < b ? a : b; };
constexpr auto maximum = []<typename T>(T a, T b) -> T { return a > b ? a : b; };

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

using complex_types = held_types<
#ifdef SOLO_HALF
    held<element::c16, half>,
#endif
#ifdef SOLO_QUADRUPLE
    held<element::c128, quadruple>,
#endif
    held<element::c32, float>, held<element::c64, double>, held<element::c_extended, long double>>;

}  // namespace

kernel arithmetic_kernel(operation does, element holds)
{
    const auto integer = [does](auto each) {
        return of_signed<typename decltype(each)::type, typename decltype(each)::raw>(does);
    };
    if (const kernel found = integer_types::choose<kernel>(holds, integer))
        return found;
    const auto real = [does](auto each) { return of_real<typename decltype(each)::type>(does); };
    if (const kernel found = real_types::choose<kernel>(holds, real))
        return found;
    const auto complex = [does](auto each) { return of_complex<typename decltype(each)::type>(does); };
    return complex_types::choose<kernel>(holds, complex);
}

}  // namespace solo
