/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_ERROR_HANDLING
#define SOLO_CHAPTER_ERROR_HANDLING

#include "core/glue.h"

namespace solo {

void Add_error_class(int *errorclass);
void Add_error_code(int errorclass, int *errorcode);
void Add_error_string(int errorcode, const char *string);
void Comm_call_errhandler(Comm &comm, int errorcode);
void Comm_create_errhandler(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler);
void Comm_get_errhandler(Comm &comm, MPI_Errhandler *errhandler);
void Comm_set_errhandler(Comm &comm, Errhandler &errhandler);
void Errhandler_free(MPI_Errhandler *errhandler);
void Error_class(int errorcode, int *errorclass);
void Error_string(int errorcode, char *string, int *resultlen);
void File_call_errhandler(File *fh, int errorcode);
void File_create_errhandler(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler);
void File_get_errhandler(File *file, MPI_Errhandler *errhandler);
void File_set_errhandler(File *file, Errhandler &errhandler);
void Remove_error_class(int errorclass);
void Remove_error_code(int errorcode);
void Remove_error_string(int errorcode);
void Session_call_errhandler(Session &session, int errorcode);
void Session_create_errhandler(MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler);
void Session_get_errhandler(Session &session, MPI_Errhandler *errhandler);
void Session_set_errhandler(Session &session, Errhandler &errhandler);
void Win_call_errhandler(Win &win, int errorcode);
void Win_create_errhandler(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler);
void Win_get_errhandler(Win &win, MPI_Errhandler *errhandler);
void Win_set_errhandler(Win &win, Errhandler &errhandler);

}  // namespace solo

#endif
