// Calls every routine through MPI_ and PMPI_ and compares what the recorder received, and what came back, with the spec's word.
// Usage: compare expected.txt [missing.txt]; missing.txt lists the routines that the target's mpi.h may lack.
#include "recorder.h"
#include "trace.h"

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <regex>
#include <set>

extern "C" {
#define REC_CHAPTER(name) extern const rec_caller rec_callers_##name[];
#include "chapters.inc"
#undef REC_CHAPTER
}

namespace {

const rec_caller *const chapters[] = {
#define REC_CHAPTER(name) rec_callers_##name,
#include "chapters.inc"
#undef REC_CHAPTER
};

std::map<std::string, std::string> read_expected(const char *path)
{
    std::map<std::string, std::string> lines;
    std::ifstream file(path);
    for (std::string text; std::getline(file, text);)
        if (auto colon = text.find(": "); text[0] != '#' && colon != std::string::npos)
            lines[text.substr(0, colon)] = text.substr(colon + 2);
    return lines;
}

std::set<std::string> read_lines(const char *path)
{
    std::set<std::string> lines;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);)
        lines.insert(line);
    return lines;
}

// The stem of the routine that a row is about. `MPI_Send/buf/MPI_BOTTOM` is a call of MPI_Send with something special, and only that
// is looked at; `MPI_Send for MPI_Send_c` is to reach MPI_Send. The stem of MPIX_X is X_X.
std::string awaited(const std::string &row)
{
    const std::string stem = row.substr(row.starts_with("MPI_") ? sizeof "MPI_" - 1 : sizeof "MPI" - 1);
    return stem.substr(0, stem.find_first_of("/ "));
}

bool is_special(const std::string &caller) { return caller.find('/') != std::string::npos; }

// A call that fails is looked at only for what went in, and whether it says so; outputs are the MPI's affair. What calls nothing
// does not fail.
bool fails_alike(const std::string &seen, const std::string &expected)
{
    if (expected.find("->") == 0)
        return seen == expected;
    const std::string success = " returned=0", failure = " returned=" + std::to_string(rec_result);
    const bool tells = expected.size() >= success.size() &&
                       expected.compare(expected.size() - success.size(), success.size(), success) == 0;
    const bool told =
        seen.size() >= failure.size() && seen.compare(seen.size() - failure.size(), failure.size(), failure) == 0;
    return seen.substr(0, seen.find("->")) == expected.substr(0, expected.find("->")) && tells == told;
}

bool failing = false;
bool under_tool = false;

// A value that the large form returned for the small one has the recorder's large numbers.
std::string comparable(const std::string &text)
{
#if REC_ILP64
    return std::regex_replace(text, std::regex("\\b50000001(\\d\\d)\\b"), "2$1");
#else
    return text;
#endif
}

bool agrees(const std::string &caller, std::string seen, std::string expected)
{
    seen = comparable(seen), expected = comparable(expected);
    if (failing)
        return fails_alike(seen, expected);
    return is_special(caller) ? (seen + ' ').find(expected + ' ') != std::string::npos : seen == expected;
}

// A tool that needs a status which the program ignores passes one of its own.
bool is_replaced(const std::string &caller, bool profiled)
{
    return under_tool && !profiled &&
           (caller.ends_with("/MPI_STATUS_IGNORE") || caller.ends_with("/MPI_STATUSES_IGNORE"));
}

int failures = 0;

void fail(const std::string &name, const std::string &what)
{
    failures++;
    std::cout << name << ": " << what << '\n';
}

// A native fake has a function of its own for each shift, so the right one must have been reached.
// Returns false where the call was left out because this mpi.h does not declare the routine.
bool compare(const rec_caller &caller, bool profiled, const std::string &expected)
{
    const std::string name = (profiled ? "P" : "") + std::string(caller.name);
    trace::caller = name;
    trace::await(awaited(caller.name));
    trace::begin();
    caller.call(profiled);
    if (trace::missing)
        return false;
    const std::string seen = trace::finish();
    if (!is_replaced(caller.name, profiled) && !agrees(caller.name, seen, expected))
        fail(name, "differs\n  expected " + expected + "\n  seen     " + seen);
    if (trace::shift && trace::shift != (profiled || under_tool ? 2 : 1))
        fail(name, under_tool && !profiled ? "went past the tool" : "reached the other shift");
    return true;
}

}  // namespace

int main(int argc, char **argv)
{
    if (argc < 2) {
        std::cerr << "compare: no file of expected records; name one\n";
        return 2;
    }
    const auto expected = read_expected(argv[1]);
    // A wrapper returns the outputs of a successful call, so a caller may ask for success: REC_RESULT=0; or for failure.
    if (const char *result = std::getenv("REC_RESULT")) {
        rec_result = std::atoi(result);
        failing = rec_result != 0;
    }
    under_tool = std::getenv("REC_TOOL") != nullptr;  // it calls PMPI_X for MPI_X
    const auto may_lack = argc > 2 ? read_lines(argv[2]) : std::set<std::string>{};
    size_t calls = 0, callers = 0;
    std::set<std::string> lacking;
    for (const rec_caller *chapter : chapters)
        for (const rec_caller *caller = chapter; caller->name; caller++, callers++) {
            const auto line = expected.find(caller->name);
            if (line == expected.end()) {
                fail(caller->name, "the spec expects nothing of it");
                continue;
            }
            if (!compare(*caller, false, line->second)) {
                lacking.insert(caller->name);
                if (!may_lack.count(caller->name))
                    fail(caller->name, "missing, and not in the list of what may be");
                continue;
            }
            compare(*caller, true, line->second);
            calls += 2;
        }
    if (callers != expected.size())
        fail("callers", std::to_string(callers) + " for " + std::to_string(expected.size()) + " expected records");
    if (lacking.size() != may_lack.size())
        fail("missing", std::to_string(lacking.size()) + " routines, expected " + std::to_string(may_lack.size()));
    std::cout << calls << " calls compared, " << lacking.size() << " routines missing, " << failures << " failures\n";
    return failures || !calls;
}
