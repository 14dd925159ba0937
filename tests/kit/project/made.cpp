// A tool whose constructor calls a routine that it has.
#include <bindery/tool.hpp>

#include <cstdio>

struct made {
    int size = 0;

    made() { MPI_Comm_size(MPI_COMM_WORLD, &size); }

    template <class Call>
    auto operator()(Call &call)
    {
        std::fprintf(stderr, "made with %d: %s\n", size, Call::routine.name().data());
        return call.next();
    }
};

BINDERY_TOOL(made, bindery::named("MPI_Comm_size", "MPI_Barrier"))
