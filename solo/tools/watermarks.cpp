#include "tools/watermarks.h"

#include <algorithm>
#include <mutex>
#include <utility>
#include <vector>

namespace solo::tools {
namespace {

// Held for some instructions only, also under the library's lock; nothing else is taken under it.
std::mutex &marks_lock()
{
    static std::mutex made;
    return made;
}

std::vector<watermark *> &marks()
{
    static auto &made = *new std::vector<watermark *>;
    return made;
}

}  // namespace

watermark::watermark(watermark_kind what, const void *object) : what_(what), object_(object)
{
    const std::lock_guard held(marks_lock());
    marks().push_back(this);
}

watermark::~watermark()
{
    const std::lock_guard held(marks_lock());
    std::erase(marks(), this);
}

void watermark::both::take(unsigned long long value)
{
    highest = std::max(highest, value);
    lowest = std::min(lowest, value);
}

watermark::both watermark::begin(unsigned long long value)
{
    const std::lock_guard held(marks_lock());
    return std::exchange(values_, {value, value});
}

void watermark::take(unsigned long long value)
{
    const std::lock_guard held(marks_lock());
    values_.take(value);
}

watermark::both watermark::values() const
{
    const std::lock_guard held(marks_lock());
    return values_;
}

void tell(watermark_kind what, const void *object, unsigned long long now)
{
    const std::lock_guard held(marks_lock());
    for (watermark *const mark : marks()) {
        if (mark->what_ == what && mark->object_ == object)
            mark->values_.take(now);
    }
}

}  // namespace solo::tools

void solo::update_watermark(watermark_kind what, const void *object, unsigned long long now) { tools::tell(what, object, now); }
