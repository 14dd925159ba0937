#include "mpit/watermarks.h"

#include <algorithm>
#include <mutex>
#include <utility>
#include <vector>

namespace solo::mpit {
namespace {

// Held for some instructions only, also under the library's lock; nothing else is taken under it.
std::mutex &watermarks_lock()
{
    static std::mutex instance;
    return instance;
}

std::vector<watermark *> &watermarks()
{
    static auto &instance = *new std::vector<watermark *>;
    return instance;
}

}  // namespace

watermark::watermark(watermark_kind what, const void *object) : what_(what), object_(object)
{
    const std::lock_guard held(watermarks_lock());
    watermarks().push_back(this);
}

watermark::~watermark()
{
    const std::lock_guard held(watermarks_lock());
    std::erase(watermarks(), this);
}

void watermark::extremes::include(unsigned long long value)
{
    highest = std::max(highest, value);
    lowest = std::min(lowest, value);
}

watermark::extremes watermark::restart(unsigned long long value)
{
    const std::lock_guard held(watermarks_lock());
    return std::exchange(values_, {value, value});
}

void watermark::include(unsigned long long value)
{
    const std::lock_guard held(watermarks_lock());
    values_.include(value);
}

watermark::extremes watermark::values() const
{
    const std::lock_guard held(watermarks_lock());
    return values_;
}

void update(watermark_kind what, const void *object, unsigned long long level)
{
    const std::lock_guard held(watermarks_lock());
    for (watermark *const mark : watermarks()) {
        if (mark->what_ == what && mark->object_ == object)
            mark->values_.include(level);
    }
}

}  // namespace solo::mpit
