{{decls}}
#include "tool.h" /* for {{fileno}} */
{{enddecls}}
int once;
{{fn foo MPI_Send MPI_Comm_rank}} {{callfn}} once++; {{endfn}}
{{fn foo MPI_Comm_rank}} {{callfn}} twice++; {{endfn}}
