// The lines of a part of a strided view.
#pragma once

#include "sections/strided_view.h"

namespace bnd {

// A block of a view; advances without divisions.
class cursor {
public:
    cursor(const strided_view &where, MPI_Count index) : where_(where), position_(where.base + where.offset_of(index))
    {
        for (int d = 0; d < where.rank; ++d) {
            at_[d] = index % where.dim[d].extent;
            index /= where.dim[d].extent;
        }
    }

    char *position() const { return position_; }
    ptrdiff_t stride() const { return where_.rank == 0 ? 0 : where_.dim[0].stride_bytes; }
    MPI_Count left_in_line() const { return where_.rank == 0 ? 1 : where_.dim[0].extent - at_[0]; }

    void advance(MPI_Count blocks)  // to the end of the line at most
    {
        at_[0] += blocks;
        position_ += blocks * stride();
        for (int d = 0; d < where_.rank && at_[d] == where_.dim[d].extent; ++d) {
            position_ -= where_.dim[d].extent * where_.dim[d].stride_bytes;
            at_[d] = 0;
            if (d + 1 == where_.rank)
                return;
            at_[d + 1] += 1;
            position_ += where_.dim[d + 1].stride_bytes;
        }
    }

private:
    const strided_view &where_;
    char *position_;
    MPI_Count at_[BND_MAX_RANK] = {};
};

// Parts of blocks at both ends of bytes `at` to `end` of the virtual buffer, and whole blocks, line by line, between them:
// visit(position, stride, bytes, count, at) for `count` times `bytes`, `stride` bytes apart, which are byte `at` and more of the buffer.
template <typename Visit>
void each_line(const strided_view &where, MPI_Count at, MPI_Count end, Visit visit)
{
    if (at >= end)
        return;
    cursor here(where, at / where.block_bytes);
    const MPI_Count within = at % where.block_bytes;
    if (within != 0) {
        const MPI_Count rest = where.block_bytes - within;
        const MPI_Count bytes = rest < end - at ? rest : end - at;
        visit(here.position() + within, ptrdiff_t{0}, static_cast<size_t>(bytes), MPI_Count{1}, at);
        at += bytes;
        here.advance(1);
    }
    for (MPI_Count whole = (end - at) / where.block_bytes; whole > 0;) {
        const MPI_Count blocks = here.left_in_line() < whole ? here.left_in_line() : whole;
        visit(here.position(), here.stride(), static_cast<size_t>(where.block_bytes), blocks, at);
        at += blocks * where.block_bytes;
        whole -= blocks;
        here.advance(blocks);
    }
    if (at < end)
        visit(here.position(), ptrdiff_t{0}, static_cast<size_t>(end - at), MPI_Count{1}, at);
}

}  // namespace bnd
