{{fn foo MPI_Comm_rank}}
    int rank, size = f(1, 2), *comm = 0; // comm
    {{callfn}} use({{args}}, rank, {{rank}}, {{1}});
{{endfn}}
{{fn foo MPI_Comm_dup}} {
    use(comm);
    { MPI_Comm comm = 0, *newcomm; use(comm); }
    for (int newcomm2 = 0; newcomm2; newcomm2++) {{callfn}}
    return comm; }
{{endfn}}
{{fn newcomm MPI_Comm_dup?}} {
    const std::vector<int> newcomm(3);
#define int comm;
    {{newcomm}}_{{1}}({{comm}} * 2, "int comm;");
}
{{endfn}}
