# The commands next to the MPI's mpicc (mpifort, mpicxx, mpiexec), and the options that its mpifort passes to gfortran.

# The wrapper that a path leads to, through links and Debian's alternatives: the last one whose name is that of a wrapper, for what
# stands behind (opal_wrapper) knows what it is by the name.
function(bindery_wrapper_path out path)
    set(found "${path}")
    foreach(step RANGE 9)
        if(NOT IS_SYMLINK "${path}")
            break()
        endif()
        file(READ_SYMLINK "${path}" target)
        cmake_path(ABSOLUTE_PATH target BASE_DIRECTORY "${path}/.." NORMALIZE)
        set(path "${target}")
        if(path MATCHES "/mpi[^/]*(cc|icx)[^/]*$")
            set(found "${path}")
        endif()
    endforeach()
    set(${out} "${found}" PARENT_SCOPE)
endfunction()

# The first command of those names in the folder of a wrapper, with the suffix of its name or without:
# bindery_beside(out /usr/bin/mpicc.mpich mpiexec mpirun) finds /usr/bin/mpiexec.mpich. Empty if there is none.
function(bindery_beside out mpicc)
    get_filename_component(folder "${mpicc}" DIRECTORY)
    get_filename_component(name "${mpicc}" NAME)
    string(REGEX MATCH "^mpi(g|i|clang|)(cc|cx)(.*)$" matched "${name}")
    set(suffix "${CMAKE_MATCH_3}")
    set(${out} "" PARENT_SCOPE)
    if(NOT matched)
        return()    # the folder of `cc` may have another MPI
    endif()
    foreach(candidate IN LISTS ARGN)
        foreach(ending IN ITEMS "${suffix}" "")
            if(EXISTS "${folder}/${candidate}${ending}")
                set(${out} "${folder}/${candidate}${ending}" PARENT_SCOPE)
                return()
            endif()
        endforeach()
    endforeach()
endfunction()

# Options that let gfortran take what compilers took for decades, and MPI's users write: a buffer of one type here and of another there,
# and BOZ constants where the standard has none. With the MPI's own mpifort what that passes; where it has none for gfortran, both.
function(bindery_lenient_options out mpicc)
    set(options -fallow-invalid-boz -fallow-argument-mismatch)
    bindery_beside(mpifort "${mpicc}" mpifort mpif90)
    if(mpifort)
        execute_process(COMMAND "${mpifort}" -show OUTPUT_VARIABLE shown ERROR_QUIET RESULT_VARIABLE code)
        separate_arguments(shown UNIX_COMMAND "${shown}")
        if(code EQUAL 0 AND shown MATCHES "^([^;]*/)?[^;/]*gfortran[^;/]*;")
            foreach(option IN LISTS options)
                if(NOT option IN_LIST shown)
                    list(REMOVE_ITEM options ${option})
                endif()
            endforeach()
        endif()
    endif()
    set(${out} "${options}" PARENT_SCOPE)
endfunction()
