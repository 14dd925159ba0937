// Memory that solo holds for its user: copies of messages, MPI_Alloc_mem. Counted, and limited by a setting.
#ifndef SOLO_CORE_MEMORY_H
#define SOLO_CORE_MEMORY_H

#include <cstddef>
#include <utility>

namespace solo {

// Bytes, not initialised, aligned for any type. Throws MPI_ERR_NO_MEM beyond the limit, or when the system has no more.
void *allocate(std::size_t bytes);
void release(void *memory, std::size_t bytes) noexcept;
// Count memory that comes from elsewhere; false, and nothing counted, if that goes beyond the limit.
bool count_memory(std::size_t bytes) noexcept;
void uncount_memory(std::size_t bytes) noexcept;

// A piece of such memory. Empty when it has no bytes.
class storage {
public:
    storage() = default;
    explicit storage(std::size_t bytes) : data_(bytes ? allocate(bytes) : nullptr), bytes_(bytes) {}
    storage(storage &&other) noexcept
        : data_(std::exchange(other.data_, nullptr))
        , bytes_(std::exchange(other.bytes_, 0))
    {
    }
    storage &operator=(storage other) noexcept
    {
        std::swap(data_, other.data_);
        std::swap(bytes_, other.bytes_);
        return *this;
    }
    ~storage()
    {
        if (data_)
            release(data_, bytes_);
    }
    char *data() const { return static_cast<char *>(data_); }
    std::size_t size() const { return bytes_; }

private:
    void *data_ = nullptr;
    std::size_t bytes_ = 0;
};

}  // namespace solo

#endif
