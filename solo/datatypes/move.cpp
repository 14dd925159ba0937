// Copying between memory described by dataloops and its packed form, as a whole or from any byte to any other.
#include "core/state.h"
#include "datatypes/blocks.h"
#include "datatypes/construct.h"
#include "datatypes/kernels.h"

#include <algorithm>

namespace solo {
namespace {

using namespace kernels;

// The leaf of a range_walker that copies.
template <direction To>
class copier {
public:
    explicit copier(char *packed) : packed_(packed) {}
    void all(const dataloop &of, address at);
    void all(const loop_view &of, address at);
    void part(address at, MPI_Count bytes)
    {
        copy<To>(at, packed_, static_cast<std::size_t>(bytes));
        packed_ += bytes;
    }

private:
    void copy_nested(const loop_view &of, address at);
    void copy_flat(const dataloop &of, address at, const loop &around);

    char *packed_;
};

template <direction To>
void copier<To>::all(const dataloop &of, address at)
{
    for (const dataloop::segment &p : of.segments()) {
        const address there = at + static_cast<address>(p.offset);
        if (p.body == nullptr && p.loops == 0) {
            copy_short<To>(there, packed_, static_cast<std::size_t>(p.length));
            packed_ += p.length;
        } else {
            all(loop_view{p.length, p.body, of.loops_of(p), p.loops}, there);
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
void copier<To>::all(const loop_view &of, address at)
{
    if (of.depth == 0) {
        if (of.body != nullptr)
            return all(*of.body, at);
        return part(at, of.length);
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
            all(loop_view{of.length, of.body, of.loops, of.depth - 1}, at + static_cast<address>(i * around.stride));
    }
}

template <direction To>
inline void move(address at, MPI_Count count, const Datatype &datatype, MPI_Count from, MPI_Count bytes, char *packed)
{
    if (bytes == 0)
        return;
    count_copied(bytes);
    if (datatype.is_contiguous)
        copy<To>(at + static_cast<address>(datatype.true_lower + from), packed, static_cast<std::size_t>(bytes));
    else {
        copier<To> leaf(packed);
        range_walker<copier<To>>(leaf, from, bytes).walk(at, count, datatype);
    }
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
