// A plain model of datatypes: a list of entries, each a displacement and a basic type, written down as MPI 5.0, chapter 5,
// defines them. It shares nothing with the library that it judges.
#ifndef DATATYPE_MODEL_H
#define DATATYPE_MODEL_H

#include <mpi.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace model {

struct basic {
    MPI_Datatype handle;
    int size;
    int alignment;
    int swapped;  // bytes that external32 reverses together
};

struct entry {
    std::int64_t at;
    const basic *type;
};

struct datatype {
    std::vector<entry> entries;
    bool is_bounded = false;  // has markers, which say where it begins and ends
    std::int64_t marked_lower = 0;
    std::int64_t marked_upper = 0;

    std::int64_t size() const
    {
        std::int64_t sum = 0;
        for (const entry &each : entries)
            sum += each.type->size;
        return sum;
    }
    std::int64_t true_lower() const
    {
        std::int64_t least = entries.empty() ? 0 : entries[0].at;
        for (const entry &each : entries)
            least = std::min(least, each.at);
        return least;
    }
    std::int64_t true_upper() const
    {
        std::int64_t most = entries.empty() ? 0 : entries[0].at + entries[0].type->size;
        for (const entry &each : entries)
            most = std::max(most, each.at + each.type->size);
        return most;
    }
    std::int64_t lower() const { return is_bounded ? marked_lower : true_lower(); }
    std::int64_t extent() const
    {
        if (is_bounded)
            return marked_upper - marked_lower;
        std::int64_t length = true_upper() - true_lower();
        int strictest = 1;
        for (const entry &each : entries)
            strictest = std::max(strictest, each.type->alignment);
        while (length % strictest != 0)
            ++length;
        return length;
    }

    // Append another datatype, displaced.
    void place(const datatype &other, std::int64_t at)
    {
        for (const entry &each : other.entries)
            entries.push_back({each.at + at, each.type});
        if (!other.is_bounded)
            return;
        marked_lower = is_bounded ? std::min(marked_lower, other.marked_lower + at) : other.marked_lower + at;
        marked_upper = is_bounded ? std::max(marked_upper, other.marked_upper + at) : other.marked_upper + at;
        is_bounded = true;
    }
    void place_block(const datatype &other, std::int64_t at, std::int64_t length)
    {
        const std::int64_t step = other.extent();
        for (std::int64_t i = 0; i < length; ++i)
            place(other, at + i * step);
    }
    void bound(std::int64_t lower, std::int64_t upper)
    {
        is_bounded = true;
        marked_lower = lower;
        marked_upper = upper;
    }
    // Two entries share bytes, of this or of the next elements.
    bool overlaps(std::int64_t count) const
    {
        std::vector<std::pair<std::int64_t, std::int64_t>> spans;
        const std::int64_t step = extent();
        for (std::int64_t i = 0; i < count; ++i)
            for (const entry &each : entries)
                spans.emplace_back(each.at + i * step, each.at + i * step + each.type->size);
        std::sort(spans.begin(), spans.end());
        for (std::size_t i = 1; i < spans.size(); ++i)
            if (spans[i].first < spans[i - 1].second)
                return true;
        return false;
    }
};

}  // namespace model

#endif
