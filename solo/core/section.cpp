#include "core/section.h"

#include <new>
#include <utility>

namespace solo {

void deferred_events::defer(const event &happening) noexcept
try {
    if (!list_)
        list_ = std::make_unique<std::vector<event>>();
    list_->push_back(happening);
} catch (const std::bad_alloc &) {
    hooks.count_dropped_event(happening.what, happening.handle);
}

void deferred_events::dispatch_all() noexcept
{
    const auto events = std::move(list_);
    for (const event &e : *events)
        hooks.dispatch_event(e.what, e.handle, e.first, e.second, e.bytes, e.when);
}

}  // namespace solo
