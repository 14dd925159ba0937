// The cells behind MPI_BOTTOM, MPI_IN_PLACE and their like, and the check that the whole process knows each at one address (R89-R91).
// A shared object that has cells of its own makes of MPI_IN_PLACE a buffer like any other: that is found here, before anything is sent.
#include "bnd_fortran.h"
#include "loaded.h"
#include "statuses.h"

#include <stdio.h>
#include <string.h>

extern "C" {

// Sizes and alignments serve every compiler's COMMON; fortran/modules/README.md has the table.
#define BND_DEFINE_CELL(block, bytes, constant) alignas(64) extern const char BND_COMMON(block)[bytes] = {};
BND_CELLS(BND_DEFINE_CELL)

} // extern "C"

namespace {

#define BND_TEXT_EXPANDED(text) #text
#define BND_TEXT(text) BND_TEXT_EXPANDED(text)
#define BND_ROW(block, bytes, constant) {BND_TEXT(BND_COMMON(block)), constant, BND_COMMON(block)},
const struct Cell {
    const char *symbol, *constant;
    const void *address; // as the wrappers know it that this is linked with
} cells[] = {
    BND_CELLS(BND_ROW)
};

const char *called(const char *object)
{
    return object && *object ? object : "the program";
}

bool differs(const bnd::Use &use, const void *ours)
{
    for (const Cell &cell : cells) {
        if (strcmp(use.symbol, cell.symbol) || use.address == cell.address) continue;
        fprintf(stderr, "Bindery: %s: has %s at another address than %s; link all parts of the process with the shared library: "
            "no -static-bindery, no -Bsymbolic, no hidden symbols\n", called(use.object), cell.constant, called(bnd::object_of(ours)));
        return true;
    }
    return false;
}

} // namespace

extern "C" void bnd_check_addresses(void)
{
    bnd_set_status_variables();
    const char *symbols[sizeof cells / sizeof *cells];
    int count = 0;
    char prefix[] = "bnd_";
    memcpy(prefix, cells[0].symbol, sizeof prefix - 1); // in the compiler's case
    for (const Cell &cell : cells) symbols[count++] = cell.symbol;
    if (bnd::each_use(symbols, count, prefix, differs, reinterpret_cast<const void *>(&bnd_check_addresses))) abort();
}

// Every object that starts with the process is relocated by now; what dlopen brings later is seen when MPI is initialized.
[[gnu::constructor]] static void at_start()
{
    bnd_check_addresses();
}
