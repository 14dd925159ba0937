/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_set_errhandler] through templates/fortran/wrapper.c.j2. */
/* Attach an error handler to a file, or set the default for new files. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_set_errhandler)
void BND_NAME(file_set_errhandler, FILE_SET_ERRHANDLER)(const MPI_Fint *file, const MPI_Fint *errhandler,
        MPI_Fint *ierror);

void BND_NAME(file_set_errhandler, FILE_SET_ERRHANDLER)(const MPI_Fint *file, const MPI_Fint *errhandler,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(File_set_errhandler)(bnd_f2c_File(*file), bnd_f2c_Errhandler(*errhandler)));
}
#endif
