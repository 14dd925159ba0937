// Two tools of one source: each writes its name and that of the routine.
#include <bindery/tool.hpp>

#include <cstdio>

struct order {
    template <class Call>
    auto operator()(Call &call)
    {
        std::fprintf(stderr, "%s %s\n", BND_TOOL_TEXT(BINDERY_TOOL_NAME), Call::routine.name().data());
        return call.next();
    }
    int operator()(bindery::calls::Pcontrol &call)
    {
        std::fprintf(stderr, "%s level %d with %d\n", BND_TOOL_TEXT(BINDERY_TOOL_NAME), call.level,
                     call.level == 7 ? va_arg(*call.arguments, int) : 0);
        return call.next();
    }
};

BINDERY_TOOL(order, SELECTED)
