// For wrappers that are taken out of the archive and linked with the shared library, of which they cannot see what is hidden: take this
// object too. All in it is weak: where request_table.o and address_check.o are linked, what they have takes its place. They stand before it in the
// archive, so that no linker takes this one out for what they have.
#include "bnd_fortran.h"

extern "C" {

[[gnu::weak]] long bnd_pending_count = 1;  // there may be records (bnd_pending.h): look for them in every call

// Every buffer is compared with all words.
[[gnu::weak]] struct bnd_sentinel_filter bnd_sentinel_filter = {};
#define BND_DEFINE_POINTER(cell, symbol, offset, constant)             \
    [[gnu::weak]] extern const char *const BND_SENTINEL_POINTER(cell); \
    const char *const BND_SENTINEL_POINTER(cell) = BND_SENTINEL_ADDRESS(cell);
BND_SENTINELS(BND_DEFINE_POINTER)

}  // extern "C"
