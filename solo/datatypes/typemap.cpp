// Sizes, bounds and elements of datatypes under construction.
#include "datatypes/construct.h"

#include <algorithm>
#include <utility>

namespace solo {
namespace {

constexpr unsigned greatest_depth = 8192;  // of structs within structs: what walks them recurses

MPI_Count rounded_up(MPI_Count value, MPI_Count to, const char *argument)
{
    const MPI_Count rest = (value % to + to) % to;  // a marker may be above the data
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
    type.has_lower = of.has_lower;
    type.has_upper = of.has_upper;
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
    if (has_lower)
        lower = plus(lower, back, argument);
    if (has_upper)
        upper = plus(upper, forth, argument);
    if (size != 0) {
        true_lower = plus(true_lower, back, argument);
        true_upper = plus(true_upper, forth, argument);
    }
    return *this;
}

typemap &typemap::displace(MPI_Count by, const char *argument)
{
    if (has_lower)
        lower = plus(lower, by, argument);
    if (has_upper)
        upper = plus(upper, by, argument);
    if (size != 0) {
        true_lower = plus(true_lower, by, argument);
        true_upper = plus(true_upper, by, argument);
    }
    return *this;
}

void typemap::add(const typemap &next, const char *argument)
{
    if (next.has_lower)
        lower = std::exchange(has_lower, true) ? std::min(lower, next.lower) : next.lower;
    if (next.has_upper)
        upper = std::exchange(has_upper, true) ? std::max(upper, next.upper) : next.upper;
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
    type.has_lower = has_lower;
    type.has_upper = has_upper;
    if (size != 0) {
        type.true_lower = true_lower;
        type.true_extent = plus(true_upper, times(true_lower, -1, argument), argument);
    }
    // Without data, a missing bound is the one that was set.
    const bool is_empty = size == 0;
    type.lower = has_lower ? lower : is_empty && has_upper ? upper : type.true_lower;
    const MPI_Count highest = has_upper ? upper : is_empty ? type.lower : true_upper;
    type.extent = plus(highest, times(type.lower, -1, argument), argument);
    if (!has_upper)
        type.extent = rounded_up(type.extent, type.alignment, argument);
    plus(type.lower, type.extent, argument);
}

}  // namespace solo
