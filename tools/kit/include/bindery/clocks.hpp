// How far the clock of a process is ahead of that of rank 0, for times of several hosts:
//
//     bindery::clocks clocks;
//     void initialized() { clocks.compare(); }
//     void finalizing() { clocks.compare(); … clocks.at_root(time) … }  // a time of bindery::now() of this process by rank 0's clock
#pragma once

#include <bindery/clock.hpp>
#include <bindery/gather.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>

namespace bindery::inline BND_TOOL_NAMESPACE {

struct clock_difference {
    std::int64_t time = 0;    // by the own clock, when it was compared
    std::int64_t offset = 0;  // how far the own clock was ahead
    std::int64_t error = 0;   // by how much this may be wrong: half of the fastest message there and back
};

class clocks {
public:
    using function = std::int64_t();

    clocks() = default;
    // Another clock than now(); each process has its own.
    explicit clocks(function *clock) : clock_(clock), is_of_host_(false) {}

    // Collective. Processes of one host have one clock, of which one process asks. False where MPI returned an error.
    bool compare(MPI_Comm comm = MPI_COMM_WORLD)
    {
        const detail::own_communicator all(comm);
        if (!all.is_good)
            return false;
        const detail::own_communicator host(all, is_of_host_);
        if (!host.is_good)
            return false;
        clock_difference found{clock_(), 0, 0};
        const bool is_asked = host.rank == 0;
        bool is_good = all.rank == 0 ? ask(all) : answer(all, is_asked, found);
        for (int other = 1; is_asked && other < host.size; ++other)
            is_good = host.is_sent(&found, sizeof found, other) && is_good;
        if (!is_asked)
            is_good = host.is_received(&found, sizeof found, 0) && is_good;
        (first_ ? last_ : first_) = found;
        return is_good;
    }

    // The same moment by the clock of rank 0. Between two comparisons by how the clocks went apart; before and behind as much.
    std::int64_t at_root(std::int64_t time) const
    {
        if (!first_)
            return time;
        return time - first_->offset - std::int64_t(drift() * double(time - first_->time));
    }

    // By how much the own clock gains on that of rank 0: 1e-6 is a microsecond in a second. 0 until two comparisons were made.
    double drift() const
    {
        if (!first_ || !last_ || last_->time == first_->time)
            return 0;
        return double(last_->offset - first_->offset) / double(last_->time - first_->time);
    }

    // By how much at_root() may be wrong in nanoseconds between two comparisons, if the clocks went apart evenly.
    std::int64_t error() const
    {
        return std::max(first_.value_or(clock_difference()).error, last_.value_or(clock_difference()).error);
    }

private:
    static constexpr int rounds = 10;
    static constexpr std::int64_t question = 0;

    // Rank 0: one process after the other.
    bool ask(const detail::own_communicator &all) const
    {
        bool is_good = true;
        for (int other = 1; other < all.size; ++other) {
            char is_asked = 0;
            is_good = all.is_received(&is_asked, 1, other) && is_good;
            if (is_asked)
                is_good = measure(all, other) && is_good;
        }
        return is_good;
    }

    bool measure(const detail::own_communicator &all, int other) const
    {
        std::optional<clock_difference> best;
        bool is_good = true;
        for (int i = 0; i < rounds && is_good; ++i) {
            std::int64_t theirs = 0;
            const std::int64_t begin = clock_();
            is_good = all.is_sent(&question, sizeof question, other) && all.is_received(&theirs, sizeof theirs, other);
            const std::int64_t half = (clock_() - begin + 1) / 2;
            if (is_good && (!best || half < best->error))
                best = clock_difference{theirs, theirs - begin - half, half};
        }
        return is_good && best && all.is_sent(&*best, sizeof *best, other);
    }

    bool answer(const detail::own_communicator &all, bool is_asked, clock_difference &found) const
    {
        const char flag = is_asked ? 1 : 0;
        bool is_good = all.is_sent(&flag, 1, 0);
        for (int i = 0; i < rounds && is_asked && is_good; ++i) {
            std::int64_t asked = 0;
            is_good = all.is_received(&asked, sizeof asked, 0);
            const std::int64_t time = clock_();
            is_good = is_good && all.is_sent(&time, sizeof time, 0);
        }
        return is_good && (!is_asked || all.is_received(&found, sizeof found, 0));
    }

    function *clock_ = &now;
    bool is_of_host_ = true;
    std::optional<clock_difference> first_, last_;
};

}  // namespace bindery::inline BND_TOOL_NAMESPACE
