// A vector with inline storage for its first N elements.
#ifndef SOLO_DATATYPES_SMALL_VECTOR_H
#define SOLO_DATATYPES_SMALL_VECTOR_H

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <type_traits>
#include <utility>

namespace solo {

// For trivially copyable elements only.
template <typename T, unsigned N>
class small_vector {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    small_vector() noexcept : data_(inline_data()) {}
    small_vector(const small_vector &other) : small_vector() { append(other.begin(), other.size_); }
    small_vector(small_vector &&other) noexcept : small_vector() { move_from(other); }
    small_vector &operator=(const small_vector &) = delete;
    small_vector &operator=(small_vector &&other) noexcept
    {
        if (this != &other) {
            reset();
            move_from(other);
        }
        return *this;
    }
    ~small_vector() { reset(); }

    void push_back(const T &value)
    {
        if (size_ == capacity_)
            reserve(size_ + 1);
        data_[size_++] = value;
    }
    void append(const T *values, std::size_t count)
    {
        reserve(size_ + count);
        if (count <= N)  // shorter than a call
            for (std::size_t i = 0; i < count; ++i)
                data_[size_ + i] = values[i];
        else
            std::memcpy(static_cast<void *>(data_ + size_), values, count * sizeof(T));
        size_ += count;
    }
    // Reserve capacity; throws std::bad_alloc.
    void reserve(std::size_t needed)
    {
        if (needed <= capacity_)
            return;
        const std::size_t capacity = needed < 2 * capacity_ ? 2 * capacity_ : needed < 8 ? 8 : needed;
        if (capacity > SIZE_MAX / sizeof(T))
            throw std::bad_alloc();
        const bool is_inside = data_ == inline_data();
        const std::size_t bytes = capacity * sizeof(T);
        void *const grown = is_inside ? std::malloc(bytes) : std::realloc(static_cast<void *>(data_), bytes);
        if (grown == nullptr)
            throw std::bad_alloc();
        if (is_inside)
            std::memcpy(grown, static_cast<const void *>(data_), size_ * sizeof(T));
        data_ = static_cast<T *>(grown);
        capacity_ = capacity;
    }
    void pop_back() noexcept { --size_; }
    void clear() noexcept { size_ = 0; }
    T &operator[](std::size_t index) noexcept { return data_[index]; }
    const T &operator[](std::size_t index) const noexcept { return data_[index]; }
    T &back() noexcept { return data_[size_ - 1]; }
    const T *begin() const noexcept { return data_; }
    const T *end() const noexcept { return data_ + size_; }
    T *begin() noexcept { return data_; }
    T *end() noexcept { return data_ + size_; }
    std::size_t size() const noexcept { return size_; }
    bool empty() const noexcept { return size_ == 0; }

private:
    T *inline_data() noexcept { return reinterpret_cast<T *>(inline_storage_); }
    void free_memory() noexcept
    {
        if (data_ != inline_data())
            std::free(data_);
    }
    void reset() noexcept
    {
        free_memory();
        data_ = inline_data();
        size_ = 0;
        capacity_ = N;
    }
    void move_from(small_vector &other) noexcept
    {
        if (other.data_ == other.inline_data()) {
            std::memcpy(inline_storage_, other.inline_storage_, other.size_ * sizeof(T));
        } else {
            data_ = std::exchange(other.data_, other.inline_data());
            capacity_ = std::exchange(other.capacity_, N);
        }
        size_ = std::exchange(other.size_, 0);
    }

    T *data_;
    std::size_t size_ = 0;
    std::size_t capacity_ = N;
    alignas(T) unsigned char inline_storage_[N * sizeof(T)];
};

}  // namespace solo

#endif
