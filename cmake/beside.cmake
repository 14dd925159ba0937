# Commands of an installation over an MPI: those next to the MPI's mpicc (mpifort, mpicxx, mpiexec), under their plain names beside
# Bindery's own, and the options that the MPI's mpifort passes to gfortran.

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

# Ask MPI_C_COMPILER what it runs: sets mpi_c_path, mpi_c_options, and BINDERY_MPI_C_COMMAND, both as one text.
macro(bindery_mpi_c_command)
    separate_arguments(words UNIX_COMMAND "${MPI_C_COMPILER}")
    list(POP_FRONT words name)
    bnd_find_program(mpi_c_path "${name}")
    set(mpi_c_options ${words})
    list(PREPEND words "${mpi_c_path}")
    list(JOIN words " " BINDERY_MPI_C_COMMAND)
    bindery_wrapper_path(mpi_c_path "${mpi_c_path}")
    set(STATIC_MPI "")
    if(BINDERY_MPI_PREFIX)    # for descriptions: it is not installed where it is now
        get_filename_component(MPI_C_COMPILER "${mpi_c_path}" NAME)
        # The MPI's archive knows itself what it needs.
        set(STATIC_MPI "[ -z \"$all_static\" ] || eval \"set -- \\\"\\$@\\\" $(\"$bin/${MPI_C_COMPILER}\" -static-mpi -showme:link)\"")
    endif()
endmacro()

# The commands beside mpicc, as mpi_cxx_path, mpi_exec_path, mpi_run_path: empty where there is none.
macro(bindery_find_beside mpicc)
    get_filename_component(name "${mpicc}" NAME)
    set(cxx_names mpicxx mpic++)
    if(name MATCHES "^mpigcc")
        set(cxx_names mpigxx)
    elseif(name MATCHES "^mpiic[cx]")
        string(REGEX REPLACE "^mpiic([cx]).*" "mpiicp\\1" cxx_names "${name}")
    endif()
    bindery_beside(mpi_cxx_path "${mpicc}" ${cxx_names})
    bindery_beside(mpi_exec_path "${mpicc}" mpiexec mpirun)
    bindery_beside(mpi_run_path "${mpicc}" mpirun mpiexec)
endmacro()

# An installed Bindery has it beside the sources, a checkout among what is generated.
function(bindery_find_manifest out)
    foreach(folder IN ITEMS "${BINDERY_GENERATED}" "${ROOT}")
        if(EXISTS "${folder}/manifest.json")
            set(${out} "${folder}/manifest.json" PARENT_SCOPE)
            return()
        endif()
    endforeach()
    message(FATAL_ERROR "  Bindery: ${ROOT}: has no manifest.json; install Bindery again, or run `bindery generate`")
endfunction()

# A file of pkg-config in a folder below that of the libraries, which it finds again in a prefix that was moved.
function(bindery_write_pc template name version folder)
    file(RELATIVE_PATH PREFIX_FROM_PKGCONFIG "/prefix/${CMAKE_INSTALL_LIBDIR}/${folder}" "/prefix")
    set(PC_NAME ${name})
    set(PC_VERSION ${version})
    configure_file("${template}" "${packages}/${folder}/${name}.pc" @ONLY)
endfunction()

# The names that build systems know, with the MPI's version, in a folder of their own: those in pkgconfig may be the MPI's. One that
# shares the prefix and has none gets them beside its own file. Meson looks for Open MPI's, before 1.6 rather than for variables such as
# MPICC, later if a project demands a version.
function(bindery_write_usual_pcs template language)
    set(folder bindery-mpi/pkgconfig)
    file(GLOB theirs "${BINDERY_MPI_PREFIX}/${CMAKE_INSTALL_LIBDIR}/pkgconfig/*mpi-c.pc")
    if(BINDERY_MPI_PREFIX AND NOT theirs)
        set(folder pkgconfig)
    endif()
    if(BINDERY_MPI_PREFIX)    # as its mpicc does
        string(APPEND PC_COMPILE " -DBND_MPI_FORTRAN")
    endif()
    string(REGEX MATCH "[0-9]+[.][0-9]+[.0-9]*" version "${BND_C_library} ${BND_C_mpi_version}.${BND_C_mpi_subversion}")
    foreach(family IN ITEMS mpi ompi)
        bindery_write_pc("${template}" ${family}-${language} "${version}" ${folder})
        if(NOT SERVES_ANY_MPI)    # the headers are the MPI's
            bindery_write_pc("${ROOT}/cmake/mpi-c.pc.in" ${family}-c "${version}" ${folder})
        endif()
    endforeach()
endfunction()

# The words that link the MPI. One that shares the prefix has no run path, as the bindings have none: no quotes would serve all who read
# it, if the prefix has a blank. What a static program needs behind the bindings is what its own file says, without its folder of
# headers, which would come too early.
macro(bindery_pc_link_words flags)
    set(PC_LINK "${flags}")
    if(ENTRY_POINTS AND NOT BINDERY_MPI_PREFIX)
        string(PREPEND PC_LINK "-Wl,@\${libdir}/${ENTRY_POINTS} ")
    endif()
    set(PC_MPI "")
    if(BINDERY_MPI_PREFIX)
        set(PC_LINK ${mpi_link})
        list(FILTER PC_LINK EXCLUDE REGEX "^-Wl,-rpath,")
        list(JOIN PC_LINK " " PC_LINK)
        bindery_share_prefix(PC_LINK "\${prefix}")
    endif()
    if(BINDERY_MPI_PACKAGE)
        file(STRINGS "${BINDERY_MPI_PREFIX}/${CMAKE_INSTALL_LIBDIR}/pkgconfig/${BINDERY_MPI_PACKAGE}.pc" words REGEX "^Libs.private:")
        string(REPLACE "Libs.private:" "${PC_LINK}" PC_MPI "${words}")
    endif()
endmacro()

# Installs the list of entry points. Of a path with a blank pkg-config makes no word for the linker: in such a prefix its files, which are
# installed, do not ask for them.
function(bindery_install_entry_points)
    if(NOT ENTRY_POINTS)
        return()
    endif()
    install(FILES "${CMAKE_CURRENT_BINARY_DIR}/lib/${ENTRY_POINTS}" DESTINATION "${CMAKE_INSTALL_LIBDIR}/bindery-mpi")
    install(CODE "
        if(CMAKE_INSTALL_PREFIX MATCHES \" \")
            set(folder \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_LIBDIR}\")
            file(GLOB files \"\${folder}/pkgconfig/*mpi*.pc\" \"\${folder}/bindery-mpi/pkgconfig/*.pc\")
            foreach(file IN LISTS files)
                file(READ \"\${file}\" text)
                string(REPLACE \"-Wl,@\\\${libdir}/${ENTRY_POINTS} \" \"\" text \"\${text}\")
                file(WRITE \"\${file}\" \"\${text}\")
            endforeach()
        endif()")
endfunction()

# The words with which archives are linked: for pkg-config --static, or always where there are no shared libraries.
macro(bindery_archive_words words)
    set(PC_ARCHIVES "")
    set(PC_PRIVATE "${words}")
    if(NOT "shared" IN_LIST BINDERY_LIBRARIES)
        set(PC_ARCHIVES "${words}")
        set(PC_PRIVATE "")
    endif()
endmacro()

# The words by which C files are compiled for the MPI: `compile_words`, and PC_COMPILE for pkg-config.
macro(bindery_compile_words)
    list(TRANSFORM mpi_includes PREPEND "-I" OUTPUT_VARIABLE compile_words)
    list(TRANSFORM mpi_definitions PREPEND "-D" OUTPUT_VARIABLE words)
    list(APPEND compile_words ${words})
    list(TRANSFORM compile_words REPLACE "([^-A-Za-z0-9_./+=:,@%])" "\\\\\\1" OUTPUT_VARIABLE words)
    list(JOIN words " " PC_COMPILE)
    bindery_share_prefix(PC_COMPILE "\${prefix}")
endmacro()

function(bindery_executable file)
    file(CHMOD "${file}" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
endfunction()

# In what is installed, the prefix of an MPI that shares the bindings' prefix is written as the latter.
function(bindery_share_prefix variable prefix)
    if(BINDERY_MPI_PREFIX)
        string(REPLACE "${BINDERY_MPI_PREFIX}/" "${prefix}/" text "${${variable}}")
        set(${variable} "${text}" PARENT_SCOPE)
    endif()
endfunction()

# A path for a double-quoted string of a shell script: below the prefix, unless it is absolute.
function(bindery_from_prefix out prefix path)
    if(NOT IS_ABSOLUTE "${path}")
        string(PREPEND path "${prefix}/")
    endif()
    set(${out} "${path}" PARENT_SCOPE)
endfunction()

# A command of the MPI under its plain name, for those who look for it beside Bindery's (mpifort, mpicxx). No link, for some look at how
# they are called.
function(bindery_write_beside own folder name path)
    if(BINDERY_MPI_PREFIX AND folder MATCHES "/installed$")
        return()    # it is beside them
    endif()
    if(SERVES_ANY_MPI AND folder MATCHES "/installed$" AND NOT BINDERY_PROGRAM_PREFIX)
        set(names "${name} mpiexec")    # one starts what the other does
        if(name MATCHES "^mpic")
            set(names "${name}_abi ${name}")
        endif()
        configure_file("${ROOT}/cmake/beside-any-mpi.sh.in" "${folder}/${name}" @ONLY)
        bindery_executable("${folder}/${name}")
    elseif(path AND NOT BINDERY_PROGRAM_PREFIX)
        list(TRANSFORM ARGN REPLACE "(.+)" " '\\1'" OUTPUT_VARIABLE options)
        list(JOIN options "" options)
        file(WRITE "${folder}/${name}" "#!/bin/sh\n# Beside Bindery's ${own}: the MPI's own.\nexec '${path}'${options} \"$@\"\n")
        bindery_executable("${folder}/${name}")
    endif()
endfunction()
