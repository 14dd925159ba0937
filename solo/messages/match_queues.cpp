#include "messages/match_queues.h"

#include <utility>

namespace solo {

constinit tag_bin tag_table::empty_table;

// Where the tag is, or the free place where it would be.
tag_bin &tag_table::bin_of(int tag) noexcept
{
    std::size_t index = home(tag);
    while (bins_[index].tag != tag && bins_[index].tag != -1)
        index = (index + 1) & mask_;
    return bins_[index];
}

tag_bin *tag_table::probe_for(int tag) noexcept
{
    tag_bin &bin = bin_of(tag);
    return bin.tag == tag ? &bin : nullptr;
}

tag_bin &tag_table::insert(int tag)
{
    if (tag_bin *const bin = find(tag))
        return *bin;
    if (2 * (used_ + 1) > mask_ + 1)
        rehash();
    tag_bin &bin = bin_of(tag);
    bin.tag = tag;
    ++used_;
    return bin;
}

// Drop empty bins; at most a quarter of the table is used then.
void tag_table::rehash()
{
    const std::size_t before = mask_ + 1;
    std::size_t in_use = 0;
    for (std::size_t i = 0; i < before; ++i)
        in_use += !bins_[i].is_empty();
    std::size_t size = 16;
    while (size < 4 * (in_use + 1))
        size *= 2;
    tag_bin *const old = std::exchange(bins_, new tag_bin[size]);
    mask_ = size - 1;
    used_ = in_use;
    for (std::size_t i = 0; i < before; ++i)
        if (!old[i].is_empty())
            bin_of(old[i].tag) = old[i];
    if (old != &empty_table)
        delete[] old;
}

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

void match_queues::remove(unexpected_message &bin) noexcept
{
    bins.find(bin.tag)->messages.remove(bin);
    all.remove(bin);
    bin.queues = nullptr;
    --unexpected;
}

posted_receive *match_queues::take_any_tag(posted_receive *exact) noexcept
{
    posted_receive *const any = any_tag_receives.first;
    posted_receive *const receive = exact == nullptr || (any != nullptr && any->order < exact->order) ? any : exact;
    if (receive != nullptr)
        take_first(receive == any ? any_tag_receives : bins.find(receive->tag)->receives);
    return receive;
}

void match_queues::remove(posted_receive &receive) noexcept
{
    (receive.tag == MPI_ANY_TAG ? any_tag_receives : bins.find(receive.tag)->receives).remove(receive);
    receive.is_posted = false;
    --posted;
}

}  // namespace solo
