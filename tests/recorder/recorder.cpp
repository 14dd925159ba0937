// The recorder's memory: one line of text for the call that is under way, and the report of the error hook.
#include "recorder.h"

#include "trace.h"

#include <cstdio>
#include <cstring>
#include <string>

extern "C" {
// Fortran callers know the slots by this name.
alignas(16) char rec_slots[32][64];
alignas(16) char rec_room[8192];
}

namespace {

constexpr auto &slots = rec_slots;

// Fortran has an INTEGER for each int of a status.
constexpr size_t status_integers = sizeof(MPI_Status) / sizeof(int);
union native_status {
    MPI_Status status;
    int integers[status_integers];
};

// A wrapper's question about an object on its way is not the call under test, as long as no tool would see it.
std::string awaited;  // the stem of the routine under test; empty: any
bool ignoring = false;

std::string line;
bool arrow_drawn = false;

void separate()
{
    if (ignoring)
        return;
    if (!line.empty() && line.back() != '(' && line.back() != ' ' && line.back() != '[' && line.back() != '{')
        line += ' ';
}

void add(const std::string &text)
{
    if (!ignoring)
        line += text;
}

void named(const char *name)
{
    separate();
    add(std::string(name) + '=');
}

// A procedure of the program, which tells that it runs and with which addresses.
template <int Number>
void numbered_function([[maybe_unused]] void *first, [[maybe_unused]] void *second, [[maybe_unused]] void *third,
                       [[maybe_unused]] void *fourth)
{
#if REC_ABI
    void *const arguments[] = {first, second, third, fourth};
    rec_ran(Number, arguments);
#endif
}

#define REC_FUNCTION(number) reinterpret_cast<rec_procedure_type *>(numbered_function<number>)
rec_procedure_type *const functions[] = {
    REC_FUNCTION(0), REC_FUNCTION(1), REC_FUNCTION(2), REC_FUNCTION(3),
    REC_FUNCTION(4), REC_FUNCTION(5), REC_FUNCTION(6),
};
constexpr int function_count = sizeof functions / sizeof *functions;

int function_number(rec_procedure_type *procedure)
{
    int number = 0;
    while (number < function_count && functions[number] != procedure)
        number++;
    return number;
}

constexpr int slot_count = 32;

char word_one[] = "one", word_two[] = "two", word_three[] = "three";

// The call for which an error handler was last called, and its object.
std::string raised_on;
int raised_code = 0;

std::string slot_name(const void *pointer)
{
    for (int i = 0; i < slot_count; i++)
        if (pointer == slots[i])
            return "slot" + std::to_string(i);
    if (pointer == rec_room)
        return "room";
    return pointer ? "an unknown address" : "null";
}

}  // namespace

namespace trace {

std::string caller;
int shift = 0;
bool missing = false;
int records = 0;

void await(const std::string &stem) { awaited = stem; }

void begin()
{
    ignoring = false;
    line.clear();
    arrow_drawn = false;
    missing = false;
    records = 0;
    shift = 0;
}

std::string finish()
{
    if (!arrow_drawn && records)
        line += ")";
    return line;
}

}  // namespace trace

extern "C" {

char *rec_words[] = {word_one, word_two, word_three, nullptr};
int rec_result = 40;
void (*rec_on_error)(int code) = nullptr;
int rec_topology = MPI_DIST_GRAPH;
int rec_rank = 202;
int rec_boxed = 0;

#if !REC_ABI
long long rec_give(const char *, long long n) { return n; }
long long rec_take(const char *, long long value, long long) { return value; }
long long rec_put(const char *, long long n) { return n; }
long long rec_seen(const char *, long long value, long long) { return value; }
long long rec_kept(long long value, long long, long long) { return value; }
#endif

int rec_special_position = 0;
const void *rec_special_value = nullptr;

void *rec_slot(int number) { return slots[number]; }

void rec_fill_slot(void *slot, int first)
{
    const int members[] = {first, first + 1, first + 2};
    std::memcpy(slot, members, sizeof members);
}

rec_procedure_type *rec_function(int number) { return functions[number]; }

void rec_enter(const char *stem, int shift)
{
#if REC_ILP64 /* counts have the width of large ones, so that wrappers call the large form where there is one */
    const bool is_awaited = awaited == stem || awaited + "_c" == stem;
    stem = is_awaited ? awaited.c_str() : stem;
#else
    const bool is_awaited = awaited == stem;
#endif
    ignoring = shift == 2 && !awaited.empty() && !is_awaited;
    if (ignoring)
        return;
    if (trace::records++)
        line += ") and ";
    trace::shift = shift;
    line += stem;
    line += '(';
}

void rec_raised(const char *object, int code)
{
    raised_on = object;
    raised_code = code;
}

int rec_is_helper(void) { return ignoring; }

void rec_set_helper(int is_helper) { ignoring = is_helper != 0; }

int rec_reply(void)
{
    if (ignoring)
        return 0;
    if (rec_result && rec_on_error)
        rec_on_error(rec_result);
    return rec_result;
}

void rec_number(const char *name, long long value)
{
    named(name);
    add(std::to_string(value));
}

void rec_handle(const char *name, long long number)
{
    named(name);
    add("#" + std::to_string(number));
}

void rec_pointer(const char *name, const void *pointer)
{
    named(name);
    add(slot_name(pointer));
}

void rec_special(const char *name, const char *constant)
{
    std::memset(rec_room, 0, sizeof rec_room);
    named(name);
    add(constant);
}

void rec_pointer_to(const char *name, const void *number, size_t bytes)
{
    if (rec_boxed || !number || slot_name(number).starts_with("slot"))
        return rec_pointer(name, number);
    rec_number(name, bytes == sizeof(int) ? *static_cast<const int *>(number) : *static_cast<const MPI_Aint *>(number));
}
int rec_is_function(rec_procedure_type *procedure) { return function_number(procedure) < function_count; }

void rec_procedure(const char *name, rec_procedure_type *procedure)
{
    named(name);
    const int number = function_number(procedure);
    add(number < function_count ? "function" + std::to_string(number) : procedure ? "a procedure" : "null");
}

void rec_string(const char *name, const char *text)
{
    named(name);
    add("'" + std::string(text ? text : "a null pointer") + '\'');
}

void rec_strings(const char *name, char *const words[])
{
    rec_open(name, '[');
    for (; words && *words; words++) {
        separate();
        add(*words);
    }
    rec_close(']');
}

void rec_open(const char *name, char bracket)
{
    named(name);
    add({bracket});
}

void rec_item(long long value)
{
    separate();
    add(std::to_string(value));
}

void rec_handle_item(long long number)
{
    separate();
    add("#" + std::to_string(number));
}

void rec_close(char bracket) { add({bracket}); }

void rec_reply_string(char *text, int position) { std::snprintf(text, 4, "r%d", position); }

void rec_arrow(void)
{
    ignoring = false;
    if (arrow_drawn)
        return;
    arrow_drawn = true;
    add(trace::records ? ") -> " : "-> ");
}

void rec_missing(void) { trace::missing = true; }

void rec_observe_number(const char *name, long long value)
{
    rec_arrow();
    rec_number(name, value);
}

void rec_observe_real(const char *name, double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%g", value);
    rec_arrow();
    named(name);
    add(text);
}

void rec_observe_pointer(const char *name, const void *pointer)
{
    rec_arrow();
    rec_pointer(name, pointer);
}

void rec_observe_low_part(const char *name, const rec_integer *part)
{
    const auto high = reinterpret_cast<uintptr_t>(slots) & ~static_cast<uintptr_t>(UINT32_MAX);
    rec_observe_pointer(name, reinterpret_cast<const void *>(high | static_cast<uint32_t>(*part)));
}

void rec_observe_slot(const char *name, int number)
{
    int members[3];
    std::memcpy(members, slots[number], sizeof members);
    rec_arrow();
    rec_open(name, '{');
    for (int member : members)
        rec_item(member);
    rec_close('}');
}

void rec_fill_native_status(rec_integer *status, int first)
{
    native_status native = {};
    REC_FILL_STATUS(native.status, first);
    for (size_t i = 0; i < status_integers; i++)
        status[i] = native.integers[i];
}

void rec_observe_native_status(const char *name, const rec_integer *status, int number)
{
    native_status native;
    for (size_t i = 0; i < status_integers; i++)
        native.integers[i] = static_cast<int>(status[(number - 1) * status_integers + i]);
    REC_OBSERVE_STATUS(name, native.status);
}

void rec_observe_raised(int returned, int wanted)
{
    const bool right = returned == wanted && raised_code == wanted;
    rec_arrow();
    named("raised");
    add(right ? raised_on : "error " + std::to_string(raised_code) + ", returned " + std::to_string(returned));
    rec_raised("nothing", 0);
}

void rec_observe_string(const char *name, const char *text)
{
    rec_arrow();
    rec_string(name, text);
}

}  // extern "C"
