#include "requests/match_queues.h"

#include "communicators/comm.h"
#include "requests/partitioned_pair.h"

#include <utility>

namespace solo {

constinit tag_bin tag_table::nothing;

// Where the tag is, or the free place where it would be.
tag_bin &tag_table::place_of(int tag) noexcept
{
    std::size_t place = first_place(tag);
    while (places_[place].tag != tag && places_[place].tag != -1)
        place = (place + 1) & mask_;
    return places_[place];
}

tag_bin *tag_table::find_further(int tag) noexcept
{
    tag_bin &found = place_of(tag);
    return found.tag == tag ? &found : nullptr;
}

tag_bin &tag_table::get_further(int tag)
{
    if (tag_bin *const found = find(tag))
        return *found;
    if (2 * (taken_ + 1) > mask_ + 1)
        make_anew();
    tag_bin &made = place_of(tag);
    made.tag = tag;
    ++taken_;
    return made;
}

// Leave out the bins that are empty; a quarter of the places at most is taken then.
void tag_table::make_anew()
{
    const std::size_t before = mask_ + 1;
    std::size_t in_use = 0;
    for (std::size_t i = 0; i < before; ++i)
        in_use += !places_[i].is_empty();
    std::size_t size = 16;
    while (size < 4 * (in_use + 1))
        size *= 2;
    tag_bin *const old = std::exchange(places_, new tag_bin[size]);
    mask_ = size - 1;
    taken_ = in_use;
    for (std::size_t i = 0; i < before; ++i)
        if (!old[i].is_empty())
            place_of(old[i].tag) = old[i];
    if (old != &nothing)
        delete[] old;
}

match_queues::match_queues() = default;

match_queues::~match_queues()
{
    while (unexpected_message *const dropped = all.first) {
        remove(*dropped);
        drop(*dropped);
    }
}

void match_queues::add(unexpected_message &arrived)
{
    bins.get(arrived.tag).messages.append(arrived);
    all.append(arrived);
    arrived.queues = this;
    ++unexpected;
    if (is_instrumented())
        update_watermark(watermark_kind::unexpected, this, unexpected);
}

void match_queues::remove(unexpected_message &found) noexcept
{
    bins.find(found.tag)->messages.remove(found);
    all.remove(found);
    found.queues = nullptr;
    --unexpected;
}

posted_receive *match_queues::take_any_tag(posted_receive *exact) noexcept
{
    posted_receive *const any = any_tag_receives.first;
    posted_receive *const taken = exact == nullptr || (any != nullptr && any->order < exact->order) ? any : exact;
    if (taken != nullptr)
        take_first(taken == any ? any_tag_receives : bins.find(taken->tag)->receives);
    return taken;
}

void match_queues::remove(posted_receive &receive) noexcept
{
    (receive.tag == MPI_ANY_TAG ? any_tag_receives : bins.find(receive.tag)->receives).remove(receive);
    receive.is_posted = false;
    --posted;
}

std::size_t unexpected_length(const Comm &comm)
{
    const guard held;
    return comm.queues ? comm.queues->unexpected : 0;
}

std::size_t posted_length(const Comm &comm)
{
    const guard held;
    return comm.queues ? comm.queues->posted : 0;
}

}  // namespace solo
