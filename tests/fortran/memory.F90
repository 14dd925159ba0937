! Memory and buffers that MPI gives and takes back (R37, R86, R92), sizes (R43) and registers (R42), one process.
#include "dialect.inc"
program memory
    use, intrinsic :: iso_c_binding
    USES
    implicit none
    HEADER
    interface
        subroutine remember(number)
            integer, intent(inout) :: number
        end subroutine
        subroutine change()
        end subroutine
    end interface
    integer :: ierror, checks = 0, wrong = 0
    call MPI_Init(ierror)
    call detach()
    call allocate_one()
    call allocate_shared()
    call registers()
    call addresses()
    call sizes()
#if !defined(DIALECT_mpifh)
    call sizes_of_anything()
#endif
    call MPI_Finalize(ierror)
    print '(i0, a, i0, a)', checks, ' checks, ', wrong, ' wrong'

contains

#include "counted.inc"

    subroutine detach()
        integer, target, save :: buffer(1000)
        integer, target :: here(1000) ! gfortran forgets that a callee may keep the address, unless it says so
        integer :: bytes
#if defined(DIALECT_f08)
        type(c_ptr) :: address
        call MPI_Buffer_attach(buffer, 4000, ierror)
        call MPI_Buffer_detach(address, bytes, ierror)
        call check('the detached buffer', c_associated(address, c_loc(buffer)) .and. bytes == 4000)
        call MPI_Buffer_attach(here, 4000, ierror)
        call MPI_Buffer_detach(address, bytes, ierror)
        call check('the detached buffer on the stack', c_associated(address, c_loc(here)))
        call PMPI_Buffer_attach(buffer, 3000, ierror)
        call PMPI_Buffer_detach(address, bytes, ierror)
        call check('the detached buffer, PMPI', c_associated(address, c_loc(buffer)) .and. bytes == 3000)
#else
        integer(kind=MPI_ADDRESS_KIND) :: guard(3)
        guard = -77
        call MPI_Buffer_attach(buffer, 4000, ierror)
        call MPI_Buffer_detach(guard(2), bytes, ierror)
        call check('the size of a detached buffer', bytes == 4000 .and. all(guard == -77))
#endif
    end subroutine

    ! A sentinel but MPI_BOTTOM is a place in memory: a library learns so where MPI_IN_PLACE is.
    subroutine addresses()
        integer(kind=MPI_ADDRESS_KIND) :: address
        call MPI_Get_address(MPI_BOTTOM, address, ierror)
        call check('the address of MPI_BOTTOM', address == 0)
        call MPI_Get_address(MPI_IN_PLACE, address, ierror)
        call check('the address of MPI_IN_PLACE', address == loc(MPI_IN_PLACE))
        call PMPI_Get_address(MPI_IN_PLACE, address, ierror)
        call check('the address of MPI_IN_PLACE, PMPI', address == loc(MPI_IN_PLACE))
#if defined(BND_HAS_MPI_BUFFER_AUTOMATIC)
        call MPI_Get_address(MPI_BUFFER_AUTOMATIC, address, ierror)
        call check('the address of MPI_BUFFER_AUTOMATIC', address == loc(MPI_BUFFER_AUTOMATIC))
#endif
        call MPI_Get_address(MPI_STATUS_IGNORE, address, ierror)
        call check('the address of MPI_STATUS_IGNORE', address == loc(MPI_STATUS_IGNORE))
        call MPI_Get_address(MPI_UNWEIGHTED, address, ierror)
        call check('the address of MPI_UNWEIGHTED', address == loc(MPI_UNWEIGHTED))
    end subroutine

    ! 80 bytes, by every name that there is.
    subroutine allocate_one()
        type(c_ptr) :: base
        integer(kind=MPI_ADDRESS_KIND) :: bytes, address
        bytes = 80
#if defined(DIALECT_mpifh)
        call MPI_ALLOC_MEM_CPTR(bytes, MPI_INFO_NULL, base, ierror)
        call use_it('Alloc_mem_cptr', base)
        call PMPI_ALLOC_MEM_CPTR(bytes, MPI_INFO_NULL, base, ierror)
        call use_it('PMPI_Alloc_mem_cptr', base)
#else
        call MPI_Alloc_mem(bytes, MPI_INFO_NULL, base, ierror)
        call use_it('Alloc_mem', base)
        call PMPI_Alloc_mem(bytes, MPI_INFO_NULL, base, ierror)
        call use_it('PMPI_Alloc_mem', base)
#endif
#if !defined(DIALECT_f08)
        call MPI_Alloc_mem(bytes, MPI_INFO_NULL, address, ierror)
        call use_it('Alloc_mem, an integer', transfer(address, base))
#else
        address = 0
#endif
    end subroutine

    subroutine use_it(name, base)
        character(len=*), intent(in) :: name
        type(c_ptr), intent(in) :: base
        double precision, pointer :: numbers(:)
        call check(name, c_associated(base) .and. ierror == MPI_SUCCESS)
        call c_f_pointer(base, numbers, [10])
        numbers = 1.5d0
        call check(name // ' can be written', sum(numbers) == 15)
        call MPI_Free_mem(numbers, ierror)
        call check(name // ' can be freed', ierror == MPI_SUCCESS)
    end subroutine

    subroutine allocate_shared()
        HANDLE(MPI_Win) :: win
        type(c_ptr) :: base, asked
        integer(kind=MPI_ADDRESS_KIND) :: bytes, told
        integer :: unit
        integer, pointer :: first, other
        bytes = 64
#if defined(DIALECT_mpifh)
        call MPI_WIN_ALLOCATE_SHARED_CPTR(bytes, 4, MPI_INFO_NULL, MPI_COMM_SELF, base, win, ierror)
        call MPI_WIN_SHARED_QUERY_CPTR(win, 0, told, unit, asked, ierror)
#else
        call MPI_Win_allocate_shared(bytes, 4, MPI_INFO_NULL, MPI_COMM_SELF, base, win, ierror)
        call MPI_Win_shared_query(win, 0, told, unit, asked, ierror)
#endif
        call check('Win_shared_query', told == 64 .and. unit == 4 .and. c_associated(asked))
        call c_f_pointer(base, first)
        call c_f_pointer(asked, other)
        first = 77
        call check('shared memory', other == 77)
        call MPI_Win_free(win, ierror)
#if defined(DIALECT_mpifh)
        call PMPI_WIN_ALLOCATE_CPTR(bytes, 4, MPI_INFO_NULL, MPI_COMM_SELF, base, win, ierror)
#else
        call PMPI_Win_allocate(bytes, 4, MPI_INFO_NULL, MPI_COMM_SELF, base, win, ierror)
#endif
        call check('Win_allocate', c_associated(base))
        call MPI_Win_free(win, ierror)
    end subroutine

    ! `remember` keeps the address of the number, and `change` writes there, as MPI_Irecv and MPI_Wait may. An optimizer that knows only
    ! what Fortran says takes the number for unchanged, as it does without MPI_F_sync_reg: else this would test nothing.
    subroutine registers()
        integer :: synced, stale
        call change_and_sync(synced)
        call check('F_sync_reg', synced == 42)
        call change_alone(stale)
#if defined(__GFORTRAN__)
        call check('a register without F_sync_reg', stale == 1)
#endif
        call MPI_F_sync_reg(synced)
        synced = 43
        call PMPI_F_sync_reg(synced)
        call check('PMPI_F_sync_reg', synced == 43)
    end subroutine

    subroutine change_and_sync(after)
        integer, intent(out) :: after
        integer :: number
        number = 1
        call remember(number)
        if (number /= 1) return
        call change()
        call MPI_F_sync_reg(number)
        after = number
    end subroutine

    subroutine change_alone(after)
        integer, intent(out) :: after
        integer :: number
        number = 1
        call remember(number)
        if (number /= 1) return
        call change()
        after = number
    end subroutine

    subroutine sizes()
        integer(1) :: tiny
        integer(2) :: short(3)
        integer(8) :: long(2, 2)
        real :: cube(2, 2, 2)
        double precision :: real8
        complex :: pair(4)
        complex(kind(1d0)), allocatable :: wide(:, :)
        logical :: truth
        character(len=7) :: word
        character(len=3) :: words(2, 2)
        integer :: bytes
        call MPI_Sizeof(tiny, bytes, ierror)
        call check('Sizeof of INTEGER(1)', bytes == 1 .and. ierror == MPI_SUCCESS)
        call MPI_Sizeof(short, bytes, ierror)
        call check('Sizeof of INTEGER(2)', bytes == 2)
        call MPI_Sizeof(short(1:3:2), bytes, ierror)
        call check('Sizeof of a section', bytes == 2)
        call PMPI_Sizeof(long, bytes, ierror)
        call check('Sizeof of INTEGER(8), rank 2', bytes == 8)
        call MPI_Sizeof(long(1, 2), bytes, ierror)
        call check('Sizeof of an element', bytes == 8)
        call MPI_Sizeof(cube, bytes, ierror)
        call check('Sizeof of REAL, rank 3', bytes == 4)
        call MPI_Sizeof(real8, bytes, ierror)
        call check('Sizeof of DOUBLE PRECISION', bytes == 8)
        call MPI_Sizeof(pair, bytes, ierror)
        call check('Sizeof of COMPLEX', bytes == 8)
        allocate (wide(2, 3))
        call MPI_Sizeof(wide, bytes, ierror)
        call check('Sizeof of a double complex, rank 2', bytes == 16)
        call MPI_Sizeof(wide(:, 2:1), bytes, ierror)
        call check('Sizeof of nothing', bytes == 16)
        call MPI_Sizeof(truth, bytes, ierror)
        call check('Sizeof of LOGICAL', bytes == storage_size(truth) / 8)
        call MPI_Sizeof(word, bytes, ierror)
        call check('Sizeof of CHARACTER(7)', bytes == 7)
        call PMPI_Sizeof(words, bytes, ierror)
        call check('Sizeof of CHARACTER(3), rank 2', bytes == 3)
    end subroutine

#if !defined(DIALECT_mpifh)
    ! Beyond what the standard asks for.
    subroutine sizes_of_anything()
        type :: particle
            double precision :: place(3)
            integer :: kind
        end type
        type(particle) :: one, many(2)
        character(len=7) :: word, words(2, 2)
        integer :: bytes
        one%kind = 0
        call MPI_Sizeof(one, bytes, ierror)
        call check('Sizeof of a derived type', bytes == storage_size(one) / 8)
        call MPI_Sizeof(many, bytes, ierror)
        call check('Sizeof of derived types', bytes == storage_size(one) / 8)
        call MPI_Sizeof(word, bytes, ierror)
        call check('Sizeof of CHARACTER(7)', bytes == 7)
        call MPI_Sizeof(words, bytes, ierror)
        call check('Sizeof of CHARACTER(7), rank 2', bytes == 7)
        call any_number(1_2, [1_8, 2_8])
    end subroutine

    subroutine any_number(short, long)
        class(*), intent(in) :: short, long(:)
        integer :: bytes
        call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
        call MPI_Sizeof(short, bytes, ierror)
#if defined(__GFORTRAN__)
        ! Its descriptor does not tell.
        call check('Sizeof of CLASS(*) is refused', ierror /= MPI_SUCCESS)
#else
        call check('Sizeof of CLASS(*)', bytes == 2)
#endif
        call MPI_Sizeof(long, bytes, ierror)
        call check('Sizeof of CLASS(*), rank 1', bytes == 8)
    end subroutine
#endif

end program
