// Reports of the checked wrappers.
#pragma once

#include "actual_argument.h"
#include "hidden.h"

extern "C" {

// A tool may define it, and then gets each finding in place of a line on standard error: `kind` is "type" or "length", and `text` a sentence
// that begins after the name of the argument. The call site is on the stack.
void bnd_check_finding(const char *routine, const char *argument, const char *kind, const char *text)
    __attribute__((weak));

// Returns `error_class` where findings raise errors (BINDERY_CHECK_RAISE), else MPI_SUCCESS.
BND_HIDDEN int bnd_report(const bnd_actual *actual, const char *kind, const char *text, int error_class);
}
