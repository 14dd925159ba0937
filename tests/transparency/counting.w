// A PMPI tool made by `bindery wrap` for every routine: it counts and forwards.
#include "count.h"

enum { {{forallfn foo}}ID_{{foo}}, {{endforallfn}} COUNT };
static const char *const names[] = { {{forallfn foo}}"{{foo}}", {{endforallfn}} "" };
static _Atomic long calls[COUNT];
COUNT_WRITER("w", COUNT)

{{fnall foo}}
    ++calls[ID_{{foo}}];
    {{callfn}}
{{endfnall}}
