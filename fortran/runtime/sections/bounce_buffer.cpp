// Contiguous copies of parts of sections, for what no datatype can say.
#include "sections/bounce_buffer.h"
#include "sections/strided_copy.h"

#include <limits.h>
#include <new>
#include <stdint.h>

namespace {

using bnd::block;
using bnd::direction;
using bnd::segment;
using bnd::shape;
using bnd::strided_view;

bool has_unknown_length(const bnd_section *section)
{
    return section->base == nullptr || section->rank == 0 || section->assumed_size;
}

// The bytes of a block in the virtual buffer.
int range_of(const strided_view &where, const block &one, bnd::range *used)
{
    return bnd_view_range(&where, one.start, one.count, &one.type->of, used);
}

int widen(const strided_view &where, const bnd::blocks *all, bnd::range *covered)
{
    for (size_t i = 0; all != nullptr && i < all->all().length(); ++i) {
        const block &one = all->all()[i];
        if (one.count == 0)
            continue;
        bnd::range used;
        const int rc = range_of(where, one, &used);
        if (rc != MPI_SUCCESS)
            return rc;
        covered->low = used.low < covered->low ? used.low : covered->low;
        covered->high = used.high > covered->high ? used.high : covered->high;
    }
    return MPI_SUCCESS;
}

// Gaps between the bytes of a datatype may be copied in as well, for nobody copies them back: that is faster if they are small.
bool is_copied_whole(const block &one, const bnd::range &used, direction to)
{
    const shape &of = one.type->of;
    return one.type->dense || (to == direction::in && used.high - used.low <= 2 * one.count * of.size);
}

void move_block(const bnd_section *section, char *origin, const block &one, direction to)
{
    strided_view where;
    bnd_section_view(section, &where);
    bnd::range used;
    if (range_of(where, one, &used) != MPI_SUCCESS)
        return;  // then nothing was created
    if (is_copied_whole(one, used, to))
        return bnd_view_copy(&where, origin, used.low, used.high, to);
    for (MPI_Count copy = 0; copy < one.count; ++copy)
        for (const segment &part : one.type->segments) {
            const MPI_Count at = one.start + copy * one.type->of.extent + part.offset;
            bnd_view_copy(&where, origin, at, at + part.count * part.bytes, to);
        }
}

}  // namespace

void bnd_type_maps_free(bnd::type_map *first)
{
    while (first != nullptr) {
        bnd::type_map *const next = first->next;
        first->~type_map();
        free(first);
        first = next;
    }
}

int bnd_type_maps_find(bnd::type_map **first, MPI_Datatype datatype)
{
    if (*first != nullptr && (*first)->datatype == datatype)
        return MPI_SUCCESS;
    void *const memory = malloc(sizeof(bnd::type_map));
    if (memory == nullptr)
        return MPI_ERR_NO_MEM;
    bnd::type_map *const created = new (memory) bnd::type_map;
    created->datatype = datatype;
    created->next = *first;
    *first = created;
    int rc = bnd_type_shape(datatype, &created->of);
    const shape &of = created->of;
    if (rc != MPI_SUCCESS || (of.low == 0 && of.high == of.extent && of.size == of.extent))
        return rc;
    rc = bnd_type_segments(datatype, &created->segments);
    created->dense = rc == BND_NEEDS_BOUNCE || bnd_type_is_repeat(&created->segments, &of);
    return rc == BND_NEEDS_BOUNCE ? MPI_SUCCESS : rc;
}

int bnd_bounce_make(const bnd_section *section, const bnd::blocks *where, const bnd::blocks *more,
                    bnd::bounce_buffer *created)
{
    if (has_unknown_length(section))
        return MPI_ERR_BUFFER;
    strided_view of;
    bnd_section_view(section, &of);
    bnd::range covered = {LLONG_MAX, 0};
    int rc = widen(of, where, &covered);
    if (rc == MPI_SUCCESS)
        rc = widen(of, more, &covered);
    if (rc != MPI_SUCCESS)
        return rc;
    constexpr MPI_Count alignment = 64;  // elements stay as aligned as those of the virtual buffer
    const MPI_Count low = covered.high == 0 ? 0 : covered.low / alignment * alignment;
    const auto bytes = static_cast<size_t>(covered.high - low);
    created->memory = static_cast<char *>(malloc(bytes == 0 ? 1 : bytes));
    if (created->memory == nullptr)
        return MPI_ERR_NO_MEM;
    created->origin =
        reinterpret_cast<char *>(reinterpret_cast<uintptr_t>(created->memory) - static_cast<uintptr_t>(low));
    return MPI_SUCCESS;
}

void bnd_bounce_copy_in(const bnd_section *section, const bnd::bounce_buffer *buffer, const block *which)
{
    if (which->count > 0)
        move_block(section, buffer->origin, *which, direction::in);
}

void bnd_bounce_copy_out(const bnd_section *section, const bnd::bounce_buffer *buffer, const block *which)
{
    if (which->count > 0)
        move_block(section, buffer->origin, *which, direction::out);
}
