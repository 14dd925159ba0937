/* COUNT_WRITER(tool, number): at the end of a process, write calls[number] of the routines names[number] to TOOL.PID in the folder
   BINDERY_ROLES_LOG. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define COUNT_WRITER(tool, number)                                            \
    __attribute__((destructor)) static void write_counts(void)                \
    {                                                                         \
        const char *const folder = getenv("BINDERY_ROLES_LOG");               \
        char path[4096];                                                      \
        int i;                                                                \
        if (!folder)                                                          \
            return;                                                           \
        snprintf(path, sizeof path, "%s/" tool ".%d", folder, (int)getpid()); \
        FILE *const file = fopen(path, "a");                                  \
        for (i = 0; file && i < number; i++)                                  \
            if (calls[i])                                                     \
                fprintf(file, "%s %ld\n", names[i], calls[i]);                \
        if (!file || fclose(file)) {                                          \
            perror(path);                                                     \
            _exit(1);                                                         \
        }                                                                     \
    }
