// Bitwise and logical operations.
#include "collectives/kernels.h"
#include "collectives/loops.h"
#include "core/optional_types.h"

#include "abi.h"

#include <cstring>

namespace solo {
namespace {

struct bits_and {
    template <typename T>
    static T of(T a, T b)
    {
        return a & b;
    }
};
struct bits_or {
    template <typename T>
    static T of(T a, T b)
    {
        return a | b;
    }
};
struct bits_xor {
    template <typename T>
    static T of(T a, T b)
    {
        return a ^ b;
    }
};
struct both {
    template <typename T>
    static T of(T a, T b)
    {
        return T(T(a != 0) & T(b != 0));
    }
};
struct either {
    template <typename T>
    static T of(T a, T b)
    {
        return T(T(a != 0) | T(b != 0));
    }
};
struct logical_xor {
    template <typename T>
    static T of(T a, T b)
    {
        return T(T(a != 0) ^ T(b != 0));
    }
};

template <typename T>
kernel of_unsigned(operation does)
{
    switch (does) {
    case op_band:
        return combine<T, bits_and>;
    case op_bor:
        return combine<T, bits_or>;
    case op_bxor:
        return combine<T, bits_xor>;
    case op_land:
        return combine<T, both>;
    case op_lor:
        return combine<T, either>;
    case op_lxor:
        return combine<T, logical_xor>;
    default:
        return nullptr;
    }
}

bool truth(operation does, bool a, bool b) { return does == op_land ? a && b : does == op_lor ? a || b : a != b; }

// A logical of any size: its bytes.
struct booleans {
    char of_true[16] = {};
    char of_false[16] = {};
};

booleans plain_booleans(MPI_Count size)
{
    booleans result;
    const std::uint16_t low_byte = 1;
    char first = 0;
    std::memcpy(&first, &low_byte, 1);
    result.of_true[first ? 0 : size - 1] = 1;
    return result;
}

// The registered LOGICAL values of this size; 1 and 0 if none are registered.
booleans fortran_booleans(MPI_Count size)
{
    booleans result;
    int is_set = 0;
    try {
        Abi_get_fortran_booleans(static_cast<int>(size), result.of_true, result.of_false, &is_set);
    } catch (const failure &) {
        is_set = 0;
    }
    return is_set ? result : plain_booleans(size);
}

}  // namespace

kernel bitwise_kernel(operation does, element holds)
{
    switch (holds) {
    case element::i8:
    case element::u8:
        return of_unsigned<std::uint8_t>(does);
    case element::i16:
    case element::u16:
        return of_unsigned<std::uint16_t>(does);
    case element::i32:
    case element::u32:
        return of_unsigned<std::uint32_t>(does);
    case element::i64:
    case element::u64:
        return of_unsigned<std::uint64_t>(does);
#ifdef SOLO_INT128
    case element::i128:
    case element::u128:
        return of_unsigned<uint128>(does);
#endif
    default:
        return nullptr;
    }
}

void combine_logicals(operation does, const void *in, void *inout, MPI_Count count, MPI_Count size)
{
    const booleans representation = fortran_booleans(size);
    const auto *left = static_cast<const char *>(in);
    auto *right = static_cast<char *>(inout);
    const auto bytes = static_cast<std::size_t>(size);
    for (MPI_Count i = 0; i < count; i++, left += size, right += size) {
        const bool a = std::memcmp(left, representation.of_false, bytes) != 0;
        const bool b = std::memcmp(right, representation.of_false, bytes) != 0;
        std::memcpy(right, truth(does, a, b) ? representation.of_true : representation.of_false, bytes);
    }
}

}  // namespace solo
