// Control variables of the tool information interface (MPI 5.0, 15.3.6): each is a setting, or something that is fixed.
#ifndef SOLO_VARIABLES_CONTROL_VARIABLES_H
#define SOLO_VARIABLES_CONTROL_VARIABLES_H

#include "mpit/enumerations.h"

#include <vector>

namespace solo {
struct Comm;
}

namespace solo::mpit {

// Values are int with an enumeration, unsigned long long, or characters. Functions return MPI_T codes; `comm` is what the handle
// is bound to, null without binding.
struct control_variable {
    const char *name;
    const char *description;
    int verbosity;
    MPI_Datatype type;
    const enumeration *items;  // null unless type is MPI_INT
    int bind;
    int scope;
    int count;  // of values; characters with the end of the string
    int (*read)(Comm *comm, void *to);
    int (*write)(Comm *comm, const void *from);  // null: MPI_T_ERR_CVAR_SET_NEVER
    int (*preset)(const void *from);             // from the environment, at load; null: not settable there
};

const std::vector<control_variable> &control_variables();

}  // namespace solo::mpit

#endif
