#include "findings.hpp"

#include "region.hpp"

#include <algorithm>
#include <cstdlib>
#include <mutex>
#include <vector>

namespace check {

namespace {

struct known_finding {
    sort is;
    std::string argument;
    std::uint32_t site;
    long times;
};

std::vector<known_finding> &known_findings =
    *new std::vector<known_finding>;  // never destroyed: calls may come until the process ends

bool is_wanted()
{
    static const bool wanted = std::getenv("BINDERY_CHECK_RAISE") != nullptr;
    return wanted;
}

// Keeps the error class that a finding asks for; the first one counts.
void ask_to_raise(sort one)
{
    if (asked == MPI_SUCCESS && is_wanted())
        asked = row_of(one).error_class;
}

}  // namespace

sort sort_of(std::string_view name)
{
    const sort_row *const found = std::ranges::find(sorts, name, &sort_row::name);
    return found == std::end(sorts) ? sort::argument : sort(found - sorts);
}

void report(const finding &what, const std::string &text)
{
    ask_to_raise(what.is);
    {
        const std::lock_guard hold(lock);
        const auto known = std::ranges::find_if(known_findings, [&](const known_finding &one) {
            return one.site == what.site && one.is == what.is && one.argument == what.argument;
        });
        if (known != known_findings.end()) {
            ++known->times;
            return;
        }
        known_findings.push_back({what.is, std::string(what.argument), what.site, 1});
    }
    say("finding", {{"check", row_of(what.is).name},
                    {"site", what.site},
                    {"routine", what.routine.number ? what.routine.name() : "MPI"},
                    {"argument", what.argument},
                    {"text", text},
                    {"related", what.related}});
}

void say_repeated()
{
    for (std::size_t i = 0; i < known_findings.size(); ++i)
        if (known_findings[i].times > 1)
            say("repeated", {{"finding", i}, {"times", known_findings[i].times}});
}

}  // namespace check
