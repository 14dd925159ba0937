// The hooks of an implementation that is always active and refuses nothing: a legal call must never reach the error hook.
#include "bnd_entry.h"

#include <cstdio>
#include <cstdlib>

extern "C" {

int BND_IMPLEMENTATION(raise)(const bnd_error *error)
{
    std::printf("%s, %s: a legal call was refused\n", error->routine, error->argument ? error->argument : "(inactive)");
    std::exit(1);
}

int BND_IMPLEMENTATION(is_active)(void) { return 1; }

}  // extern "C"
