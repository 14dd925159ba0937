// Sends that wait for their receiver, to find a program that relies on buffers.
#include <bindery/tool.hpp>

struct synchronous {
    int operator()(bindery::calls::Send &call) { return call.next_as<bindery::calls::Ssend>(); }
    int operator()(bindery::calls::Isend &call) { return call.next_as<bindery::calls::Issend>(); }
};

BINDERY_TOOL(synchronous, none)
