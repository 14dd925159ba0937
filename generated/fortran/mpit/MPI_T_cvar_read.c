/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_cvar_read] through templates/fortran/mpit.c.j2. */
/* Read the current value of a control variable through its handle. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_cvar_read)
void BND_NAME(mpi_t_cvar_read_integers, MPI_T_CVAR_READ_INTEGERS)(const struct bnd_t_handle *handle, void *buf,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_read_integers, MPI_T_CVAR_READ_INTEGERS)(const struct bnd_t_handle *handle, void *buf,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_read, ierror);
    struct bnd_t_buffer c_buf;
    BND_T_BEGIN(bnd_t_buffer_begin(&c_buf, bnd_t_value_of_cvar_handle(handle), BND_T_INTEGERS, buf), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_read)(BND_T_F2C(MPI_T_cvar_handle, MPI_T_CVAR_HANDLE_NULL, handle), c_buf.memory);
    result = bnd_t_buffer_copy_out(&c_buf, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_t_cvar_read_large_integers, MPI_T_CVAR_READ_LARGE_INTEGERS)(const struct bnd_t_handle *handle,
        void *buf, bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_read_large_integers, MPI_T_CVAR_READ_LARGE_INTEGERS)(const struct bnd_t_handle *handle,
        void *buf, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_read, ierror);
    struct bnd_t_buffer c_buf;
    BND_T_BEGIN(bnd_t_buffer_begin(&c_buf, bnd_t_value_of_cvar_handle(handle), BND_T_LARGE_INTEGERS, buf), (void)0,
            ierror);
    int result = BND_C(MPI_T_cvar_read)(BND_T_F2C(MPI_T_cvar_handle, MPI_T_CVAR_HANDLE_NULL, handle), c_buf.memory);
    result = bnd_t_buffer_copy_out(&c_buf, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_t_cvar_read_reals, MPI_T_CVAR_READ_REALS)(const struct bnd_t_handle *handle, void *buf,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_read_reals, MPI_T_CVAR_READ_REALS)(const struct bnd_t_handle *handle, void *buf,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_read, ierror);
    struct bnd_t_buffer c_buf;
    BND_T_BEGIN(bnd_t_buffer_begin(&c_buf, bnd_t_value_of_cvar_handle(handle), BND_T_REALS, buf), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_read)(BND_T_F2C(MPI_T_cvar_handle, MPI_T_CVAR_HANDLE_NULL, handle), c_buf.memory);
    result = bnd_t_buffer_copy_out(&c_buf, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_t_cvar_read_text, MPI_T_CVAR_READ_TEXT)(const struct bnd_t_handle *handle, char *buf,
        bnd_default_integer *ierror, bnd_length buf_len);

void BND_NAME(mpi_t_cvar_read_text, MPI_T_CVAR_READ_TEXT)(const struct bnd_t_handle *handle, char *buf,
        bnd_default_integer *ierror, bnd_length buf_len)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_read, ierror);
    struct bnd_t_buffer c_buf;
    BND_T_BEGIN(bnd_t_text_begin(&c_buf, bnd_t_value_of_cvar_handle(handle)), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_read)(BND_T_F2C(MPI_T_cvar_handle, MPI_T_CVAR_HANDLE_NULL, handle), c_buf.memory);
    result = bnd_t_text_copy_out(&c_buf, buf, buf_len, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
