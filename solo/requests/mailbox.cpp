#include "requests/mailbox.h"

#include "communicators/comm.h"
#include "requests/channel.h"

#include <utility>

namespace solo {

constinit lane lane_table::nothing;

// Where the tag is, or the free place where it would be.
lane &lane_table::place_of(int tag) noexcept
{
    std::size_t place = first_place(tag);
    while (places_[place].tag != tag && places_[place].tag != -1)
        place = (place + 1) & mask_;
    return places_[place];
}

lane *lane_table::find_further(int tag) noexcept
{
    lane &found = place_of(tag);
    return found.tag == tag ? &found : nullptr;
}

lane &lane_table::get_further(int tag)
{
    if (lane *const found = find(tag))
        return *found;
    if (2 * (taken_ + 1) > mask_ + 1)
        make_anew();
    lane &made = place_of(tag);
    made.tag = tag;
    ++taken_;
    return made;
}

// Leave out the lanes that are empty; a quarter of the places at most is taken then.
void lane_table::make_anew()
{
    const std::size_t before = mask_ + 1;
    std::size_t in_use = 0;
    for (std::size_t i = 0; i < before; ++i)
        in_use += !places_[i].is_empty();
    std::size_t size = 16;
    while (size < 4 * (in_use + 1))
        size *= 2;
    lane *const old = std::exchange(places_, new lane[size]);
    mask_ = size - 1;
    taken_ = in_use;
    for (std::size_t i = 0; i < before; ++i)
        if (!old[i].is_empty())
            place_of(old[i].tag) = old[i];
    if (old != &nothing)
        delete[] old;
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

posted_receive *mailbox::take_of_any_tag(posted_receive *exact) noexcept
{
    posted_receive *const any = of_any_tag.first;
    posted_receive *const taken = exact == nullptr || (any != nullptr && any->order < exact->order) ? any : exact;
    if (taken != nullptr)
        take_first(taken == any ? of_any_tag : lanes.find(taken->tag)->receives);
    return taken;
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
