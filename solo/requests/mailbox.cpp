#include "requests/mailbox.h"

#include "communicators/comm.h"
#include "requests/channel.h"

#include <utility>

namespace solo {

lane &lane_table::add(int tag)
{
    if (2 * (taken_ + 1) > places_.size())
        make_anew();
    lane &made = places_[place_of(tag)];
    made.tag = tag;
    ++taken_;
    return made;
}

// Leave out the lanes that are empty; a quarter of the places at most is taken then.
void lane_table::make_anew()
{
    std::size_t in_use = 0;
    for (const lane &l : places_)
        in_use += !l.is_empty();
    std::size_t size = 16;
    while (size < 4 * (in_use + 1))
        size *= 2;
    const std::vector<lane> before = std::exchange(places_, std::vector<lane>(size));
    for (const lane &l : before)
        if (!l.is_empty())
            places_[place_of(l.tag)] = l;
    taken_ = in_use;
}

mailbox::mailbox() = default;

mailbox::~mailbox()
{
    while (message *const dropped = all.first) {
        remove(*dropped);
        drop(*dropped);
    }
}

void mailbox::add(message &arrived)
{
    lanes.get(arrived.tag).messages.append(arrived);
    all.append(arrived);
    arrived.box = this;
    ++unexpected;
    if (is_watched())
        tell_level(level_kind::unexpected, this, unexpected);
}

void mailbox::remove(message &found) noexcept
{
    lanes.find(found.tag)->messages.remove(found);
    all.remove(found);
    found.box = nullptr;
    --unexpected;
}

posted_receive *mailbox::take_posted(int tag) noexcept
{
    lane *const found = lanes.find(tag);
    posted_receive *const exact = found != nullptr ? found->receives.first : nullptr;
    posted_receive *const any = of_any_tag.first;
    posted_receive *const taken = exact == nullptr || (any != nullptr && any->order < exact->order) ? any : exact;
    if (taken == nullptr)
        return nullptr;
    (taken == any ? of_any_tag : found->receives).remove(*taken);
    taken->is_posted = false;
    --posted;
    return taken;
}

void mailbox::post(posted_receive &receive)
{
    (receive.tag == MPI_ANY_TAG ? of_any_tag : lanes.get(receive.tag).receives).append(receive);
    receive.order = next_order++;
    receive.is_posted = true;
    ++posted;
    if (is_watched())
        tell_level(level_kind::posted, this, posted);
}

void mailbox::remove(posted_receive &receive) noexcept
{
    (receive.tag == MPI_ANY_TAG ? of_any_tag : lanes.find(receive.tag)->receives).remove(receive);
    receive.is_posted = false;
    --posted;
}

std::size_t unexpected_length(const Comm &comm)
{
    const guard held;
    return comm.box ? comm.box->unexpected : 0;
}

std::size_t posted_length(const Comm &comm)
{
    const guard held;
    return comm.box ? comm.box->posted : 0;
}

}  // namespace solo
