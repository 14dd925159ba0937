/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_ATTRIBUTES
#define SOLO_CHAPTER_ATTRIBUTES

#include "core/glue.h"

namespace solo {

void Attr_delete(Comm &comm, int keyval);
void Attr_get(Comm &comm, int keyval, void *attribute_val, int *flag);
void Attr_put(Comm &comm, int keyval, void *attribute_val);
void Comm_create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
        MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state);
void Comm_delete_attr(Comm &comm, int comm_keyval);
void Comm_free_keyval(int *comm_keyval);
void Comm_get_attr(Comm &comm, int comm_keyval, void *attribute_val, int *flag);
void Comm_set_attr(Comm &comm, int comm_keyval, void *attribute_val);
void Keyval_create(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state);
void Keyval_free(int *keyval);
void Type_create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn,
        MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state);
void Type_delete_attr(Datatype &datatype, int type_keyval);
void Type_free_keyval(int *type_keyval);
void Type_get_attr(Datatype &datatype, int type_keyval, void *attribute_val, int *flag);
void Type_set_attr(Datatype &datatype, int type_keyval, void *attribute_val);
void Win_create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn,
        int *win_keyval, void *extra_state);
void Win_delete_attr(Win &win, int win_keyval);
void Win_free_keyval(int *win_keyval);
void Win_get_attr(Win &win, int win_keyval, void *attribute_val, int *flag);
void Win_set_attr(Win &win, int win_keyval, void *attribute_val);

}  // namespace solo

#endif
