// Contiguous copies of parts of sections, for what no datatype can say.
#include "sections/bounce_buffer.h"
#include "sections/strided_copy.h"

#include <initializer_list>
#include <limits.h>
#include <new>
#include <stdint.h>

namespace {

using bnd::block;
using bnd::direction;
using bnd::segment;
using bnd::shape;
using bnd::strided_view;

bool has_unknown_length(const bnd_section &section)
{
    return section.base == nullptr || section.rank == 0 || section.assumed_size;
}

// The bytes of a block in the virtual buffer.
int range_of(const strided_view &where, const block &one, bnd::range *used)
{
    return bnd_view_range(&where, one.start, one.count, &one.type->of, used);
}

int widen(const strided_view &where, const bnd::blocks &blocks, bnd::range *covered)
{
    for (const block &one : blocks.all()) {
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

void move_block(const bnd_section &section, char *origin, const block &one, direction to)
{
    strided_view where;
    bnd_section_view(&section, &where);
    bnd::range used;
    if (one.count == 0 || range_of(where, one, &used) != MPI_SUCCESS)
        return;  // then nothing was created
    if (is_copied_whole(one, used, to))
        return bnd_view_copy(&where, origin, used.low, used.high, to);
    for (MPI_Count copy = 0; copy < one.count; ++copy)
        for (const segment &part : one.type->segments) {
            const MPI_Count at = one.start + copy * one.type->of.extent + part.offset;
            bnd_view_copy(&where, origin, at, at + part.count * part.bytes, to);
        }
}

template <typename Visit>
void each_partition(const bnd::bounce_buffer &buffer, int low, int high, Visit visit)
{
    const size_t count = buffer.partitioned ? buffer.where.all().length() : 0;
    for (size_t i = low < 0 ? 0 : static_cast<size_t>(low); high >= 0 && i < count && i <= static_cast<size_t>(high);
         ++i)
        visit(i);
}

}  // namespace

bnd::blocks::~blocks()
{
    while (types_ != nullptr) {
        type_map *const next = types_->next;
        types_->~type_map();
        free(types_);
        types_ = next;
    }
}

int bnd::blocks::find(MPI_Datatype datatype)
{
    if (types_ != nullptr && types_->datatype == datatype)
        return MPI_SUCCESS;
    void *const memory = malloc(sizeof(type_map));
    if (memory == nullptr)
        return MPI_ERR_NO_MEM;
    type_map *const created = new (memory) type_map;
    created->datatype = datatype;
    created->next = types_;
    types_ = created;
    int rc = bnd_type_shape(datatype, &created->of);
    const shape &of = created->of;
    if (rc != MPI_SUCCESS || (of.low == 0 && of.high == of.extent && of.size == of.extent))
        return rc;
    rc = bnd_type_segments(datatype, &created->segments);
    created->dense = rc == BND_NEEDS_BOUNCE || bnd_type_is_repeat(&created->segments, &of);
    return rc == BND_NEEDS_BOUNCE ? MPI_SUCCESS : rc;
}

int bnd::blocks::add(MPI_Count start, MPI_Count count, MPI_Datatype datatype)
{
    const int rc = find(datatype);
    if (rc != MPI_SUCCESS)
        return rc;
    if (count <= 0 || types_->of.size == 0)
        count = 0;
    return all_.push({start, count, types_}) ? MPI_SUCCESS : MPI_ERR_NO_MEM;
}

bnd::bounce_buffer::~bounce_buffer()
{
    free(memory_);
    free(copied_out_);
}

int bnd::bounce_buffer::allocate()
{
    if (has_unknown_length(section))
        return MPI_ERR_BUFFER;
    strided_view of;
    bnd_section_view(&section, &of);
    bnd::range covered = {LLONG_MAX, 0};
    int rc = widen(of, where, &covered);
    if (rc == MPI_SUCCESS)
        rc = widen(of, more_in, &covered);
    if (rc != MPI_SUCCESS)
        return rc;
    constexpr MPI_Count alignment = 64;  // elements stay as aligned as those of the virtual buffer
    const MPI_Count low = covered.high == 0 ? 0 : covered.low / alignment * alignment;
    const auto bytes = static_cast<size_t>(covered.high - low);
    memory_ = static_cast<char *>(malloc(bytes == 0 ? 1 : bytes));
    if (memory_ == nullptr)
        return MPI_ERR_NO_MEM;
    origin = reinterpret_cast<char *>(reinterpret_cast<uintptr_t>(memory_) - static_cast<uintptr_t>(low));
    if (partitioned && copies_out)
        copied_out_ = static_cast<bool *>(calloc(where.all().length(), sizeof(bool)));
    return partitioned && copies_out && copied_out_ == nullptr ? MPI_ERR_NO_MEM : MPI_SUCCESS;
}

int bnd::bounce_buffer::make()
{
    const int rc = allocate();
    if (rc == MPI_SUCCESS)
        start();
    return rc;
}

void bnd::bounce_buffer::start()
{
    if (copies_out || !partitioned)
        copy_in();
    for (size_t i = 0; copied_out_ != nullptr && i < where.all().length(); ++i)
        copied_out_[i] = false;
}

void bnd::bounce_buffer::copy_in()
{
    for (const bnd::blocks *part : {&more_in, &where})
        for (const block &one : part->all())
            move_block(section, origin, one, direction::in);
}

void bnd::bounce_buffer::copy_in(int low, int high)
{
    each_partition(*this, low, high, [this](size_t i) { move_block(section, origin, where.all()[i], direction::in); });
}

void bnd::bounce_buffer::copy_out(size_t block)
{
    if (!copies_out || (copied_out_ != nullptr && copied_out_[block]))
        return;
    move_block(section, origin, where.all()[block], direction::out);
    if (copied_out_ != nullptr)
        copied_out_[block] = true;
}

void bnd::bounce_buffer::copy_out()
{
    for (size_t i = 0; i < where.all().length(); ++i)
        copy_out(i);
}

void bnd::bounce_buffer::copy_out(int low, int high)
{
    each_partition(*this, low, high, [this](size_t i) { copy_out(i); });
}
