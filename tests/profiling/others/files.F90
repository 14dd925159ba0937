! A file opened, written twice, read and closed, in the dialect that DIALECT_xxx says; its name is the first argument.
#if defined(DIALECT_f08)
#define FILE type(MPI_File)
#define USES use mpi_f08
#elif defined(DIALECT_mpi)
#define FILE integer
#define USES use mpi
#else
#define FILE integer
#define USES
#endif
program files
    USES
    implicit none
#if defined(DIALECT_mpifh)
    include 'mpif.h'
#endif
    FILE :: file
    character(len=1000) :: name
    integer :: rank, ierror, numbers(4)
    integer(MPI_OFFSET_KIND) :: at
    call get_command_argument(1, name)
    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    numbers = rank
    at = 16 * rank
    call MPI_File_open(MPI_COMM_WORLD, name, ior(MPI_MODE_CREATE, MPI_MODE_RDWR), MPI_INFO_NULL, file, ierror)
    call MPI_File_write_at(file, at, numbers, 4, MPI_INTEGER, MPI_STATUS_IGNORE, ierror)
    call MPI_File_write_at_all(file, at, numbers, 4, MPI_INTEGER, MPI_STATUS_IGNORE, ierror)
    call MPI_File_read_at_all(file, at, numbers, 4, MPI_INTEGER, MPI_STATUS_IGNORE, ierror)
    call MPI_File_close(file, ierror)
    call MPI_Finalize(ierror)
end program
