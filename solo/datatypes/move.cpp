// Copying between memory described by dataloops and its packed form, as a whole or from any byte to any other.
#include "core/state.h"
#include "datatypes/construct.h"
#include "datatypes/kernels.h"

#include <algorithm>

namespace solo {
namespace {

using namespace kernels;

// Copies the packed bytes [skip, skip + left) of some data.
template <direction To>
class copier {
public:
    copier(char *packed, MPI_Count skip, MPI_Count left) : packed_(packed), skip_(skip), left_(left) {}

    // Copy elements of a datatype at an address.
    void move(address at, MPI_Count count, const Datatype &datatype);

private:
    struct loop_view {
        MPI_Count length;
        const dataloop *body;
        const loop *loops;  // innermost first
        std::size_t depth;
    };

    void copy_all(const dataloop &of, address at);
    void copy_all(const loop_view &of, address at);
    void copy_nested(const loop_view &of, address at);
    void copy_flat(const dataloop &of, address at, const loop &around);
    void copy_range(const dataloop &of, address at);
    void copy_range(const loop_view &of, MPI_Count bytes, address at);

    char *packed_;
    MPI_Count skip_;
    MPI_Count left_;
};

template <direction To>
void copier<To>::copy_all(const dataloop &of, address at)
{
    for (const dataloop::segment &p : of.segments()) {
        const address there = at + static_cast<address>(p.offset);
        if (p.body == nullptr && p.loops == 0) {
            copy_short<To>(there, packed_, static_cast<std::size_t>(p.length));
            packed_ += p.length;
        } else {
            copy_all(loop_view{p.length, p.body, of.loops_of(p), p.loops}, there);
        }
    }
}

// Copy each segment over a few hundred repetitions before the next: tight loops whose data stays in cache.
template <direction To>
void copier<To>::copy_flat(const dataloop &of, address at, const loop &around)
{
    constexpr MPI_Count most = 256;
    const MPI_Count size = of.size();
    for (MPI_Count done = 0; done < around.count;) {
        const MPI_Count count = std::min(most, around.count - done);
        const address first = at + static_cast<address>(done * around.stride);
        for (const dataloop::segment &p : of.segments())
            copy_strided<To>(first + static_cast<address>(p.offset), around.stride, packed_ + p.before, size, count,
                             p.length);
        packed_ += count * size;
        done += count;
    }
}

template <direction To>
void copier<To>::copy_nested(const loop_view &of, address at)
{
    const loop &outer = of.loops[1];
    const loop &inner = of.loops[0];
    switch (of.length) {
    case 1:
        packed_ = copy_plane<To, 1>(at, outer, inner, packed_);
        return;
    case 2:
        packed_ = copy_plane<To, 2>(at, outer, inner, packed_);
        return;
    case 4:
        packed_ = copy_plane<To, 4>(at, outer, inner, packed_);
        return;
    case 8:
        packed_ = copy_plane<To, 8>(at, outer, inner, packed_);
        return;
    case 16:
        packed_ = copy_plane<To, 16>(at, outer, inner, packed_);
        return;
    default:
        for (MPI_Count i = 0; i < outer.count; ++i) {
            const address row = at + static_cast<address>(i * outer.stride);
            copy_strided<To>(row, inner.stride, packed_, of.length, inner.count, of.length);
            packed_ += inner.count * of.length;
        }
    }
}

template <direction To>
void copier<To>::copy_all(const loop_view &of, address at)
{
    if (of.depth == 0) {
        if (of.body != nullptr)
            return copy_all(*of.body, at);
        copy<To>(at, packed_, static_cast<std::size_t>(of.length));
        packed_ += of.length;
        return;
    }
    const loop &around = of.loops[of.depth - 1];
    if (of.depth == 1 && of.body == nullptr) {
        copy_strided<To>(at, around.stride, packed_, of.length, around.count, of.length);
        packed_ += around.count * of.length;
    } else if (of.depth == 1 && of.body->is_flat()) {
        copy_flat(*of.body, at, around);
    } else if (of.depth == 2 && of.body == nullptr) {
        copy_nested(of, at);
    } else {
        for (MPI_Count i = 0; i < around.count; ++i)
            copy_all(loop_view{of.length, of.body, of.loops, of.depth - 1},
                     at + static_cast<address>(i * around.stride));
    }
}

template <direction To>
void copier<To>::copy_range(const dataloop &of, address at)
{
    const auto *p = std::upper_bound(of.segments().begin(), of.segments().end(), skip_,
                                     [](MPI_Count skip, const dataloop::segment &each) { return skip < each.before; }) -
                    1;
    skip_ -= p->before;
    for (; left_ != 0 && p != of.segments().end(); ++p)
        copy_range(loop_view{p->length, p->body, of.loops_of(*p), p->loops}, p->bytes,
                   at + static_cast<address>(p->offset));
}

// Copy the part of a loop nest, `bytes` long when packed, that is within range.
template <direction To>
void copier<To>::copy_range(const loop_view &of, MPI_Count bytes, address at)
{
    if (skip_ == 0 && left_ >= bytes) {
        left_ -= bytes;
        return copy_all(of, at);
    }
    if (of.depth == 0) {
        if (of.body != nullptr)
            return copy_range(*of.body, at);
        const MPI_Count shown = std::min(bytes - skip_, left_);
        copy<To>(at + static_cast<address>(skip_), packed_, static_cast<std::size_t>(shown));
        packed_ += shown;
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
        copy_range(inner, each, at + static_cast<address>(i++ * around.stride));
    const MPI_Count full = std::min(around.count - i, left_ / each);
    if (full > 0) {
        small_vector<loop, 6> loops;
        loops.append(of.loops, of.depth);
        loops.back().count = full;
        left_ -= full * each;
        copy_all(loop_view{of.length, of.body, loops.begin(), of.depth}, at + static_cast<address>(i * around.stride));
        i += full;
    }
    if (i < around.count && left_ != 0)
        copy_range(inner, each, at + static_cast<address>(i * around.stride));
}

template <direction To>
void copier<To>::move(address at, MPI_Count count, const Datatype &datatype)
{
    if (left_ == 0)
        return;
    if (count == 1)
        return skip_ == 0 && left_ == datatype.size ? copy_all(datatype.data, at) : copy_range(datatype.data, at);
    loop_nest all = loop_nest_of(datatype);
    all.repeat(count, datatype.extent);
    const loop_view every{all.length, all.body, all.loops.begin(), all.loops.size()};
    copy_range(every, datatype.size * count, at + static_cast<address>(all.offset));
}

template <direction To>
inline void move(address at, MPI_Count count, const Datatype &datatype, MPI_Count from, MPI_Count bytes, char *packed)
{
    if (bytes == 0)
        return;
    count_copied(bytes);
    if (datatype.is_contiguous)
        copy<To>(at + static_cast<address>(datatype.true_lower + from), packed, static_cast<std::size_t>(bytes));
    else
        copier<To>(packed, from, bytes).move(at, count, datatype);
}

}  // namespace

void pack_bytes(const void *buffer, MPI_Count count, const Datatype &datatype, MPI_Count from, MPI_Count bytes,
                void *packed)
{
    move<direction::pack>(reinterpret_cast<address>(buffer), count, datatype, from, bytes, static_cast<char *>(packed));
}

void unpack_bytes(const void *packed, MPI_Count bytes, MPI_Count from, void *buffer, MPI_Count count,
                  const Datatype &datatype)
{
    char *const source = static_cast<char *>(const_cast<void *>(packed));  // unpacking reads it alone
    move<direction::unpack>(reinterpret_cast<address>(buffer), count, datatype, from, bytes, source);
}

MPI_Count transfer(const void *source, MPI_Count source_count, const Datatype &source_type, void *destination,
                   MPI_Count destination_count, const Datatype &destination_type)
{
    const MPI_Count bytes =
        std::min(packed_size(source_type, source_count), packed_size(destination_type, destination_count));
    if (bytes == 0 || (source == destination && &source_type == &destination_type))
        return bytes;
    if (source_type.is_contiguous) {
        const address data = reinterpret_cast<address>(source) + static_cast<address>(source_type.true_lower);
        unpack_bytes(reinterpret_cast<const void *>(data), bytes, 0, destination, destination_count, destination_type);
    } else if (destination_type.is_contiguous) {
        const address data = reinterpret_cast<address>(destination) + static_cast<address>(destination_type.true_lower);
        pack_bytes(source, source_count, source_type, 0, bytes, reinterpret_cast<void *>(data));
    } else {
        constexpr MPI_Count piece = 16384;
        alignas(64) char between[piece];
        for (MPI_Count done = 0; done < bytes;) {
            const MPI_Count chunk = std::min(piece, bytes - done);
            pack_bytes(source, source_count, source_type, done, chunk, between);
            unpack_bytes(between, chunk, done, destination, destination_count, destination_type);
            done += chunk;
        }
    }
    return bytes;
}

}  // namespace solo
