// Bitwise and logical operations.
#include "collectives/element_types.h"
#include "collectives/kernels.h"
#include "collectives/loops.h"

#include "abi.h"

#include <cstring>

namespace solo {
namespace {

constexpr auto bits_and = []<typename T>(T a, T b) -> T { return a & b; };
constexpr auto bits_or = []<typename T>(T a, T b) -> T { return a | b; };
constexpr auto bits_xor = []<typename T>(T a, T b) -> T { return a ^ b; };
constexpr auto both = []<typename T>(T a, T b) -> T { return T(T(a != 0) & T(b != 0)); };
constexpr auto either = []<typename T>(T a, T b) -> T { return T(T(a != 0) | T(b != 0)); };
constexpr auto logical_xor = []<typename T>(T a, T b) -> T { return T(T(a != 0) ^ T(b != 0)); };

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
    return integer_types::choose<kernel>(holds,
                                         [does](auto each) { return of_unsigned<typename decltype(each)::raw>(does); });
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
