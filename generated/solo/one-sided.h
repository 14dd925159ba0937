/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_ONE_SIDED
#define SOLO_CHAPTER_ONE_SIDED

#include "core/glue.h"

namespace solo {

void Accumulate(const void *origin_addr, MPI_Count origin_count, Datatype &origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, Datatype &target_datatype, Op &op, Win &win);
void Alloc_mem(MPI_Aint size, Info *info, void *baseptr);
void Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr, Datatype &datatype,
        int target_rank, MPI_Aint target_disp, Win &win);
void Fetch_and_op(const void *origin_addr, void *result_addr, Datatype &datatype, int target_rank,
        MPI_Aint target_disp, Op &op, Win &win);
void Free_mem(void *base);
void Get(void *origin_addr, MPI_Count origin_count, Datatype &origin_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, Datatype &target_datatype, Win &win);
void Get_accumulate(const void *origin_addr, MPI_Count origin_count, Datatype *origin_datatype, void *result_addr,
        MPI_Count result_count, Datatype &result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, Datatype &target_datatype, Op &op, Win &win);
void Put(const void *origin_addr, MPI_Count origin_count, Datatype &origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, Datatype &target_datatype, Win &win);
void Raccumulate(const void *origin_addr, MPI_Count origin_count, Datatype &origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, Datatype &target_datatype, Op &op, Win &win,
        MPI_Request *request);
void Rget(void *origin_addr, MPI_Count origin_count, Datatype &origin_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, Datatype &target_datatype, Win &win, MPI_Request *request);
void Rget_accumulate(const void *origin_addr, MPI_Count origin_count, Datatype *origin_datatype, void *result_addr,
        MPI_Count result_count, Datatype &result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, Datatype &target_datatype, Op &op, Win &win, MPI_Request *request);
void Rput(const void *origin_addr, MPI_Count origin_count, Datatype &origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, Datatype &target_datatype, Win &win, MPI_Request *request);
void Win_allocate(MPI_Aint size, MPI_Count disp_unit, Info *info, Comm &comm, void *baseptr, MPI_Win *win);
void Win_allocate_shared(MPI_Aint size, MPI_Count disp_unit, Info *info, Comm &comm, void *baseptr, MPI_Win *win);
void Win_attach(Win &win, void *base, MPI_Aint size);
void Win_complete(Win &win);
void Win_create(void *base, MPI_Aint size, MPI_Count disp_unit, Info *info, Comm &comm, MPI_Win *win);
void Win_create_dynamic(Info *info, Comm &comm, MPI_Win *win);
void Win_detach(Win &win, const void *base);
void Win_fence(int assert, Win &win);
void Win_flush(int rank, Win &win);
void Win_flush_all(Win &win);
void Win_flush_local(int rank, Win &win);
void Win_flush_local_all(Win &win);
void Win_free(MPI_Win *win);
void Win_get_group(Win &win, MPI_Group *group);
void Win_get_info(Win &win, MPI_Info *info_used);
void Win_get_name(Win *win, char *win_name, int *resultlen);
void Win_lock(int lock_type, int rank, int assert, Win &win);
void Win_lock_all(int assert, Win &win);
void Win_post(Group &group, int assert, Win &win);
void Win_set_info(Win &win, Info *info);
void Win_set_name(Win &win, const char *win_name);
void Win_shared_query(Win &win, int rank, MPI_Aint *size, const result &disp_unit, void *baseptr);
void Win_start(Group &group, int assert, Win &win);
void Win_sync(Win &win);
void Win_test(Win &win, int *flag);
void Win_unlock(int rank, Win &win);
void Win_unlock_all(Win &win);
void Win_wait(Win &win);

}  // namespace solo

#endif
