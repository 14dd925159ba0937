// How many calls sampling.c makes, how many of them are measured, and for how many these stand.
#include <bindery/regions.hpp>
#include <bindery/sampling.hpp>
#include <bindery/tool.hpp>

#include <atomic>
#include <cstdio>

#include <unistd.h>

struct sampled {
    bindery::sampling<> some{{bindery::topology, 7}, {bindery::collective, 1}, {bindery::communicator, 10}};
    bindery::sampling<1> cheap{{}, 0.01};
    std::atomic<long> samples[bindery::routine_numbers], weights[bindery::routine_numbers];

    template <class Sample, class Call>
    auto measure(const Sample &sample, Call &call)
    {
        samples[Call::routine.number] += 1;
        weights[Call::routine.number] += long(sample.weight());
        return sample.next(call);
    }

    template <class Call>
    auto operator()(Call &call)
    {
        const auto sample = some.take<Call>();
        return sample ? measure(sample, call) : call.next();
    }

    int operator()(bindery::calls::Comm_size &call)
    {
        const auto sample = cheap.take<bindery::calls::Comm_size>();
        if (!sample)
            return call.next();
        usleep(1000);
        return measure(sample, call);
    }

    void finalizing()
    {
        for (const bindery::routine one :
             {bindery::routines::Comm_rank, bindery::routines::Comm_size, bindery::routines::Barrier}) {
            const auto calls = one == bindery::routines::Comm_size ? cheap.calls(one) : some.calls(one);
            std::fprintf(stderr, "%s: %llu calls, %ld taken for %ld\n", one.name().data(), (unsigned long long)calls,
                         samples[one.number].load(), weights[one.number].load());
        }
    }
};

BINDERY_TOOL(sampled, named("MPI_Comm_rank", "MPI_Barrier"))
