// The cells behind MPI_BOTTOM, MPI_IN_PLACE and their like, and the check that the whole process knows each at one address (R89-R91).
// A shared object that has cells of its own makes of MPI_IN_PLACE a buffer like any other: that is found here, before anything is sent.
#include "bnd_fortran.h"
#include "loaded.h"

#include <stdio.h>
#include <string.h>

extern "C" {

// Sizes and alignments serve every compiler's COMMON; fortran/modules/README.md has the table.
#define BND_CELL(name, size) alignas(64) extern const char BND_COMMON(name)[size] = {}
BND_CELL(bnd_bottom, 4);
BND_CELL(bnd_in_place, 4);
BND_CELL(bnd_buffer_automatic, 4);
BND_CELL(bnd_status_ignore, sizeof(MPI_Status));
BND_CELL(bnd_statuses_ignore, sizeof(MPI_Status));
BND_CELL(bnd_f08_status_ignore, sizeof(MPI_Status));
BND_CELL(bnd_f08_statuses_ignore, sizeof(MPI_Status));
BND_CELL(bnd_errcodes_ignore, 4);
BND_CELL(bnd_argv_null, 1);
BND_CELL(bnd_argvs_null, 1);
BND_CELL(bnd_unweighted, 4);
BND_CELL(bnd_weights_empty, 4);

} // extern "C"

namespace {

#define BND_TEXT_EXPANDED(text) #text
#define BND_TEXT(text) BND_TEXT_EXPANDED(text)
#define BND_ROW(name, constant) {BND_TEXT(BND_COMMON(name)), #constant, BND_COMMON(name)}
const struct Cell {
    const char *symbol, *constant;
    const void *address; // as the wrappers know it that this is linked with
} cells[] = {
    BND_ROW(bnd_bottom, MPI_BOTTOM),
    BND_ROW(bnd_in_place, MPI_IN_PLACE),
    BND_ROW(bnd_buffer_automatic, MPI_BUFFER_AUTOMATIC),
    BND_ROW(bnd_status_ignore, MPI_STATUS_IGNORE),
    BND_ROW(bnd_statuses_ignore, MPI_STATUSES_IGNORE),
    BND_ROW(bnd_f08_status_ignore, MPI_STATUS_IGNORE),
    BND_ROW(bnd_f08_statuses_ignore, MPI_STATUSES_IGNORE),
    BND_ROW(bnd_errcodes_ignore, MPI_ERRCODES_IGNORE),
    BND_ROW(bnd_argv_null, MPI_ARGV_NULL),
    BND_ROW(bnd_argvs_null, MPI_ARGVS_NULL),
    BND_ROW(bnd_unweighted, MPI_UNWEIGHTED),
    BND_ROW(bnd_weights_empty, MPI_WEIGHTS_EMPTY),
};
#undef BND_ROW

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
