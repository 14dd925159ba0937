// Objects of another format than ELF (Windows, macOS): nothing is known of what is loaded, and nothing refused.
#if !__has_include(<link.h>)

#include "sentinels/caller_variable.h"
#include "sentinels/loaded_objects.h"
#include "sentinels/shared_data.h"

bool bnd::each_use(const char *const[], int, bool (*)(const Use &, const void *), const void *) { return false; }
bool bnd::share_scope(const char *, const char *) { return true; }
bool bnd::calls_prefix(const char *, const char *, Choice *) { return false; }
const char *bnd::definer(const char *, const char *, const char *) { return nullptr; }
bool bnd::has_version(const char *, const char *) { return false; }
bool bnd::refers_to(const char *, const char *) { return false; }
const char *bnd::object_with_version(const char *, bool (*)(const char *)) { return nullptr; }
const char *bnd::object_that_needs(const char *, bool (*)(const char *)) { return nullptr; }
bool bnd::goes_by(const char *, const char *) { return false; }
bool bnd::defines(const char *, const char *) { return false; }
bool bnd::scope_defines(const char *, const char *) { return true; }
const char *bnd::object_of(const void *) { return nullptr; }
const void *bnd::address_of(const char *) { return nullptr; }
void *bnd::first_definition(const char *, void *own) { return own; }
bool bnd::is_there(const void *, const bnd_call_site &) { return false; }

#endif
