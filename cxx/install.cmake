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
    install(FILES ${lto_archives} DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT Development)
endif()
set(BINDERY_INCLUDE "${CMAKE_INSTALL_INCLUDEDIR}/bindery-cxx")

# Words for a shell, each in quotes.
function(shell_words out)
    list(TRANSFORM ARGN REPLACE "(.+)" "'\\1'" OUTPUT_VARIABLE words)
    list(JOIN words " " words)
    set(${out} "${words}" PARENT_SCOPE)
endfunction()

list(TRANSFORM mpi_includes PREPEND "-I" OUTPUT_VARIABLE compile_words)
list(TRANSFORM mpi_definitions PREPEND "-D" OUTPUT_VARIABLE definition_words)
list(APPEND compile_words ${definition_words})
shell_words(MPICXX_LINK_WORDS ${mpi_link})
shell_words(quoted ${compile_words})
string(STRIP "${BINDERY_CXX_WORDS} \"-I$include\" ${quoted}" quoted)
string(REPLACE "'" "'\\''" MPICXX_COMPILE_WORDS "${quoted}")
list(TRANSFORM compile_words REPLACE "([^-A-Za-z0-9_./+=:,@%])" "\\\\\\1" OUTPUT_VARIABLE quoted)
list(JOIN quoted " " PC_COMPILE)

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

# ---- pkg-config and find_package(BinderyCxx) ----

set(packages "${CMAKE_CURRENT_BINARY_DIR}/packages")
bindery_from_prefix(PC_INCLUDE "\${prefix}" "${BINDERY_INCLUDE}")
bindery_from_prefix(PC_LIB "\${prefix}" "${CMAKE_INSTALL_LIBDIR}")
function(write_pc name version folder)
    file(RELATIVE_PATH PREFIX_FROM_PKGCONFIG "/prefix/${CMAKE_INSTALL_LIBDIR}/${folder}" "/prefix")
    set(PC_NAME ${name})
    set(PC_VERSION ${version})
    configure_file(bindery-mpicxx.pc.in "${packages}/${folder}/${name}.pc" @ONLY)
endfunction()
write_pc(bindery-mpicxx "${PROJECT_VERSION}" pkgconfig)
# Meson before 1.6 prefers these names to MPICC and MPICXX; later versions look for them if a project demands a version of MPI.
string(REGEX MATCH "[0-9]+[.][0-9]+[.0-9]*" PC_VERSION "${BND_C_library} ${BND_C_mpi_version}.${BND_C_mpi_subversion}")
write_pc(ompi-cxx "${PC_VERSION}" bindery-cxx/pkgconfig)
configure_file(ompi-c.pc.in "${packages}/bindery-cxx/pkgconfig/ompi-c.pc" @ONLY)

set(PACKAGE_FOLDER "${CMAKE_INSTALL_LIBDIR}/cmake/BinderyCxx")
configure_package_config_file(BinderyCxxConfig.cmake.in "${packages}/BinderyCxxConfig.cmake" INSTALL_DESTINATION "${PACKAGE_FOLDER}"
    PATH_VARS BINDERY_INCLUDE CMAKE_INSTALL_LIBDIR NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file("${packages}/BinderyCxxConfigVersion.cmake" VERSION "${PROJECT_VERSION}" COMPATIBILITY SameMinorVersion)

# ---- installed files ----

set(INSTALLED_BIN "${CMAKE_INSTALL_BINDIR}")
set(INSTALLED_BESIDE "cc|exec|run|fort|f90|f77")
configure_file("${ROOT}/cmake/install-commands.cmake.in" "${CMAKE_CURRENT_BINARY_DIR}/install-commands.cmake" @ONLY)
install(SCRIPT "${CMAKE_CURRENT_BINARY_DIR}/install-commands.cmake" COMPONENT Development)
install(TARGETS static pmpi_static shared DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT Development
    LIBRARY COMPONENT Runtime NAMELINK_COMPONENT Development)
install(DIRECTORY "${HEADERS}/" DESTINATION "${BINDERY_INCLUDE}" COMPONENT Development)
install(DIRECTORY "${packages}/pkgconfig" "${packages}/bindery-cxx" DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT Development)
install(FILES "${packages}/BinderyCxxConfig.cmake" "${packages}/BinderyCxxConfigVersion.cmake" DESTINATION "${PACKAGE_FOLDER}"
    COMPONENT Development)
find_file(manifest manifest.json PATHS "${BINDERY_GENERATED}" "${ROOT}" NO_DEFAULT_PATH NO_CACHE REQUIRED)
install(FILES "${manifest}" DESTINATION "${CMAKE_INSTALL_DATADIR}/bindery" COMPONENT Development)
install(FILES "${PROBE_FOLDER}/bindery-probe.toml" DESTINATION "${CMAKE_INSTALL_DATADIR}/bindery" RENAME bindery-probe-cxx.toml
    COMPONENT Development)
