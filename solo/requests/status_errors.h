#ifndef SOLO_REQUESTS_STATUS_ERRORS_H
#define SOLO_REQUESTS_STATUS_ERRORS_H

#include "core/failure.h"

#include <optional>

namespace solo {

// Errors of a list of requests. MPI_ERROR of the statuses is set only if some request failed (MPI_ERR_IN_STATUS).
class status_errors {
public:
    status_errors(const char *routine, MPI_Status statuses[], bool are_certain)
        : routine_(routine)
        , statuses_(statuses)
        , writes_(are_certain)
    {
    }

    // Call in the order of the statuses.
    void add(int index, const std::optional<failure> &failed)
    {
        if (failed && !writes_) {
            writes_ = true;
            for (int i = 0; i < index; ++i)
                set(i, MPI_SUCCESS);
        }
        if (writes_)
            set(index, !failed ? MPI_SUCCESS : failed->code != 0 ? failed->code : code_of(*failed, routine_));
        if (failed && !first_)
            first_ = failed;
    }
    void add_success(int index)
    {
        if (writes_)
            set(index, MPI_SUCCESS);
    }
    void add_pending(int index) { set(index, MPI_ERR_PENDING); }
    // Throws if there was an error: on the communicator of the first request that failed.
    void raise() const
    {
        if (first_)
            throw failure{MPI_ERR_IN_STATUS, nullptr, nullptr, MPI_ERR_IN_STATUS, true, first_->on, first_->object};
    }

private:
    void set(int index, int code)
    {
        if (statuses_ != MPI_STATUSES_IGNORE)
            statuses_[index].MPI_ERROR = code;
    }
    const char *routine_;
    MPI_Status *statuses_;
    bool writes_;
    std::optional<failure> first_;
};

}  // namespace solo

#endif
