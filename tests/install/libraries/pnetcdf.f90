! PnetCDF, as Debian has it, whose Fortran interface was compiled with the MPI's own mpif.h: each process writes its part of a variable
! and reads that of its neighbour.
program main
    use mpi_f08
    implicit none
    include 'pnetcdf.inc'
    integer, parameter :: part = 5
    integer :: rank, processes, file, dimension, variable, i, wrong, status, ierror
    integer(MPI_OFFSET_KIND) :: start(1), count(1)
    integer :: written(part), got(part)
    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_size(MPI_COMM_WORLD, processes)
    wrong = 0
    call good(nfmpi_create(MPI_COMM_WORLD%MPI_VAL, 'part.nc', NF_CLOBBER, MPI_INFO_NULL%MPI_VAL, file))
    call good(nfmpi_def_dim(file, 'x', int(part * processes, MPI_OFFSET_KIND), dimension))
    call good(nfmpi_def_var(file, 'v', NF_INT, 1, [dimension], variable))
    call good(nfmpi_put_att_text(file, NF_GLOBAL, 'title', 5_MPI_OFFSET_KIND, 'parts'))
    call good(nfmpi_enddef(file))
    start = rank * part + 1
    count = part
    written = [(100 * rank + i, i = 1, part)]
    call good(nfmpi_put_vara_int_all(file, variable, start, count, written))
    call good(nfmpi_close(file))
    call good(nfmpi_open(MPI_COMM_WORLD%MPI_VAL, 'part.nc', NF_NOWRITE, MPI_INFO_NULL%MPI_VAL, file))
    call good(nfmpi_inq_varid(file, 'v', variable))
    start = mod(rank + 1, processes) * part + 1
    call good(nfmpi_get_vara_int_all(file, variable, start, count, got))
    call good(nfmpi_close(file))
    if (any(got /= [(100 * mod(rank + 1, processes) + i, i = 1, part)])) wrong = wrong + 1
    call MPI_Allreduce(MPI_IN_PLACE, wrong, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
    if (rank == 0) print '(a)', merge('right', 'wrong', wrong == 0)
    call MPI_Finalize(ierror)
contains
    subroutine good(code)
        integer, intent(in) :: code
        if (code == NF_NOERR) return
        print *, nfmpi_strerror(code)
        wrong = wrong + 1
    end subroutine
end program
