// Bounce buffers: contiguous memory in place of parts of a section that no datatype describes.
#pragma once

#include "hidden.h"
#include "sections/strided_view.h"

namespace bnd {

// A block of the virtual buffer: `count` times a datatype, from byte `start` on.
struct block {
    MPI_Count start;
    MPI_Count count;
    const type_map *type;
};

// Memory for the part of the virtual buffer that blocks cover. Byte 0 of the virtual buffer would be at the origin.
struct bounce_buffer {
    char *memory;
    char *origin;
};

// The blocks of a buffer. Once they are added, the caller may free the datatypes.
class blocks {
public:
    blocks() = default;
    blocks(const blocks &) = delete;
    blocks &operator=(const blocks &) = delete;
    ~blocks() { bnd_type_maps_free(types_); }
    int add(MPI_Count start, MPI_Count count, MPI_Datatype datatype)
    {
        const int rc = bnd_type_maps_find(&types_, datatype);
        if (rc != MPI_SUCCESS)
            return rc;
        if (count <= 0 || types_->of.size == 0)
            count = 0;
        return all_.push({start, count, types_}) ? MPI_SUCCESS : MPI_ERR_NO_MEM;
    }
    const list<block> &all() const { return all_; }

private:
    list<block> all_;
    type_map *types_ = nullptr;
};

}  // namespace bnd

extern "C" {
// Memory for the bytes that the blocks cover, and those of `more`, which may be null. MPI_ERR_BUFFER for a section of unknown length,
// or with a block that starts before it; MPI_ERR_COUNT if it ends behind it. Nothing is copied.
BND_HIDDEN int bnd_bounce_make(const bnd_section *section, const bnd::blocks *where, const bnd::blocks *more,
                               bnd::bounce_buffer *made);
// Copies a block in, and what it covers out. A receive, too, must have been copied in: what does not arrive is copied out as well.
BND_HIDDEN void bnd_bounce_copy_in(const bnd_section *section, const bnd::bounce_buffer *buffer,
                                   const bnd::block *which);
BND_HIDDEN void bnd_bounce_copy_out(const bnd_section *section, const bnd::bounce_buffer *buffer,
                                    const bnd::block *which);
}
