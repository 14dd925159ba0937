#include "files/transfer.h"

#include "files/blocks.h"

#include <mutex>

namespace solo {
namespace {

// The lock of a file's data, while threads are kept apart.
template <direction To>
class data_lock {
public:
    data_lock(const Open_file &file, bool is_strided)
        : shared_(file.inode->access, std::defer_lock)
        , unique_(file.inode->access, std::defer_lock)
    {
        if (!locking_on.load(std::memory_order_relaxed))
            return;
        if (file.is_atomic || (To == direction::write && is_strided))
            unique_.lock();
        else
            shared_.lock();
    }

private:
    std::shared_lock<std::shared_mutex> shared_;
    std::unique_lock<std::shared_mutex> unique_;
};

template <direction To>
moved move_stream(Open_file &file, MPI_Count from, void *buffer, MPI_Count count, const Datatype &datatype)
{
    const MPI_Count bytes = datatype.size * count;
    const file_view &view = file.view;
    const Datatype &tile = *view.tile;
    const memory_stream memory(buffer, count, datatype);
    const data_lock<To> held(file, !tile.is_contiguous);
    const MPI_Offset place =
        view.disp + tile.true_lower + from;  // in a view without gaps; execute() has checked the end
    if (tile.is_contiguous && datatype.is_contiguous)
        return move_bytes<To>(file, memory.in_place(0), bytes, place);
    block_mover<To> mover(file, memory);
    if (tile.is_contiguous) {
        mover.add(place, bytes);
        return mover.finish();
    }
    const MPI_Count inside = from % tile.size;
    const MPI_Count tiles = (inside + bytes + tile.size - 1) / tile.size;
    const MPI_Offset first = view.disp + from / tile.size * tile.extent;
    visit_blocks(static_cast<address>(first), tiles, tile, inside, bytes,
                 [&](address at, MPI_Count length) { return mover.add(static_cast<MPI_Offset>(at), length); });
    return mover.finish();
}

}  // namespace

moved read_stream(Open_file &file, MPI_Count from, void *buffer, MPI_Count count, const Datatype &datatype)
{
    return move_stream<direction::read>(file, from, buffer, count, datatype);
}

moved write_stream(Open_file &file, MPI_Count from, const void *buffer, MPI_Count count, const Datatype &datatype)
{
    return move_stream<direction::write>(file, from, const_cast<void *>(buffer), count, datatype);
}

}  // namespace solo
