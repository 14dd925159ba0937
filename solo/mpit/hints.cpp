#include "mpit/hints.h"

#include "info/info.h"
#include "mpit/interface.h"

#include <charconv>

namespace solo::mpit {
namespace {

const char *const every = "bindery_solo_every";

}  // namespace

void set_hints(hints &to, MPI_Info info)
{
    if (info == MPI_INFO_NULL)
        return;
    const Info *const given = look_up<Info>(info);
    if (given == nullptr)
        refuse(MPI_T_ERR_INVALID);
    const ref<Info> copy = copy_of(*given);  // other threads may change it
    const std::string *const text = copy->get(every);
    if (text == nullptr)
        return;
    unsigned long long number = 0;
    const char *const last = text->data() + text->size();
    const auto [end, error] = std::from_chars(text->data(), last, number);
    if (error == std::errc() && end == last && number > 0)
        to.every = number;
}

MPI_Info info_of(const hints &from)
{
    Info result;
    result.set(every, std::to_string(from.every));
    return new_info(&result);
}

}  // namespace solo::mpit
