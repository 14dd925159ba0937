// Bounce buffers: contiguous memory in place of parts of a section that no datatype describes.
#pragma once

#include "sections/strided_copy.h"

namespace bnd {

// A block of the virtual buffer: `count` times a datatype, from byte `start` on.
struct block {
    MPI_Count start;
    MPI_Count count;
    const type_map *type;
};

// The blocks of a buffer. Once they are added, the caller may free the datatypes.
class blocks {
public:
    blocks() = default;
    blocks(const blocks &) = delete;
    blocks &operator=(const blocks &) = delete;
    ~blocks();
    int add(MPI_Count start, MPI_Count count, MPI_Datatype datatype);
    const list<block> &all() const { return all_; }

private:
    int find(MPI_Datatype datatype);  // the first of types_ is its type map then

    list<block> all_;
    type_map *types_ = nullptr;
};

// Memory in place of a section, as far as blocks cover it. The caller adds the blocks, then calls make().
struct bounce_buffer {
    bnd_section section = {};
    bool copies_out = false;
    bool partitioned = false;  // each block is a partition, copied by itself
    blocks where = {};         // what is copied in, and out again if the buffer copies out
    blocks more_in = {};       // what is copied in besides
    char *origin = nullptr;    // where byte 0 of the virtual buffer would be
    bounce_buffer *next = nullptr;

    bounce_buffer() = default;
    bounce_buffer(const bounce_buffer &) = delete;
    bounce_buffer &operator=(const bounce_buffer &) = delete;
    ~bounce_buffer();
    // Allocates, and starts. MPI_ERR_BUFFER for a section of unknown length, or with a block that starts before it; MPI_ERR_COUNT if one
    // ends behind it.
    int make();
    // A receive, too, is copied in: what does not arrive is copied out as well. A partitioned send is, as its partitions become ready.
    // Copies fail only where MPI makes them, on a device.
    int start();
    int copy_in(int low, int high);  // partitions, of which there may be fewer
    int copy_out();
    int copy_out(int low, int high);

private:
    int allocate();
    int copy_in();
    int copy_out(size_t block);
    int move(const block &one, direction to);

    bool on_device_ = false;
    char *memory_ = nullptr;
    bool *copied_out_ = nullptr;  // by partition, since the start
};

}  // namespace bnd
