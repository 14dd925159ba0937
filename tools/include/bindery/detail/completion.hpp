// Requests as they were before Wait, Test and their like made them null, and which of them completed (MPI 5.0, 3.7).
#pragma once

#include <bindery/detail/bytes.hpp>

#include <vector>

namespace bindery::inline BND_TOOL_NAMESPACE {

// Elements that belong to someone else. MPI, not the tool, raises the error of a negative count or a null array: none here.
template <class T>
class array {
public:
    array(T *elements, int count) : elements_(elements), count_(elements && count > 0 ? count : 0) {}

    T *begin() const { return elements_; }
    T *end() const { return elements_ + count_; }
    T &operator[](int i) const { return elements_[i]; }
    T *data() const { return elements_; }
    int size() const { return count_; }
    bool empty() const { return count_ == 0; }

private:
    T *elements_;
    int count_;
};

struct completed_operation {
    int index;            // in the program's array of requests
    MPI_Request request;  // as it was before the call
    MPI_Status status;

    // Bytes that a receive or a read brought; what it is for a send the standard leaves open.
    MPI_Count bytes_received() const;
};

}  // namespace bindery::inline BND_TOOL_NAMESPACE

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// Where a routine puts what completed; null where it has no such argument.
struct completion_outputs {
    const int *flag;      // Test*: whether anything completed
    const int *index;     // Waitany, Testany: which one; Waitsome, Testsome: which ones
    const int *outcount;  // Waitsome, Testsome: how many
};

struct kept_requests {
    std::vector<MPI_Request> before;
    std::vector<MPI_Status> statuses;
    std::vector<completed_operation> completed;
    bool active = false;

    void keep(const MPI_Request *requests, int count)
    {
        const array given(requests, count);
        before.assign(given.begin(), given.end());
        statuses.resize(before.size() + 1);
        active = true;
    }

    // The program's statuses, or those of the kit where the program ignores them.
    MPI_Status *statuses_for(MPI_Status *program)
    {
        const bool ignored = program == MPI_STATUS_IGNORE || program == MPI_STATUSES_IGNORE;
        return active && ignored ? statuses.data() : program;
    }

    void find(int result, const MPI_Status *given, completion_outputs out)
    {
        completed.clear();
        const bool some_failed = result == MPI_ERR_IN_STATUS;
        if ((result != MPI_SUCCESS && !some_failed) || (out.flag && !*out.flag))
            return;
        if (!out.index) {
            for (int i = 0; i < int(before.size()); ++i)
                add(i, given[i], some_failed);
        } else if (!out.outcount) {
            add(*out.index, *given, false);
        } else {
            for (int i = 0; i < *out.outcount; ++i)
                add(out.index[i], given[i], some_failed);
        }
    }

private:
    void add(int index, const MPI_Status &status, bool some_failed)
    {
        if (index < 0 || index >= int(before.size()) || before[index] == MPI_REQUEST_NULL)
            return;
        if (some_failed && status.MPI_ERROR == MPI_ERR_PENDING)
            return;
        completed.push_back({index, before[index], status});
    }
};

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE

inline MPI_Count bindery::completed_operation::bytes_received() const { return detail::received_bytes(status); }
