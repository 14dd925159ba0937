// Where findings of the checked wrappers go.
#pragma once

#include "actual_argument.h"
#include "hidden.h"

extern "C" {

// What is wrong with an argument of a routine: `kind` in one word, `text` in a sentence without the argument's name. A tool that defines it
// gets every finding; it finds the call by unwinding the stack.
void bnd_check_finding(const char *routine, const char *argument, const char *kind, const char *text)
    __attribute__((weak));

BND_HIDDEN void bnd_report(const bnd_actual *actual, const char *kind, const char *text);
}
