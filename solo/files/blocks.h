// Moves bytes, and blocks of bytes, between memory and places in a file.
#ifndef SOLO_FILES_BLOCKS_H
#define SOLO_FILES_BLOCKS_H

#include "datatypes/blocks.h"
#include "files/transfer.h"

namespace solo {

enum class direction { read, write };

// Call the system until all bytes are moved, the file ends or there is an error.
template <direction To>
moved move_bytes(const Open_file &file, char *data, MPI_Count bytes, MPI_Offset at);

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
        , may_sieve_(To == direction::read ? file.may_sieve_reads.load() : file.may_sieve_writes && file.is_readable())
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
    // A gap that takes as long as a call of the system, of which writing needs two, and reads and writes the gap.
    static constexpr MPI_Count largest_gap = 4096;
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

}  // namespace solo

#endif
