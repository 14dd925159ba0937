#define TABLE \
{{foreachfn foo MPI_Send MPI_Send_c}}    ROW({{foo}}) \
{{endforeachfn}}
{{foreachfn foo MPI_Send MPI_Session_init MPI_Comm_dup_with_info}}static int {{foo}}_calls;{{endforeachfn}}
{{fn foo MPI_Send MPI_Address MPI_Aint_add}} {{callfn}}
{{endfn}}
