// A tool that calls another routine than the program: it has the ones, and not the others.
#include <bindery/tool.hpp>

struct instead {
    int operator()(bindery::calls::Bcast &call) { return call.forward<bindery::calls::Barrier>(call.comm); }
    int operator()(bindery::calls::Comm_rank &call) { return call.next_as<bindery::calls::Comm_size>(); }
};

BINDERY_TOOL(instead, none)
