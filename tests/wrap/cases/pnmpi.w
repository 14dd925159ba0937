// With two iterators, as in PnMPI's old generator.
{{forallfnpp shifted name MPI_Pcontrol}}
#define Internal_{{name}} {{shifted}}
{{retType}} {{shifted}}{{argTypeListVoid}};
{{endforallfnpp}}
{{forallfortranfn fortran name MPI_Type_extent}}{{fortran}} calls {{name}}
{{endforallfortranfn}}
