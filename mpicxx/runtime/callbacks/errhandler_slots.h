// The slots of error handlers, apart from their trampolines: code that makes an error handler without a slot reports it to the pool.
#ifndef BND_CXX_ERRHANDLER_SLOTS_H
#define BND_CXX_ERRHANDLER_SLOTS_H

#include "callbacks/trampoline_classes.h"

namespace bnd_cxx {

constexpr int errhandler_classes = 4;
extern Slot errhandler_slots[TrampolinePool::slot_count(errhandler_classes, BND_MAX_ERRHANDLERS)];
extern TrampolinePool errhandler_pool;

}  // namespace bnd_cxx

#endif
