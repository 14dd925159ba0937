// What the files of the section runtime share; not for wrappers.
#pragma once

#include "hidden.h"
#include "sections/section.h"

#include <stdlib.h>

namespace bnd {

// An array that grows. There are no exceptions: push says whether there was memory.
template <typename T>
class list {
public:
    list() = default;
    list(const list &) = delete;
    list &operator=(const list &) = delete;
    ~list() { free(items_); }

    bool push(const T &item)
    {
        if (length_ == room_) {
            const size_t room = room_ == 0 ? 8 : 2 * room_;
            void *const grown = realloc(items_, room * sizeof(T));
            if (grown == nullptr)
                return false;
            items_ = static_cast<T *>(grown);
            room_ = room;
        }
        items_[length_++] = item;
        return true;
    }
    void clear() { length_ = 0; }
    void drop_last() { --length_; }
    size_t length() const { return length_; }
    T &operator[](size_t index) { return items_[index]; }
    const T &operator[](size_t index) const { return items_[index]; }
    T *begin() { return items_; }
    T *end() { return items_ + length_; }
    const T *begin() const { return items_; }
    const T *end() const { return items_ + length_; }

private:
    T *items_ = nullptr;
    size_t length_ = 0;
    size_t room_ = 0;
};

// A section with neighbouring dimensions merged: `units` stretches of `unit` bytes, the first one at base.
struct strided_view {
    char *base;
    MPI_Count block_bytes;
    MPI_Count block_count;
    int rank;
    bnd_dimension dim[BND_MAX_RANK];

    ptrdiff_t offset_of(MPI_Count index) const  // of a unit, in bytes from base
    {
        ptrdiff_t offset = 0;
        for (int d = 0; d < rank; ++d) {
            offset += static_cast<ptrdiff_t>(index % dim[d].extent) * dim[d].stride_bytes;
            index /= dim[d].extent;
        }
        return offset;
    }
};

struct shape {
    MPI_Count size;
    MPI_Count extent;
    MPI_Count low, high;  // true bounds: the first byte used, and the one after the last
};

// Predefined datatypes side by side: a stretch of a type map.
struct segment {
    MPI_Count offset;
    MPI_Count count;
    MPI_Count bytes;  // of one
    MPI_Datatype datatype;
    bool dense;  // no gaps within one, as MPI_DOUBLE_INT has
};

struct range {
    MPI_Count low, high;
};

// Which bytes of a datatype are copied: its own, or all between the first and the last where those are not known.
struct type_map {
    MPI_Datatype datatype = MPI_DATATYPE_NULL;  // to find it again while the blocks are added; not looked at later
    shape of = {};
    bool dense = true;
    list<segment> segments = {};  // of one copy, unless dense
    type_map *next = nullptr;
};

// Where data lie in the virtual buffer: `count` times a datatype, from byte `start` on.
struct block {
    MPI_Count start;
    MPI_Count count;
    const type_map *type;
};

// Contiguous memory that plays the part of the virtual buffer that blocks cover. Byte 0 would be at the origin.
struct bounce_buffer {
    char *memory;
    char *origin;
};

// So much work for one datatype; beyond, copying is cheaper.
constexpr size_t max_segments = size_t{1} << 20;

}  // namespace bnd

extern "C" {
// Unknown lengths become a view of no dimensions whose one unit never ends.
BND_HIDDEN void bnd_section_view(const bnd_section *section, bnd::strided_view *view);
BND_HIDDEN int bnd_type_shape(MPI_Datatype datatype, bnd::shape *shape);
BND_HIDDEN bool bnd_type_is_predefined(MPI_Datatype datatype);
// The type map of one copy, in order. BND_NEEDS_BOUNCE: too long, or made in a rare way.
BND_HIDDEN int bnd_type_segments(MPI_Datatype datatype, bnd::list<bnd::segment> *segments);
// Put the map of a datatype first in a list, unless it is there; free a list.
BND_HIDDEN int bnd_type_maps_find(bnd::type_map **first, MPI_Datatype datatype);
BND_HIDDEN void bnd_type_maps_free(bnd::type_map *first);
}

namespace bnd {

// The blocks of a buffer. They need no datatype any more once they are added, whatever the caller does with it.
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
// or with a block that starts before it; MPI_ERR_COUNT for one that ends behind it. Nothing is copied.
BND_HIDDEN int bnd_bounce_make(const bnd_section *section, const bnd::blocks *where, const bnd::blocks *more,
                               bnd::bounce_buffer *made);
// Copy a block in, and what it covers back out. For a receive, too, it must have been copied in: what does not arrive goes back as well.
BND_HIDDEN void bnd_bounce_copy_in(const bnd_section *section, const bnd::bounce_buffer *buffer,
                                   const bnd::block *which);
BND_HIDDEN void bnd_bounce_copy_out(const bnd_section *section, const bnd::bounce_buffer *buffer,
                                    const bnd::block *which);
// Whether copies of the datatype, side by side, are copies of one predefined datatype side by side.
BND_HIDDEN bool bnd_type_is_repeat(const bnd::list<bnd::segment> *segments, const bnd::shape *shape);
// The bytes of the virtual buffer from the first to the last used by `count` copies, 1 or more; MPI_SUCCESS if they are all there.
BND_HIDDEN int bnd_view_range(const bnd::strided_view *view, MPI_Count start, MPI_Count count, const bnd::shape *shape,
                              bnd::range *range);
// The datatype of `count` copies of `datatype` in the view, which has room for them, and so spaced that `blocks` of it follow each
// other. Not committed.
BND_HIDDEN int bnd_compose(const bnd::strided_view *view, MPI_Count blocks, MPI_Count count, MPI_Datatype datatype,
                           const bnd::shape *shape, MPI_Datatype *made);
}
