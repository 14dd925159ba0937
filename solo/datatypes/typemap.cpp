// Sizes, bounds and elements of datatypes under construction.
#include "datatypes/construct.h"

#include <algorithm>

namespace solo {
namespace {

constexpr unsigned greatest_depth = 8192;  // of structs within structs: what walks them recurses

MPI_Count rounded_up(MPI_Count value, MPI_Count to, const char *argument)
{
    const MPI_Count rest = value % to;
    return rest == 0 ? value : plus(value, to - rest, argument);
}

}  // namespace

typemap typemap::element(const Datatype &of)
{
    typemap type;
    type.size = of.size;
    type.elements = of.elements;
    type.external = of.external;
    type.lower = of.lower;
    type.upper = of.lower + of.extent;
    type.true_lower = of.true_lower;
    type.true_upper = of.true_lower + of.true_extent;
    type.basic = of.basic;
    type.alignment = of.alignment;
    type.depth = of.depth;
    type.has_bounds = of.has_bounds;
    return type;
}

typemap &typemap::repeat(MPI_Count count, MPI_Count stride, const char *argument)
{
    if (count == 1)
        return *this;
    if (count == 0)
        return *this = typemap();
    if (count < 0)
        fail(MPI_ERR_COUNT, argument, "is negative");
    const MPI_Count span = times(count - 1, stride, argument);
    const MPI_Count back = std::min<MPI_Count>(span, 0);
    const MPI_Count forth = std::max<MPI_Count>(span, 0);
    size = times(size, count, argument);
    elements = times(elements, count, argument);
    external = times(external, count, argument);
    if (has_bounds) {
        lower = plus(lower, back, argument);
        upper = plus(upper, forth, argument);
    }
    if (size != 0) {
        true_lower = plus(true_lower, back, argument);
        true_upper = plus(true_upper, forth, argument);
    }
    return *this;
}

typemap &typemap::displace(MPI_Count by, const char *argument)
{
    if (has_bounds) {
        lower = plus(lower, by, argument);
        upper = plus(upper, by, argument);
    }
    if (size != 0) {
        true_lower = plus(true_lower, by, argument);
        true_upper = plus(true_upper, by, argument);
    }
    return *this;
}

void typemap::add(const typemap &next, const char *argument)
{
    if (next.has_bounds) {
        lower = has_bounds ? std::min(lower, next.lower) : next.lower;
        upper = has_bounds ? std::max(upper, next.upper) : next.upper;
        has_bounds = true;
    }
    depth = std::max(depth, next.depth);
    if (next.size == 0)
        return;
    true_lower = size != 0 ? std::min(true_lower, next.true_lower) : next.true_lower;
    true_upper = size != 0 ? std::max(true_upper, next.true_upper) : next.true_upper;
    basic = size == 0 || basic == next.basic ? next.basic : nullptr;
    alignment = std::max(alignment, next.alignment);
    size = plus(size, next.size, argument);
    elements = plus(elements, next.elements, argument);
    external = plus(external, next.external, argument);
}

void typemap::describe(Datatype &type, const char *argument) const
{
    if (depth > greatest_depth)
        fail(MPI_ERR_TYPE, argument, "is nested too deeply");
    type.size = size;
    type.elements = elements;
    type.external = external;
    type.basic = size != 0 ? basic : nullptr;
    type.alignment = alignment;
    type.depth = depth;
    type.has_bounds = has_bounds;
    if (size != 0) {
        type.true_lower = true_lower;
        type.true_extent = plus(true_upper, times(true_lower, -1, argument), argument);
    }
    if (has_bounds) {
        type.lower = lower;
        type.extent = plus(upper, times(lower, -1, argument), argument);
    } else {
        type.lower = type.true_lower;
        type.extent = rounded_up(type.true_extent, type.alignment, argument);
        plus(type.lower, type.extent, argument);
    }
}

}  // namespace solo
