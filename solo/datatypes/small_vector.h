// A short array that needs no allocation while it is short.
#ifndef SOLO_DATATYPES_FEW_H
#define SOLO_DATATYPES_FEW_H

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <type_traits>
#include <utility>

namespace solo {

// Grows like a vector; the first N elements lie inside. Only for what can be copied as bytes.
template <typename T, unsigned N>
class small_vector {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    small_vector() noexcept : here_(inside()) {}
    small_vector(const small_vector &other) : small_vector() { append(other.begin(), other.size_); }
    small_vector(small_vector &&other) noexcept : small_vector() { take(other); }
    small_vector &operator=(const small_vector &) = delete;
    small_vector &operator=(small_vector &&other) noexcept
    {
        if (this != &other) {
            drop();
            take(other);
        }
        return *this;
    }
    ~small_vector() { drop(); }

    void push_back(const T &value)
    {
        if (size_ == room_)
            reserve(size_ + 1);
        here_[size_++] = value;
    }
    void append(const T *values, std::size_t count)
    {
        reserve(size_ + count);
        if (count <= N)  // shorter than a call
            for (std::size_t i = 0; i < count; ++i)
                here_[size_ + i] = values[i];
        else
            std::memcpy(static_cast<void *>(here_ + size_), values, count * sizeof(T));
        size_ += count;
    }
    // Room for so many at least; std::bad_alloc is thrown if there is no memory.
    void reserve(std::size_t wanted)
    {
        if (wanted <= room_)
            return;
        const std::size_t room = wanted < 2 * room_ ? 2 * room_ : wanted < 8 ? 8 : wanted;
        if (room > SIZE_MAX / sizeof(T))
            throw std::bad_alloc();
        const bool is_inside = here_ == inside();
        const std::size_t bytes = room * sizeof(T);
        void *const there = is_inside ? std::malloc(bytes) : std::realloc(static_cast<void *>(here_), bytes);
        if (there == nullptr)
            throw std::bad_alloc();
        if (is_inside)
            std::memcpy(there, static_cast<const void *>(here_), size_ * sizeof(T));
        here_ = static_cast<T *>(there);
        room_ = room;
    }
    void pop_back() noexcept { --size_; }
    T &operator[](std::size_t index) noexcept { return here_[index]; }
    const T &operator[](std::size_t index) const noexcept { return here_[index]; }
    T &back() noexcept { return here_[size_ - 1]; }
    const T *begin() const noexcept { return here_; }
    const T *end() const noexcept { return here_ + size_; }
    T *begin() noexcept { return here_; }
    T *end() noexcept { return here_ + size_; }
    std::size_t size() const noexcept { return size_; }
    bool empty() const noexcept { return size_ == 0; }

private:
    T *inside() noexcept { return reinterpret_cast<T *>(space_); }
    void drop_memory() noexcept
    {
        if (here_ != inside())
            std::free(here_);
    }
    void drop() noexcept
    {
        drop_memory();
        here_ = inside();
        size_ = 0;
        room_ = N;
    }
    void take(small_vector &other) noexcept
    {
        if (other.here_ == other.inside()) {
            std::memcpy(space_, other.space_, other.size_ * sizeof(T));
        } else {
            here_ = std::exchange(other.here_, other.inside());
            room_ = std::exchange(other.room_, N);
        }
        size_ = std::exchange(other.size_, 0);
    }

    T *here_;
    std::size_t size_ = 0;
    std::size_t room_ = N;
    alignas(T) unsigned char space_[N * sizeof(T)];
};

}  // namespace solo

#endif
