#include <stdlib.h>
static int calls;

{{fnall foo MPI_Pcontrol}} {
    calls++;
    {{callfn}}
}{{endfnall}}

static void report(void) { printf("tool: %d calls\n", calls); }

__attribute__((constructor)) static void wrap_all(void)
{
    {{forallfn foo MPI_Pcontrol}}gotcha_wrap(&wrap_{{foo}}_binding, 1, "counter");
    {{endforallfn}}
    atexit(report);
}
