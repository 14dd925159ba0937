// Values of arguments where a caller and the recorder have different constants. Each number of the expected record represents a constant of
// its family, a handle that programs make, or itself; which one changes with the variant.
#include "abi_values.h"

#include "recorder.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <vector>

extern "C" {
rec_constant_row rec_constant_of_abi, rec_constant_of_native;
void rec_families_abi(rec_constant_row *row);
void rec_families_native(rec_constant_row *row);
}

namespace {

struct Constant {
    std::string name;
    long long abi, native;
};

struct Family {
    char kind = 'n';
    Constant null = {"", 0, 0};
    std::vector<Constant> there;  // in both
};

struct Pair {
    long long abi, native;
};

std::map<std::string, Family> families;
std::map<std::string, long long> abi_values;
std::map<std::string, bool> routines;
std::set<std::string> lacking;
bool succeeds = true;
std::string result_family;
constexpr long long wide = 5'000'000'000, narrow = 100;

Pair handle(const Family &family, long long n, bool may_be_null)
{
    const auto made = values::variant == 0 ? n + 0x10000 : static_cast<int>(0x86000000U + static_cast<unsigned>(n));
    const auto count = static_cast<long long>(family.there.size());
    if (values::variant < 2 || (count == 0 && !may_be_null))
        return {made, made};
    const long long chosen = (n + values::variant) % (count + may_be_null);
    const Constant &constant = chosen == count ? family.null : family.there[static_cast<size_t>(chosen)];
    return {constant.abi, constant.native};
}

Pair value_of(const std::string &name, long long n, bool may_be_null)
{
    if (name.empty())
        return {n, n};
    const auto found = families.find(name);
    if (found == families.end() && name.starts_with("MPI_"))
        return handle({'h'}, n, false);  // without predefined ones
    if (found == families.end()) {
        std::printf("%s: no such family of constants\n", name.c_str());
        std::exit(1);
    }
    const Family &family = found->second;
    if (family.kind == 'h')
        return handle(family, n, may_be_null);
    if ((family.kind == 'o' && values::variant == 0) || family.there.empty())
        return {n, n};
    const auto &there = family.there;
    const Constant &one = there[static_cast<size_t>(n + values::variant) % there.size()];
    const Constant &other = there[static_cast<size_t>(n + values::variant + 1) % there.size()];
    if (family.kind != 'b')
        return {one.abi, one.native};
    return {one.abi | other.abi, one.native | other.native};
}

// Another MPI may have one value under two names.
bool is_same(const std::string &name, long long abi, const Pair &wanted)
{
    if (abi == wanted.abi)
        return true;
    const auto found = families.find(name);
    if (found == families.end() || found->second.kind == 'b')
        return false;
    for (const Constant &each : found->second.there)
        if (each.abi == abi && each.native == wanted.native)
            return true;
    return false;
}

}  // namespace

namespace values {

int variant = 0;
bool is_narrow = false;

bool has(const std::string &routine) { return routines[routine]; }
bool lacks(const std::string &constant) { return lacking.count(constant) != 0; }
long long of_abi(const std::string &constant) { return abi_values.at(constant); }

void reply(bool success, const std::string &family)
{
    succeeds = success;
    result_family = family;
    rec_result = success ? 0 : static_cast<int>(rec_put(family.c_str(), 40));
}

void read()
{
    rec_families_abi(rec_constant_of_abi);
    rec_families_native(rec_constant_of_native);
}

}  // namespace values

extern "C" {

void rec_constant_of_abi(const char *, char, const char *name, int, long long value) { abi_values[name] = value; }

void rec_constant_of_native(const char *name, char kind, const char *constant, int is_there, long long value)
{
    if (kind == 'r') {
        routines[constant] = is_there != 0;
        return;
    }
    if (is_there == 0)
        lacking.insert(constant);
    Family &family = families[name];
    const bool is_null = kind == 'h' && family.kind == 'n';
    family.kind = kind;
    if (is_null)
        family.null = {constant, abi_values[constant], value};
    else if (is_there && !(kind == 'h' && value == family.null.native))  // some MPIs have null for types that they lack
        family.there.push_back({constant, abi_values[constant], value});
}

long long rec_give(const char *family, long long n)
{
    if (values::is_narrow && n >= wide)
        n += narrow - wide;
    return value_of(family, n, false).abi;
}

long long rec_take(const char *family, long long value, long long n)
{
    return value == value_of(family, n, false).native ? n : value;
}

// Queries of a conversion get a plain answer.
long long rec_put(const char *family, long long n)
{
    const auto found = families.find(family);
    if (rec_is_helper() && found != families.end() && found->second.kind == 'n')
        return found->second.there.front().native;
    return value_of(family, n, true).native;
}

long long rec_seen(const char *family, long long value, long long n)
{
    const std::string name = family;
    if (name != "returned")
        return is_same(name, value, value_of(name, n, true)) ? n : value;
    if (succeeds)
        return value == 0 ? n : value;
    return is_same(result_family, value, value_of(result_family, n, true)) ? n : value;
}

long long rec_kept(long long value, long long n, long long before) { return value == before ? n : value; }

}  // extern "C"
