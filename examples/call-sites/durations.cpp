// How many operations a line of the program starts, what they move and how long they last, in whichever way the program completes them.
#include <bindery/counts.hpp>
#include <bindery/operations.hpp>
#include <bindery/tool.hpp>

#include <string>

struct durations {
    bindery::operations all;
    bindery::counts sums;

    template <class Call>
    auto operator()(Call &call)
    {
        return all.follow(call, [&](const bindery::operation &done) {
            const std::string name(done.is.name());
            sums.add(done.site, name);
            sums.add(done.site, name + ", bytes", done.sent + done.received);
            sums.add(done.site, name + ", ns", done.end - done.begin);
        });
    }
    void finalizing() { sums.report(bindery::format::csv); }
};

BINDERY_TOOL(durations, operation_calls)
