#include "core/setup.h"

#include "core/state.h"

// Every entry point reads these, so a static program that has one has this file too.
int solo_is_instrumented = 0;
int solo_active = 0;
int solo_unchecked = 0;

namespace solo {
namespace {

// Predefined handles may be used in initialisers and some routines before MPI_Init (R166), so predefined objects exist once the
// library is loaded; with the static archive, before constructors of the program, which may call MPI_Init. Everything else at
// namespace scope is constant-initialised.
[[gnu::constructor(101)]] void set_up()
{
    set_up_settings();
    set_up_errhandlers();
    set_up_infos();
    set_up_datatypes();
    set_up_operations();
    set_up_groups();
    set_up_requests();
    set_up_mpit();
}

}  // namespace
}  // namespace solo
