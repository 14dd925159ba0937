/* Do not edit: `bindery generate` writes this from specs/routines/files.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_FILES
#define SOLO_CHAPTER_FILES

#include "core/glue.h"

namespace solo {

void File_close(MPI_File *fh);
void File_delete(const char *filename, Info *info);
void File_get_amode(File &fh, int *amode);
void File_get_atomicity(File &fh, int *flag);
void File_get_byte_offset(File &fh, MPI_Offset offset, MPI_Offset *disp);
void File_get_group(File &fh, MPI_Group *group);
void File_get_info(File &fh, MPI_Info *info_used);
void File_get_position(File &fh, MPI_Offset *offset);
void File_get_position_shared(File &fh, MPI_Offset *offset);
void File_get_size(File &fh, MPI_Offset *size);
void File_get_type_extent(File &fh, Datatype &datatype, const result &extent);
void File_get_view(File &fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep);
void File_iread(File &fh, void *buf, MPI_Count count, Datatype &datatype, MPI_Request *request);
void File_iread_all(File &fh, void *buf, MPI_Count count, Datatype &datatype, MPI_Request *request);
void File_iread_at(File &fh, MPI_Offset offset, void *buf, MPI_Count count, Datatype &datatype, MPI_Request *request);
void File_iread_at_all(File &fh, MPI_Offset offset, void *buf, MPI_Count count, Datatype &datatype,
        MPI_Request *request);
void File_iread_shared(File &fh, void *buf, MPI_Count count, Datatype &datatype, MPI_Request *request);
void File_iwrite(File &fh, const void *buf, MPI_Count count, Datatype &datatype, MPI_Request *request);
void File_iwrite_all(File &fh, const void *buf, MPI_Count count, Datatype &datatype, MPI_Request *request);
void File_iwrite_at(File &fh, MPI_Offset offset, const void *buf, MPI_Count count, Datatype &datatype,
        MPI_Request *request);
void File_iwrite_at_all(File &fh, MPI_Offset offset, const void *buf, MPI_Count count, Datatype &datatype,
        MPI_Request *request);
void File_iwrite_shared(File &fh, const void *buf, MPI_Count count, Datatype &datatype, MPI_Request *request);
void File_open(Comm &comm, const char *filename, int amode, Info *info, MPI_File *fh);
void File_preallocate(File &fh, MPI_Offset size);
void File_read(File &fh, void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status);
void File_read_all(File &fh, void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status);
void File_read_all_begin(File &fh, void *buf, MPI_Count count, Datatype &datatype);
void File_read_all_end(File &fh, void *buf, MPI_Status *status);
void File_read_at(File &fh, MPI_Offset offset, void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status);
void File_read_at_all(File &fh, MPI_Offset offset, void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status);
void File_read_at_all_begin(File &fh, MPI_Offset offset, void *buf, MPI_Count count, Datatype &datatype);
void File_read_at_all_end(File &fh, void *buf, MPI_Status *status);
void File_read_ordered(File &fh, void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status);
void File_read_ordered_begin(File &fh, void *buf, MPI_Count count, Datatype &datatype);
void File_read_ordered_end(File &fh, void *buf, MPI_Status *status);
void File_read_shared(File &fh, void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status);
void File_seek(File &fh, MPI_Offset offset, int whence);
void File_seek_shared(File &fh, MPI_Offset offset, int whence);
void File_set_atomicity(File &fh, int flag);
void File_set_info(File &fh, Info *info);
void File_set_size(File &fh, MPI_Offset size);
void File_set_view(File &fh, MPI_Offset disp, Datatype &etype, Datatype &filetype, const char *datarep, Info *info);
void File_sync(File &fh);
void File_write(File &fh, const void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status);
void File_write_all(File &fh, const void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status);
void File_write_all_begin(File &fh, const void *buf, MPI_Count count, Datatype &datatype);
void File_write_all_end(File &fh, const void *buf, MPI_Status *status);
void File_write_at(File &fh, MPI_Offset offset, const void *buf, MPI_Count count, Datatype &datatype,
        MPI_Status *status);
void File_write_at_all(File &fh, MPI_Offset offset, const void *buf, MPI_Count count, Datatype &datatype,
        MPI_Status *status);
void File_write_at_all_begin(File &fh, MPI_Offset offset, const void *buf, MPI_Count count, Datatype &datatype);
void File_write_at_all_end(File &fh, const void *buf, MPI_Status *status);
void File_write_ordered(File &fh, const void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status);
void File_write_ordered_begin(File &fh, const void *buf, MPI_Count count, Datatype &datatype);
void File_write_ordered_end(File &fh, const void *buf, MPI_Status *status);
void File_write_shared(File &fh, const void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status);
void Register_datarep(const char *datarep, sized_procedure read_conversion_fn, sized_procedure write_conversion_fn,
        MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state);

}  // namespace solo

#endif
