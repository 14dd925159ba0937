// Lets every call fail.
#include <bindery/tool.hpp>

struct failing {
    template <class Call>
    auto operator()(Call &call)
    {
        return call.fail(MPI_ERR_OTHER);
    }
};

BINDERY_TOOL(failing, bindery::named("MPI_Barrier", "MPI_Put", "MPI_File_sync", "MPI_File_open", "MPI_File_delete",
                                     "MPI_Info_create", "MPI_Intercomm_create", "MPI_Wait"))
