// A program of `bindery conformance`: PROGRAM prints what each check expects and has seen; PROGRAM FOLDER CHECK… writes that of these checks
// into a file for each process.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *output;
static int argument_count;
static char **arguments;
static const char *current = "";

static int begins(const char *check)
{
    int chosen = argument_count < 2;
    for (int i = 2; i < argument_count; i++)
        chosen |= strcmp(arguments[i], check) == 0;
    current = check;
    if (chosen)
        fprintf(output, "begin %s\n", check);
    fflush(output);
    return chosen;
}

static void ends(const char *check)
{
    fprintf(output, "end %s\n", check);
    fflush(output);
}

static void skip(const char *why) { fprintf(output, "skip %s | %s\n", current, why); }

static void expect(const char *what, long long expected, long long found)
{
    fprintf(output, "%s | %s %lld | %s %lld\n", current, what, expected, what, found);
    fflush(output);
}

static void expect_text(const char *what, const char *expected, const char *found)
{
    fprintf(output, "%s | %s '%s' | %s '%s'\n", current, what, expected, what, found);
    fflush(output);
}
