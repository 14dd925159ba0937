#include "core/codes.h"

#include "core/state.h"

#include <atomic>
#include <cstring>
#include <map>
#include <mutex>
#include <string_view>
#include <tuple>
#include <vector>

namespace solo {
namespace {

constexpr int first_interned = 2048;
constexpr std::size_t most_interned = MPI_ERR_LASTCODE - first_interned;  // MPI_ERR_LASTCODE itself is none of them

// Strings are compared by content: equal literals may have different addresses.
using key = std::tuple<int, std::string_view, std::string_view, std::string_view>;

struct raised {
    failure what;
    const char *routine;
};

struct user_code {
    int error_class;  // itself, for a class
    std::string message;
};

struct code_tables {
    std::mutex lock;
    std::map<key, int> codes;
    std::vector<raised> interned;
    std::map<int, user_code> users;  // the last is the greatest
};

// Never destroyed: errors may come as late as a program likes.
code_tables &error_tables()
{
    static code_tables &added = *new code_tables;
    return added;
}

int last_used = MPI_ERR_LASTCODE;

std::string_view text(const char *string) { return string == nullptr ? std::string_view() : std::string_view(string); }

bool is_interned(int code, const code_tables &t)
{
    return code >= first_interned && static_cast<std::size_t>(code - first_interned) < t.interned.size();
}

user_code &user(code_tables &t, int code, const char *argument)
{
    const auto position = t.users.find(code);
    if (position == t.users.end())
        fail(MPI_ERR_ARG, argument, "was not added, or has been removed");
    return position->second;
}

// The user's codes change, so the greatest one may.
void set_last_used(const code_tables &t)
{
    __atomic_store_n(&last_used, t.users.empty() ? MPI_ERR_LASTCODE : t.users.rbegin()->first, __ATOMIC_RELAXED);
}

}  // namespace

// Where there is no memory for a message, the code is the class.
int code_of(const failure &what, const char *routine) noexcept
try {
    // Programs compare these two with what a call returned.
    const bool is_compared = what.error_class == MPI_ERR_IN_STATUS || what.error_class == MPI_ERR_PENDING;
    if (is_compared || setting.error_verbosity.load(std::memory_order_relaxed) == 0)
        return what.error_class;
    code_tables &t = error_tables();
    const std::lock_guard held(t.lock);
    const key interned_key{what.error_class, text(what.argument), text(what.reason), text(routine)};
    const auto position = t.codes.find(interned_key);
    if (position != t.codes.end())
        return position->second;
    if (t.interned.size() == most_interned)
        return what.error_class;
    const int code = first_interned + static_cast<int>(t.interned.size());
    const auto added = t.codes.emplace(interned_key, code).first;
    try {
        t.interned.push_back({what, routine});
    } catch (...) {
        t.codes.erase(added);
        throw;
    }
    return code;
} catch (const std::bad_alloc &) {
    return what.error_class;
}

int class_of(int code) noexcept
{
    if (name_of_class(code) != nullptr)
        return code;
    code_tables &t = error_tables();
    const std::lock_guard held(t.lock);
    if (is_interned(code, t))
        return t.interned[static_cast<std::size_t>(code - first_interned)].what.error_class;
    const auto position = t.users.find(code);
    return position == t.users.end() ? -1 : position->second.error_class;
}

std::string message_of(int code)
{
    if (const char *const name = name_of_class(code))
        return std::string(name) + ": " + message_of_class(code);
    code_tables &t = error_tables();
    const std::lock_guard held(t.lock);
    if (!is_interned(code, t)) {
        const auto position = t.users.find(code);
        return position == t.users.end() ? std::string() : position->second.message;
    }
    const auto &[what, routine] = t.interned[static_cast<std::size_t>(code - first_interned)];
    const char *const reason = what.reason != nullptr ? what.reason : message_of_class(what.error_class);
    std::string message = std::string(routine) + ": ";
    if (what.argument != nullptr)
        message.append(what.argument).append(what.reason != nullptr ? " " : ": ");
    return message + reason;
}

int add_class()
{
    code_tables &t = error_tables();
    const std::lock_guard held(t.lock);
    const int added = last_used + 1;
    t.users.emplace(added, user_code{added, {}});
    set_last_used(t);
    return added;
}

int add_code(int error_class)
{
    const bool is_standard = name_of_class(error_class) != nullptr;
    code_tables &t = error_tables();
    const std::lock_guard held(t.lock);
    if (!is_standard && user(t, error_class, "errorclass").error_class != error_class)
        fail(MPI_ERR_ARG, "errorclass", "is an error code, not a class");
    const int added = last_used + 1;
    t.users.emplace(added, user_code{error_class, {}});
    set_last_used(t);
    return added;
}

void add_string(int code, const char *string)
{
    if (std::strlen(string) >= MPI_MAX_ERROR_STRING)
        fail(MPI_ERR_ARG, "string", "is longer than MPI_MAX_ERROR_STRING allows");
    code_tables &t = error_tables();
    const std::lock_guard held(t.lock);
    user(t, code, "errorcode").message = string;
}

void remove_string(int code)
{
    code_tables &t = error_tables();
    const std::lock_guard held(t.lock);
    std::string &message = user(t, code, "errorcode").message;
    if (message.empty())
        fail(MPI_ERR_ARG, "errorcode", "has no string");
    message.clear();
}

void remove_code(int code)
{
    code_tables &t = error_tables();
    const std::lock_guard held(t.lock);
    const user_code &removed = user(t, code, "errorcode");
    if (removed.error_class == code)
        fail(MPI_ERR_ARG, "errorcode", "is an error class");
    if (!removed.message.empty())
        fail(MPI_ERR_ARG, "errorcode", "still has a string");
    t.users.erase(code);
    set_last_used(t);
}

void remove_class(int error_class)
{
    code_tables &t = error_tables();
    const std::lock_guard held(t.lock);
    const user_code &removed = user(t, error_class, "errorclass");
    if (removed.error_class != error_class)
        fail(MPI_ERR_ARG, "errorclass", "is an error code, not a class");
    if (!removed.message.empty())
        fail(MPI_ERR_ARG, "errorclass", "still has a string");
    for (const auto &[code, of] : t.users)
        if (code != error_class && of.error_class == error_class)
            fail(MPI_ERR_ARG, "errorclass", "still has error codes");
    t.users.erase(error_class);
    set_last_used(t);
}

int *last_used_code() noexcept { return &last_used; }

}  // namespace solo
