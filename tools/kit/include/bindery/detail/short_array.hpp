// An array whose first few elements need no allocation, for what is copied at each poll.
#pragma once

#include <cstdlib>
#include <type_traits>

namespace bindery::detail {

template <class T>
class short_array {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    short_array() {}  // leaves the elements uninitialized
    short_array(const short_array &other) { assign(other.data(), other.size_); }
    short_array &operator=(const short_array &other)
    {
        if (this != &other)
            assign(other.data(), other.size_);
        return *this;
    }
    ~short_array()
    {
        if (allocated_) [[unlikely]]
            std::free(allocated_);
    }

    T *data() { return allocated_ ? allocated_ : few_; }
    const T *data() const { return allocated_ ? allocated_ : few_; }
    int size() const { return size_; }
    T &operator[](int i) { return data()[i]; }

    // Makes room; the elements so far are lost.
    void reserve(int capacity)
    {
        if (capacity > capacity_)
            allocate(capacity);
    }

    void resize(int size)
    {
        reserve(size);
        size_ = size;
    }

    // There must be room for it.
    void append(const T &element) { data()[size_++] = element; }

    void assign(const T *elements, int size)
    {
        resize(size);
        for (int i = 0; i < size; ++i)
            data()[i] = elements[i];
    }

private:
    static constexpr int few = 4;

    [[gnu::cold, gnu::noinline]] void allocate(int size)
    {
        std::free(allocated_);
        allocated_ = static_cast<T *>(std::malloc(std::size_t(size) * sizeof(T)));
        if (!allocated_)
            std::abort();
        capacity_ = size;
    }

    T *allocated_ = nullptr;
    int size_ = 0, capacity_ = few;
    T few_[few];
};

}  // namespace bindery::detail
