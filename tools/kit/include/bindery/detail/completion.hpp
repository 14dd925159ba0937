// Requests as they were before calls such as Wait and Test made them null, and which of them completed (MPI 5.0, 3.7).
#pragma once

#include <bindery/detail/bytes.hpp>
#include <bindery/detail/peers.hpp>
#include <bindery/detail/short_array.hpp>
#include <bindery/detail/started.hpp>
#include <bindery/handle.hpp>

BND_TOOL_REFERENCE(PMPI_Request_get_status)
BND_TOOL_REFERENCE(PMPI_Status_set_elements)
BND_TOOL_REFERENCE(PMPI_Test_cancelled)

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
    int index;                        // in the program's array of requests
    handle<object::request> request;  // as it was before the call
    // MPI_ERROR is set, also if the call completes one operation. For what is no receive, access to a file or generalized request, the rest
    // is that of an empty status, but for MPI_Test_cancelled: the standard leaves it open.
    MPI_Status status;
    bool is_receive = false;  // the operation receives or reads, and the status says how much
    bool is_message = false;  // it receives a message, and the status says from whom

    // Bytes that a receive or a read brought; 0 for all else.
    MPI_Count bytes_received() const;

    // Whether it received a message: it succeeded, was not cancelled, and there was a process to receive from.
    bool has_message() const;
    // The message, for for_each_peer(). Its elements are bytes: the type is not known any more.
    peer_transfer transfer() const { return {status.MPI_SOURCE, 0, bytes_received(), bytes_received(), MPI_BYTE}; }
};

}  // namespace bindery::inline BND_TOOL_NAMESPACE

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// Where a routine puts what completed; null where it has no such argument.
struct completion_outputs {
    const int *flag;      // Test*: whether anything completed
    const int *index;     // Waitany, Testany: which one; Waitsome, Testsome: which ones
    const int *outcount;  // Waitsome, Testsome: how many
};

// Which operations completed is read off the requests: whatever the call returned, MPI made the handle of a completed operation null. It
// leaves persistent requests as they are.
class saved_requests {
public:
    saved_requests() {}

    void save(const MPI_Request *requests, int count)
    {
        requests_ = requests;
        before_.resize(array(requests, count).size());
        known.look_up(requests, before_.size(), before_.data());
        active = true;
    }

    // The program's statuses, or those of the kit where the program ignores them.
    MPI_Status *statuses_for(MPI_Status *program)
    {
        // NOLINTNEXTLINE(misc-redundant-expression): in some MPIs these are two constants
        if (!active || (program != MPI_STATUS_IGNORE && program != MPI_STATUSES_IGNORE))
            return program;
        statuses_.resize(before_.size());
        return statuses_.data();
    }

    void find(int result, const MPI_Status *given, completion_outputs out)
    {
        completed_.resize(0);
        const bool failed = result != MPI_SUCCESS && result != MPI_ERR_IN_STATUS;  // what the outputs are, nobody says
        if (result == MPI_SUCCESS && out.flag && !*out.flag)
            return;
        completed_.reserve(before_.size());
        if (failed || !out.index)
            for (int i = 0; i < before_.size(); ++i)
                add(i, out.index ? *given : given[i], result);
        else if (!out.outcount)
            add(*out.index, *given, result);
        else
            for (int i = 0; i < *out.outcount; ++i)
                add(out.index[i], given[i], result);
    }

    array<const completed_operation> completed() const { return {completed_.data(), completed_.size()}; }

    bool active = false;

private:
    void add(int index, const MPI_Status &status, int result)
    {
        if (index < 0 || index >= before_.size() || before_[index].request == MPI_REQUEST_NULL)
            return;
        const known_request &before = before_[index];
        const bool is_gone = requests_[index] == MPI_REQUEST_NULL;
        if (!is_gone && !has_ended(before.request, status, result))
            return;
        if (is_gone)
            known.forget(before);
        completed_.append(
            {index, before.request, status, (before.marks & receives) != 0, (before.marks & has_source) != 0});
        MPI_Status &added = completed_[completed_.size() - 1].status;
        if (!(before.marks & has_status)) {
            added.MPI_SOURCE = MPI_ANY_SOURCE;
            added.MPI_TAG = MPI_ANY_TAG;
            BND_TOOL_CALL(Status_set_elements)(&added, MPI_BYTE, 0);
        }
        if (result != MPI_ERR_IN_STATUS)
            added.MPI_ERROR = result;
    }

    // Whether an operation of a persistent request completed. A start that the tool did not see shows in the status: that of an
    // inactive request is empty.
    static bool has_ended(MPI_Request request, const MPI_Status &status, int result)
    {
        if (result == MPI_ERR_IN_STATUS && status.MPI_ERROR == MPI_ERR_PENDING)
            return false;
        if (result == MPI_SUCCESS || result == MPI_ERR_IN_STATUS)
            return known.end(request) || status.MPI_SOURCE != MPI_ANY_SOURCE || status.MPI_TAG != MPI_ANY_TAG;
        known_request found;
        known.look_up(&request, 1, &found);
        if (!(found.marks & is_started))
            return false;  // it may be no request
        int flag = 0;
        MPI_Status ignored;
        return BND_TOOL_CALL(Request_get_status)(request, &flag, &ignored) == MPI_SUCCESS && flag && known.end(request);
    }

    const MPI_Request *requests_ = nullptr;
    short_array<known_request> before_;
    short_array<MPI_Status> statuses_;
    short_array<completed_operation> completed_;
};

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE

inline MPI_Count bindery::completed_operation::bytes_received() const
{
    return is_receive ? detail::received_bytes(status) : 0;
}

inline bool bindery::completed_operation::has_message() const
{
    int is_cancelled = 0;
    if (!is_message || status.MPI_ERROR != MPI_SUCCESS || status.MPI_SOURCE == MPI_PROC_NULL)
        return false;
    return BND_TOOL_CALL(Test_cancelled)(&status, &is_cancelled) == MPI_SUCCESS && !is_cancelled;
}
