#include "core/state.h"
#include "tools/interface.h"
#include "tools/watching.h"

namespace solo {
void tell_event(event_kind, void *, int, int, MPI_Count) {}
namespace tools {
bool is_restricted() { return false; }
void forget_everything() {}
}
}
