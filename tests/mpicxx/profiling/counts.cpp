// A tool of the kit, under the C++ bindings: it observes every routine of C, and rank 0 prints each that was called and how often.
#include <bindery/tool.hpp>

#include <cstdio>

struct counts {
    long calls[bindery::routine_numbers] = {};

    template <class Call>
    auto operator()(Call &call)
    {
        ++calls[Call::routine.number];
        return call.next();
    }

    int operator()(bindery::calls::Finalize &call)
    {
        ++calls[bindery::calls::Finalize::routine.number];
        int rank = 0;
        PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
        for (unsigned short n = 0; rank == 0 && n < bindery::routine_numbers; ++n)
            if (calls[n] > 0)
                std::printf("%s %ld\n", bindery::routine{n}.name().data(), calls[n]);
        std::fflush(stdout);
        return call.next();
    }
};

BINDERY_TOOL(counts, bindery::all)
