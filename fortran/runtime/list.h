// An array that grows.
#pragma once

#include <stddef.h>
#include <stdlib.h>

namespace bnd {

// Without exceptions: push returns false where there is no memory.
template <typename T>
class list {
public:
    list() = default;
    list(const list &) = delete;
    list &operator=(const list &) = delete;
    ~list() { free(items_); }

    bool push(const T &item)
    {
        if (length_ == capacity_) {
            const size_t capacity = capacity_ == 0 ? 8 : 2 * capacity_;
            void *const grown = realloc(items_, capacity * sizeof(T));
            if (grown == nullptr)
                return false;
            items_ = static_cast<T *>(grown);
            capacity_ = capacity;
        }
        items_[length_++] = item;
        return true;
    }
    void clear() { length_ = 0; }
    void drop_last() { --length_; }
    size_t length() const { return length_; }
    T &operator[](size_t index) { return items_[index]; }
    const T &operator[](size_t index) const { return items_[index]; }
    T *begin() { return items_; }
    T *end() { return items_ + length_; }
    const T *begin() const { return items_; }
    const T *end() const { return items_ + length_; }

private:
    T *items_ = nullptr;
    size_t length_ = 0;
    size_t capacity_ = 0;
};

}  // namespace bnd
