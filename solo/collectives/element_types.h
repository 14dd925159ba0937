// The C++ types of elements.
#ifndef SOLO_COLLECTIVES_ELEMENT_TYPES_H
#define SOLO_COLLECTIVES_ELEMENT_TYPES_H

#include "collectives/elements.h"
#include "core/optional_types.h"

namespace solo {

template <element Holds, typename T, typename Raw = T>
struct held {
    static constexpr element holds = Holds;
    using type = T;
    using raw = Raw;  // of a signed integer, the unsigned one of its size
};

template <typename... Each>
struct held_types {
    // Returns the action's result for the type of an element, given as a `held`; null for elements of other types.
    template <typename Result, typename Action>
    static Result choose(element holds, Action &&action)
    {
        Result result = nullptr;
        static_cast<void>(((Each::holds == holds && (result = action(Each()), true)) || ...));
        return result;
    }
};

using integer_types = held_types<
#ifdef SOLO_INT128
    held<element::i128, int128, uint128>, held<element::u128, uint128>,
#endif
    held<element::i8, std::int8_t, std::uint8_t>, held<element::u8, std::uint8_t>,
    held<element::i16, std::int16_t, std::uint16_t>, held<element::u16, std::uint16_t>,
    held<element::i32, std::int32_t, std::uint32_t>, held<element::u32, std::uint32_t>,
    held<element::i64, std::int64_t, std::uint64_t>, held<element::u64, std::uint64_t>>;

using real_types = held_types<
#ifdef SOLO_HALF
    held<element::f16, half>,
#endif
#ifdef SOLO_QUADRUPLE
    held<element::f128, quadruple>,
#endif
    held<element::f32, float>, held<element::f64, double>, held<element::extended, long double>>;

}  // namespace solo

#endif
