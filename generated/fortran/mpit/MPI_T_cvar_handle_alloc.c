/* Do not edit: `bindery generate` writes this from specs/routines/tool-information.toml [MPI_T_cvar_handle_alloc] through templates/fortran/mpit.c.j2. */
/* Bind a control variable to an MPI object and return a handle for it. */
#include "bnd_fortran.h"
#include "mpit/tool_interface.h"

#if BND_HAS(MPI_T_cvar_handle_alloc)
void BND_NAME(mpi_t_cvar_handle_alloc_no_object,
        MPI_T_CVAR_HANDLE_ALLOC_NO_OBJECT)(const bnd_default_integer *cvar_index, struct bnd_t_handle *handle,
        bnd_default_integer *count, bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_handle_alloc_no_object,
        MPI_T_CVAR_HANDLE_ALLOC_NO_OBJECT)(const bnd_default_integer *cvar_index, struct bnd_t_handle *handle,
        bnd_default_integer *count, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_handle_alloc, ierror);
    MPI_T_cvar_handle c_handle = (MPI_T_cvar_handle)MPI_T_CVAR_HANDLE_NULL;
    const int type_of_handle = BND_T_TYPE_OF_CVAR_HANDLE(*cvar_index);
    int c_count = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cvar_index), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_handle_alloc)((int)*cvar_index, NULL, &c_handle, count ? &c_count : NULL);
    if (result == MPI_SUCCESS) BND_T_C2F(handle, MPI_T_CVAR_HANDLE_NULL, c_handle, bnd_t_pack(type_of_handle,
            c_count));
    if (count && result == MPI_SUCCESS) *count = (bnd_default_integer)c_count;
    BND_STORE_IERROR(ierror, result);
}

#if BND_C_BYTES_OF_MPI_COMM
void BND_NAME(mpi_t_cvar_handle_alloc_comm, MPI_T_CVAR_HANDLE_ALLOC_COMM)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_handle_alloc_comm, MPI_T_CVAR_HANDLE_ALLOC_COMM)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_handle_alloc, ierror);
    MPI_Comm c_obj_handle = bnd_f2c_Comm(bnd_integer_handle(*obj_handle));
    MPI_T_cvar_handle c_handle = (MPI_T_cvar_handle)MPI_T_CVAR_HANDLE_NULL;
    const int type_of_handle = BND_T_TYPE_OF_CVAR_HANDLE(*cvar_index);
    int c_count = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cvar_index), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_handle_alloc)((int)*cvar_index, &c_obj_handle, &c_handle, count ? &c_count : NULL);
    if (result == MPI_SUCCESS) BND_T_C2F(handle, MPI_T_CVAR_HANDLE_NULL, c_handle, bnd_t_pack(type_of_handle,
            c_count));
    if (count && result == MPI_SUCCESS) *count = (bnd_default_integer)c_count;
    BND_STORE_IERROR(ierror, result);
}
#endif

#if BND_C_BYTES_OF_MPI_DATATYPE
void BND_NAME(mpi_t_cvar_handle_alloc_datatype,
        MPI_T_CVAR_HANDLE_ALLOC_DATATYPE)(const bnd_default_integer *cvar_index, const bnd_default_integer *obj_handle,
        struct bnd_t_handle *handle, bnd_default_integer *count, bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_handle_alloc_datatype,
        MPI_T_CVAR_HANDLE_ALLOC_DATATYPE)(const bnd_default_integer *cvar_index, const bnd_default_integer *obj_handle,
        struct bnd_t_handle *handle, bnd_default_integer *count, bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_handle_alloc, ierror);
    MPI_Datatype c_obj_handle = bnd_f2c_Type(bnd_integer_handle(*obj_handle));
    MPI_T_cvar_handle c_handle = (MPI_T_cvar_handle)MPI_T_CVAR_HANDLE_NULL;
    const int type_of_handle = BND_T_TYPE_OF_CVAR_HANDLE(*cvar_index);
    int c_count = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cvar_index), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_handle_alloc)((int)*cvar_index, &c_obj_handle, &c_handle, count ? &c_count : NULL);
    if (result == MPI_SUCCESS) BND_T_C2F(handle, MPI_T_CVAR_HANDLE_NULL, c_handle, bnd_t_pack(type_of_handle,
            c_count));
    if (count && result == MPI_SUCCESS) *count = (bnd_default_integer)c_count;
    BND_STORE_IERROR(ierror, result);
}
#endif

#if BND_C_BYTES_OF_MPI_ERRHANDLER
void BND_NAME(mpi_t_cvar_handle_alloc_errhandler,
        MPI_T_CVAR_HANDLE_ALLOC_ERRHANDLER)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_handle_alloc_errhandler,
        MPI_T_CVAR_HANDLE_ALLOC_ERRHANDLER)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_handle_alloc, ierror);
    MPI_Errhandler c_obj_handle = bnd_f2c_Errhandler(bnd_integer_handle(*obj_handle));
    MPI_T_cvar_handle c_handle = (MPI_T_cvar_handle)MPI_T_CVAR_HANDLE_NULL;
    const int type_of_handle = BND_T_TYPE_OF_CVAR_HANDLE(*cvar_index);
    int c_count = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cvar_index), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_handle_alloc)((int)*cvar_index, &c_obj_handle, &c_handle, count ? &c_count : NULL);
    if (result == MPI_SUCCESS) BND_T_C2F(handle, MPI_T_CVAR_HANDLE_NULL, c_handle, bnd_t_pack(type_of_handle,
            c_count));
    if (count && result == MPI_SUCCESS) *count = (bnd_default_integer)c_count;
    BND_STORE_IERROR(ierror, result);
}
#endif

#if BND_C_BYTES_OF_MPI_FILE
void BND_NAME(mpi_t_cvar_handle_alloc_file, MPI_T_CVAR_HANDLE_ALLOC_FILE)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_handle_alloc_file, MPI_T_CVAR_HANDLE_ALLOC_FILE)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_handle_alloc, ierror);
    MPI_File c_obj_handle = bnd_f2c_File(bnd_integer_handle(*obj_handle));
    MPI_T_cvar_handle c_handle = (MPI_T_cvar_handle)MPI_T_CVAR_HANDLE_NULL;
    const int type_of_handle = BND_T_TYPE_OF_CVAR_HANDLE(*cvar_index);
    int c_count = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cvar_index), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_handle_alloc)((int)*cvar_index, &c_obj_handle, &c_handle, count ? &c_count : NULL);
    if (result == MPI_SUCCESS) BND_T_C2F(handle, MPI_T_CVAR_HANDLE_NULL, c_handle, bnd_t_pack(type_of_handle,
            c_count));
    if (count && result == MPI_SUCCESS) *count = (bnd_default_integer)c_count;
    BND_STORE_IERROR(ierror, result);
}
#endif

#if BND_C_BYTES_OF_MPI_GROUP
void BND_NAME(mpi_t_cvar_handle_alloc_group, MPI_T_CVAR_HANDLE_ALLOC_GROUP)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_handle_alloc_group, MPI_T_CVAR_HANDLE_ALLOC_GROUP)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_handle_alloc, ierror);
    MPI_Group c_obj_handle = bnd_f2c_Group(bnd_integer_handle(*obj_handle));
    MPI_T_cvar_handle c_handle = (MPI_T_cvar_handle)MPI_T_CVAR_HANDLE_NULL;
    const int type_of_handle = BND_T_TYPE_OF_CVAR_HANDLE(*cvar_index);
    int c_count = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cvar_index), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_handle_alloc)((int)*cvar_index, &c_obj_handle, &c_handle, count ? &c_count : NULL);
    if (result == MPI_SUCCESS) BND_T_C2F(handle, MPI_T_CVAR_HANDLE_NULL, c_handle, bnd_t_pack(type_of_handle,
            c_count));
    if (count && result == MPI_SUCCESS) *count = (bnd_default_integer)c_count;
    BND_STORE_IERROR(ierror, result);
}
#endif

#if BND_C_BYTES_OF_MPI_INFO
void BND_NAME(mpi_t_cvar_handle_alloc_info, MPI_T_CVAR_HANDLE_ALLOC_INFO)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_handle_alloc_info, MPI_T_CVAR_HANDLE_ALLOC_INFO)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_handle_alloc, ierror);
    MPI_Info c_obj_handle = bnd_f2c_Info(bnd_integer_handle(*obj_handle));
    MPI_T_cvar_handle c_handle = (MPI_T_cvar_handle)MPI_T_CVAR_HANDLE_NULL;
    const int type_of_handle = BND_T_TYPE_OF_CVAR_HANDLE(*cvar_index);
    int c_count = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cvar_index), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_handle_alloc)((int)*cvar_index, &c_obj_handle, &c_handle, count ? &c_count : NULL);
    if (result == MPI_SUCCESS) BND_T_C2F(handle, MPI_T_CVAR_HANDLE_NULL, c_handle, bnd_t_pack(type_of_handle,
            c_count));
    if (count && result == MPI_SUCCESS) *count = (bnd_default_integer)c_count;
    BND_STORE_IERROR(ierror, result);
}
#endif

#if BND_C_BYTES_OF_MPI_MESSAGE
void BND_NAME(mpi_t_cvar_handle_alloc_message, MPI_T_CVAR_HANDLE_ALLOC_MESSAGE)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_handle_alloc_message, MPI_T_CVAR_HANDLE_ALLOC_MESSAGE)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_handle_alloc, ierror);
    MPI_Message c_obj_handle = bnd_f2c_Message(bnd_integer_handle(*obj_handle));
    MPI_T_cvar_handle c_handle = (MPI_T_cvar_handle)MPI_T_CVAR_HANDLE_NULL;
    const int type_of_handle = BND_T_TYPE_OF_CVAR_HANDLE(*cvar_index);
    int c_count = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cvar_index), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_handle_alloc)((int)*cvar_index, &c_obj_handle, &c_handle, count ? &c_count : NULL);
    if (result == MPI_SUCCESS) BND_T_C2F(handle, MPI_T_CVAR_HANDLE_NULL, c_handle, bnd_t_pack(type_of_handle,
            c_count));
    if (count && result == MPI_SUCCESS) *count = (bnd_default_integer)c_count;
    BND_STORE_IERROR(ierror, result);
}
#endif

#if BND_C_BYTES_OF_MPI_OP
void BND_NAME(mpi_t_cvar_handle_alloc_op, MPI_T_CVAR_HANDLE_ALLOC_OP)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_handle_alloc_op, MPI_T_CVAR_HANDLE_ALLOC_OP)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_handle_alloc, ierror);
    MPI_Op c_obj_handle = bnd_f2c_Op(bnd_integer_handle(*obj_handle));
    MPI_T_cvar_handle c_handle = (MPI_T_cvar_handle)MPI_T_CVAR_HANDLE_NULL;
    const int type_of_handle = BND_T_TYPE_OF_CVAR_HANDLE(*cvar_index);
    int c_count = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cvar_index), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_handle_alloc)((int)*cvar_index, &c_obj_handle, &c_handle, count ? &c_count : NULL);
    if (result == MPI_SUCCESS) BND_T_C2F(handle, MPI_T_CVAR_HANDLE_NULL, c_handle, bnd_t_pack(type_of_handle,
            c_count));
    if (count && result == MPI_SUCCESS) *count = (bnd_default_integer)c_count;
    BND_STORE_IERROR(ierror, result);
}
#endif

#if BND_C_BYTES_OF_MPI_REQUEST
void BND_NAME(mpi_t_cvar_handle_alloc_request, MPI_T_CVAR_HANDLE_ALLOC_REQUEST)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_handle_alloc_request, MPI_T_CVAR_HANDLE_ALLOC_REQUEST)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_handle_alloc, ierror);
    MPI_Request c_obj_handle = bnd_f2c_Request(bnd_integer_handle(*obj_handle));
    MPI_T_cvar_handle c_handle = (MPI_T_cvar_handle)MPI_T_CVAR_HANDLE_NULL;
    const int type_of_handle = BND_T_TYPE_OF_CVAR_HANDLE(*cvar_index);
    int c_count = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cvar_index), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_handle_alloc)((int)*cvar_index, &c_obj_handle, &c_handle, count ? &c_count : NULL);
    if (result == MPI_SUCCESS) BND_T_C2F(handle, MPI_T_CVAR_HANDLE_NULL, c_handle, bnd_t_pack(type_of_handle,
            c_count));
    if (count && result == MPI_SUCCESS) *count = (bnd_default_integer)c_count;
    BND_STORE_IERROR(ierror, result);
}
#endif

#if BND_C_BYTES_OF_MPI_SESSION
void BND_NAME(mpi_t_cvar_handle_alloc_session, MPI_T_CVAR_HANDLE_ALLOC_SESSION)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_handle_alloc_session, MPI_T_CVAR_HANDLE_ALLOC_SESSION)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_handle_alloc, ierror);
    MPI_Session c_obj_handle = bnd_f2c_Session(bnd_integer_handle(*obj_handle));
    MPI_T_cvar_handle c_handle = (MPI_T_cvar_handle)MPI_T_CVAR_HANDLE_NULL;
    const int type_of_handle = BND_T_TYPE_OF_CVAR_HANDLE(*cvar_index);
    int c_count = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cvar_index), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_handle_alloc)((int)*cvar_index, &c_obj_handle, &c_handle, count ? &c_count : NULL);
    if (result == MPI_SUCCESS) BND_T_C2F(handle, MPI_T_CVAR_HANDLE_NULL, c_handle, bnd_t_pack(type_of_handle,
            c_count));
    if (count && result == MPI_SUCCESS) *count = (bnd_default_integer)c_count;
    BND_STORE_IERROR(ierror, result);
}
#endif

#if BND_C_BYTES_OF_MPI_WIN
void BND_NAME(mpi_t_cvar_handle_alloc_win, MPI_T_CVAR_HANDLE_ALLOC_WIN)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror);

void BND_NAME(mpi_t_cvar_handle_alloc_win, MPI_T_CVAR_HANDLE_ALLOC_WIN)(const bnd_default_integer *cvar_index,
        const bnd_default_integer *obj_handle, struct bnd_t_handle *handle, bnd_default_integer *count,
        bnd_default_integer *ierror)
{
    BND_REQUIRE_QUIETLY(MPI_T_cvar_handle_alloc, ierror);
    MPI_Win c_obj_handle = bnd_f2c_Win(bnd_integer_handle(*obj_handle));
    MPI_T_cvar_handle c_handle = (MPI_T_cvar_handle)MPI_T_CVAR_HANDLE_NULL;
    const int type_of_handle = BND_T_TYPE_OF_CVAR_HANDLE(*cvar_index);
    int c_count = (int)0;
    BND_T_REFUSE_IF(!BND_IS_REPRESENTABLE(int, *cvar_index), (void)0, ierror);
    int result = BND_C(MPI_T_cvar_handle_alloc)((int)*cvar_index, &c_obj_handle, &c_handle, count ? &c_count : NULL);
    if (result == MPI_SUCCESS) BND_T_C2F(handle, MPI_T_CVAR_HANDLE_NULL, c_handle, bnd_t_pack(type_of_handle,
            c_count));
    if (count && result == MPI_SUCCESS) *count = (bnd_default_integer)c_count;
    BND_STORE_IERROR(ierror, result);
}
#endif
#endif
