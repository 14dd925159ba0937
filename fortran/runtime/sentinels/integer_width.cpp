// Parts of the process whose INTEGERs have another size, where a call of one would end in the wrappers of the other.
#include "sentinels/integer_width.h"

#include "bnd_fortran.h"
#include "sentinels/loaded_objects.h"
#include "sentinels/receiver.h"
#include "sentinels/status_ignore.h"

#include <stdio.h>
#include <string.h>

static constexpr int bytes_of_integer = BND_IS_ILP64 ? 8 : 4;

extern "C" {

const volatile int bnd_integer_bytes = bytes_of_integer;

}  // extern "C"

namespace {

// A caller was linked with a library of another kind, and its call ends in this one's wrappers, or a tool's, without versions.
bool is_misbound(const char *procedure, const char *version)
{
    return version && !strcmp(version, BND_OTHER_SYMBOL_VERSION) && bnd::is_of_our_kind(procedure, version);
}

bool calls_routine(const char *object, bnd::Choice *chosen)
{
    return bnd::calls_prefix(object, "mpi_", chosen) || bnd::calls_prefix(object, "pmpi_", chosen);
}

bool has_misbound_calls(const char *object) { return calls_routine(object, is_misbound); }

void report_misbound(const char *caller, const char *receiver)
{
    fprintf(stderr,
            "Bindery: %s: its INTEGERs have another size than those of %s, whose wrappers get its calls; link all "
            "parts of the process with the shared libraries: no -static-bindery, no wrappers in a tool\n",
            bnd::called(caller), bnd::called(receiver));
}

// If an object is linked with both libraries, or with the wrappers of one and the library of the other, all its calls end in the first,
// and what is known by its address, which has other names for INTEGERs of 8 bytes, is in its own: its calls end in the wrong one.
bool is_linked_with_both(const char *object)
{
    const char *const here = bnd::our_object();
    return bnd::refers_to(object, BND_OTHER_SYMBOL_VERSION) &&
           ((here && !strcmp(object, here)) || bnd::refers_to(object, BND_SYMBOL_VERSION));
}

// The object whose wrappers replace these.
const char *replacing_object() { return bnd::object_of(const_cast<const int *>(&bnd_integer_bytes)); }

bool reaches_replacing(const char *procedure, const char *version)
{
    const char *const found = bnd::receiver(procedure, version), *const other = replacing_object();
    const bool is_for_us = !version || !strcmp(version, BND_SYMBOL_VERSION);
    return is_for_us && found && other && !strcmp(found, other);
}

bool has_replaced_calls(const char *object) { return calls_routine(object, reaches_replacing); }

}  // namespace

bool bnd::is_any_caller_misbound()
{
    const char *const caller = object_with_version(BND_OTHER_SYMBOL_VERSION, has_misbound_calls);
    if (caller)
        report_misbound(caller, our_object());
    const char *const mixed = caller ? nullptr : object_with_version(BND_OTHER_SYMBOL_VERSION, is_linked_with_both);
    if (mixed)
        fprintf(stderr,
                "Bindery: %s: is linked with the bindings for INTEGERs of 4 and of 8 bytes, and its calls end in the "
                "wrong ones; link it with those alone that it was compiled for\n",
                called(mixed));
    return caller || mixed;
}

// Calls without a version can end in an object with wrappers of its own (-static-bindery), where another such object made them, or
// a program that was linked with that one first.
bool bnd::are_own_wrappers_replaced()
{
    static const char here = 0;
    if (bnd_integer_bytes == bytes_of_integer)
        return false;
    const char *caller = object_of(&here);
    if (caller && has_version(caller, BND_SYMBOL_VERSION))
        caller = object_that_needs(BND_LIBRARY, has_replaced_calls);
    if (caller)
        report_misbound(caller, replacing_object());
    return caller;
}
