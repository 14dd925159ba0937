// The region in which a thread of regions.c calls MPI_Barrier.
#include <bindery/regions.hpp>
#include <bindery/tool.hpp>

#include <cstdio>
#include <string>

struct located {
    int operator()(bindery::calls::Barrier &call)
    {
        const bindery::region *const where = bindery::current_region();
        const std::string path = where ? where->path() : "none";
        std::fprintf(stderr, BND_TOOL_TEXT(BINDERY_TOOL_NAME) ": %s, depth %d, number %d\n", path.c_str(),
                     where ? where->depth : -1, where ? where->number : -1);
        return call.next();
    }
};

BINDERY_TOOL(located, none)
