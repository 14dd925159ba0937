// Which procedure Fortran passed, and where it lies: with the archive in the program itself, else in our shared library.
#include "callbacks/predefined.h"

#include "../fortran/integer.h"

#include <dlfcn.h>
#include <string.h>

namespace {

#define BOTH(lower, upper) BND_PREDEFINED(lower, upper), BND_PREDEFINED_F08(lower, upper)

bnd_procedure *const known[] = {
    BOTH(comm_dup_fn, COMM_DUP_FN),
    BOTH(comm_null_copy_fn, COMM_NULL_COPY_FN),
    BOTH(comm_null_delete_fn, COMM_NULL_DELETE_FN),
    BOTH(type_dup_fn, TYPE_DUP_FN),
    BOTH(type_null_copy_fn, TYPE_NULL_COPY_FN),
    BOTH(type_null_delete_fn, TYPE_NULL_DELETE_FN),
    BOTH(win_dup_fn, WIN_DUP_FN),
    BOTH(win_null_copy_fn, WIN_NULL_COPY_FN),
    BOTH(win_null_delete_fn, WIN_NULL_DELETE_FN),
    BOTH(conversion_fn_null, CONVERSION_FN_NULL),
    BND_PREDEFINED_F08(conversion_fn_null_c, CONVERSION_FN_NULL_C),
    BND_PREDEFINED(dup_fn, DUP_FN),
    BND_PREDEFINED(null_copy_fn, NULL_COPY_FN),
    BND_PREDEFINED(null_delete_fn, NULL_DELETE_FN),
};

bool is_known(bnd_procedure *procedure)
{
    for (bnd_procedure *one : known)
        if (one == procedure)
            return true;
    return false;
}

}  // namespace

#define HAS BND_LINKED(bindery_has, BINDERY_HAS)

extern "C" int HAS(bnd_procedure *procedure)
{
    Dl_info own, found;
    if (!is_known(procedure))
        return 0;
    if (!dladdr(reinterpret_cast<void *>(&HAS), &own) || !dladdr(reinterpret_cast<void *>(procedure), &found))
        return 0;
#ifdef FROM_ARCHIVE
    return strcmp(own.dli_fname, found.dli_fname) == 0;
#else
    const bool is_wide = sizeof(INTEGER) == 8;
    return strstr(found.dli_fname, is_wide ? "/libbindery_mpifort-ilp64.so" : "/libbindery_mpifort.so") ||
           strstr(found.dli_fname, is_wide ? "/libmpifort_abi-ilp64.so" : "/libmpifort_abi.so");
#endif
}
