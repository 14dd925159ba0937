// MPI_T_finalize frees these, once the interface was finalised as often as it was initialised. Under the interface lock.
#ifndef SOLO_TOOLS_FINALIZE_H
#define SOLO_TOOLS_FINALIZE_H

namespace solo::mpit {

void free_all_control_handles();
void free_all_sessions();  // with the handles of performance variables
void free_all_registrations();

}  // namespace solo::mpit

#endif
