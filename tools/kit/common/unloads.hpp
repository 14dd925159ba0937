// Objects that were unloaded: what was known of their addresses may be wrong.
#pragma once

#include <atomic>

namespace call_site {

[[gnu::visibility("hidden")]] extern std::atomic<unsigned> unloads;

}  // namespace call_site
