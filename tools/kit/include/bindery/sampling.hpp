// Measures some of the calls, and counts all of them:
//
//     bindery::sampling<> some{{bindery::completion, 100}, {bindery::point_to_point, 10}};  // every hundredth, every tenth, of all others each
//     template <class Call> auto operator()(Call &call)
//     {
//         const auto sample = some.take<Call>();
//         if (!sample)
//             return call.next();
//         …
//         const auto result = sample.next(call);
//         bytes += sample.weight() * call.bytes_sent();
//         return result;
//     }
#pragma once

#include <bindery/clock.hpp>
#include <bindery/detail/link.hpp>
#include <bindery/routines.hpp>

#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <new>

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// How a thread counts the calls of a routine; others read the number.
struct sampled_calls {
    std::uint64_t calls = 0, seen = 0;  // seen: when the last one was taken
    std::uint64_t left = 1;             // calls until the next one is taken

    void add() { __atomic_store_n(&calls, calls + 1, __ATOMIC_RELAXED); }
};

struct sampled_thread {
    sampled_calls of[routine_numbers];
    sampled_thread *before = nullptr;
    std::uint64_t start = ticks(), spent = 0;  // spent: on samples, by the tool
    unsigned doubled = 0;                      // how often the intervals are, to stay within the budget
};

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE

namespace bindery::inline BND_TOOL_NAMESPACE {

// Every nth call of a routine in each thread, from the first one on. A tool with two of them gives each a number. All functions may be called by several threads at once.
template <int = 0>
class sampling {
    using thread = detail::sampled_thread;

public:
    struct rule {
        attributes which;  // of routines with one of these attributes, the first rule that fits
        unsigned every;    // nth call
    };

    // Each call is taken of routines that no rule fits. `budget`: the part of a thread's time that samples may take, such as 0.01; 0: no limit. Where they take
    // more, the intervals become longer, and shorter again where they take less than a quarter of it.
    sampling(std::initializer_list<rule> rules, double budget = 0) : budget_(budget)
    {
        for (unsigned short n = 0; n < routine_numbers; ++n) {
            every_[n] = 1;
            for (const rule &one : rules)
                if (routine{n}.is(one.which)) {
                    every_[n] = one.every ? one.every : 1;
                    break;
                }
        }
    }
    sampling(const sampling &) = delete;

    // A call that the tool measures, or not: then it converts to false. The tool's work ends with it.
    class sample {
    public:
        sample(const sample &) = delete;
        ~sample()
        {
            if (thread_) [[unlikely]]
                account();
        }

        explicit operator bool() const { return weight_ != 0; }

        // For how many calls of the thread it stands: itself, and those since the last sample.
        std::uint64_t weight() const { return weight_; }

        // In place of call.next(): that time is not the tool's.
        template <class Call>
        auto next(Call &call) const
        {
            if (!thread_)
                return call.next();
            const std::uint64_t start = ticks();
            const auto result = call.next();
            begin_ += ticks() - start;
            return result;
        }

    private:
        friend class sampling;

        sample() {}  // leaves what only a budget needs uninitialized
        sample(thread &of, std::uint64_t weight, double budget) : weight_(weight)
        {
            if (budget <= 0)
                return;
            thread_ = &of;
            budget_ = budget;
            begin_ = ticks();
        }

        [[gnu::noinline]] void account() const
        {
            const std::uint64_t end = ticks();
            thread_->spent += end - begin_;
            const double allowed = budget_ * double(end - thread_->start);
            if (double(thread_->spent) > allowed)
                thread_->doubled += thread_->doubled < 30;
            else if (4 * double(thread_->spent) < allowed)
                thread_->doubled -= thread_->doubled > 0;
        }

        thread *thread_ = nullptr;  // of a sample whose time is counted
        std::uint64_t weight_ = 0;
        double budget_;
        mutable std::uint64_t begin_;
    };

    // Counts the call, and says whether to measure it: at the beginning of the tool's function.
    template <class Call>
    sample take()
    {
        thread *const known = own_;
        thread &own = known ? *known : make();
        detail::sampled_calls &one = own.of[Call::routine.number];
        one.add();
        if (--one.left) [[likely]]
            return {};
        const std::uint64_t weight = one.calls - one.seen;
        one.seen = one.calls;
        one.left = std::uint64_t(every_[Call::routine.number]) << own.doubled;
        return {own, weight, budget_};
    }

    // All calls of a routine so far that take() has seen, in all threads.
    std::uint64_t calls(routine which) const
    {
        std::uint64_t all = 0;
        for (const thread *one = __atomic_load_n(&last_, __ATOMIC_ACQUIRE); one; one = one->before)
            all += __atomic_load_n(&one->of[which.number].calls, __ATOMIC_RELAXED);
        return all;
    }

private:
    [[gnu::cold, gnu::noinline]] thread &make()
    {
        own_ = new (std::nothrow) thread;
        if (!own_)
            std::abort();
        own_->before = __atomic_load_n(&last_, __ATOMIC_RELAXED);
        while (!__atomic_compare_exchange_n(&last_, &own_->before, own_, true, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
            ;
        return *own_;
    }

    [[gnu::tls_model(BND_TOOL_TLS_MODEL)]] static inline thread_local constinit thread *own_ = nullptr;
    thread *last_ = nullptr;
    double budget_;
    unsigned every_[routine_numbers];
};

}  // namespace bindery::inline BND_TOOL_NAMESPACE
