// Dataloops: the layout of a datatype as segments in typemap order, each a block repeated by nested loops.
#ifndef SOLO_DATATYPES_DATALOOP_H
#define SOLO_DATATYPES_DATALOOP_H

#include "datatypes/small_vector.h"
#include "mpi.h"

namespace solo {

struct Datatype;
class dataloop;

struct loop {
    MPI_Count count;
    MPI_Count stride;  // bytes from one repetition to the next; may be negative
};

// A block of bytes, or another dataloop, repeated by loops: a datatype of one segment, and the unit from which dataloops are
// built.
struct loop_nest {
    MPI_Count offset = 0;  // bytes from the address of the element
    MPI_Count length = 0;  // bytes of the block, or of the body
    const dataloop *body =
        nullptr;  // null: a block without gap. It lives as long as the datatypes that the new one refers to.
    small_vector<loop, 4> loops;  // innermost first

    // Add an outer loop; loops that merge with the last loop or the block do so.
    void repeat(MPI_Count count, MPI_Count stride);
};

class dataloop {
public:
    struct segment {
        MPI_Count offset;
        MPI_Count length;      // bytes of the block, or of the body
        MPI_Count bytes;       // of all repetitions
        MPI_Count before;      // bytes of the parts before this one
        const dataloop *body;  // null: a block
        std::uint32_t first;   // its loops: from here on in the list of loops, innermost first
        std::uint32_t loops;
    };

    // Append in typemap order. Adjacent bytes merge into one segment, blocks at equal distances into a loop.
    void add(const loop_nest &what);
    // The same into an empty dataloop, without flattening.
    void add_whole(const loop_nest &what)
    {
        push(what.offset, what.length, what.body, what.loops.begin(), what.loops.size());
    }
    void add_block(MPI_Count offset, MPI_Count length)
    {
        if (!continue_block(offset, length) && !continue_loop(offset, length))
            push_block(offset, length);
    }
    void reserve(std::size_t parts) { segments_.reserve(parts); }

    const small_vector<segment, 3> &segments() const { return segments_; }
    const loop *loops_of(const segment &p) const { return loops_.begin() + p.first; }
    MPI_Count size() const { return size_; }
    bool is_empty() const { return segments_.empty(); }
    // Every part is a block without loops.
    bool is_flat() const { return is_flat_; }

private:
    void push(MPI_Count offset, MPI_Count length, const dataloop *body, const loop *loops, std::size_t count);
    void add_segments_of(const dataloop &other, MPI_Count offset);
    void push_block(MPI_Count offset, MPI_Count length)
    {
        segments_.push_back({offset, length, length, size_, nullptr, 0, 0});
        size_ += length;
    }
    // Extend the last segment if the block follows it.
    bool continue_block(MPI_Count offset, MPI_Count length)
    {
        if (segments_.empty())
            return false;
        segment &last = segments_.back();
        if (last.body != nullptr || last.loops != 0 || last.offset + last.length != offset)
            return false;
        last.length += length;
        last.bytes += length;
        size_ += length;
        return true;
    }
    bool continue_loop(MPI_Count offset, MPI_Count length);

    small_vector<segment, 3> segments_;
    small_vector<loop, 2> loops_;
    MPI_Count size_ = 0;
    bool is_flat_ = true;
};

// The loop_nest of one element of a datatype that has data.
loop_nest loop_nest_of(const Datatype &datatype);

}  // namespace solo

#endif
