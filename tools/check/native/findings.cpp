#include "findings.hpp"

#include "region.hpp"

#include <algorithm>
#include <cstdlib>
#include <mutex>
#include <vector>

namespace check {

namespace {

struct known_finding {
    std::string_view check;
    std::string argument;
    std::uint32_t site;
    long times;
};

std::vector<known_finding> &known_findings =
    *new std::vector<known_finding>;  // never destroyed: calls may come until the process ends

struct row {
    std::string_view check;
    int error_class;
};
constexpr row classes[] = {
    {"argument", MPI_ERR_ARG},
    {"buffer", MPI_ERR_BUFFER},
    {"request", MPI_ERR_REQUEST},
    {"rma", MPI_ERR_RMA_CONFLICT},
};

bool is_wanted()
{
    static const bool wanted = std::getenv("BINDERY_CHECK_RAISE") != nullptr;
    return wanted;
}

// What a finding of this check asks for; the first one counts.
void ask_to_raise(std::string_view check)
{
    if (asked != MPI_SUCCESS || !is_wanted())
        return;
    for (const row &one : classes)
        if (one.check == check)
            asked = one.error_class;
}

}  // namespace

void report(const finding &what, const std::string &text)
{
    ask_to_raise(what.check);
    {
        const std::lock_guard hold(lock);
        const auto known = std::ranges::find_if(known_findings, [&](const known_finding &one) {
            return one.site == what.site && one.check == what.check && one.argument == what.argument;
        });
        if (known != known_findings.end()) {
            ++known->times;
            return;
        }
        known_findings.push_back({what.check, std::string(what.argument), what.site, 1});
    }
    say("finding", "\"check\": " + quoted(what.check) + ", \"site\": " + std::to_string(what.site) +
                       ", \"routine\": " + quoted(what.routine.number ? what.routine.name() : "MPI") +
                       ", \"argument\": " + quoted(what.argument) + ", \"text\": " + quoted(text) +
                       ", \"related\": " + std::to_string(what.related));
}

void say_repeated()
{
    for (std::size_t i = 0; i < known_findings.size(); ++i)
        if (known_findings[i].times > 1)
            say("repeated",
                "\"finding\": " + std::to_string(i) + ", \"times\": " + std::to_string(known_findings[i].times));
}

}  // namespace check
