// For wrappers that are taken out of the archive and linked with the shared library, whose hidden symbols they cannot use:
// libbindery_mpifort_nonshared.a has this object, and stands behind the library. All in it is weak: the definitions of pending_table.o and
// address_check.o take precedence, where the archive is linked.
#include "bnd_fortran.h"

extern "C" {

[[gnu::weak]] long bnd_pending_count = 1;  // something may be pending (requests/pending.h): every call looks

// Every buffer is compared with all words.
[[gnu::weak]] struct bnd_sentinel_filter bnd_sentinel_filter = {};
#define BND_DEFINE_POINTER(sentinel, symbol, offset, constant)             \
    [[gnu::weak]] extern const char *const BND_SENTINEL_POINTER(sentinel); \
    const char *const BND_SENTINEL_POINTER(sentinel) = BND_SENTINEL_ADDRESS(sentinel);
BND_SENTINELS(BND_DEFINE_POINTER)

}  // extern "C"
