/* Do not edit: `bindery generate` writes this from specs/routines/files.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "files", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_File_close
void rec_mpifh_mpi_file_close(void);
void rec_mpifh_pmpi_file_close(void);
#endif
static void call_MPI_File_close(int profiled)
{
#if REC_HAS_MPI_File_close
    if (profiled) rec_mpifh_pmpi_file_close();
    else rec_mpifh_mpi_file_close();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_delete
void rec_mpifh_mpi_file_delete(void);
void rec_mpifh_pmpi_file_delete(void);
#endif
static void call_MPI_File_delete(int profiled)
{
#if REC_HAS_MPI_File_delete
    if (profiled) rec_mpifh_pmpi_file_delete();
    else rec_mpifh_mpi_file_delete();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_get_amode
void rec_mpifh_mpi_file_get_amode(void);
void rec_mpifh_pmpi_file_get_amode(void);
#endif
static void call_MPI_File_get_amode(int profiled)
{
#if REC_HAS_MPI_File_get_amode
    if (profiled) rec_mpifh_pmpi_file_get_amode();
    else rec_mpifh_mpi_file_get_amode();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_get_atomicity
void rec_mpifh_mpi_file_get_atomicity(void);
void rec_mpifh_pmpi_file_get_atomicity(void);
#endif
static void call_MPI_File_get_atomicity(int profiled)
{
#if REC_HAS_MPI_File_get_atomicity
    if (profiled) rec_mpifh_pmpi_file_get_atomicity();
    else rec_mpifh_mpi_file_get_atomicity();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_get_byte_offset
void rec_mpifh_mpi_file_get_byte_offset(void);
void rec_mpifh_pmpi_file_get_byte_offset(void);
#endif
static void call_MPI_File_get_byte_offset(int profiled)
{
#if REC_HAS_MPI_File_get_byte_offset
    if (profiled) rec_mpifh_pmpi_file_get_byte_offset();
    else rec_mpifh_mpi_file_get_byte_offset();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_get_group
void rec_mpifh_mpi_file_get_group(void);
void rec_mpifh_pmpi_file_get_group(void);
#endif
static void call_MPI_File_get_group(int profiled)
{
#if REC_HAS_MPI_File_get_group
    if (profiled) rec_mpifh_pmpi_file_get_group();
    else rec_mpifh_mpi_file_get_group();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_get_info
void rec_mpifh_mpi_file_get_info(void);
void rec_mpifh_pmpi_file_get_info(void);
#endif
static void call_MPI_File_get_info(int profiled)
{
#if REC_HAS_MPI_File_get_info
    if (profiled) rec_mpifh_pmpi_file_get_info();
    else rec_mpifh_mpi_file_get_info();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_get_position
void rec_mpifh_mpi_file_get_position(void);
void rec_mpifh_pmpi_file_get_position(void);
#endif
static void call_MPI_File_get_position(int profiled)
{
#if REC_HAS_MPI_File_get_position
    if (profiled) rec_mpifh_pmpi_file_get_position();
    else rec_mpifh_mpi_file_get_position();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_get_position_shared
void rec_mpifh_mpi_file_get_position_shared(void);
void rec_mpifh_pmpi_file_get_position_shared(void);
#endif
static void call_MPI_File_get_position_shared(int profiled)
{
#if REC_HAS_MPI_File_get_position_shared
    if (profiled) rec_mpifh_pmpi_file_get_position_shared();
    else rec_mpifh_mpi_file_get_position_shared();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_get_size
void rec_mpifh_mpi_file_get_size(void);
void rec_mpifh_pmpi_file_get_size(void);
#endif
static void call_MPI_File_get_size(int profiled)
{
#if REC_HAS_MPI_File_get_size
    if (profiled) rec_mpifh_pmpi_file_get_size();
    else rec_mpifh_mpi_file_get_size();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_get_type_extent
void rec_mpifh_mpi_file_get_type_extent(void);
void rec_mpifh_pmpi_file_get_type_extent(void);
#endif
static void call_MPI_File_get_type_extent(int profiled)
{
#if REC_HAS_MPI_File_get_type_extent
    if (profiled) rec_mpifh_pmpi_file_get_type_extent();
    else rec_mpifh_mpi_file_get_type_extent();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_get_view
void rec_mpifh_mpi_file_get_view(void);
void rec_mpifh_pmpi_file_get_view(void);
#endif
static void call_MPI_File_get_view(int profiled)
{
#if REC_HAS_MPI_File_get_view
    if (profiled) rec_mpifh_pmpi_file_get_view();
    else rec_mpifh_mpi_file_get_view();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iread
void rec_mpifh_mpi_file_iread(void);
void rec_mpifh_pmpi_file_iread(void);
#endif
static void call_MPI_File_iread(int profiled)
{
#if REC_HAS_MPI_File_iread
    if (profiled) rec_mpifh_pmpi_file_iread();
    else rec_mpifh_mpi_file_iread();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iread_all
void rec_mpifh_mpi_file_iread_all(void);
void rec_mpifh_pmpi_file_iread_all(void);
#endif
static void call_MPI_File_iread_all(int profiled)
{
#if REC_HAS_MPI_File_iread_all
    if (profiled) rec_mpifh_pmpi_file_iread_all();
    else rec_mpifh_mpi_file_iread_all();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iread_at
void rec_mpifh_mpi_file_iread_at(void);
void rec_mpifh_pmpi_file_iread_at(void);
#endif
static void call_MPI_File_iread_at(int profiled)
{
#if REC_HAS_MPI_File_iread_at
    if (profiled) rec_mpifh_pmpi_file_iread_at();
    else rec_mpifh_mpi_file_iread_at();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iread_at_all
void rec_mpifh_mpi_file_iread_at_all(void);
void rec_mpifh_pmpi_file_iread_at_all(void);
#endif
static void call_MPI_File_iread_at_all(int profiled)
{
#if REC_HAS_MPI_File_iread_at_all
    if (profiled) rec_mpifh_pmpi_file_iread_at_all();
    else rec_mpifh_mpi_file_iread_at_all();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iread_shared
void rec_mpifh_mpi_file_iread_shared(void);
void rec_mpifh_pmpi_file_iread_shared(void);
#endif
static void call_MPI_File_iread_shared(int profiled)
{
#if REC_HAS_MPI_File_iread_shared
    if (profiled) rec_mpifh_pmpi_file_iread_shared();
    else rec_mpifh_mpi_file_iread_shared();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iwrite
void rec_mpifh_mpi_file_iwrite(void);
void rec_mpifh_pmpi_file_iwrite(void);
#endif
static void call_MPI_File_iwrite(int profiled)
{
#if REC_HAS_MPI_File_iwrite
    if (profiled) rec_mpifh_pmpi_file_iwrite();
    else rec_mpifh_mpi_file_iwrite();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iwrite_all
void rec_mpifh_mpi_file_iwrite_all(void);
void rec_mpifh_pmpi_file_iwrite_all(void);
#endif
static void call_MPI_File_iwrite_all(int profiled)
{
#if REC_HAS_MPI_File_iwrite_all
    if (profiled) rec_mpifh_pmpi_file_iwrite_all();
    else rec_mpifh_mpi_file_iwrite_all();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iwrite_at
void rec_mpifh_mpi_file_iwrite_at(void);
void rec_mpifh_pmpi_file_iwrite_at(void);
#endif
static void call_MPI_File_iwrite_at(int profiled)
{
#if REC_HAS_MPI_File_iwrite_at
    if (profiled) rec_mpifh_pmpi_file_iwrite_at();
    else rec_mpifh_mpi_file_iwrite_at();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iwrite_at_all
void rec_mpifh_mpi_file_iwrite_at_all(void);
void rec_mpifh_pmpi_file_iwrite_at_all(void);
#endif
static void call_MPI_File_iwrite_at_all(int profiled)
{
#if REC_HAS_MPI_File_iwrite_at_all
    if (profiled) rec_mpifh_pmpi_file_iwrite_at_all();
    else rec_mpifh_mpi_file_iwrite_at_all();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iwrite_shared
void rec_mpifh_mpi_file_iwrite_shared(void);
void rec_mpifh_pmpi_file_iwrite_shared(void);
#endif
static void call_MPI_File_iwrite_shared(int profiled)
{
#if REC_HAS_MPI_File_iwrite_shared
    if (profiled) rec_mpifh_pmpi_file_iwrite_shared();
    else rec_mpifh_mpi_file_iwrite_shared();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_open
void rec_mpifh_mpi_file_open(void);
void rec_mpifh_pmpi_file_open(void);
#endif
static void call_MPI_File_open(int profiled)
{
#if REC_HAS_MPI_File_open
    if (profiled) rec_mpifh_pmpi_file_open();
    else rec_mpifh_mpi_file_open();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_preallocate
void rec_mpifh_mpi_file_preallocate(void);
void rec_mpifh_pmpi_file_preallocate(void);
#endif
static void call_MPI_File_preallocate(int profiled)
{
#if REC_HAS_MPI_File_preallocate
    if (profiled) rec_mpifh_pmpi_file_preallocate();
    else rec_mpifh_mpi_file_preallocate();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read
void rec_mpifh_mpi_file_read(void);
void rec_mpifh_pmpi_file_read(void);
#endif
static void call_MPI_File_read(int profiled)
{
#if REC_HAS_MPI_File_read
    if (profiled) rec_mpifh_pmpi_file_read();
    else rec_mpifh_mpi_file_read();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_all
void rec_mpifh_mpi_file_read_all(void);
void rec_mpifh_pmpi_file_read_all(void);
#endif
static void call_MPI_File_read_all(int profiled)
{
#if REC_HAS_MPI_File_read_all
    if (profiled) rec_mpifh_pmpi_file_read_all();
    else rec_mpifh_mpi_file_read_all();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_all_begin
void rec_mpifh_mpi_file_read_all_begin(void);
void rec_mpifh_pmpi_file_read_all_begin(void);
#endif
static void call_MPI_File_read_all_begin(int profiled)
{
#if REC_HAS_MPI_File_read_all_begin
    if (profiled) rec_mpifh_pmpi_file_read_all_begin();
    else rec_mpifh_mpi_file_read_all_begin();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_all_end
void rec_mpifh_mpi_file_read_all_end(void);
void rec_mpifh_pmpi_file_read_all_end(void);
#endif
static void call_MPI_File_read_all_end(int profiled)
{
#if REC_HAS_MPI_File_read_all_end
    if (profiled) rec_mpifh_pmpi_file_read_all_end();
    else rec_mpifh_mpi_file_read_all_end();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_at
void rec_mpifh_mpi_file_read_at(void);
void rec_mpifh_pmpi_file_read_at(void);
#endif
static void call_MPI_File_read_at(int profiled)
{
#if REC_HAS_MPI_File_read_at
    if (profiled) rec_mpifh_pmpi_file_read_at();
    else rec_mpifh_mpi_file_read_at();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_at_all
void rec_mpifh_mpi_file_read_at_all(void);
void rec_mpifh_pmpi_file_read_at_all(void);
#endif
static void call_MPI_File_read_at_all(int profiled)
{
#if REC_HAS_MPI_File_read_at_all
    if (profiled) rec_mpifh_pmpi_file_read_at_all();
    else rec_mpifh_mpi_file_read_at_all();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_at_all_begin
void rec_mpifh_mpi_file_read_at_all_begin(void);
void rec_mpifh_pmpi_file_read_at_all_begin(void);
#endif
static void call_MPI_File_read_at_all_begin(int profiled)
{
#if REC_HAS_MPI_File_read_at_all_begin
    if (profiled) rec_mpifh_pmpi_file_read_at_all_begin();
    else rec_mpifh_mpi_file_read_at_all_begin();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_at_all_end
void rec_mpifh_mpi_file_read_at_all_end(void);
void rec_mpifh_pmpi_file_read_at_all_end(void);
#endif
static void call_MPI_File_read_at_all_end(int profiled)
{
#if REC_HAS_MPI_File_read_at_all_end
    if (profiled) rec_mpifh_pmpi_file_read_at_all_end();
    else rec_mpifh_mpi_file_read_at_all_end();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_ordered
void rec_mpifh_mpi_file_read_ordered(void);
void rec_mpifh_pmpi_file_read_ordered(void);
#endif
static void call_MPI_File_read_ordered(int profiled)
{
#if REC_HAS_MPI_File_read_ordered
    if (profiled) rec_mpifh_pmpi_file_read_ordered();
    else rec_mpifh_mpi_file_read_ordered();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_ordered_begin
void rec_mpifh_mpi_file_read_ordered_begin(void);
void rec_mpifh_pmpi_file_read_ordered_begin(void);
#endif
static void call_MPI_File_read_ordered_begin(int profiled)
{
#if REC_HAS_MPI_File_read_ordered_begin
    if (profiled) rec_mpifh_pmpi_file_read_ordered_begin();
    else rec_mpifh_mpi_file_read_ordered_begin();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_ordered_end
void rec_mpifh_mpi_file_read_ordered_end(void);
void rec_mpifh_pmpi_file_read_ordered_end(void);
#endif
static void call_MPI_File_read_ordered_end(int profiled)
{
#if REC_HAS_MPI_File_read_ordered_end
    if (profiled) rec_mpifh_pmpi_file_read_ordered_end();
    else rec_mpifh_mpi_file_read_ordered_end();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_shared
void rec_mpifh_mpi_file_read_shared(void);
void rec_mpifh_pmpi_file_read_shared(void);
#endif
static void call_MPI_File_read_shared(int profiled)
{
#if REC_HAS_MPI_File_read_shared
    if (profiled) rec_mpifh_pmpi_file_read_shared();
    else rec_mpifh_mpi_file_read_shared();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_seek
void rec_mpifh_mpi_file_seek(void);
void rec_mpifh_pmpi_file_seek(void);
#endif
static void call_MPI_File_seek(int profiled)
{
#if REC_HAS_MPI_File_seek
    if (profiled) rec_mpifh_pmpi_file_seek();
    else rec_mpifh_mpi_file_seek();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_seek_shared
void rec_mpifh_mpi_file_seek_shared(void);
void rec_mpifh_pmpi_file_seek_shared(void);
#endif
static void call_MPI_File_seek_shared(int profiled)
{
#if REC_HAS_MPI_File_seek_shared
    if (profiled) rec_mpifh_pmpi_file_seek_shared();
    else rec_mpifh_mpi_file_seek_shared();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_set_atomicity
void rec_mpifh_mpi_file_set_atomicity(void);
void rec_mpifh_pmpi_file_set_atomicity(void);
#endif
static void call_MPI_File_set_atomicity(int profiled)
{
#if REC_HAS_MPI_File_set_atomicity
    if (profiled) rec_mpifh_pmpi_file_set_atomicity();
    else rec_mpifh_mpi_file_set_atomicity();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_set_info
void rec_mpifh_mpi_file_set_info(void);
void rec_mpifh_pmpi_file_set_info(void);
#endif
static void call_MPI_File_set_info(int profiled)
{
#if REC_HAS_MPI_File_set_info
    if (profiled) rec_mpifh_pmpi_file_set_info();
    else rec_mpifh_mpi_file_set_info();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_set_size
void rec_mpifh_mpi_file_set_size(void);
void rec_mpifh_pmpi_file_set_size(void);
#endif
static void call_MPI_File_set_size(int profiled)
{
#if REC_HAS_MPI_File_set_size
    if (profiled) rec_mpifh_pmpi_file_set_size();
    else rec_mpifh_mpi_file_set_size();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_set_view
void rec_mpifh_mpi_file_set_view(void);
void rec_mpifh_pmpi_file_set_view(void);
#endif
static void call_MPI_File_set_view(int profiled)
{
#if REC_HAS_MPI_File_set_view
    if (profiled) rec_mpifh_pmpi_file_set_view();
    else rec_mpifh_mpi_file_set_view();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_sync
void rec_mpifh_mpi_file_sync(void);
void rec_mpifh_pmpi_file_sync(void);
#endif
static void call_MPI_File_sync(int profiled)
{
#if REC_HAS_MPI_File_sync
    if (profiled) rec_mpifh_pmpi_file_sync();
    else rec_mpifh_mpi_file_sync();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write
void rec_mpifh_mpi_file_write(void);
void rec_mpifh_pmpi_file_write(void);
#endif
static void call_MPI_File_write(int profiled)
{
#if REC_HAS_MPI_File_write
    if (profiled) rec_mpifh_pmpi_file_write();
    else rec_mpifh_mpi_file_write();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_all
void rec_mpifh_mpi_file_write_all(void);
void rec_mpifh_pmpi_file_write_all(void);
#endif
static void call_MPI_File_write_all(int profiled)
{
#if REC_HAS_MPI_File_write_all
    if (profiled) rec_mpifh_pmpi_file_write_all();
    else rec_mpifh_mpi_file_write_all();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_all_begin
void rec_mpifh_mpi_file_write_all_begin(void);
void rec_mpifh_pmpi_file_write_all_begin(void);
#endif
static void call_MPI_File_write_all_begin(int profiled)
{
#if REC_HAS_MPI_File_write_all_begin
    if (profiled) rec_mpifh_pmpi_file_write_all_begin();
    else rec_mpifh_mpi_file_write_all_begin();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_all_end
void rec_mpifh_mpi_file_write_all_end(void);
void rec_mpifh_pmpi_file_write_all_end(void);
#endif
static void call_MPI_File_write_all_end(int profiled)
{
#if REC_HAS_MPI_File_write_all_end
    if (profiled) rec_mpifh_pmpi_file_write_all_end();
    else rec_mpifh_mpi_file_write_all_end();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_at
void rec_mpifh_mpi_file_write_at(void);
void rec_mpifh_pmpi_file_write_at(void);
#endif
static void call_MPI_File_write_at(int profiled)
{
#if REC_HAS_MPI_File_write_at
    if (profiled) rec_mpifh_pmpi_file_write_at();
    else rec_mpifh_mpi_file_write_at();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_at_all
void rec_mpifh_mpi_file_write_at_all(void);
void rec_mpifh_pmpi_file_write_at_all(void);
#endif
static void call_MPI_File_write_at_all(int profiled)
{
#if REC_HAS_MPI_File_write_at_all
    if (profiled) rec_mpifh_pmpi_file_write_at_all();
    else rec_mpifh_mpi_file_write_at_all();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_at_all_begin
void rec_mpifh_mpi_file_write_at_all_begin(void);
void rec_mpifh_pmpi_file_write_at_all_begin(void);
#endif
static void call_MPI_File_write_at_all_begin(int profiled)
{
#if REC_HAS_MPI_File_write_at_all_begin
    if (profiled) rec_mpifh_pmpi_file_write_at_all_begin();
    else rec_mpifh_mpi_file_write_at_all_begin();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_at_all_end
void rec_mpifh_mpi_file_write_at_all_end(void);
void rec_mpifh_pmpi_file_write_at_all_end(void);
#endif
static void call_MPI_File_write_at_all_end(int profiled)
{
#if REC_HAS_MPI_File_write_at_all_end
    if (profiled) rec_mpifh_pmpi_file_write_at_all_end();
    else rec_mpifh_mpi_file_write_at_all_end();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_ordered
void rec_mpifh_mpi_file_write_ordered(void);
void rec_mpifh_pmpi_file_write_ordered(void);
#endif
static void call_MPI_File_write_ordered(int profiled)
{
#if REC_HAS_MPI_File_write_ordered
    if (profiled) rec_mpifh_pmpi_file_write_ordered();
    else rec_mpifh_mpi_file_write_ordered();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_ordered_begin
void rec_mpifh_mpi_file_write_ordered_begin(void);
void rec_mpifh_pmpi_file_write_ordered_begin(void);
#endif
static void call_MPI_File_write_ordered_begin(int profiled)
{
#if REC_HAS_MPI_File_write_ordered_begin
    if (profiled) rec_mpifh_pmpi_file_write_ordered_begin();
    else rec_mpifh_mpi_file_write_ordered_begin();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_ordered_end
void rec_mpifh_mpi_file_write_ordered_end(void);
void rec_mpifh_pmpi_file_write_ordered_end(void);
#endif
static void call_MPI_File_write_ordered_end(int profiled)
{
#if REC_HAS_MPI_File_write_ordered_end
    if (profiled) rec_mpifh_pmpi_file_write_ordered_end();
    else rec_mpifh_mpi_file_write_ordered_end();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_shared
void rec_mpifh_mpi_file_write_shared(void);
void rec_mpifh_pmpi_file_write_shared(void);
#endif
static void call_MPI_File_write_shared(int profiled)
{
#if REC_HAS_MPI_File_write_shared
    if (profiled) rec_mpifh_pmpi_file_write_shared();
    else rec_mpifh_mpi_file_write_shared();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Register_datarep
void rec_mpifh_mpi_register_datarep(void);
void rec_mpifh_pmpi_register_datarep(void);
#endif
static void call_MPI_Register_datarep(int profiled)
{
#if REC_HAS_MPI_Register_datarep
    if (profiled) rec_mpifh_pmpi_register_datarep();
    else rec_mpifh_mpi_register_datarep();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_files[] = {
    {"MPI_File_close", call_MPI_File_close, 0},
    {"MPI_File_delete", call_MPI_File_delete, 0},
    {"MPI_File_get_amode", call_MPI_File_get_amode, 0},
    {"MPI_File_get_atomicity", call_MPI_File_get_atomicity, 0},
    {"MPI_File_get_byte_offset", call_MPI_File_get_byte_offset, 0},
    {"MPI_File_get_group", call_MPI_File_get_group, 0},
    {"MPI_File_get_info", call_MPI_File_get_info, 0},
    {"MPI_File_get_position", call_MPI_File_get_position, 0},
    {"MPI_File_get_position_shared", call_MPI_File_get_position_shared, 0},
    {"MPI_File_get_size", call_MPI_File_get_size, 0},
    {"MPI_File_get_type_extent", call_MPI_File_get_type_extent, 0},
    {"MPI_File_get_view", call_MPI_File_get_view, 0},
    {"MPI_File_iread", call_MPI_File_iread, 0},
    {"MPI_File_iread_all", call_MPI_File_iread_all, 0},
    {"MPI_File_iread_at", call_MPI_File_iread_at, 0},
    {"MPI_File_iread_at_all", call_MPI_File_iread_at_all, 0},
    {"MPI_File_iread_shared", call_MPI_File_iread_shared, 0},
    {"MPI_File_iwrite", call_MPI_File_iwrite, 0},
    {"MPI_File_iwrite_all", call_MPI_File_iwrite_all, 0},
    {"MPI_File_iwrite_at", call_MPI_File_iwrite_at, 0},
    {"MPI_File_iwrite_at_all", call_MPI_File_iwrite_at_all, 0},
    {"MPI_File_iwrite_shared", call_MPI_File_iwrite_shared, 0},
    {"MPI_File_open", call_MPI_File_open, 0},
    {"MPI_File_preallocate", call_MPI_File_preallocate, 0},
    {"MPI_File_read", call_MPI_File_read, 0},
    {"MPI_File_read_all", call_MPI_File_read_all, 0},
    {"MPI_File_read_all_begin", call_MPI_File_read_all_begin, 0},
    {"MPI_File_read_all_end", call_MPI_File_read_all_end, 0},
    {"MPI_File_read_at", call_MPI_File_read_at, 0},
    {"MPI_File_read_at_all", call_MPI_File_read_at_all, 0},
    {"MPI_File_read_at_all_begin", call_MPI_File_read_at_all_begin, 0},
    {"MPI_File_read_at_all_end", call_MPI_File_read_at_all_end, 0},
    {"MPI_File_read_ordered", call_MPI_File_read_ordered, 0},
    {"MPI_File_read_ordered_begin", call_MPI_File_read_ordered_begin, 0},
    {"MPI_File_read_ordered_end", call_MPI_File_read_ordered_end, 0},
    {"MPI_File_read_shared", call_MPI_File_read_shared, 0},
    {"MPI_File_seek", call_MPI_File_seek, 0},
    {"MPI_File_seek_shared", call_MPI_File_seek_shared, 0},
    {"MPI_File_set_atomicity", call_MPI_File_set_atomicity, 0},
    {"MPI_File_set_info", call_MPI_File_set_info, 0},
    {"MPI_File_set_size", call_MPI_File_set_size, 0},
    {"MPI_File_set_view", call_MPI_File_set_view, 0},
    {"MPI_File_sync", call_MPI_File_sync, 0},
    {"MPI_File_write", call_MPI_File_write, 0},
    {"MPI_File_write_all", call_MPI_File_write_all, 0},
    {"MPI_File_write_all_begin", call_MPI_File_write_all_begin, 0},
    {"MPI_File_write_all_end", call_MPI_File_write_all_end, 0},
    {"MPI_File_write_at", call_MPI_File_write_at, 0},
    {"MPI_File_write_at_all", call_MPI_File_write_at_all, 0},
    {"MPI_File_write_at_all_begin", call_MPI_File_write_at_all_begin, 0},
    {"MPI_File_write_at_all_end", call_MPI_File_write_at_all_end, 0},
    {"MPI_File_write_ordered", call_MPI_File_write_ordered, 0},
    {"MPI_File_write_ordered_begin", call_MPI_File_write_ordered_begin, 0},
    {"MPI_File_write_ordered_end", call_MPI_File_write_ordered_end, 0},
    {"MPI_File_write_shared", call_MPI_File_write_shared, 0},
    {"MPI_Register_datarep", call_MPI_Register_datarep, 0},
    {0, 0, 0}
};
