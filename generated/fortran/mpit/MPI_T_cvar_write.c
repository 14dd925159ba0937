/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_cvar_write] through templates/fortran/mpit.c.j2. */
/* Set a new value of a control variable through its handle. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_cvar_write)
void BND_NAME(mpi_t_cvar_write_integers, MPI_T_CVAR_WRITE_INTEGERS)(const struct bnd_t_handle *handle, const void *buf,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_write_integers, MPI_T_CVAR_WRITE_INTEGERS)(const struct bnd_t_handle *handle, const void *buf,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_write, ierror);
    struct bnd_t_buffer c_buf;
    BND_T_BEGIN(bnd_t_buffer_copy_in(&c_buf, bnd_t_value_of_cvar_handle(handle), BND_T_INTEGERS, buf), (void)0,
            ierror);
    const int result = BND_C(MPI_T_cvar_write)(BND_T_F2C(MPI_T_cvar_handle, MPI_T_CVAR_HANDLE_NULL, handle),
            c_buf.memory);
    bnd_t_buffer_free(&c_buf);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_t_cvar_write_large_integers, MPI_T_CVAR_WRITE_LARGE_INTEGERS)(const struct bnd_t_handle *handle,
        const void *buf, bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_write_large_integers, MPI_T_CVAR_WRITE_LARGE_INTEGERS)(const struct bnd_t_handle *handle,
        const void *buf, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_write, ierror);
    struct bnd_t_buffer c_buf;
    BND_T_BEGIN(bnd_t_buffer_copy_in(&c_buf, bnd_t_value_of_cvar_handle(handle), BND_T_LARGE_INTEGERS, buf), (void)0,
            ierror);
    const int result = BND_C(MPI_T_cvar_write)(BND_T_F2C(MPI_T_cvar_handle, MPI_T_CVAR_HANDLE_NULL, handle),
            c_buf.memory);
    bnd_t_buffer_free(&c_buf);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_t_cvar_write_reals, MPI_T_CVAR_WRITE_REALS)(const struct bnd_t_handle *handle, const void *buf,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_write_reals, MPI_T_CVAR_WRITE_REALS)(const struct bnd_t_handle *handle, const void *buf,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_write, ierror);
    struct bnd_t_buffer c_buf;
    BND_T_BEGIN(bnd_t_buffer_copy_in(&c_buf, bnd_t_value_of_cvar_handle(handle), BND_T_REALS, buf), (void)0, ierror);
    const int result = BND_C(MPI_T_cvar_write)(BND_T_F2C(MPI_T_cvar_handle, MPI_T_CVAR_HANDLE_NULL, handle),
            c_buf.memory);
    bnd_t_buffer_free(&c_buf);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_t_cvar_write_text, MPI_T_CVAR_WRITE_TEXT)(const struct bnd_t_handle *handle, const char *buf,
        bnd_default_integer *ierror, bnd_length buf_len);

void BND_NAME(mpi_t_cvar_write_text, MPI_T_CVAR_WRITE_TEXT)(const struct bnd_t_handle *handle, const char *buf,
        bnd_default_integer *ierror, bnd_length buf_len)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_write, ierror);
    struct bnd_t_buffer c_buf;
    BND_T_BEGIN(bnd_t_text_copy_in(&c_buf, bnd_t_value_of_cvar_handle(handle), buf, buf_len), (void)0, ierror);
    const int result = BND_C(MPI_T_cvar_write)(BND_T_F2C(MPI_T_cvar_handle, MPI_T_CVAR_HANDLE_NULL, handle),
            c_buf.memory);
    bnd_t_buffer_free(&c_buf);
    BND_STORE_IERROR(ierror, result);
}
#endif
