// Calls every routine of a checked build with one wrong argument after the other, and once while MPI is not initialised, and
// compares what the error hook is told (R151). Nothing may reach the implementation.
#include "recorder.h"
#include "trace.h"

#include "bnd_entry.h"

#include <cstring>
#include <iostream>
#include <optional>

extern "C" {
#define REC_CHAPTER(name)                         \
    extern const rec_caller rec_callers_##name[]; \
    extern const rec_refusal rec_refusals_##name[];
#include "chapters.inc"
#undef REC_CHAPTER
}

namespace {

struct Chapter {
    const rec_caller *callers;
    const rec_refusal *refusals;
};

const Chapter chapters[] = {
#define REC_CHAPTER(name) {rec_callers_##name, rec_refusals_##name},
#include "chapters.inc"
#undef REC_CHAPTER
};

constexpr int hook_result = 77;
bool active = true;
std::optional<bnd_error> raised;
int checked = 0, failures = 0;

void fail(const char *routine, const char *argument, const std::string &what)
{
    failures++;
    std::cout << routine << ", " << argument << ": " << what << '\n';
}

void expect(bool right, const char *routine, const char *argument, const char *what)
{
    if (!right)
        fail(routine, argument, what);
}

void check_inactive(const rec_caller &caller)
{
    active = false;
    raised.reset();
    trace::begin();
    caller.call(1);
    active = true;
    if (!caller.needs_active)
        return;
    checked++;
    expect(raised && !raised->argument && raised->error_class == MPI_ERR_OTHER, caller.name, "(inactive)",
           "not refused");
    expect(trace::records == 0, caller.name, "(inactive)", "reached the implementation");
}

}  // namespace

extern "C" {

int BND_IMPLEMENTATION(raise)(const bnd_error *error)
{
    raised = *error;
    return hook_result;
}

int BND_IMPLEMENTATION(is_active)(void) { return active; }

void rec_expect_refusal(const char *routine, const char *argument, int error_class, int on, const void *object,
                        int result)
{
    checked++;
    if (!raised)
        return fail(routine, argument, "not refused");
    expect(std::strcmp(raised->routine, routine) == 0, routine, argument, "another routine is named");
    expect(raised->argument && std::strcmp(raised->argument, argument) == 0, routine, argument,
           "another argument is named");
    expect(raised->error_class == error_class, routine, argument, "another error class");
    expect(raised->on == on, routine, argument, "another sort of object");
    expect(raised->object == object, routine, argument, "another object");
    expect(result == hook_result, routine, argument, "the hook's answer is not returned");
    expect(trace::records == 0, routine, argument, "reached the implementation");
}

void rec_expect_code(const char *routine, const char *argument, int code, int result)
{
    checked++;
    expect(result == code, routine, argument, "another code");
    expect(!raised, routine, argument, "an error handler was called");
    expect(trace::records == 0, routine, argument, "reached the implementation");
}

}  // extern "C"

int main()
{
    for (const Chapter &chapter : chapters) {
        for (const rec_caller *caller = chapter.callers; caller->name; caller++)
            check_inactive(*caller);
        for (const rec_refusal *refusal = chapter.refusals; refusal->name; refusal++) {
            raised.reset();
            trace::begin();
            refusal->call();
        }
    }
    std::cout << checked << " refusals compared, " << failures << " failures\n";
    return failures || !checked;
}
