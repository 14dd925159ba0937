// Values of a function, and macros that compute; {{fn in a comment}} is text.
enum {
{{forallfn foo MPI_Pcontrol}}    ID_{{foo}} = {{fn_num}},
{{endforallfn}}    COUNT = {{last_num}} + 1 };
static double time_{{fileno}}; /* {{fileno}} */
{{foreachfn foo MPI_Send MPI_Finalize MPI_Wtime}}
{{ret_type}} {{retType}} {{foo}} {{nargs}}
[{{args}}] [{{types}}] [{{formals}}] {{argList}} {{argTypeList}} {{argTypeListVoid}} x{{argListOpen}} x{{argTypeListOpen}}
{{sub {{foo}} '^MPI_' NQJ_}} {{sub {{types}} const VOLATILE}} {{sub now foo MPI "m p i"}}{{now}}
{{zip {{types}} {{args}}}} | {{filter '^MPI_' {{formals}}}} | {{list first {{args}} "a last one"}}
{{def mine {{list newarg {{args}}}}}}{{mine}} {{mine 0}} {{def text {{ret_type}}}}{{text}}
{{endforeachfn}}
{{foreachfn foo MPI_Send}}{{0}} {{1}} {{get_arg 2}} {{args 3}} {{args -1}} {{formals 0}} {{types 5}} {{buf}} {{dest}}{{endforeachfn}}
{{foreachfn foo MPI_Pcontrol}}{{foo}}({{formals}}) {{args}} {{nargs}}{{endforeachfn}}
{{def everywhere 1}}{{everywhere}}
{{foreachfn comm MPI_Finalize}}{{foreachfn foo MPI_Comm_rank MPI_Comm_dup}}{{comm}} {{foo}}({{0}}) {{endforeachfn}}{{endforeachfn}}
