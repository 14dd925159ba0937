/* Do not edit: `bindery generate` writes this from specs/routines/files.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "files", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_File_iread && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_iread_2_bottom(int profiled);
#else
static void rec_mpi_file_iread_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_iread_all && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_iread_all_2_bottom(int profiled);
#else
static void rec_mpi_file_iread_all_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_iread_at && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_iread_at_3_bottom(int profiled);
#else
static void rec_mpi_file_iread_at_3_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_iread_at_all && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_iread_at_all_3_bottom(int profiled);
#else
static void rec_mpi_file_iread_at_all_3_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_iread_shared && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_iread_shared_2_bottom(int profiled);
#else
static void rec_mpi_file_iread_shared_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_iwrite && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_iwrite_2_bottom(int profiled);
#else
static void rec_mpi_file_iwrite_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_iwrite_all && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_iwrite_all_2_bottom(int profiled);
#else
static void rec_mpi_file_iwrite_all_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_iwrite_at && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_iwrite_at_3_bottom(int profiled);
#else
static void rec_mpi_file_iwrite_at_3_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_iwrite_at_all && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_iwrite_at_all_3_bottom(int profiled);
#else
static void rec_mpi_file_iwrite_at_all_3_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_iwrite_shared && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_iwrite_shared_2_bottom(int profiled);
#else
static void rec_mpi_file_iwrite_shared_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_read_2_bottom(int profiled);
#else
static void rec_mpi_file_read_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_read_5_status_ignore(int profiled);
#else
static void rec_mpi_file_read_5_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_all && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_read_all_2_bottom(int profiled);
#else
static void rec_mpi_file_read_all_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_all && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_read_all_5_status_ignore(int profiled);
#else
static void rec_mpi_file_read_all_5_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_all_begin && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_read_all_begin_2_bottom(int profiled);
#else
static void rec_mpi_file_read_all_begin_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_all_end && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_read_all_end_2_bottom(int profiled);
#else
static void rec_mpi_file_read_all_end_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_all_end && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_read_all_end_3_status_ignore(int profiled);
#else
static void rec_mpi_file_read_all_end_3_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_at && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_read_at_3_bottom(int profiled);
#else
static void rec_mpi_file_read_at_3_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_at && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_read_at_6_status_ignore(int profiled);
#else
static void rec_mpi_file_read_at_6_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_at_all && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_read_at_all_3_bottom(int profiled);
#else
static void rec_mpi_file_read_at_all_3_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_at_all && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_read_at_all_6_status_ignore(int profiled);
#else
static void rec_mpi_file_read_at_all_6_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_at_all_begin && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_read_at_all_begin_3_bottom(int profiled);
#else
static void rec_mpi_file_read_at_all_begin_3_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_at_all_end && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_read_at_all_end_2_bottom(int profiled);
#else
static void rec_mpi_file_read_at_all_end_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_at_all_end && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_read_at_all_end_3_status_ignore(int profiled);
#else
static void rec_mpi_file_read_at_all_end_3_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_ordered && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_read_ordered_2_bottom(int profiled);
#else
static void rec_mpi_file_read_ordered_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_ordered && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_read_ordered_5_status_ignore(int profiled);
#else
static void rec_mpi_file_read_ordered_5_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_ordered_begin && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_read_ordered_begin_2_bottom(int profiled);
#else
static void rec_mpi_file_read_ordered_begin_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_ordered_end && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_read_ordered_end_2_bottom(int profiled);
#else
static void rec_mpi_file_read_ordered_end_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_ordered_end && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_read_ordered_end_3_status_ignore(int profiled);
#else
static void rec_mpi_file_read_ordered_end_3_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_shared && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_read_shared_2_bottom(int profiled);
#else
static void rec_mpi_file_read_shared_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_read_shared && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_read_shared_5_status_ignore(int profiled);
#else
static void rec_mpi_file_read_shared_5_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_write_2_bottom(int profiled);
#else
static void rec_mpi_file_write_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_write_5_status_ignore(int profiled);
#else
static void rec_mpi_file_write_5_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_all && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_write_all_2_bottom(int profiled);
#else
static void rec_mpi_file_write_all_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_all && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_write_all_5_status_ignore(int profiled);
#else
static void rec_mpi_file_write_all_5_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_all_begin && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_write_all_begin_2_bottom(int profiled);
#else
static void rec_mpi_file_write_all_begin_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_all_end && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_write_all_end_2_bottom(int profiled);
#else
static void rec_mpi_file_write_all_end_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_all_end && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_write_all_end_3_status_ignore(int profiled);
#else
static void rec_mpi_file_write_all_end_3_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_at && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_write_at_3_bottom(int profiled);
#else
static void rec_mpi_file_write_at_3_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_at && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_write_at_6_status_ignore(int profiled);
#else
static void rec_mpi_file_write_at_6_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_at_all && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_write_at_all_3_bottom(int profiled);
#else
static void rec_mpi_file_write_at_all_3_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_at_all && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_write_at_all_6_status_ignore(int profiled);
#else
static void rec_mpi_file_write_at_all_6_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_at_all_begin && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_write_at_all_begin_3_bottom(int profiled);
#else
static void rec_mpi_file_write_at_all_begin_3_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_at_all_end && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_write_at_all_end_2_bottom(int profiled);
#else
static void rec_mpi_file_write_at_all_end_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_at_all_end && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_write_at_all_end_3_status_ignore(int profiled);
#else
static void rec_mpi_file_write_at_all_end_3_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_ordered && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_write_ordered_2_bottom(int profiled);
#else
static void rec_mpi_file_write_ordered_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_ordered && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_write_ordered_5_status_ignore(int profiled);
#else
static void rec_mpi_file_write_ordered_5_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_ordered_begin && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_write_ordered_begin_2_bottom(int profiled);
#else
static void rec_mpi_file_write_ordered_begin_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_ordered_end && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_write_ordered_end_2_bottom(int profiled);
#else
static void rec_mpi_file_write_ordered_end_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_ordered_end && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_write_ordered_end_3_status_ignore(int profiled);
#else
static void rec_mpi_file_write_ordered_end_3_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_shared && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_file_write_shared_2_bottom(int profiled);
#else
static void rec_mpi_file_write_shared_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_File_write_shared && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_file_write_shared_5_status_ignore(int profiled);
#else
static void rec_mpi_file_write_shared_5_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_files[] = {
    {"MPI_File_iread/buf/MPI_BOTTOM", rec_mpi_file_iread_2_bottom, 0},
    {"MPI_File_iread_all/buf/MPI_BOTTOM", rec_mpi_file_iread_all_2_bottom, 0},
    {"MPI_File_iread_at/buf/MPI_BOTTOM", rec_mpi_file_iread_at_3_bottom, 0},
    {"MPI_File_iread_at_all/buf/MPI_BOTTOM", rec_mpi_file_iread_at_all_3_bottom, 0},
    {"MPI_File_iread_shared/buf/MPI_BOTTOM", rec_mpi_file_iread_shared_2_bottom, 0},
    {"MPI_File_iwrite/buf/MPI_BOTTOM", rec_mpi_file_iwrite_2_bottom, 0},
    {"MPI_File_iwrite_all/buf/MPI_BOTTOM", rec_mpi_file_iwrite_all_2_bottom, 0},
    {"MPI_File_iwrite_at/buf/MPI_BOTTOM", rec_mpi_file_iwrite_at_3_bottom, 0},
    {"MPI_File_iwrite_at_all/buf/MPI_BOTTOM", rec_mpi_file_iwrite_at_all_3_bottom, 0},
    {"MPI_File_iwrite_shared/buf/MPI_BOTTOM", rec_mpi_file_iwrite_shared_2_bottom, 0},
    {"MPI_File_read/buf/MPI_BOTTOM", rec_mpi_file_read_2_bottom, 0},
    {"MPI_File_read/status/MPI_STATUS_IGNORE", rec_mpi_file_read_5_status_ignore, 0},
    {"MPI_File_read_all/buf/MPI_BOTTOM", rec_mpi_file_read_all_2_bottom, 0},
    {"MPI_File_read_all/status/MPI_STATUS_IGNORE", rec_mpi_file_read_all_5_status_ignore, 0},
    {"MPI_File_read_all_begin/buf/MPI_BOTTOM", rec_mpi_file_read_all_begin_2_bottom, 0},
    {"MPI_File_read_all_end/buf/MPI_BOTTOM", rec_mpi_file_read_all_end_2_bottom, 0},
    {"MPI_File_read_all_end/status/MPI_STATUS_IGNORE", rec_mpi_file_read_all_end_3_status_ignore, 0},
    {"MPI_File_read_at/buf/MPI_BOTTOM", rec_mpi_file_read_at_3_bottom, 0},
    {"MPI_File_read_at/status/MPI_STATUS_IGNORE", rec_mpi_file_read_at_6_status_ignore, 0},
    {"MPI_File_read_at_all/buf/MPI_BOTTOM", rec_mpi_file_read_at_all_3_bottom, 0},
    {"MPI_File_read_at_all/status/MPI_STATUS_IGNORE", rec_mpi_file_read_at_all_6_status_ignore, 0},
    {"MPI_File_read_at_all_begin/buf/MPI_BOTTOM", rec_mpi_file_read_at_all_begin_3_bottom, 0},
    {"MPI_File_read_at_all_end/buf/MPI_BOTTOM", rec_mpi_file_read_at_all_end_2_bottom, 0},
    {"MPI_File_read_at_all_end/status/MPI_STATUS_IGNORE", rec_mpi_file_read_at_all_end_3_status_ignore, 0},
    {"MPI_File_read_ordered/buf/MPI_BOTTOM", rec_mpi_file_read_ordered_2_bottom, 0},
    {"MPI_File_read_ordered/status/MPI_STATUS_IGNORE", rec_mpi_file_read_ordered_5_status_ignore, 0},
    {"MPI_File_read_ordered_begin/buf/MPI_BOTTOM", rec_mpi_file_read_ordered_begin_2_bottom, 0},
    {"MPI_File_read_ordered_end/buf/MPI_BOTTOM", rec_mpi_file_read_ordered_end_2_bottom, 0},
    {"MPI_File_read_ordered_end/status/MPI_STATUS_IGNORE", rec_mpi_file_read_ordered_end_3_status_ignore, 0},
    {"MPI_File_read_shared/buf/MPI_BOTTOM", rec_mpi_file_read_shared_2_bottom, 0},
    {"MPI_File_read_shared/status/MPI_STATUS_IGNORE", rec_mpi_file_read_shared_5_status_ignore, 0},
    {"MPI_File_write/buf/MPI_BOTTOM", rec_mpi_file_write_2_bottom, 0},
    {"MPI_File_write/status/MPI_STATUS_IGNORE", rec_mpi_file_write_5_status_ignore, 0},
    {"MPI_File_write_all/buf/MPI_BOTTOM", rec_mpi_file_write_all_2_bottom, 0},
    {"MPI_File_write_all/status/MPI_STATUS_IGNORE", rec_mpi_file_write_all_5_status_ignore, 0},
    {"MPI_File_write_all_begin/buf/MPI_BOTTOM", rec_mpi_file_write_all_begin_2_bottom, 0},
    {"MPI_File_write_all_end/buf/MPI_BOTTOM", rec_mpi_file_write_all_end_2_bottom, 0},
    {"MPI_File_write_all_end/status/MPI_STATUS_IGNORE", rec_mpi_file_write_all_end_3_status_ignore, 0},
    {"MPI_File_write_at/buf/MPI_BOTTOM", rec_mpi_file_write_at_3_bottom, 0},
    {"MPI_File_write_at/status/MPI_STATUS_IGNORE", rec_mpi_file_write_at_6_status_ignore, 0},
    {"MPI_File_write_at_all/buf/MPI_BOTTOM", rec_mpi_file_write_at_all_3_bottom, 0},
    {"MPI_File_write_at_all/status/MPI_STATUS_IGNORE", rec_mpi_file_write_at_all_6_status_ignore, 0},
    {"MPI_File_write_at_all_begin/buf/MPI_BOTTOM", rec_mpi_file_write_at_all_begin_3_bottom, 0},
    {"MPI_File_write_at_all_end/buf/MPI_BOTTOM", rec_mpi_file_write_at_all_end_2_bottom, 0},
    {"MPI_File_write_at_all_end/status/MPI_STATUS_IGNORE", rec_mpi_file_write_at_all_end_3_status_ignore, 0},
    {"MPI_File_write_ordered/buf/MPI_BOTTOM", rec_mpi_file_write_ordered_2_bottom, 0},
    {"MPI_File_write_ordered/status/MPI_STATUS_IGNORE", rec_mpi_file_write_ordered_5_status_ignore, 0},
    {"MPI_File_write_ordered_begin/buf/MPI_BOTTOM", rec_mpi_file_write_ordered_begin_2_bottom, 0},
    {"MPI_File_write_ordered_end/buf/MPI_BOTTOM", rec_mpi_file_write_ordered_end_2_bottom, 0},
    {"MPI_File_write_ordered_end/status/MPI_STATUS_IGNORE", rec_mpi_file_write_ordered_end_3_status_ignore, 0},
    {"MPI_File_write_shared/buf/MPI_BOTTOM", rec_mpi_file_write_shared_2_bottom, 0},
    {"MPI_File_write_shared/status/MPI_STATUS_IGNORE", rec_mpi_file_write_shared_5_status_ignore, 0},
    {0, 0, 0}
};
