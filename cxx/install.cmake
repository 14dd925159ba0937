# Installation: the commands, the pkg-config file, the CMake package. They find each other by relative paths, so that an installed tree
# can be moved. mpi.h has a folder of its own: programs of mpifort never see it.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
include("${ROOT}/cmake/beside.cmake")

bindery_mpi_c_command()
bindery_find_beside("${mpi_c_path}")
bindery_beside(mpi_fortran_path "${mpi_c_path}" mpifort mpif90)
file(READ "${ROOT}/cmake/wrapper.sh" WRAPPER_COMMON)
set(MPICXX_LTO_VERSION none)
if(CMAKE_INTERPROCEDURAL_OPTIMIZATION)
    execute_process(COMMAND "${CMAKE_CXX_COMPILER}" -dumpversion OUTPUT_VARIABLE MPICXX_LTO_VERSION OUTPUT_STRIP_TRAILING_WHITESPACE
        COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${lto_archives} DESTINATION "${CMAKE_INSTALL_LIBDIR}")
endif()
set(BINDERY_INCLUDE "${CMAKE_INSTALL_INCLUDEDIR}/bindery-cxx")

# Words for a shell, each in quotes.
function(shell_words out)
    list(TRANSFORM ARGN REPLACE "(.+)" "'\\1'" OUTPUT_VARIABLE words)
    list(JOIN words " " words)
    set(${out} "${words}" PARENT_SCOPE)
endfunction()

bindery_compile_words()
shell_words(MPICXX_LINK_WORDS ${mpi_link})
shell_words(quoted ${compile_words})
string(STRIP "${BINDERY_CXX_WORDS} \"-I$include\" ${quoted}" quoted)
string(REPLACE "'" "'\\''" MPICXX_COMPILE_WORDS "${quoted}")

function(write_programs folder include libdir)
    bindery_from_prefix(MPICXX_INCLUDE "$prefix" "${include}")
    bindery_from_prefix(MPICXX_LIB "$prefix" "${libdir}")
    configure_file(mpicxx.in "${folder}/${BINDERY_PROGRAM_PREFIX}mpicxx" @ONLY)
    bindery_executable("${folder}/${BINDERY_PROGRAM_PREFIX}mpicxx")
    foreach(name IN ITEMS mpic++ mpiCC)
        file(CREATE_LINK "${BINDERY_PROGRAM_PREFIX}mpicxx" "${folder}/${BINDERY_PROGRAM_PREFIX}${name}" SYMBOLIC)
    endforeach()
    if(NOT BINDERY_PROGRAM_PREFIX)
        shell_words(MPICC_WORDS "${mpi_c_path}" ${mpi_c_options})
        configure_file(mpicc.in "${folder}/mpicc" @ONLY)
        bindery_executable("${folder}/mpicc")
    endif()
    bindery_write_beside(mpicxx "${folder}" mpiexec "${mpi_exec_path}")
    bindery_write_beside(mpicxx "${folder}" mpirun "${mpi_run_path}")
    foreach(name IN ITEMS mpifort mpif90 mpif77)
        bindery_write_beside(mpicxx "${folder}" ${name} "${mpi_fortran_path}")
    endforeach()
endfunction()

set(MPICXX_RPATH "\"-Wl,-rpath,$lib\"")
write_programs("${CMAKE_CURRENT_BINARY_DIR}/bin" include lib)
file(REMOVE_RECURSE "${CMAKE_CURRENT_BINARY_DIR}/installed")
if(NOT BINDERY_WRAPPER_RPATH)
    set(MPICXX_RPATH "")
endif()
write_programs("${CMAKE_CURRENT_BINARY_DIR}/installed" "${BINDERY_INCLUDE}" "${CMAKE_INSTALL_LIBDIR}")

set(PREFIXED "${BINDERY_PROGRAM_PREFIX}mpicxx")

# ---- pkg-config and find_package(BinderyCxx) ----

set(packages "${CMAKE_CURRENT_BINARY_DIR}/packages")
bindery_from_prefix(PC_INCLUDE "\${prefix}" "${BINDERY_INCLUDE}")
bindery_from_prefix(PC_LIB "\${prefix}" "${CMAKE_INSTALL_LIBDIR}")
set(PC_LINK "${BND_CXX_link_flags}")
bindery_archive_words("-lbindery_pmpicxx -lbindery_mpicxx ${BND_CXX_link_flags}")
bindery_write_pc(bindery-mpicxx.pc.in bindery-mpicxx "${PROJECT_VERSION}" pkgconfig)
# Its folder must come before the MPI's, also for C++ files that get C's first; in C, its mpi.h is the MPI's own.
set(PC_FIRST "-I${PC_INCLUDE} ")
bindery_write_usual_pcs(bindery-mpicxx.pc.in cxx)

set(PACKAGE_FOLDER "${CMAKE_INSTALL_LIBDIR}/cmake/BinderyCxx")
configure_package_config_file(BinderyCxxConfig.cmake.in "${packages}/BinderyCxxConfig.cmake" INSTALL_DESTINATION "${PACKAGE_FOLDER}"
    PATH_VARS BINDERY_INCLUDE CMAKE_INSTALL_LIBDIR NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file("${packages}/BinderyCxxConfigVersion.cmake" VERSION "${PROJECT_VERSION}" COMPATIBILITY SameMinorVersion)

# ---- installed files ----

set(INSTALLED_BIN "${CMAKE_INSTALL_BINDIR}")
set(INSTALLED_BESIDE "cc|exec|run|fort|f90|f77")
configure_file("${ROOT}/cmake/install-commands.cmake.in" "${CMAKE_CURRENT_BINARY_DIR}/install-commands.cmake" @ONLY)
install(SCRIPT "${CMAKE_CURRENT_BINARY_DIR}/install-commands.cmake")
bindery_man_page("${CMAKE_CURRENT_BINARY_DIR}/installed/${PREFIXED}" "${BINDERY_PROGRAM_PREFIX}mpic++" "${BINDERY_PROGRAM_PREFIX}mpiCC")
bindery_install_libraries(static pmpi_static shared)
install(DIRECTORY "${HEADERS}/" DESTINATION "${BINDERY_INCLUDE}")
install(DIRECTORY "${packages}/pkgconfig" "${packages}/bindery-mpi" DESTINATION "${CMAKE_INSTALL_LIBDIR}")
install(FILES "${packages}/BinderyCxxConfig.cmake" "${packages}/BinderyCxxConfigVersion.cmake" DESTINATION "${PACKAGE_FOLDER}")
bindery_find_manifest(manifest)
install(FILES "${manifest}" DESTINATION "${CMAKE_INSTALL_DATADIR}/bindery")
install(FILES "${PROBE_FOLDER}/bindery-probe.toml" DESTINATION "${CMAKE_INSTALL_DATADIR}/bindery" RENAME bindery-probe-cxx.toml)
