#include "call_site.hpp"
#include "known_sites.hpp"

#include <unwind.h>

namespace call_site {

namespace {

struct path_walk {
    int *sites;
    int limit;
    int count = 0, depth = 0;
};

_Unwind_Reason_Code visit_path(_Unwind_Context *context, void *argument)
{
    path_walk &w = *static_cast<path_walk *>(argument);
    const std::uintptr_t address = _Unwind_GetIP(context);
    if (!address || ++w.depth > 200)
        return _URC_END_OF_STACK;
    const int site = find_site(address);
    if (site == no_site)
        return _URC_END_OF_STACK;
    if (site != is_binding)
        w.sites[w.count++] = site;
    return w.count < w.limit ? _URC_NO_REASON : _URC_END_OF_STACK;
}

}  // namespace

int find_path(int *sites, int limit)
{
    path_walk w{sites, limit};
    _Unwind_Backtrace(visit_path, &w);
    return w.count;
}

}  // namespace call_site
