#include "mpit/performance_handles.h"

#include "communicators/comm.h"
#include "messages/match_queues.h"
#include "mpit/bound_object.h"
#include "mpit/instrumentation.h"
#include "mpit/interface.h"

#include <cstring>

namespace solo::mpit {
namespace {

template <typename T>
void put(void *to, T value)
{
    std::memcpy(to, &value, sizeof value);
}

// Watermarks of a queue are keyed by the queue.
const void *object_of(const bound_object &about)
{
    const ref<Comm> comm = bound_comm(about.comm);
    return comm ? comm->queues.get() : nullptr;
}

}  // namespace

performance_handle::performance_handle(MPI_T_pvar_session session, const performance_variable &variable,
                                       const bound_object &about)
    : session_(session)
    , variable_(variable)
    , about_(about)
{
    value_ = variable_.accumulates() ? 0 : now();
    since_ = now();
}

performance_handle::~performance_handle()
{
    if (is_started_)
        disable_instrumentation();
}

void performance_handle::start()
{
    if (is_started_)
        return;
    if (variable_.is_mark())
        mark_ = std::make_unique<watermark>(variable_.level, object_of(about_));
    // Counters may only grow while instrumented, so count from here.
    enable_instrumentation();
    is_started_ = true;
    since_ = now();
    if (mark_) {
        mark_->restart(since_);
        mark_->include(now());
    }
    sentence_.clear();
}

void performance_handle::stop()
{
    if (!is_started_)
        return;
    value_ = value();
    sentence_ = message();
    mark_.reset();
    is_started_ = false;
    disable_instrumentation();
}

unsigned long long performance_handle::value() const
{
    if (variable_.is_continuous)
        return now();
    if (!is_started_)
        return value_;
    if (mark_)
        return is_highest() ? mark_->values().highest : mark_->values().lowest;
    return value_ + (now() - since_);
}

std::string performance_handle::message() const
{
    if (!is_started_)
        return sentence_;
    return now() == since_ ? std::string() : last_error();
}

void performance_handle::set(unsigned long long value)
{
    value_ = value;
    since_ = now();
    if (mark_) {
        mark_->restart(value);
        mark_->include(since_);
    }
}

void performance_handle::reset() { set(variable_.accumulates() ? 0 : now()); }

void performance_handle::put_value(void *to, unsigned long long value) const
{
    if (variable_.type == MPI_INT)
        put(to, static_cast<int>(value));
    else if (variable_.type == MPI_DOUBLE)
        put(to, static_cast<double>(value) * 1e-9);
    else
        put(to, value);
}

void performance_handle::read(void *to) const
{
    bound_comm(about_.comm);
    if (variable_.type == MPI_CHAR) {
        const std::string text = message().substr(0, static_cast<std::size_t>(variable_.count) - 1);
        std::memcpy(to, text.c_str(), text.size() + 1);
    } else {
        put_value(to, value());
    }
}

void performance_handle::read_and_reset(void *to)
{
    bound_comm(about_.comm);
    if (mark_) {
        const watermark::extremes before = mark_->restart(now());
        put_value(to, is_highest() ? before.highest : before.lowest);
        mark_->include(now());
        return;
    }
    const unsigned long long raw = now();
    put_value(to, is_started_ ? value_ + (raw - since_) : value_);
    value_ = variable_.accumulates() ? 0 : raw;
    since_ = raw;
}

void performance_handle::write(const void *from)
{
    if (variable_.type == MPI_DOUBLE) {
        double seconds;
        std::memcpy(&seconds, from, sizeof seconds);
        if (!(seconds >= 0 && seconds < 1e9))  // NOLINT(readability-simplify-boolean-expr): NaN is refused, too
            refuse(MPI_T_ERR_INVALID);
        // Rounded by hand: std::llround would make static programs need libm.
        set(static_cast<unsigned long long>(seconds * 1e9 + 0.5));  // NOLINT(bugprone-incorrect-roundings)
    } else {
        unsigned long long value;
        std::memcpy(&value, from, sizeof value);
        set(value);
    }
}

}  // namespace solo::mpit
