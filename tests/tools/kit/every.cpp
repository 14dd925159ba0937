// A tool for every routine, under the recorder's callers, which call each once through MPI_X and once through PMPI_X: it must see
// the first call and not the second, and change no argument, which the recorder checks.
#include <mpi.h>
#define BND_MPI_FORTRAN_DECLARES
#include "mpi_fortran.h"
#include "mpi_removed.h"

#include <bindery/tool.hpp>

#include <cstdio>
#include <cstdlib>

namespace {

int calls[bindery::routine_numbers];

void check()
{
    int seen = 0, wrong = 0;
    for (unsigned short n = 0; n < bindery::routine_numbers; ++n) {
        const bindery::routine routine{n};
        if (!routine)
            continue;
        ++seen;
        if (calls[n] == 1)
            continue;
        ++wrong;
        std::fprintf(stderr, "%s: the tool saw %d calls, not 1\n", routine.name().data(), calls[n]);
    }
    std::printf("%d routines seen by the tool\n", seen);
    std::fflush(stdout);
    if (wrong || seen < 700)
        _exit(1);
}

}  // namespace

struct every {
    every() { std::atexit(check); }

    template <class Call>
    auto operator()(Call &call)
    {
        ++calls[Call::routine.number];
        static_assert(Call::routine && Call::routine.name().starts_with("MPI"));
        return call.next();
    }
};

BINDERY_TOOL(every, bindery::all)
