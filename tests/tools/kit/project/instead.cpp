// A tool that calls another routine than the program: it has the one, and not the other.
#include <bindery/tool.hpp>

struct instead {
    int operator()(bindery::calls::Bcast &call)
    {
        bindery::calls::Barrier barrier{{}, call.comm};
        return barrier.next();
    }
};

BINDERY_TOOL(instead, none)
