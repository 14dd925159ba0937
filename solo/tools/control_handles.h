#ifndef SOLO_TOOLS_CONTROL_HANDLES_H
#define SOLO_TOOLS_CONTROL_HANDLES_H

namespace solo::tools {

// Free all handles of control variables: the interface was finalised.
void free_all_control_handles();

}  // namespace solo::tools

#endif
