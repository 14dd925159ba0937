// Creation of the predefined objects when the library is loaded, called once in this order.
#ifndef SOLO_CORE_SETUP_H
#define SOLO_CORE_SETUP_H

namespace solo {

void set_up_settings();  // settings from the environment
void set_up_errhandlers();
void set_up_infos();
void set_up_datatypes();
void set_up_operations();
void set_up_groups();
void set_up_requests();  // the null message and request need no object; MPI_MESSAGE_NO_PROC does
void set_up_mpit();      // the hooks of state.h

}  // namespace solo

#endif
