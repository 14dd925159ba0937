/* {{fn foo MPI_Send}} in a comment is text {{endfn}} */
static int m[2][2] = {{1, 2}, {3, 4}}, n[1] = {{0x1}}, *p = {{NULL, 0}};
static const char *url = "http://{{fileno}}.example", *quoted = "\"// {{fileno}}", quote = '"';  // {{fileno}}
#define LONG \
    {{fileno}}
{{fn foo   MPI_Finalize /* the last one */ // and no other
}}{
    {{callfn}}
}{{endfn}}}}
{{foreachfn {{list foo MPI_Init}}}}{{{foo}}}{{endforeachfn}}
{{foreachfn foo {{list MPI_Init MPI_Finalize}} MPI_Nothing? MPI_Bcast?}}{{foo}} {{endforeachfn}}
