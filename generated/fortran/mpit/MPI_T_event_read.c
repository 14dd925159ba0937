/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_event_read] through templates/fortran/mpit.c.j2. */
/* Read one element of the data in an event instance. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_event_read)
void BND_NAME(mpi_t_event_read_integers, MPI_T_EVENT_READ_INTEGERS)(const struct bnd_t_handle *event_instance,
        const bnd_default_integer *element_index, void *buffer, bnd_default_integer *ierror);

void BND_NAME(mpi_t_event_read_integers, MPI_T_EVENT_READ_INTEGERS)(const struct bnd_t_handle *event_instance,
        const bnd_default_integer *element_index, void *buffer, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_event_read, ierror);
    struct bnd_t_buffer c_buffer;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *element_index), (void)0, ierror);
    BND_T_BEGIN(bnd_t_buffer_begin(&c_buffer, bnd_t_value_of_event_instance(event_instance, *element_index),
            BND_T_INTEGERS, buffer), (void)0, ierror);
    int result = BND_C(MPI_T_event_read)(BND_T_F2C(MPI_T_event_instance, 0, event_instance), (int)*element_index,
            c_buffer.memory);
    result = bnd_t_buffer_copy_out(&c_buffer, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_t_event_read_large_integers,
        MPI_T_EVENT_READ_LARGE_INTEGERS)(const struct bnd_t_handle *event_instance,
        const bnd_default_integer *element_index, void *buffer, bnd_default_integer *ierror);

void BND_NAME(mpi_t_event_read_large_integers,
        MPI_T_EVENT_READ_LARGE_INTEGERS)(const struct bnd_t_handle *event_instance,
        const bnd_default_integer *element_index, void *buffer, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_event_read, ierror);
    struct bnd_t_buffer c_buffer;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *element_index), (void)0, ierror);
    BND_T_BEGIN(bnd_t_buffer_begin(&c_buffer, bnd_t_value_of_event_instance(event_instance, *element_index),
            BND_T_LARGE_INTEGERS, buffer), (void)0, ierror);
    int result = BND_C(MPI_T_event_read)(BND_T_F2C(MPI_T_event_instance, 0, event_instance), (int)*element_index,
            c_buffer.memory);
    result = bnd_t_buffer_copy_out(&c_buffer, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_t_event_read_reals, MPI_T_EVENT_READ_REALS)(const struct bnd_t_handle *event_instance,
        const bnd_default_integer *element_index, void *buffer, bnd_default_integer *ierror);

void BND_NAME(mpi_t_event_read_reals, MPI_T_EVENT_READ_REALS)(const struct bnd_t_handle *event_instance,
        const bnd_default_integer *element_index, void *buffer, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_event_read, ierror);
    struct bnd_t_buffer c_buffer;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *element_index), (void)0, ierror);
    BND_T_BEGIN(bnd_t_buffer_begin(&c_buffer, bnd_t_value_of_event_instance(event_instance, *element_index),
            BND_T_REALS, buffer), (void)0, ierror);
    int result = BND_C(MPI_T_event_read)(BND_T_F2C(MPI_T_event_instance, 0, event_instance), (int)*element_index,
            c_buffer.memory);
    result = bnd_t_buffer_copy_out(&c_buffer, result);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_t_event_read_text, MPI_T_EVENT_READ_TEXT)(const struct bnd_t_handle *event_instance,
        const bnd_default_integer *element_index, char *buffer, bnd_default_integer *ierror, bnd_length buffer_len);

void BND_NAME(mpi_t_event_read_text, MPI_T_EVENT_READ_TEXT)(const struct bnd_t_handle *event_instance,
        const bnd_default_integer *element_index, char *buffer, bnd_default_integer *ierror, bnd_length buffer_len)
{
    BND_REQUIRE_QUIETLY(MPI_T_event_read, ierror);
    struct bnd_t_buffer c_buffer;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *element_index), (void)0, ierror);
    BND_T_BEGIN(bnd_t_text_begin(&c_buffer, bnd_t_value_of_event_instance(event_instance, *element_index)), (void)0,
            ierror);
    int result = BND_C(MPI_T_event_read)(BND_T_F2C(MPI_T_event_instance, 0, event_instance), (int)*element_index,
            c_buffer.memory);
    result = bnd_t_text_copy_out(&c_buffer, buffer, buffer_len, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
