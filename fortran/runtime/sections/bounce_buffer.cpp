// Contiguous copies of parts of sections, for what no datatype can say.
#include "sections/bounce_buffer.h"
#include "sections/device_memory.h"
#include "sentinels/shared_data.h"

#include <initializer_list>
#include <limits.h>
#include <new>
#include <pthread.h>
#include <stdint.h>

// Begin and end of the latest copies of each thread, for tools: that memory is not the program's own (tools/check/native/copies.cpp).
extern "C" {
BND_REPLACEABLE constinit uintptr_t bnd_shared_copies[64][4][2] = {};
}

namespace {

using copies_of_thread = uintptr_t[4][2];

copies_of_thread *copies = bnd_shared_copies;

[[gnu::constructor]] void share() { copies = bnd::shared("bnd_shared_copies", copies); }

void publish(const void *begin, size_t bytes)
{
    static unsigned next[64] = {};
    const auto thread = static_cast<uint32_t>((uintptr_t)pthread_self() >> 12) * 0x9e3779b1U >> 26;
    uintptr_t *const place = copies[thread][__atomic_fetch_add(&next[thread], 1U, __ATOMIC_RELAXED) % 4];
    __atomic_store_n(&place[0], reinterpret_cast<uintptr_t>(begin), __ATOMIC_RELAXED);
    __atomic_store_n(&place[1], reinterpret_cast<uintptr_t>(begin) + bytes, __ATOMIC_RELAXED);
}

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

template <typename Copy>
int copy_block(const bnd_section &section, const block &one, direction to, Copy copy)
{
    strided_view where;
    bnd_section_view(&section, &where);
    bnd::range used;
    if (one.count == 0 || range_of(where, one, &used) != MPI_SUCCESS)
        return MPI_SUCCESS;  // then nothing was created
    if (is_copied_whole(one, used, to))
        return copy(&where, used.low, used.high);
    int code = MPI_SUCCESS;
    for (MPI_Count i = 0; i < one.count; ++i)
        for (const segment &part : one.type->segments) {
            const MPI_Count at = one.start + i * one.type->of.extent + part.offset;
            if (code == MPI_SUCCESS)
                code = copy(&where, at, at + part.count * part.bytes);
        }
    return code;
}

template <typename Visit>
int each_partition(const bnd::bounce_buffer &buffer, int low, int high, Visit visit)
{
    const size_t count = buffer.partitioned ? buffer.where.all().length() : 0;
    int code = MPI_SUCCESS;
    for (size_t i = low < 0 ? 0 : static_cast<size_t>(low);
         high >= 0 && i < count && i <= static_cast<size_t>(high) && code == MPI_SUCCESS; ++i)
        code = visit(i);
    return code;
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
    publish(memory_, bytes);
    origin = reinterpret_cast<char *>(reinterpret_cast<uintptr_t>(memory_) - static_cast<uintptr_t>(low));
    if (partitioned && copies_out)
        copied_out_ = static_cast<bool *>(calloc(where.all().length(), sizeof(bool)));
    return partitioned && copies_out && copied_out_ == nullptr ? MPI_ERR_NO_MEM : MPI_SUCCESS;
}

int bnd::bounce_buffer::make()
{
    on_device_ = bnd_is_on_device(section.base);
    const int rc = allocate();
    return rc == MPI_SUCCESS ? start() : rc;
}

int bnd::bounce_buffer::start()
{
    const int code = copies_out || !partitioned ? copy_in() : MPI_SUCCESS;
    for (size_t i = 0; copied_out_ != nullptr && i < where.all().length(); ++i)
        copied_out_[i] = false;
    return code;
}

int bnd::bounce_buffer::move(const block &one, direction to)
{
    if (on_device_)
        return copy_block(section, one, to, [=, this](const strided_view *view, MPI_Count at, MPI_Count end) {
            return bnd_device_copy(view, origin, at, end, to);
        });
    return copy_block(section, one, to, [=, this](const strided_view *view, MPI_Count at, MPI_Count end) {
        bnd_view_copy(view, origin, at, end, to);
        return MPI_SUCCESS;
    });
}

int bnd::bounce_buffer::copy_in()
{
    int code = MPI_SUCCESS;
    for (const bnd::blocks *part : {&more_in, &where})
        for (const block &one : part->all())
            if (code == MPI_SUCCESS)
                code = move(one, direction::in);
    return code;
}

int bnd::bounce_buffer::copy_in(int low, int high)
{
    return each_partition(*this, low, high, [this](size_t i) { return move(where.all()[i], direction::in); });
}

int bnd::bounce_buffer::copy_out(size_t block)
{
    if (!copies_out || (copied_out_ != nullptr && copied_out_[block]))
        return MPI_SUCCESS;
    const int code = move(where.all()[block], direction::out);
    if (copied_out_ != nullptr)
        copied_out_[block] = true;
    return code;
}

int bnd::bounce_buffer::copy_out()
{
    int code = MPI_SUCCESS;
    for (size_t i = 0; i < where.all().length() && code == MPI_SUCCESS; ++i)
        code = copy_out(i);
    return code;
}

int bnd::bounce_buffer::copy_out(int low, int high)
{
    return each_partition(*this, low, high, [this](size_t i) { return copy_out(i); });
}
