// Findings, each reported once. `--raise` makes errors of them.
#pragma once

#include <bindery/detail/has.hpp>

#include <bindery/checks.hpp>
#include <bindery/routines.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace check {

struct finding {
    sort is;
    bindery::routine routine;
    std::uint32_t site;
    std::string_view argument;
    std::uint32_t related = 0;  // another site
};

// The sort of this name; argument for that of bindings that know more sorts than this checker.
sort sort_of(std::string_view name);

// Reports it once for each site, sort and argument. The text begins with a verb.
void report(const finding &what, const std::string &text);

// At the end of the process: how often each finding was repeated.
void say_repeated();

// The class of the error that the first finding in the call of this thread asks for; MPI_SUCCESS: none.
[[gnu::tls_model("initial-exec")]] inline thread_local constinit int asked = MPI_SUCCESS;
inline int asked_class() { return asked; }
inline void forget_asked() { asked = MPI_SUCCESS; }

}  // namespace check
