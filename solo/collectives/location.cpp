// MPI_MINLOC and MPI_MAXLOC: of equal values, that with the lower index.
#include "collectives/kernels.h"
#include "collectives/loops.h"
#include "core/optional_types.h"
#include "datatypes/construct.h"

#include <cstring>

namespace solo {
namespace {

template <typename Value, typename Index>
struct located {
    Value value;
    Index index;
};

struct lowest {
    template <typename T>
    static T of(T a, T b)
    {
        return a.value < b.value || (a.value == b.value && a.index < b.index) ? a : b;
    }
};
struct highest {
    template <typename T>
    static T of(T a, T b)
    {
        return a.value > b.value || (a.value == b.value && a.index < b.index) ? a : b;
    }
};

template <typename Value, typename Index>
kernel of_pair(operation does)
{
    switch (does) {
    case op_minloc:
        return combine<located<Value, Index>, lowest>;
    case op_maxloc:
        return combine<located<Value, Index>, highest>;
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

comparison comparison_of(element holds)  // NOLINT(readability-function-size): one line for each type
{
    switch (holds) {
    case element::i8:
        return compare<std::int8_t>;
    case element::i16:
        return compare<std::int16_t>;
    case element::i32:
        return compare<std::int32_t>;
    case element::i64:
        return compare<std::int64_t>;
    case element::u8:
        return compare<std::uint8_t>;
    case element::u16:
        return compare<std::uint16_t>;
    case element::u32:
        return compare<std::uint32_t>;
    case element::u64:
        return compare<std::uint64_t>;
    case element::f32:
        return compare<float>;
    case element::f64:
        return compare<double>;
    case element::extended:
        return compare<long double>;
#ifdef SOLO_INT128
    case element::i128:
        return compare<int128>;
    case element::u128:
        return compare<uint128>;
#endif
#ifdef SOLO_HALF
    case element::f16:
        return compare<half>;
#endif
#ifdef SOLO_QUADRUPLE
    case element::f128:
        return compare<quadruple>;
#endif
    default:
        return nullptr;
    }
}

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
    switch (holds) {
    case element::i16_i32:
        return of_pair<std::int16_t, std::int32_t>(does);
    case element::i32_i32:
        return of_pair<std::int32_t, std::int32_t>(does);
    case element::i64_i32:
        return of_pair<std::int64_t, std::int32_t>(does);
    case element::f32_i32:
        return of_pair<float, std::int32_t>(does);
    case element::f64_i32:
        return of_pair<double, std::int32_t>(does);
    case element::extended_i32:
        return of_pair<long double, std::int32_t>(does);
    case element::i16_i16:
        return of_pair<std::int16_t, std::int16_t>(does);
    case element::i64_i64:
        return of_pair<std::int64_t, std::int64_t>(does);
    case element::f32_f32:
        return of_pair<float, float>(does);
    case element::f64_f64:
        return of_pair<double, double>(does);
#ifdef SOLO_QUADRUPLE
    case element::f128_f128:
        return of_pair<quadruple, quadruple>(does);
#endif
    default:
        return nullptr;
    }
}

}  // namespace solo
