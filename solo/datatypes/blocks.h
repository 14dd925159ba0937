// The contiguous blocks of a byte range of data described by a datatype, in the order of its packed form.
#ifndef SOLO_DATATYPES_BLOCKS_H
#define SOLO_DATATYPES_BLOCKS_H

#include "datatypes/datatype.h"

#include <algorithm>
#include <cstdint>

namespace solo {

// Sums of addresses and displacements, MPI_BOTTOM's too, which are pointers only in the end.
using address = std::uintptr_t;

// A block of bytes, or a dataloop, repeated by loops.
struct loop_view {
    MPI_Count length;
    const dataloop *body;
    const loop *loops;  // innermost first
    std::size_t depth;
};

// Splits the packed bytes [skip, skip + left) of some data into complete loop nests and parts of blocks, and gives them to
// leaf.all(loop_view or dataloop, address) and leaf.part(address, bytes).
template <typename Leaf>
class range_walker {
public:
    range_walker(Leaf &leaf, MPI_Count skip, MPI_Count left) : leaf_(leaf), skip_(skip), left_(left) {}

    // Walk count elements of a datatype at an address; the range is within them.
    void walk(address at, MPI_Count count, const Datatype &datatype)
    {
        if (left_ == 0)
            return;
        if (count == 1 && !datatype.is_contiguous)
            return skip_ == 0 && left_ == datatype.size ? leaf_.all(datatype.data, at) : walk(datatype.data, at);
        loop_nest all = loop_nest_of(datatype);
        all.repeat(count, datatype.extent);
        const loop_view every{all.length, all.body, all.loops.begin(), all.loops.size()};
        walk(every, datatype.size * count, at + static_cast<address>(all.offset));
    }

private:
    void walk(const dataloop &of, address at)
    {
        const auto *p =
            std::upper_bound(of.segments().begin(), of.segments().end(), skip_,
                             [](MPI_Count skip, const dataloop::segment &each) { return skip < each.before; }) -
            1;
        skip_ -= p->before;
        for (; left_ != 0 && p != of.segments().end(); ++p)
            walk(loop_view{p->length, p->body, of.loops_of(*p), p->loops}, p->bytes,
                 at + static_cast<address>(p->offset));
    }

    // The part of a loop nest, `bytes` long when packed, that is within range.
    void walk(const loop_view &of, MPI_Count bytes, address at)
    {
        if (skip_ == 0 && left_ >= bytes) {
            left_ -= bytes;
            return leaf_.all(of, at);
        }
        if (of.depth == 0) {
            if (of.body != nullptr)
                return walk(*of.body, at);
            const MPI_Count shown = std::min(bytes - skip_, left_);
            leaf_.part(at + static_cast<address>(skip_), shown);
            left_ -= shown;
            skip_ = 0;
            return;
        }
        const loop around = of.loops[of.depth - 1];
        const loop_view inner{of.length, of.body, of.loops, of.depth - 1};
        const MPI_Count each = bytes / around.count;
        MPI_Count i = skip_ / each;
        skip_ -= i * each;
        if (skip_ != 0)
            walk(inner, each, at + static_cast<address>(i++ * around.stride));
        const MPI_Count full = std::min(around.count - i, left_ / each);
        if (full > 0) {
            small_vector<loop, 6> loops;
            loops.append(of.loops, of.depth);
            loops.back().count = full;
            left_ -= full * each;
            leaf_.all(loop_view{of.length, of.body, loops.begin(), of.depth},
                      at + static_cast<address>(i * around.stride));
            i += full;
        }
        if (i < around.count && left_ != 0)
            walk(inner, each, at + static_cast<address>(i * around.stride));
    }

    Leaf &leaf_;
    MPI_Count skip_;
    MPI_Count left_;
};

// A leaf that visits each block until the visitor returns false.
template <typename Visit>
class block_leaf {
public:
    explicit block_leaf(Visit &visit) : visit_(visit) {}
    void all(const dataloop &of, address at)
    {
        for (const dataloop::segment &p : of.segments())
            all(loop_view{p.length, p.body, of.loops_of(p), p.loops}, at + static_cast<address>(p.offset));
    }
    void all(const loop_view &of, address at)
    {
        if (of.depth == 0)
            return of.body != nullptr ? all(*of.body, at) : part(at, of.length);
        const loop &around = of.loops[of.depth - 1];
        for (MPI_Count i = 0; goes_on_ && i < around.count; ++i)
            all(loop_view{of.length, of.body, of.loops, of.depth - 1}, at + static_cast<address>(i * around.stride));
    }
    void part(address at, MPI_Count bytes) { goes_on_ = goes_on_ && visit_(at, bytes); }

private:
    Visit &visit_;
    bool goes_on_ = true;
};

// Call visit(address, bytes) for each contiguous block of the packed bytes [from, from + bytes) of count elements at an address,
// in the order of the packed form, until it returns false. The caller has checked that from + bytes <= packed_size. The address
// may be any number, an offset in a file for instance; sums wrap. Blocks that touch are not always merged.
template <typename Visit>
void visit_blocks(address at, MPI_Count count, const Datatype &datatype, MPI_Count from, MPI_Count bytes, Visit &&visit)
{
    block_leaf<Visit> leaf(visit);
    range_walker<block_leaf<Visit>>(leaf, from, bytes).walk(at, count, datatype);
}

}  // namespace solo

#endif
