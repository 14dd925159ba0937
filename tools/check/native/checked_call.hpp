// A call of the program that is checked.
#pragma once

#include "current.hpp"
#include "findings.hpp"
#include "initialization.hpp"
#include "outside.hpp"
#include "region.hpp"
#include "watchpoints.hpp"

namespace check {

// The part that is the same around each call.
struct checked_call : call_of_thread {
    const std::uint32_t site = current_site();

    [[gnu::noinline]] checked_call(bindery::routine routine, const void *const *from, bool any_time)
        : call_of_thread(routine, site_at(from), from)
    {
        name(routine);
        if (!any_time)
            check_initialized(routine, site);
        forget_asked();
        compare_outside();
        report_accesses();
    }
    [[gnu::noinline]] ~checked_call() { remember_outside(); }
};

}  // namespace check
