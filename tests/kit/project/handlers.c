/* Whose error handler an error of each call invokes; for failing.cpp. */
#include <mpi.h>

#include <stdio.h>

static const char *called = "nobody";
static MPI_Comm duplicate;

static void on_comm(MPI_Comm *comm, int *code, ...)
{
    (void)code;
    called = *comm == duplicate ? "communicator" : *comm == MPI_COMM_WORLD ? "world" : "self";
}
static void on_win(MPI_Win *win, int *code, ...)
{
    (void)win, (void)code;
    called = "window";
}
static void on_file(MPI_File *file, int *code, ...)
{
    (void)code;
    called = *file == MPI_FILE_NULL ? "no file" : "file";
}

static void say(const char *name, int result)
{
    fprintf(stderr, "%s: %s, %s\n", name, called, result == MPI_ERR_OTHER ? "returned" : "lost");
    called = "nobody";
}

int main(int argc, char **argv)
{
    int *memory;
    MPI_Errhandler of_comm, of_win, of_file;
    MPI_Win window;
    MPI_File file, other;
    MPI_Info info;
    MPI_Comm inter;
    MPI_Request request = MPI_REQUEST_NULL;
    const char *const path = argc > 1 ? argv[1] : "";
    MPI_Init(NULL, NULL);
    MPI_Comm_create_errhandler(on_comm, &of_comm);
    MPI_Win_create_errhandler(on_win, &of_win);
    MPI_File_create_errhandler(on_file, &of_file);
    MPI_Comm_dup(MPI_COMM_SELF, &duplicate);
    MPI_Win_allocate(sizeof(int), 1, MPI_INFO_NULL, MPI_COMM_SELF, &memory, &window);
    PMPI_File_open(MPI_COMM_SELF, path, MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file);
    MPI_Comm_set_errhandler(duplicate, of_comm);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, of_comm);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, of_comm);
    MPI_Win_set_errhandler(window, of_win);
    MPI_File_set_errhandler(file, of_file);
    MPI_File_set_errhandler(MPI_FILE_NULL, of_file);
    say("MPI_Barrier", MPI_Barrier(duplicate));
    say("MPI_Put", MPI_Put(memory, 1, MPI_INT, 0, 0, 1, MPI_INT, window));
    say("MPI_File_sync", MPI_File_sync(file));
    say("MPI_File_open", MPI_File_open(MPI_COMM_SELF, path, MPI_MODE_RDONLY, MPI_INFO_NULL, &other));
    say("MPI_File_delete", MPI_File_delete(path, MPI_INFO_NULL));
    say("MPI_Info_create", MPI_Info_create(&info));
    say("MPI_Intercomm_create", MPI_Intercomm_create(duplicate, 0, MPI_COMM_WORLD, 0, 0, &inter));
    say("MPI_Wait", MPI_Wait(&request, MPI_STATUS_IGNORE));
    PMPI_File_close(&file);
    MPI_Win_free(&window);
    MPI_Finalize();
    return 0;
}
