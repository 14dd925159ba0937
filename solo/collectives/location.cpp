// MPI_MINLOC and MPI_MAXLOC: of equal values, that with the lower index.
#include "collectives/kernels.h"
#include "collectives/loops.h"

#include <cfloat>

namespace solo {
namespace {

#if __LDBL_MANT_DIG__ == 113
using quadruple = long double;
#define SOLO_QUADRUPLE
#elif defined(__SIZEOF_FLOAT128__)
__extension__ using quadruple = __float128;
#define SOLO_QUADRUPLE
#endif

template <typename Value, typename Index>
struct located {
    Value value;
    Index index;
};

struct lowest {
    template <typename T>
    static T of(T a, T b) { return a.value < b.value || (a.value == b.value && a.index < b.index) ? a : b; }
};
struct highest {
    template <typename T>
    static T of(T a, T b) { return a.value > b.value || (a.value == b.value && a.index < b.index) ? a : b; }
};

template <typename Value, typename Index>
kernel of_pair(operation does)
{
    switch (does) {
    case op_minloc: return combine<located<Value, Index>, lowest>;
    case op_maxloc: return combine<located<Value, Index>, highest>;
    default: return nullptr;
    }
}

}  // namespace

kernel location_kernel(operation does, element holds)
{
    switch (holds) {
    case element::i16_i32: return of_pair<std::int16_t, std::int32_t>(does);
    case element::i32_i32: return of_pair<std::int32_t, std::int32_t>(does);
    case element::i64_i32: return of_pair<std::int64_t, std::int32_t>(does);
    case element::f32_i32: return of_pair<float, std::int32_t>(does);
    case element::f64_i32: return of_pair<double, std::int32_t>(does);
    case element::extended_i32: return of_pair<long double, std::int32_t>(does);
    case element::i16_i16: return of_pair<std::int16_t, std::int16_t>(does);
    case element::i64_i64: return of_pair<std::int64_t, std::int64_t>(does);
    case element::f32_f32: return of_pair<float, float>(does);
    case element::f64_f64: return of_pair<double, double>(does);
#ifdef SOLO_QUADRUPLE
    case element::f128_f128: return of_pair<quadruple, quadruple>(does);
#endif
    default: return nullptr;
    }
}

}  // namespace solo
