#include "collectives/kernels.h"

namespace solo {
namespace {

constexpr int first = op_sum;
constexpr int last = op_maxloc;
constexpr int number = static_cast<int>(element::count);
kernel kernels[last - first + 1][number];

kernel find_kernel(operation does, element holds)
{
    if (const kernel loop = arithmetic_kernel(does, holds))
        return loop;
    if (const kernel loop = bitwise_kernel(does, holds))
        return loop;
    return location_kernel(does, holds);
}

}  // namespace

void set_up_kernels()
{
    for (int does = first; does <= last; does++)
        for (int holds = 0; holds < number; holds++)
            kernels[does - first][holds] = find_kernel(static_cast<operation>(does), static_cast<element>(holds));
}

kernel kernel_of(operation does, element holds) { return kernels[does - first][static_cast<int>(holds)]; }

}  // namespace solo
