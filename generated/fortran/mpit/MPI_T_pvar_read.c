/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_pvar_read] through templates/fortran/mpit.c.j2. */
/* Read the current value of a performance variable and leave it as it is. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_pvar_read)
void BND_NAME(mpi_t_pvar_read_integers, MPI_T_PVAR_READ_INTEGERS)(const struct bnd_t_handle *session,
        const struct bnd_t_handle *handle, void *buf, bnd_default_integer *ierror);

void BND_NAME(mpi_t_pvar_read_integers, MPI_T_PVAR_READ_INTEGERS)(const struct bnd_t_handle *session,
        const struct bnd_t_handle *handle, void *buf, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_pvar_read, ierror);
    struct bnd_t_buffer c_buf;
    BND_T_BEGIN(bnd_t_buffer_begin(&c_buf, bnd_t_value_of_pvar_handle(handle), BND_T_INTEGERS, buf), (void)0, ierror);
    int result = BND_C(MPI_T_pvar_read)(BND_T_F2C(MPI_T_pvar_session, MPI_T_PVAR_SESSION_NULL, session),
            BND_T_PVAR_F2C(handle), c_buf.memory);
    result = bnd_t_buffer_copy_out(&c_buf, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_t_pvar_read_large_integers, MPI_T_PVAR_READ_LARGE_INTEGERS)(const struct bnd_t_handle *session,
        const struct bnd_t_handle *handle, void *buf, bnd_default_integer *ierror);

void BND_NAME(mpi_t_pvar_read_large_integers, MPI_T_PVAR_READ_LARGE_INTEGERS)(const struct bnd_t_handle *session,
        const struct bnd_t_handle *handle, void *buf, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_pvar_read, ierror);
    struct bnd_t_buffer c_buf;
    BND_T_BEGIN(bnd_t_buffer_begin(&c_buf, bnd_t_value_of_pvar_handle(handle), BND_T_LARGE_INTEGERS, buf), (void)0,
            ierror);
    int result = BND_C(MPI_T_pvar_read)(BND_T_F2C(MPI_T_pvar_session, MPI_T_PVAR_SESSION_NULL, session),
            BND_T_PVAR_F2C(handle), c_buf.memory);
    result = bnd_t_buffer_copy_out(&c_buf, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_t_pvar_read_reals, MPI_T_PVAR_READ_REALS)(const struct bnd_t_handle *session,
        const struct bnd_t_handle *handle, void *buf, bnd_default_integer *ierror);

void BND_NAME(mpi_t_pvar_read_reals, MPI_T_PVAR_READ_REALS)(const struct bnd_t_handle *session,
        const struct bnd_t_handle *handle, void *buf, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_pvar_read, ierror);
    struct bnd_t_buffer c_buf;
    BND_T_BEGIN(bnd_t_buffer_begin(&c_buf, bnd_t_value_of_pvar_handle(handle), BND_T_REALS, buf), (void)0, ierror);
    int result = BND_C(MPI_T_pvar_read)(BND_T_F2C(MPI_T_pvar_session, MPI_T_PVAR_SESSION_NULL, session),
            BND_T_PVAR_F2C(handle), c_buf.memory);
    result = bnd_t_buffer_copy_out(&c_buf, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_t_pvar_read_text, MPI_T_PVAR_READ_TEXT)(const struct bnd_t_handle *session,
        const struct bnd_t_handle *handle, char *buf, bnd_default_integer *ierror, bnd_length buf_len);

void BND_NAME(mpi_t_pvar_read_text, MPI_T_PVAR_READ_TEXT)(const struct bnd_t_handle *session,
        const struct bnd_t_handle *handle, char *buf, bnd_default_integer *ierror, bnd_length buf_len)
{
    BND_REQUIRE_QUIETLY(MPI_T_pvar_read, ierror);
    struct bnd_t_buffer c_buf;
    BND_T_BEGIN(bnd_t_text_begin(&c_buf, bnd_t_value_of_pvar_handle(handle)), (void)0, ierror);
    int result = BND_C(MPI_T_pvar_read)(BND_T_F2C(MPI_T_pvar_session, MPI_T_PVAR_SESSION_NULL, session),
            BND_T_PVAR_F2C(handle), c_buf.memory);
    result = bnd_t_text_copy_out(&c_buf, buf, buf_len, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
