// Values that a tool remembers of a communicator, window, datatype or file, as long as the object lives:
//
//     struct totals { std::atomic<long> bytes; ~totals() { …; } };          // the destructor runs when the program frees the object
//     bindery::attached<totals> per_communicator;
//     bindery::attached<totals, bindery::object::window> per_window;
//     …
//     if (totals *found = per_communicator.of(call.communicator())) found->bytes += call.bytes_sent();
//
// For requests there is pending<T>.
#pragma once

#include <bindery/detail/attribute.hpp>
#include <bindery/detail/file_values.hpp>
#include <bindery/detail/link.hpp>
#include <bindery/handle.hpp>

#include <mutex>
#include <new>
#include <utility>

#include <pthread.h>

namespace bindery::inline BND_TOOL_NAMESPACE {

// One T for each object, made by T() when it is first asked for and destroyed when the object is freed. Those of objects that the program never
// frees go when MPI frees them at MPI_Finalize, or never. All functions may be called by several threads at once, between MPI_Init and MPI_Finalize; none
// of them is seen by a tool. T is the tool's to protect from threads.
template <class T, object kind = object::communicator>
class attached {
    using attribute = detail::attribute_of<kind>;
    using native = typename attribute::handle;

    struct entry {
        T value;
        attached *owner;
        entry *before, *after;
    };

public:
    attached() = default;
    attached(const attached &) = delete;

    // Null for a null handle, where memory is out, and if MPI refuses an attribute.
    T *of(handle<kind> one) { return get(one, true); }

    // The same without making one: null if of() did not.
    T *find(handle<kind> one) { return get(one, false); }

    // Calls visit(value) for each object that was asked for and is not freed, in no order. Objects that are freed meanwhile wait: visit must
    // call no MPI.
    template <class Visit>
    void for_each(Visit visit)
    {
        const std::lock_guard lock(list_);
        for (entry *found = first_; found; found = found->after)
            visit(found->value);
    }

private:
    T *get(native one, bool make)
    {
        if (attribute::is_null(one))
            return nullptr;
        int key = __atomic_load_n(&key_, __ATOMIC_ACQUIRE);
        if (key == MPI_KEYVAL_INVALID) {
            if (!make)
                return nullptr;
        } else if (entry *const found = known(one, key)) {
            return &found->value;
        }
        return make ? add(one) : nullptr;
    }

    static entry *known(native one, int key)
    {
        void *value = nullptr;
        int flag = 0;
        return attribute::get(one, key, &value, &flag) == MPI_SUCCESS && flag ? static_cast<entry *>(value) : nullptr;
    }

    // MPI may hold a lock of its own while it frees an attribute, which takes the list's lock: nobody calls MPI under that one.
    T *add(native one)
    {
        const std::lock_guard lock(making_);
        if (key_ == MPI_KEYVAL_INVALID) {
            int key = MPI_KEYVAL_INVALID;
            if (attribute::create_keyval(&forget, &key) != MPI_SUCCESS)
                return nullptr;
            __atomic_store_n(&key_, key, __ATOMIC_RELEASE);
        }
        if (entry *const found = known(one, key_))
            return &found->value;
        entry *const made = new (std::nothrow) entry{T(), this, nullptr, nullptr};
        if (!made)
            return nullptr;
        {
            const std::lock_guard listing(list_);
            made->after = first_;
            if (first_)
                first_->before = made;
            first_ = made;
        }
        if (attribute::set(one, key_, made) == MPI_SUCCESS)
            return &made->value;
        remove(made);
        return nullptr;
    }

    static int forget(native, int, void *value, void *)
    {
        entry *const gone = static_cast<entry *>(value);
        gone->owner->remove(gone);
        return MPI_SUCCESS;
    }

    void remove(entry *gone)
    {
        {
            const std::lock_guard lock(list_);
            (gone->before ? gone->before->after : first_) = gone->after;
            if (gone->after)
                gone->after->before = gone->before;
        }
        delete gone;
    }

    std::mutex making_, list_;
    entry *first_ = nullptr;
    int key_ = MPI_KEYVAL_INVALID;
};

// Files have no attributes in MPI. A tool that selects a routine with a file has MPI_File_close, too, and forgets the value there, behind the
// tool's own function for it.
template <class T>
class attached<T, object::file> : detail::file_values {
    struct entry {
        T value;
        MPI_File file;
        entry *after;
        bool is_closing;
        pthread_t closer;
    };

public:
    attached() = default;
    attached(const attached &) = delete;

    T *of(handle<object::file> one) { return get(one, true); }
    T *find(handle<object::file> one) { return get(one, false); }

    template <class Visit>
    void for_each(Visit visit)
    {
        const std::lock_guard lock(list_);
        for (entry *found = first_; found; found = found->after)
            visit(found->value);
    }

private:
    T *get(MPI_File one, bool make)
    {
        if (one == MPI_FILE_NULL)
            return nullptr;
        const std::lock_guard lock(list_);
        for (entry *found = first_; found; found = found->after)
            if (found->file == one && (!found->is_closing || pthread_equal(found->closer, pthread_self())))
                return &found->value;
        entry *const made = make ? new (std::nothrow) entry{T(), one, first_, false, {}} : nullptr;
        if (!made)
            return nullptr;
        if (!is_listed_) {
            this->enlist();
            is_listed_ = true;
        }
        first_ = made;
        return &made->value;
    }

    void begin_close(MPI_File file) override
    {
        const std::lock_guard lock(list_);
        for (entry *found = first_; found; found = found->after)
            if (found->file == file && !found->is_closing) {
                found->is_closing = true;
                found->closer = pthread_self();
            }
    }

    void end_close(bool is_closed) override
    {
        entry *gone = nullptr;
        {
            const std::lock_guard lock(list_);
            for (entry **link = &first_; entry *const found = *link;) {
                if (!found->is_closing || !pthread_equal(found->closer, pthread_self())) {
                    link = &found->after;
                } else if (is_closed) {
                    *link = found->after;
                    gone = found;
                } else {
                    found->is_closing = false;
                    link = &found->after;
                }
            }
        }
        delete gone;
    }

    std::mutex list_;
    entry *first_ = nullptr;
    bool is_listed_ = false;
};

}  // namespace bindery::inline BND_TOOL_NAMESPACE
