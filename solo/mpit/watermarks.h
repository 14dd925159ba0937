// Extremes of a level since a watermark started.
#ifndef SOLO_VARIABLES_WATERMARKS_H
#define SOLO_VARIABLES_WATERMARKS_H

#include "core/state.h"

namespace solo::mpit {

// Updated on every change (update_watermark), so it sees peaks between two reads.
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
    extremes restart(unsigned long long value);  // set both to value; returns the old extremes
    void include(unsigned long long value);      // a value that the level has, or had
    extremes values() const;

private:
    friend void update(watermark_kind what, const void *object, unsigned long long level);
    const watermark_kind what_;
    const void *const object_;
    extremes values_;
};

void update(watermark_kind what, const void *object, unsigned long long level);

}  // namespace solo::mpit

#endif
