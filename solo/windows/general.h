// The general way of the calls that direct.cpp carries out itself where it can.
#ifndef SOLO_WINDOWS_GENERAL_H
#define SOLO_WINDOWS_GENERAL_H

#include "collectives/op.h"
#include "windows/window.h"

namespace solo {

void put(const void *origin, MPI_Count origin_count, const Datatype &origin_type, int rank, MPI_Aint disp,
         MPI_Count target_count, const Datatype &target_type, Win &win, needed_epoch needed);
void get(void *origin, MPI_Count origin_count, const Datatype &origin_type, int rank, MPI_Aint disp,
         MPI_Count target_count, const Datatype &target_type, Win &win, needed_epoch needed);
void accumulate(const void *origin_addr, MPI_Count origin_count, Datatype &origin_datatype, int target_rank,
                MPI_Aint target_disp, MPI_Count target_count, Datatype &target_datatype, const Op &op, Win &win,
                needed_epoch needed);
void fence(int assert, Win &win);
void lock_window(int lock_type, int rank, int assert, Win &win);
void unlock_window(int rank, Win &win);

}  // namespace solo

#endif
