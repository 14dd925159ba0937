#include "datatypes/dataloop.h"

#include "datatypes/datatype.h"

namespace solo {
namespace {

constexpr std::size_t max_segments_to_copy = 64;  // longer lists are referred to, so that nesting them costs nothing

bool is_product(MPI_Count product, MPI_Count a, MPI_Count b)
{
    MPI_Count product_of_both;
    return !__builtin_mul_overflow(a, b, &product_of_both) && product_of_both == product;
}

}  // namespace

void loop_nest::repeat(MPI_Count count, MPI_Count stride)
{
    if (count == 1)
        return;
    if (loops.empty()) {
        if (body == nullptr && stride == length)
            length *= count;
        else
            loops.push_back({count, stride});
        return;
    }
    loop &outer = loops.back();
    if (is_product(stride, outer.count, outer.stride))
        outer.count *= count;
    else
        loops.push_back({count, stride});
}

loop_nest loop_nest_of(const Datatype &datatype)
{
    loop_nest nest;
    nest.length = datatype.size;
    if (datatype.is_contiguous) {
        nest.offset = datatype.true_lower;
    } else if (datatype.data.segments().size() == 1) {
        const dataloop::segment &only = datatype.data.segments()[0];
        nest.offset = only.offset;
        nest.length = only.length;
        nest.body = only.body;
        nest.loops.append(datatype.data.loops_of(only), only.loops);
    } else {
        nest.body = &datatype.data;
    }
    return nest;
}

void dataloop::push(MPI_Count offset, MPI_Count length, const dataloop *body, const loop *loops, std::size_t count)
{
    MPI_Count bytes = length;
    for (std::size_t i = 0; i < count; ++i)
        bytes *= loops[i].count;
    const auto first = static_cast<std::uint32_t>(loops_.size());
    loops_.append(loops, count);
    segments_.push_back({offset, length, bytes, size_, body, first, static_cast<std::uint32_t>(count)});
    size_ += bytes;
    is_flat_ = is_flat_ && body == nullptr && count == 0;
}

// The last part is a loop that this block continues, or the last two blocks and this one begin a loop.
bool dataloop::continue_loop(MPI_Count offset, MPI_Count length)
{
    if (segments_.empty() || segments_.back().body != nullptr || segments_.back().length != length)
        return false;
    segment &last = segments_.back();
    MPI_Count distance;
    if (__builtin_sub_overflow(offset, last.offset, &distance))
        return false;
    if (last.loops == 1) {
        loop &around = loops_[last.first];
        if (!is_product(distance, around.count, around.stride))
            return false;
        ++around.count;
        last.bytes += length;
        size_ += length;
        return true;
    }
    if (last.loops != 0 || segments_.size() < 2)
        return false;
    segment &other = segments_.end()[-2];
    MPI_Count earlier;
    if (other.body != nullptr || other.loops != 0 || other.length != length ||
        __builtin_sub_overflow(last.offset, other.offset, &earlier) || earlier != distance)
        return false;
    other.first = static_cast<std::uint32_t>(loops_.size());
    loops_.push_back({3, distance});
    other.loops = 1;
    other.bytes = 3 * length;
    size_ += length;
    segments_.pop_back();
    is_flat_ = false;
    return true;
}

void dataloop::add_segments_of(const dataloop &other, MPI_Count offset)
{
    for (const segment &p : other.segments_) {
        if (p.body == nullptr && p.loops == 0)
            add_block(offset + p.offset, p.length);
        else
            push(offset + p.offset, p.length, p.body, other.loops_of(p), p.loops);
    }
}

void dataloop::add(const loop_nest &what)
{
    if (!what.loops.empty())
        push(what.offset, what.length, what.body, what.loops.begin(), what.loops.size());
    else if (what.body == nullptr)
        add_block(what.offset, what.length);
    else if (what.body->segments().size() <= max_segments_to_copy)
        add_segments_of(*what.body, what.offset);
    else
        push(what.offset, what.length, what.body, nullptr, 0);
}

}  // namespace solo
