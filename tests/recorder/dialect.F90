! The callers of old Fortran use this: nothing, so that all interfaces are implicit; with -DREC_MPI the module mpi, except for functions,
! which the callers declare themselves.
module rec_dialect
#ifdef REC_MPI
    use mpi, rec_add => MPI_AINT_ADD, rec_padd => PMPI_AINT_ADD, rec_diff => MPI_AINT_DIFF, rec_pdiff => PMPI_AINT_DIFF, &
        rec_wtick => MPI_WTICK, rec_pwtick => PMPI_WTICK, rec_wtime => MPI_WTIME, rec_pwtime => PMPI_WTIME
#endif
    implicit none
end module
