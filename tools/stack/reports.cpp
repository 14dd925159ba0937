#include "reports.h"

#include <errno.h>
#include <initializer_list>
#include <stdlib.h>
#include <unistd.h>

#include "message.h"
#include "process.h"

namespace bnd::stack {

namespace {

// One of several processes reports.
bool is_first_rank()
{
    for (const char *name : {"OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK", "SLURM_PROCID"})
        if (const char *value = getenv(name))
            return !strcmp(value, "0");
    return true;
}

}  // namespace

void report_stack(int in_c)
{
    for (int i = 1; i <= self.tools; i++)
        report("%s[%d]: %d. %s, %d routines", program_invocation_short_name, static_cast<int>(getpid()), i,
               self.paths[i - 1], self.routines.count(i));
    if (in_c)
        report("%s[%d]: %d names of Fortran reach the tools as MPI_X, since one of them has that name alone",
               program_invocation_short_name, static_cast<int>(getpid()), in_c);
}

// Bindings that call PMPI_X in mpi_x_ show the program's calls to no tool in C.
void report_hidden()
{
    const char *first = nullptr;
    int names = 0, tool = 0;
    for (const object &each : self.objects)
        for (size_t i = 0; !each.implements_mpi && each.tool == no_tool && i < each.symbol_count; i++) {
            const char *name = each.name_of(each.symbols[i]);
            const routine_name parsed = parse(name);
            if (each.symbols[i].st_shndx != SHN_UNDEF || !parsed || parsed.profiling)
                continue;
            const int blind = self.routines.blind_tool(parsed);
            if (!blind || !self.objects.mpi_function(name) ||
                self.objects.calls_in_mpi(name, plain_name(self.routines.in_c(parsed)->name).text))
                continue;
            first = first ? first : name;
            tool = tool ? tool : blind;
            names++;
        }
    if (!names || !is_first_rank())
        return;
    const routine *taken = self.routines.find(parse(first));
    const uintptr_t function = taken ? self.routines.next(*taken, 1) : 0;
    const object *taker = function ? self.objects.find(function) : nullptr;
    char more[64] = "";
    if (names > 1)
        snprintf(more, sizeof more, ", nor %d more calls of Fortran", names - 1);
    report("%s does not see %s%s%s%s: the MPI's bindings call PMPI_X there; put bindery-intercept before the program",
           self.paths[tool - 1], first, taker ? ", which goes to " : "", taker ? taker->path : "", more);
}

}  // namespace bnd::stack
