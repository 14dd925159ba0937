#include "files/transfer.h"

#include "datatypes/blocks.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <mutex>
#include <unistd.h>

namespace solo {
namespace {

enum class direction { read, write };

// Call the system until all bytes are moved, the file ends or there is an error.
template <direction To>
moved move_bytes(const Open_file &file, char *data, MPI_Count bytes, MPI_Offset at)
{
    constexpr MPI_Count most_at_once = 0x7FFFF000;  // of Linux
    moved result;
    while (result.bytes < bytes) {
        char *const next = data + result.bytes;
        const auto length = static_cast<std::size_t>(std::min(bytes - result.bytes, most_at_once));
        const off_t offset = at + result.bytes;
        const ssize_t done = uninterrupted([&] {
            if constexpr (To == direction::read)
                return file.is_seekable ? pread(file.descriptor, next, length, offset)
                                        : read(file.descriptor, next, length);
            else
                return file.is_seekable ? pwrite(file.descriptor, next, length, offset)
                                        : write(file.descriptor, next, length);
        });
        if (done <= 0) {
            if (done < 0 || To == direction::write)
                result.error = done < 0 ? errno : EIO;
            break;
        }
        result.bytes += done;
    }
    return result;
}

// Memory described by a datatype, as the stream of its bytes.
class memory_stream {
public:
    memory_stream(void *buffer, MPI_Count count, const Datatype &datatype)
        : buffer_(buffer)
        , count_(count)
        , datatype_(datatype)
    {
    }
    // The bytes themselves; null: they are not in one place.
    char *in_place(MPI_Count from) const
    {
        return datatype_.is_contiguous ? static_cast<char *>(buffer_) + datatype_.true_lower + from : nullptr;
    }
    void load(MPI_Count from, MPI_Count bytes, char *to) const
    {
        pack_bytes(buffer_, count_, datatype_, from, bytes, to);
    }
    void store(MPI_Count from, MPI_Count bytes, const char *data) const
    {
        unpack_bytes(data, bytes, from, buffer_, count_, datatype_);
    }

private:
    void *buffer_;
    MPI_Count count_;
    const Datatype &datatype_;
};

// Memory for staging, taken from a file and given back to it.
class staging_area {
public:
    explicit staging_area(Open_file &file) : file_(file) {}
    ~staging_area()
    {
        char *const other = memory_ != nullptr ? file_.staging.exchange(memory_) : nullptr;
        if (other != nullptr)
            release(other, static_cast<std::size_t>(staging_bytes));
    }
    staging_area(const staging_area &) = delete;
    staging_area &operator=(const staging_area &) = delete;
    char *get()
    {
        if (memory_ == nullptr)
            memory_ = file_.staging.exchange(nullptr);
        if (memory_ == nullptr)
            memory_ = static_cast<char *>(allocate(static_cast<std::size_t>(staging_bytes)));
        return memory_;
    }

private:
    Open_file &file_;
    char *memory_ = nullptr;
};

// Moves blocks of a file in the order of the stream. Small blocks that are near each other are collected, and the part of the file
// that they span is read, and written, as a whole (data sieving); writing reads the gaps before.
template <direction To>
class block_mover {
public:
    block_mover(Open_file &file, const memory_stream &memory)
        : file_(file)
        , memory_(memory)
        , may_sieve_(To == direction::read ? file.may_sieve_reads : file.may_sieve_writes && file.is_readable())
        , staging_(file)
    {
    }
    bool add(MPI_Offset at, MPI_Count bytes);
    moved finish()
    {
        flush();
        return result_;
    }

private:
    struct block {
        MPI_Offset at;
        MPI_Count bytes;
    };
    // A gap that takes as long as a call of the system: writing reads and writes it.
    static constexpr MPI_Count largest_gap = To == direction::read ? 4096 : 1024;
    static constexpr MPI_Count largest_block = 16384;

    bool is_near(MPI_Offset at, MPI_Count bytes) const
    {
        return may_sieve_ && bytes <= largest_block && blocks_.end()[-1].bytes <= largest_block && at > end_ &&
               at - end_ <= largest_gap && at + bytes - blocks_[0].at <= staging_bytes;
    }
    bool flush();
    void move_block(const block &each);
    void read_span();
    void write_span();
    // Count what was moved; false: nothing may follow it.
    void count(const moved &done, MPI_Count expected)
    {
        result_.bytes += done.bytes;
        result_.error = done.error;
        goes_on_ = done.bytes == expected;
    }

    Open_file &file_;
    const memory_stream &memory_;
    const bool may_sieve_;
    staging_area staging_;
    small_vector<block, 64> blocks_;
    MPI_Offset end_ = 0;       // of the last block
    MPI_Count collected_ = 0;  // bytes in the blocks
    moved result_;
    bool goes_on_ = true;
};

template <direction To>
bool block_mover<To>::add(MPI_Offset at, MPI_Count bytes)
{
    const bool touches = !blocks_.empty() && at == end_;
    const bool fits = blocks_.size() == 1 || (!blocks_.empty() && at + bytes - blocks_[0].at <= staging_bytes);
    if (touches && fits) {
        blocks_.back().bytes += bytes;
    } else {
        if (!blocks_.empty() && !is_near(at, bytes) && !flush())
            return false;
        blocks_.push_back({at, bytes});
    }
    end_ = at + bytes;
    collected_ += bytes;
    return true;
}

template <direction To>
bool block_mover<To>::flush()
{
    if (blocks_.size() == 1)
        move_block(blocks_[0]);
    else if (!blocks_.empty() && To == direction::read)
        read_span();
    else if (!blocks_.empty())
        write_span();
    blocks_.clear();
    collected_ = 0;
    return goes_on_;
}

template <direction To>
void block_mover<To>::move_block(const block &each)
{
    if (char *const data = memory_.in_place(result_.bytes))
        return count(move_bytes<To>(file_, data, each.bytes, each.at), each.bytes);
    for (MPI_Count done = 0; goes_on_ && done < each.bytes;) {
        const MPI_Count now = std::min(each.bytes - done, staging_bytes);
        char *const data = staging_.get();
        const MPI_Count from = result_.bytes;
        if (To == direction::write)
            memory_.load(from, now, data);
        const moved part = move_bytes<To>(file_, data, now, each.at + done);
        if (To == direction::read)
            memory_.store(from, part.bytes, data);
        count(part, now);
        done += now;
    }
}

template <direction To>
void block_mover<To>::read_span()
{
    const MPI_Offset start = blocks_[0].at;
    char *const span = staging_.get();
    const moved got = move_bytes<direction::read>(file_, span, end_ - start, start);
    char *const data = memory_.in_place(result_.bytes);
    char *const to = data != nullptr ? data : span;
    MPI_Count done = 0;
    for (const block &each : blocks_) {
        const MPI_Count there = std::clamp(got.bytes - (each.at - start), MPI_Count{0}, each.bytes);
        std::memmove(to + done, span + (each.at - start), static_cast<std::size_t>(there));
        done += there;
        if (there < each.bytes)
            break;
    }
    if (data == nullptr)
        memory_.store(result_.bytes, done, span);
    count({done, got.error}, collected_);
}

template <direction To>
void block_mover<To>::write_span()
{
    const MPI_Offset start = blocks_[0].at;
    const MPI_Count length = end_ - start;
    char *const span = staging_.get();
    const MPI_Count first = blocks_[0].bytes;
    const MPI_Count gaps = blocks_.back().at - start - first;  // and the blocks between them
    const moved got = move_bytes<direction::read>(file_, span + first, gaps, start + first);
    if (got.error != 0)
        return count({0, got.error}, collected_);
    std::memset(span + first + got.bytes, 0, static_cast<std::size_t>(gaps - got.bytes));
    MPI_Count from = result_.bytes;
    for (const block &each : blocks_) {
        memory_.load(from, each.bytes, span + (each.at - start));
        from += each.bytes;
    }
    const moved put = move_bytes<direction::write>(file_, span, length, start);
    MPI_Count done = 0;
    for (const block &each : blocks_)
        done += std::clamp(put.bytes - (each.at - start), MPI_Count{0}, each.bytes);
    count({done, put.error}, collected_);
}

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
    if (tile.is_contiguous && datatype.is_contiguous)
        return move_bytes<To>(file, memory.in_place(0), bytes, view.location(from));
    block_mover<To> mover(file, memory);
    if (tile.is_contiguous) {
        mover.add(view.location(from), bytes);
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
