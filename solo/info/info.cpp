// Info objects (MPI 5.0, chapter 10). They may be used at any time by any thread (R166): they have a lock of their own.
#include <info.h>

#include "core/setup.h"
#include "info/info.h"
#include "info/launch.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <mutex>

namespace solo {
namespace {

std::mutex infos_lock;

// A key that may be looked for or set.
std::string_view checked_key(const char *key)
{
    const std::string_view text(key);
    if (text.empty())
        fail(MPI_ERR_INFO_KEY, "key", "is empty");
    if (text.size() >= MPI_MAX_INFO_KEY)
        fail(MPI_ERR_INFO_KEY, "key", "is longer than MPI_MAX_INFO_KEY allows");
    return text;
}

void check_changeable(const Info &info)
{
    if (info.is_predefined())
        fail(MPI_ERR_INFO, "info", "is MPI_INFO_ENV, which only tells");
}

void check_length(int length, const char *argument)
{
    if (length < 0)
        fail(MPI_ERR_ARG, argument, "is negative");
}

// Up to `length` characters of a value, and a null character behind them.
void store_string(const std::string &value, std::size_t length, char *to)
{
    const std::size_t copied = std::min(value.size(), length);
    std::memcpy(to, value.data(), copied);
    to[copied] = '\0';
}

MPI_Info handle_for(std::unique_ptr<Info> copy)
{
    assign_handle(*copy);
    return handle_to(*copy.release());
}

}  // namespace

const std::string *Info::get(std::string_view key) const
{
    for (const auto &[name, value] : entries)
        if (name == key)
            return &value;
    return nullptr;
}

void Info::set(std::string_view key, std::string_view value)
{
    for (auto &entry : entries)
        if (entry.first == key) {
            entry.second = value;
            return;
        }
    entries.emplace_back(key, value);
}

ref<Info> copy_of(const Info &info)
{
    auto copy = ref<Info>::adopt(new Info);
    const std::lock_guard held(infos_lock);
    copy->entries = info.entries;
    return copy;
}

ref<Info> copy_of(const Info *info) { return info == nullptr ? ref<Info>() : copy_of(*info); }

MPI_Info new_info(const Info *info)
{
    auto copy = std::make_unique<Info>();
    if (info != nullptr) {
        const std::lock_guard held(infos_lock);
        copy->entries = info->entries;
    }
    return handle_for(std::move(copy));
}

namespace {

Info *environment;

}  // namespace

void set_up_infos()
{
    environment = new Info;
    describe_launch(*environment, arguments_of_process());
}

void publish_environment() noexcept
{
    assign_predefined_handle(*environment, reinterpret_cast<std::uintptr_t>(MPI_INFO_ENV));
}

void Info_create(MPI_Info *info) { *info = new_info(nullptr); }
void Info_dup(Info &info, MPI_Info *newinfo) { *newinfo = new_info(&info); }

void Info_create_env(int argc, char *argv[], MPI_Info *info)
{
    check_length(argc, "argc");
    std::vector<std::string> arguments;
    for (int i = 0; argv != nullptr && i < argc && argv[i] != nullptr; ++i)
        arguments.emplace_back(argv[i]);
    auto copy = std::make_unique<Info>();
    describe_launch(*copy, arguments.empty() ? arguments_of_process() : arguments);
    *info = handle_for(std::move(copy));
}

void Info_free(MPI_Info *info)
{
    Info &freed = find<Info>(*info, "info");
    check_changeable(freed);
    release_handle(freed);
    *info = MPI_INFO_NULL;
}

void Info_set(Info &info, const char *key, const char *value)
{
    check_changeable(info);
    const auto name = checked_key(key);
    if (std::strlen(value) >= MPI_MAX_INFO_VAL)
        fail(MPI_ERR_INFO_VALUE, "value", "is longer than MPI_MAX_INFO_VAL allows");
    const std::lock_guard held(infos_lock);
    info.set(name, value);
}

void Info_delete(Info &info, const char *key)
{
    check_changeable(info);
    const auto name = checked_key(key);
    const std::lock_guard held(infos_lock);
    if (std::erase_if(info.entries, [&](const auto &entry) { return entry.first == name; }) == 0)
        fail(MPI_ERR_INFO_NOKEY, "key", "is not in the info object");
}

void Info_get(Info &info, const char *key, int valuelen, char *value, int *flag)
{
    const auto name = checked_key(key);
    check_length(valuelen, "valuelen");
    const std::lock_guard held(infos_lock);
    const std::string *const text = info.get(name);
    *flag = text != nullptr;
    if (text != nullptr)
        store_string(*text, static_cast<std::size_t>(valuelen), value);
}

// Lengths include the null character; buflen 0 queries the length.
void Info_get_string(Info &info, const char *key, int *buflen, char *value, int *flag)
{
    const auto name = checked_key(key);
    check_length(*buflen, "buflen");
    if (*buflen > 0 && value == nullptr)
        fail(MPI_ERR_ARG, "value", "is a null pointer");
    const std::lock_guard held(infos_lock);
    const std::string *const text = info.get(name);
    *flag = text != nullptr;
    if (text == nullptr)
        return;
    if (*buflen > 0)
        store_string(*text, static_cast<std::size_t>(*buflen) - 1, value);
    *buflen = static_cast<int>(text->size()) + 1;
}

void Info_get_valuelen(Info &info, const char *key, int *valuelen, int *flag)
{
    const auto name = checked_key(key);
    const std::lock_guard held(infos_lock);
    const std::string *const text = info.get(name);
    *flag = text != nullptr;
    if (text != nullptr)
        *valuelen = static_cast<int>(text->size());
}

void Info_get_nkeys(Info &info, int *nkeys)
{
    const std::lock_guard held(infos_lock);
    *nkeys = static_cast<int>(info.entries.size());
}

void Info_get_nthkey(Info &info, int n, char *key)
{
    const std::lock_guard held(infos_lock);
    if (n < 0 || static_cast<std::size_t>(n) >= info.entries.size())
        fail(MPI_ERR_ARG, "n", "is not below the number of keys");
    store_string(info.entries[static_cast<std::size_t>(n)].first, MPI_MAX_INFO_KEY - 1, key);
}

}  // namespace solo

#include "info_glue.h"
