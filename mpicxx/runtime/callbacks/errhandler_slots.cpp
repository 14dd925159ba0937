#include "callbacks/errhandler_slots.h"

namespace bnd_cxx {

Slot errhandler_slots[TrampolinePool::slot_count(errhandler_classes, BND_MAX_ERRHANDLERS)];
constinit TrampolinePool errhandler_pool(errhandler_slots, BND_MAX_ERRHANDLERS);

}  // namespace bnd_cxx
