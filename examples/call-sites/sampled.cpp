// Time in each routine, measured at every tenth call of those that complete requests and of messages, and at few enough calls of all routines that this
// takes at most one percent of a thread's time. The numbers of calls are exact.
#include <bindery/sampling.hpp>
#include <bindery/tool.hpp>

#include <atomic>
#include <cstdio>

struct sampled {
    bindery::sampling<> some{{{bindery::completion | bindery::point_to_point, 10}}, 0.01};
    std::atomic<std::uint64_t> time[bindery::routine_numbers];

    template <class Call>
    auto operator()(Call &call)
    {
        const auto sample = some.take<Call>();
        if (!sample)
            return call.next();
        const auto start = bindery::ticks();
        const auto result = sample.next(call);
        time[Call::routine.number] += sample.weight() * (bindery::ticks() - start);
        return result;
    }
    void finalizing()
    {
        int rank;
        PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
        for (unsigned short n = 0; rank == 0 && n < bindery::routine_numbers; ++n)
            if (const auto calls = some.calls({n}))
                std::printf("%-20s %10llu calls, about %lld ns\n", bindery::routine{n}.name().data(),
                            (unsigned long long)calls, (long long)bindery::nanoseconds_of(time[n]));
    }
};

BINDERY_TOOL(sampled, point_to_point | collective | completion | io)
