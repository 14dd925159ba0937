// Calls every routine of libmpi_abi over the recorder, in place of another MPI, and compares what it received, and what came back, with the
// spec's word.
// Usage: abi_compare expected.txt emulated.txt; the latter lists routines that are made of others, which have tests of their own.
#include "abi_values.h"
#include "recorder.h"
#include "trace.h"

#include <fstream>
#include <iostream>
#include <map>
#include <regex>
#include <set>

extern "C" {
#define REC_CHAPTER(name)                         \
    extern const rec_caller rec_callers_##name[]; \
    extern const rec_special_call rec_specials_##name[];
#include "chapters.inc"
#undef REC_CHAPTER
}

namespace {

struct {
    const rec_caller *callers;
    const rec_special_call *specials;
} const chapters[] = {
#define REC_CHAPTER(name) {rec_callers_##name, rec_specials_##name},
#include "chapters.inc"
#undef REC_CHAPTER
};

int failures = 0, calls = 0, refusals = 0;
std::map<std::string, std::string> expected;
std::set<std::string> emulated;

void fail(const std::string &name, const std::string &wanted, const std::string &seen)
{
    failures++;
    std::cout << name << ", variant " << values::variant << (rec_result ? ", failing" : "") << ": differs\n  expected "
              << wanted << "\n  seen     " << seen << '\n';
}

// Procedures with an extra state, and that state, are the layer's own, and so is the address of a predefined attribute.
std::string without_state(const std::string &text)
{
    static const std::regex state(
        " ?(extra_state|[a-z_]*_fn|attribute_val)=(slot[0-9]+|function[0-9]+|[0-9]+|an unknown address|a procedure)");
    return std::regex_replace(text, state, "");
}

// The text with the values that the small form takes: 5000000102 is 202 there.
std::string narrowed(const std::string &text, const std::string &stem)
{
    std::string small = std::regex_replace(text, std::regex("\\b500000000(\\d)\\b"), "10$1");
    small = std::regex_replace(small, std::regex("\\b50000000(\\d\\d)\\b"), "1$1");
    small = std::regex_replace(small, std::regex("\\b50000001(\\d\\d)\\b"), "2$1");
    return std::regex_replace(small, std::regex("^" + stem + "_c\\("), stem + "(");
}

struct Row {
    std::string name, stem, wanted;
    bool is_narrowed, is_refused;
    const char *errors, *refusal;
};

Row row_of(const std::string &name)
{
    Row row = {name,
               name.substr(sizeof "MPI_" - 1),
               without_state(expected[name]),
               false,
               false,
               "error-classes",
               "MPI_ERR_UNSUPPORTED_OPERATION"};
    if (name.starts_with("MPI_T_")) {
        row.errors = "mpit-error-codes";
        row.refusal = "MPI_T_ERR_NOT_SUPPORTED";
    }
    if (values::has(name))
        return row;
    row.is_narrowed = name.ends_with("_c") && values::has(name.substr(0, name.size() - 2));
    row.is_refused = !row.is_narrowed;
    if (row.is_narrowed) {
        row.stem.resize(row.stem.size() - 2);
        row.wanted = narrowed(row.wanted, row.stem);
    }
    return row;
}

std::string seen_by(const rec_caller &caller, const Row &row, bool profiled)
{
    trace::caller = row.name;
    trace::await(row.stem);
    trace::begin();
    values::is_narrow = row.is_narrowed;
    caller.call(profiled);
    values::is_narrow = false;
    calls++;
    const std::string seen = without_state(trace::finish());
    return row.is_narrowed ? narrowed(seen, row.stem) : seen;
}

bool is_right(const Row &row, const std::string &seen)
{
    if (row.is_refused)
        return seen.starts_with("-> ") && seen.ends_with("returned=" + std::to_string(values::of_abi(row.refusal)));
    if (rec_result == 0)
        return seen == row.wanted;
    return seen.substr(0, seen.find("->")) == row.wanted.substr(0, row.wanted.find("->")) &&
           seen.ends_with(" returned=40") == row.wanted.ends_with(" returned=40");
}

bool is_made_of_others(const std::string &name)
{
    return emulated.count(name) || (name.ends_with("_c") && emulated.count(name.substr(0, name.size() - 2)));
}

void compare(const rec_caller &caller)
{
    const Row row = row_of(caller.name);
    // The large form alone has large counts, and then other positions; what returns no code is computed where there is no such function.
    const bool is_other = row.is_narrowed && row.wanted.find("large_counts") != std::string::npos;
    const bool is_computed = row.is_refused && !row.wanted.ends_with(" returned=40");
    if (is_made_of_others(row.name) || row.wanted.starts_with("->") || is_other || is_computed)
        return;
    // Arguments that other roots do not read are not narrowed.
    const int last = row.is_narrowed && row.wanted.find(" root=") != std::string::npos ? 1 : values::variants;
    refusals += row.is_refused;
    for (const bool succeeds : {true, false})
        for (values::variant = 0; values::variant < last; values::variant++) {
            values::reply(succeeds, row.errors);
            const std::string seen = seen_by(caller, row, values::variant % 2 != 0);
            if (!is_right(row, seen))
                fail(row.name, row.wanted, seen);
        }
}

void compare_special(const rec_special_call &special, const rec_caller *caller)
{
    const Row row = row_of(special.name);
    if (is_made_of_others(row.name) || row.is_refused)
        return;
    while (std::string(caller->name) != special.name)
        caller++;
    values::variant = 0;
    values::reply(true, row.errors);
    rec_special_position = special.position;
    rec_special_value = special.value;
    const std::string seen = seen_by(*caller, row, false);
    rec_special_position = 0;
    const std::string record = special.record;
    const bool is_lacking = values::lacks(record.substr(record.find('=') + 1));
    if (is_lacking ? !seen.starts_with("-> returned=" + std::to_string(values::of_abi(row.refusal)))
                   : seen.find(record) == std::string::npos)
        fail(row.name, special.record, seen);
}

void read_files(const char *records, const char *made)
{
    std::ifstream file(records);
    for (std::string text; std::getline(file, text);)
        if (auto colon = text.find(": "); text[0] != '#' && colon != std::string::npos)
            expected[text.substr(0, colon)] = text.substr(colon + 2);
    std::ifstream list(made);
    for (std::string name; std::getline(list, name);)
        emulated.insert(name);
}

}  // namespace

int main(int argc, char **argv)
{
    if (argc != 3) {
        std::cerr << "abi_compare: name the files of expected records and of emulated routines\n";
        return 2;
    }
    values::read();
    read_files(argv[1], argv[2]);
    for (const auto &chapter : chapters) {
        for (const rec_caller *caller = chapter.callers; caller->name != nullptr; caller++)
            compare(*caller);
        for (const rec_special_call *special = chapter.specials; special->name != nullptr; special++)
            compare_special(*special, chapter.callers);
    }
    std::cout << calls << " calls compared, " << refusals << " routines refused, " << failures << " failures\n";
    return failures != 0;
}
