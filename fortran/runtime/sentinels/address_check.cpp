// The addresses behind sentinels such as MPI_BOTTOM and MPI_IN_PLACE, and the check that all parts of the process that can meet agree on
// them (R89-R91). A shared object with addresses of its own would pass MPI_IN_PLACE as an ordinary buffer: that is found here,
// before anything is sent.
#include "bnd_fortran.h"
#include "sentinels/integer_width.h"
#include "sentinels/loaded_objects.h"
#include "sentinels/receiver.h"
#include "sentinels/status_ignore.h"

#include <stdio.h>
#include <string.h>

extern "C" {

#define BND_DEFINE_POINTER(sentinel, symbol, offset, constant) \
    const char *const BND_SENTINEL_POINTER(sentinel) = BND_SENTINEL_ADDRESS(sentinel);
BND_SENTINELS(BND_DEFINE_POINTER)
struct bnd_sentinel_filter bnd_sentinel_filter = {};

// An object that has one of these was compiled with the bindings of another MPI. The references let linkers export a program's.
#define BND_DECLARE_FOREIGN(symbol, name) extern const char symbol[] __attribute__((weak));
BND_FOREIGN(BND_DECLARE_FOREIGN)

// `mpifort -static-bindery` links it: then this object is there, even if a library has all wrappers that the program calls.
#if BND_IS_ILP64
extern const char bnd_linked_ilp64 BND_HIDDEN;
const char bnd_linked_ilp64 = 0;
#else
extern const char bnd_linked_lp64 BND_HIDDEN;
const char bnd_linked_lp64 = 0;
#endif

}  // extern "C"

namespace {

using bnd::called;
using bnd::our_object;
using bnd::receiver;

#define BND_ROW(sentinel, symbol, offset, constant) {BND_TEXT(BND_SYMBOL_##symbol), constant, bnd_symbol_##symbol},
const struct Sentinel {
    const char *symbol, *constant;
    const void *address;  // of the symbol, as the wrappers know it that this is linked with
} sentinels[] = {BND_SENTINELS(BND_ROW)};
constexpr int number = sizeof sentinels / sizeof *sentinels;

#define BND_FOREIGN_ROW(symbol, name) {BND_TEXT(symbol), name, symbol},
#define BND_FOREIGN_IN_C_ROW(symbol, name) {BND_TEXT(symbol), name, nullptr},
const struct Foreign {
    const char *symbol, *mpi, *address;  // no address: in a static program the C library has the symbol
} foreign[] = {BND_FOREIGN(BND_FOREIGN_ROW) BND_FOREIGN_IN_C(BND_FOREIGN_IN_C_ROW)};
constexpr int number_of_foreign = sizeof foreign / sizeof *foreign;

template <typename Row, size_t size>
const Row *row_of(const Row (&rows)[size], const char *symbol)
{
    for (const Row &row : rows)
        if (!strcmp(row.symbol, symbol))
            return &row;
    return nullptr;
}

// The bits of the buffers' addresses, for bnd_is_not_sentinel.
void set_filter()
{
#define BND_LISTED(sentinel) BND_SENTINEL_POINTER(sentinel),
    const char *const buffers[] = {BND_SENTINELS_OF_bnd_bottom(BND_LISTED) BND_SENTINELS_OF_bnd_in_place(BND_LISTED)
                                       BND_SENTINELS_OF_bnd_buffer_automatic(BND_LISTED)};
    uintptr_t differing = 0;
    const auto first = reinterpret_cast<uintptr_t>(buffers[0]);
    for (const char *buffer : buffers)
        differing |= reinterpret_cast<uintptr_t>(buffer) ^ first;
    bnd_sentinel_filter = {first & ~differing, ~differing};
}

// Whether the object can call the wrappers that are linked with this check, or can pass its addresses to their callers. The MPI's C
// library does neither, and may have addresses of its own: dlopen with RTLD_DEEPBIND leaves them to it.
bool can_meet(const char *object, const char *ours)
{
    if (bnd::defines(object, "PMPI_Init") && !bnd::calls_prefix(object, "mpi_") && strcmp(object, ours))
        return false;
    return bnd::share_scope(object, ours) || (bnd::share_scope("", ours) && bnd::calls_prefix(object, "mpi_"));
}

bool differs(const bnd::Use &use)
{
    const Sentinel *const sentinel = row_of(sentinels, use.symbol);
    if (!sentinel || use.address == sentinel->address || !can_meet(use.object, our_object()))
        return false;
    fprintf(stderr,
            "Bindery: %s: has %s at another address than %s; link all parts of the process with the shared library: "
            "no -static-bindery, no -Bsymbolic, no hidden symbols\n",
            called(use.object), sentinel->constant, called(our_object()));
    return true;
}

bool is_not_ours(const char *procedure, const char *version)
{
    const char *const found = receiver(procedure, version), *const here = our_object();
    return found && here && strcmp(found, here);
}

// Intel MPI's own bindings for INTEGERs of 8 bytes: its constants have other values than ours, MPI_INTEGER among them.
constexpr char other_bindings[] = "libmpi_ilp64.";

bool reaches_us(const char *procedure, const char *version)
{
    const char *const found = receiver(procedure, version), *const here = our_object();
    return found && here && !strcmp(found, here);
}

bool has_calls_for_us(const char *object) { return bnd::calls_prefix(object, "mpi_", reaches_us); }

bool is_any_caller_of_other_bindings()
{
    const char *const caller = bnd::object_that_needs(other_bindings, has_calls_for_us);
    if (caller)
        fprintf(stderr,
                "Bindery: %s: was linked with the MPI's own bindings for INTEGERs of 8 bytes (%.*s), and %s gets its "
                "calls; leave that out, or compile it with Bindery's mpifort -i8\n",
                called(caller), static_cast<int>(sizeof other_bindings - 2), other_bindings, called(our_object()));
    return caller;
}

// Where the MPI's own Fortran library comes first, it gets the calls: it must know the symbols. It is found by a PMPI name, which
// tools do not define.
bool is_misread(const bnd::Use &use, const void *data)
{
    const auto first = static_cast<const char *>(data);
    const char *const here = our_object();
    if (!here || !strcmp(use.object, here) || !strcmp(use.object, first) || bnd::scope_defines(first, use.symbol))
        return false;
    const Sentinel *const sentinel = row_of(sentinels, use.symbol);
    if (!sentinel || !bnd::calls_prefix(use.object, "mpi_", is_not_ours))
        return false;
    fprintf(stderr,
            "Bindery: %s: uses %s as these bindings have it, and %s, which gets its calls, does not know it; link the "
            "program with the mpifort of these bindings\n",
            called(use.object), sentinel->constant, called(first));
    return true;
}

// The user may not be able to compile a library: then the bindings that it was linked with have to come first.
void report_foreign(const char *object, const char *mpi)
{
    const bool is_library = *object && strcmp(object, our_object());
    fprintf(stderr,
            "Bindery: %s: has parts compiled with the mpif.h or the modules of %s, and %s, which gets its calls, has "
            "bindings of another kind; compile them with the mpifort of these bindings%s\n",
            called(object), mpi, called(our_object()),
            is_library ? ", or load the bindings of its own first (LD_PRELOAD)" : "");
}

// Other bindings have such symbols too, and get no call where ours come first.
bool has_bindings(const char *object)
{
    return bnd::defines(object, BND_TEXT(BND_LINKED(pmpi_init, PMPI_INIT))) ||
           bnd::defines(object, BND_TEXT(BND_LINKED(pmpi_init_f08, PMPI_INIT_F08)));
}

bool is_foreign(const bnd::Use &use)
{
    const Foreign *const found = row_of(foreign, use.symbol);
    if (!found || has_bindings(use.object) || !bnd::calls_prefix(use.object, "mpi_", bnd::is_of_our_kind))
        return false;
    report_foreign(use.object, found->mpi);
    return true;
}

bool has_foreign_parts()
{
    const char *const here = our_object();
    for (const Foreign &symbol : foreign) {
        const char *const object = symbol.address ? bnd::object_of(symbol.address) : nullptr;
        if (!object || !here || strcmp(object, here))
            continue;
        report_foreign(object, symbol.mpi);
        return true;
    }
    return false;
}

bool is_wrong(const bnd::Use &use, const void *) { return differs(use) || is_foreign(use); }

}  // namespace

extern "C" int bnd_is_check_wanted(void)
{
    const char *const chosen = getenv("BINDERY_CHECK_ADDRESSES");
    return !chosen || strcmp(chosen, "0");
}

extern "C" void bnd_check_addresses(void)
{
    bnd_set_status_variables();
    if (!bnd_is_check_wanted())
        return;
    const char *symbols[number + number_of_foreign];
    for (int i = 0; i < number; i++)
        symbols[i] = sentinels[i].symbol;
    for (int i = 0; i < number_of_foreign; i++)
        symbols[number + i] = foreign[i].symbol;
    if (bnd::is_other_mpi() || bnd::is_any_caller_misbound() || is_any_caller_of_other_bindings() ||
        has_foreign_parts() || bnd::each_use(symbols, number + number_of_foreign, is_wrong, nullptr))
        bnd_end_process();
    const char *const any = BND_TEXT(BND_LINKED(pmpi_init, PMPI_INIT));
    const char *const version = BND_SYMBOL_VERSION;
    if (is_not_ours(any, version) && bnd::each_use(symbols, number, is_misread, receiver(any, version)))
        bnd_end_process();
}

// Every object that starts with the process is relocated by now; what dlopen brings later is seen when MPI is initialized.
[[gnu::constructor]] static void at_start()
{
    set_filter();
    if (bnd_is_check_wanted() && bnd::are_own_wrappers_replaced())
        bnd_end_process();
    bnd_check_addresses();  // perhaps another object's
}
