// Highest and lowest values of a level, from the moment somebody asks for them.
#ifndef SOLO_TOOLS_WATERMARKS_H
#define SOLO_TOOLS_WATERMARKS_H

#include "core/state.h"

namespace solo::tools {

// Follows a level while it exists. It is told of every change (update_watermark), so it knows peaks between two looks at it.
class watermark {
public:
    watermark(watermark_kind what, const void *object);  // of a communicator: its object
    ~watermark();
    watermark(const watermark &) = delete;
    watermark &operator=(const watermark &) = delete;

    struct extremes {
        unsigned long long highest = 0;
        unsigned long long lowest = 0;
        void include(unsigned long long value);
    };
    extremes restart(unsigned long long value);  // both become value; gives what they were
    void include(unsigned long long value);   // a value that the level has, or had
    extremes values() const;

private:
    friend void update(watermark_kind what, const void *object, unsigned long long level);
    const watermark_kind what_;
    const void *const object_;
    extremes values_;
};

}  // namespace solo::tools

#endif
