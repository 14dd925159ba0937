// One call from its begin to its end: all that does not depend on the types of its arguments.
#pragma once

#include "seen_call.hpp"

namespace profile {

// Calls of MPI inside of MPI, as from callbacks, are part of the outer call.
class inside_call {
public:
    inside_call();
    inside_call(const inside_call &) = delete;
    ~inside_call();
    bool is_outermost() const { return is_outermost_; }

private:
    bool is_outermost_;
};

class observed_call : public seen_call {
public:
    explicit observed_call(routine_facts routine) : seen_call(routine) {}
    observed_call(const observed_call &) = delete;
    ~observed_call()
    {
        if (is_inside_) [[unlikely]]
            leave();
    }

    // False if it is not recorded at all; in a pause it is true.
    bool begin(const void *const *caller);
    // Right after the call. Whether sent, received and source are asked for.
    bool returned(int result);
    void end();

private:
    void trace(const bindery::identity *on) const;
    void deliver(const bindery::identity &on) const;
    void deliver_started();
    void leave();

    bool is_inside_ = false, is_paused_ = false;
};

// Whether calls of this thread are recorded now.
bool is_recording();

// Before a request is freed, and after a call has made a persistent send.
void forget_request(MPI_Request request);
void remember_persistent(const seen_call &seen, number bytes);

}  // namespace profile
