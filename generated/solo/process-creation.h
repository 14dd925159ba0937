/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_PROCESS_CREATION
#define SOLO_CHAPTER_PROCESS_CREATION

#include "core/glue.h"

namespace solo {

void Close_port(const char *port_name);
void Comm_accept(const char *port_name, Info *info, int root, Comm &comm, MPI_Comm *newcomm);
void Comm_connect(const char *port_name, Info *info, int root, Comm &comm, MPI_Comm *newcomm);
void Comm_disconnect(MPI_Comm *comm);
void Comm_get_parent(MPI_Comm *parent);
void Comm_join(int fd, MPI_Comm *intercomm);
void Comm_spawn(const char *command, char *argv[], int maxprocs, Info *info, int root, Comm &comm, MPI_Comm *intercomm,
        int array_of_errcodes[]);
void Comm_spawn_multiple(int count, char *array_of_commands[], char **array_of_argv[], const int array_of_maxprocs[],
        const MPI_Info array_of_info[], int root, Comm &comm, MPI_Comm *intercomm, int array_of_errcodes[]);
void Lookup_name(const char *service_name, Info *info, char *port_name);
void Open_port(Info *info, char *port_name);
void Publish_name(const char *service_name, Info *info, const char *port_name);
void Unpublish_name(const char *service_name, Info *info, const char *port_name);

}  // namespace solo

#endif
