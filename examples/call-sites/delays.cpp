// A delay before every nonblocking send, and where there were how many.
#include <bindery/counts.hpp>
#include <bindery/tool.hpp>

#include <unistd.h>

struct delays {
    bindery::counts places;

    template <class Call>
    auto operator()(Call &call)
    {
        places.add(call.site(), Call::routine.name());
        usleep(100);
        return call.next();
    }
    void finalizing() { places.report(); }
};

BINDERY_TOOL(delays, named("MPI_Isend*", "MPI_Ibsend*", "MPI_Issend*", "MPI_Irsend*"))
