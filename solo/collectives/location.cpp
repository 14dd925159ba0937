// MPI_MINLOC and MPI_MAXLOC: of equal values, that with the lower index.
#include "collectives/element_types.h"
#include "collectives/kernels.h"
#include "collectives/loops.h"
#include "datatypes/construct.h"

#include <cstring>

namespace solo {
namespace {

template <typename Value, typename Index>
struct located {
    Value value;
    Index index;
};

constexpr auto lowest = []<typename T>(T a, T b) -> T {
    return a.value < b.value || (a.value == b.value && a.index < b.index) ? a : b;
};
constexpr auto highest = []<typename T>(T a, T b) -> T {
    return a.value > b.value || (a.value == b.value && a.index < b.index) ? a : b;
};

template <typename Pair>
kernel of_pair(operation does)
{
    switch (does) {
    case op_minloc:
        return combine<Pair, lowest>;
    case op_maxloc:
        return combine<Pair, highest>;
    default:
        return nullptr;
    }
}

// Order of two values at any addresses.
enum class order { before, same, after, none };
using comparison = order (*)(const void *, const void *);

template <typename T>
order compare(const void *left, const void *right)
{
    const T a = static_cast<const cell<T> *>(left)->value;
    const T b = static_cast<const cell<T> *>(right)->value;
    return a < b ? order::before : a == b ? order::same : a > b ? order::after : order::none;
}

comparison comparison_of(element holds)
{
    const auto of = [](auto each) { return compare<typename decltype(each)::type>; };
    const auto of_integers = integer_types::choose<comparison>(holds, of);
    return of_integers != nullptr ? of_integers : real_types::choose<comparison>(holds, of);
}

using named_pairs = held_types<
#ifdef SOLO_QUADRUPLE
    held<element::f128_f128, located<quadruple, quadruple>>,
#endif
    held<element::i16_i32, located<std::int16_t, std::int32_t>>,
    held<element::i32_i32, located<std::int32_t, std::int32_t>>,
    held<element::i64_i32, located<std::int64_t, std::int32_t>>, held<element::f32_i32, located<float, std::int32_t>>,
    held<element::f64_i32, located<double, std::int32_t>>,
    held<element::extended_i32, located<long double, std::int32_t>>,
    held<element::i16_i16, located<std::int16_t, std::int16_t>>,
    held<element::i64_i64, located<std::int64_t, std::int64_t>>, held<element::f32_f32, located<float, float>>,
    held<element::f64_f64, located<double, double>>>;

}  // namespace

void combine_pairs(operation does, const void *in, void *inout, MPI_Count count, const Datatype &pair)
{
    const Datatype &value = *pair.construction.datatypes[0];
    const Datatype &index = *pair.construction.datatypes[1];
    const MPI_Count offset = index_offset(value, index);
    const comparison of_values = comparison_of(describe(value).holds);
    const comparison of_indices = comparison_of(describe(index).holds);
    const order better = does == op_minloc ? order::before : order::after;
    const auto *left = static_cast<const char *>(in);
    auto *right = static_cast<char *>(inout);
    for (MPI_Count i = 0; i < count; i++, left += pair.extent, right += pair.extent) {
        const order is = of_values(left, right);
        if (is != better && (is != order::same || of_indices(left + offset, right + offset) != order::before))
            continue;
        std::memcpy(right, left, static_cast<std::size_t>(value.size));
        std::memcpy(right + offset, left + offset, static_cast<std::size_t>(index.size));
    }
}

kernel location_kernel(operation does, element holds)
{
    return named_pairs::choose<kernel>(holds,
                                       [does](auto each) { return of_pair<typename decltype(each)::type>(does); });
}

}  // namespace solo
