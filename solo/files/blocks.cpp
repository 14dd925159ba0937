#include "files/blocks.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace solo {

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
        char *const to = span + (each.at - start);
        if (const char *const data = memory_.in_place(from))
            std::memcpy(to, data, static_cast<std::size_t>(each.bytes));
        else
            memory_.load(from, each.bytes, to);
        from += each.bytes;
    }
    const moved put = move_bytes<direction::write>(file_, span, length, start);
    MPI_Count done = 0;
    for (const block &each : blocks_)
        done += std::clamp(put.bytes - (each.at - start), MPI_Count{0}, each.bytes);
    count({done, put.error}, collected_);
}

template moved move_bytes<direction::read>(const Open_file &, char *, MPI_Count, MPI_Offset);
template moved move_bytes<direction::write>(const Open_file &, char *, MPI_Count, MPI_Offset);
template class block_mover<direction::read>;
template class block_mover<direction::write>;

}  // namespace solo
