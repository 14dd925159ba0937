// The first initialisation and the last finalisation; calls that the tool causes; exceptions past the guard.
#include <bindery/tool.hpp>

#include <cstdio>
#include <stdexcept>

struct hooks {
    static constexpr bool guard = true;
    int calls = 0;

    void initialized()
    {
        int size;
        PMPI_Comm_size(MPI_COMM_WORLD, &size);
        std::fprintf(stderr, "initialized %d\n", size);
    }
    void finalizing() { std::fprintf(stderr, "finalizing after %d\n", calls); }

    template <class Call>
    auto operator()(Call &call)
    {
        ++calls;
        try {
            if (Call::routine == bindery::routines::Barrier)
                throw std::runtime_error("barrier");
        } catch (const std::runtime_error &) {
        }
        int rank;
        MPI_Comm_rank(MPI_COMM_WORLD, &rank);  // a call of the tool, through its own MPI_Comm_rank
        return call.next();
    }
};

BINDERY_TOOL(hooks, bindery::collective | bindery::named("MPI_Comm_rank"))
