// The call sites that a tool of the kit knows.
#include <bindery/call_site.hpp>

#include "call_site.hpp"
#include "spin_lock.hpp"
#include "symbolizer.hpp"
#include "wrappers.hpp"

#include <cstdio>
#include <cstring>
#include <deque>
#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace {

struct place {
    std::string image;
    std::uintptr_t offset;
    std::once_flag is_named, is_located, has_text;
    std::string function, text;
    call_site::location location;
};

// Never destroyed: calls may come until the process ends. The places stay where they are.
struct table {
    spin_lock lock;
    std::map<std::pair<std::string, std::uintptr_t>, int> numbers;
    std::deque<place> places;
};
table &all = *new table;

place *place_of(int number)
{
    const std::lock_guard hold(all.lock);
    return number >= 0 && number < int(all.places.size()) ? &all.places[number] : nullptr;
}

place *located(int number)
{
    place *const found = place_of(number);
    if (found)
        std::call_once(found->is_located,
                       [found] { found->location = call_site::locate(found->image.c_str(), found->offset); });
    return found;
}

std::string text_of(const place &p)
{
    char number[32];
    if (!p.location.file.empty()) {
        std::snprintf(number, sizeof number, ":%d", p.location.line);
        return p.location.file.substr(p.location.file.rfind('/') + 1) + number;
    }
    std::snprintf(number, sizeof number, "+0x%llx", static_cast<unsigned long long>(p.offset));
    return p.image.substr(p.image.rfind('/') + 1) + number;
}

}  // namespace

int call_site::number_of(const char *module, std::uintptr_t offset)
{
    const std::lock_guard hold(all.lock);
    const auto [found, is_new] = all.numbers.try_emplace({module, offset}, int(all.places.size()));
    if (is_new) {
        place &added = all.places.emplace_back();
        added.image = module;
        added.offset = offset;
    }
    return found->second;
}

namespace bindery {

call_site detail::find_site(const void *const *place) { return call_site(::call_site::find_at(place)); }

const char *call_site::image() const
{
    const place *const found = place_of(number_);
    return found ? found->image.c_str() : "";
}

std::uintptr_t call_site::offset() const
{
    const place *const found = place_of(number_);
    return found ? found->offset : 0;
}

const char *call_site::function() const
{
    place *const found = place_of(number_);
    if (!found)
        return "";
    // The return address is after the call: one byte less is inside of it.
    std::call_once(found->is_named,
                   [found] { found->function = ::call_site::function_at(found->image.c_str(), found->offset - 1); });
    return found->function.c_str();
}

const char *call_site::file() const
{
    const place *const found = located(number_);
    return found ? found->location.file.c_str() : "";
}

int call_site::line() const
{
    const place *const found = located(number_);
    return found ? found->location.line : 0;
}

const char *call_site::text() const
{
    place *const found = located(number_);
    if (!found)
        return "unknown";
    std::call_once(found->has_text, [found] { found->text = text_of(*found); });
    return found->text.c_str();
}

}  // namespace bindery
