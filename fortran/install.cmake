# Installation: mpifort, bindery-add-compiler, the pkg-config file, the CMake package. They find each other by relative paths, so that an
# installed tree can be moved.
include(GNUInstallDirs)
include("${CMAKE_CURRENT_SOURCE_DIR}/compiler.cmake")
include("${ROOT}/cmake/beside.cmake")

bindery_compiler_signature(BINDERY_SIGNATURE "${CMAKE_Fortran_COMPILER}")
bindery_mpi_c_command()
file(READ "${ROOT}/cmake/wrapper.sh" WRAPPER_COMMON)
set(BINDERY_DATA "${CMAKE_INSTALL_DATADIR}/bindery${FLAVOUR_SUFFIX}")
set(BINDERY_MODULES "${CMAKE_INSTALL_INCLUDEDIR}/bindery/${BINDERY_SIGNATURE}${FLAVOUR_SUFFIX}")

# The options that mpifort passes to the compiler.
if(DEFINED BINDERY_FCFLAGS)
    separate_arguments(BINDERY_OPTIONS UNIX_COMMAND "${BINDERY_FCFLAGS}")
else()
    bindery_lenient_options(BINDERY_OPTIONS "${mpi_c_path}")
endif()
bindery_known_options(known_options "${PROBE_FOLDER}" "${BINDERY_OPTIONS}" "${CMAKE_Fortran_COMPILER}")
if(DEFINED BINDERY_FCFLAGS AND NOT known_options STREQUAL BINDERY_OPTIONS)
    bindery_refuse("-DBINDERY_FCFLAGS=${BINDERY_FCFLAGS}" "${CMAKE_Fortran_COMPILER} does not know all of them" "correct them")
endif()
list(JOIN known_options " " MPIFORT_FLAGS)
string(STRIP "${FLAVOUR_OPTION} ${MPIFORT_FLAGS}" MPIFORT_FLAGS)

# Modules that bindery-add-compiler made of other sources, or of another MPI's values, do not fit these libraries.
file(GLOB_RECURSE module_sources "${GENERATED}/*.F90" "${GENERATED}/*.inc" "${CMAKE_CURRENT_SOURCE_DIR}/modules/*"
    "${PROBE_FOLDER}/bindery-probe.toml")
set(digests "${BINDERY_MODULE_OPTIONS}")
foreach(file IN LISTS module_sources)
    file(MD5 "${file}" digest)
    list(APPEND digests "${digest}")
endforeach()
string(MD5 BINDERY_DIGEST "${digests}")

function(write_program file template)
    string(STRIP "${BINDERY_FORTRAN_WORDS} ${MPIFORT_FLAGS}" MPIFORT_FLAGS)
    configure_file("${template}" "${file}" @ONLY)
    bindery_executable("${file}")
endfunction()

# What is linked with the archive looks whether other objects have wrappers for INTEGERs of another size, even where one of them, linked
# before it, has all that it calls (runtime/sentinels/address_check.cpp).
set(MPIFORT_ARCHIVE_WORD "-Wl,-u,bnd_linked_${BINDERY_FLAVOUR}")

# A static program takes all routines out of libmpi_abi.a: references to them are weak, and take nothing.
set(MPIFORT_STATIC_WORDS "")
if(BND_C_target STREQUAL "abi")
    set(MPIFORT_STATIC_WORDS "-Wl,-u,bnd_all_routines")
endif()

bindery_entry_points(C)
check_linker_flag(C "-Wl,--as-needed" linker_omits_libraries)
set(MPIFORT_AS_NEEDED "")
if(linker_omits_libraries)
    set(MPIFORT_AS_NEEDED "-Wl,--as-needed")
endif()

# The options by which mpifort knows that a program is of a flavour: ` -i8=ilp64`.
set(FLAVOUR_OPTIONS "")
foreach(flavour IN LISTS BINDERY_FLAVOURS)
    if(BINDERY_FLAVOUR_${flavour}_OPTIONS)
        foreach(option IN LISTS BINDERY_FLAVOUR_${flavour}_OPTIONS ITEMS -${flavour})
            string(APPEND FLAVOUR_OPTIONS " ${option}=${flavour}")
        endforeach()
    endif()
endforeach()

bindery_real_cases(REAL_CASES)

set(BINDERY_OPTIONS_OF_FLAVOUR "${BINDERY_FLAVOUR_${BINDERY_FLAVOUR}_OPTIONS}")
# The ends of the names of what other flavours have installed.
set(FLAVOUR_SUFFIXES "${BINDERY_FLAVOURS}")
list(POP_FRONT FLAVOUR_SUFFIXES)
list(TRANSFORM FLAVOUR_SUFFIXES PREPEND "-")
list(JOIN FLAVOUR_SUFFIXES " " FLAVOUR_SUFFIXES)

function(write_programs folder modules includedir libdir root data)
    bindery_from_prefix(MPIFORT_MODULES "$prefix" "${modules}")
    bindery_from_prefix(MPIFORT_INCLUDE "$prefix" "${includedir}")
    bindery_from_prefix(MPIFORT_LIB "$prefix" "${libdir}")
    bindery_from_prefix(BINDERY_ROOT "$prefix" "${root}")
    bindery_from_prefix(BINDERY_DATA "$prefix" "${data}")
    list(TRANSFORM mpi_link REPLACE "(.+)" "'\\1'" OUTPUT_VARIABLE words)
    list(JOIN words " " MPIFORT_LINK_WORDS)
    if(NOT folder STREQUAL "${CMAKE_CURRENT_BINARY_DIR}/bin")
        bindery_share_prefix(MPIFORT_LINK_WORDS "'\"$prefix\"'")
    endif()
    write_program("${folder}/${BINDERY_PROGRAM_PREFIX}mpifort${FLAVOUR_SUFFIX}" mpifort.in)
    if(FLAVOUR_SUFFIX)
        return()    # the other commands are the first flavour's
    endif()
    write_program("${folder}/bindery-add-compiler" bindery-add-compiler.in)
    foreach(name IN ITEMS mpif90 mpif77)
        file(CREATE_LINK "${BINDERY_PROGRAM_PREFIX}mpifort" "${folder}/${BINDERY_PROGRAM_PREFIX}${name}" SYMBOLIC)
    endforeach()
    bindery_write_beside(mpifort "${folder}" mpicc "${mpi_c_path}" ${mpi_c_options})
    bindery_write_beside(mpifort "${folder}" mpicxx "${mpi_cxx_path}" ${mpi_c_options})
    bindery_write_beside(mpifort "${folder}" mpiexec "${mpi_exec_path}")
    bindery_write_beside(mpifort "${folder}" mpirun "${mpi_run_path}")
endfunction()

bindery_find_beside("${mpi_c_path}")
set(MPIFORT_RPATH "\"-Wl,-rpath,$lib\"")
write_programs("${CMAKE_CURRENT_BINARY_DIR}/bin" include include lib "${ROOT}" found)
file(REMOVE_RECURSE "${CMAKE_CURRENT_BINARY_DIR}/installed")
if(NOT BINDERY_WRAPPER_RPATH)
    set(MPIFORT_RPATH "")
endif()
write_programs("${CMAKE_CURRENT_BINARY_DIR}/installed" "${BINDERY_MODULES}" "${CMAKE_INSTALL_INCLUDEDIR}" "${CMAKE_INSTALL_LIBDIR}"
    "${BINDERY_DATA}" "${BINDERY_DATA}")
configure_file(bindery-build.cmake.in "${PROBE_FOLDER}/bindery-build.cmake" @ONLY)
file(WRITE "${PROBE_FOLDER}/bindery-generated.cmake" "set(BINDERY_GENERATED \"${BINDERY_GENERATED}\")\n")  # an installed tree has it at its place

set(PREFIXED "${BINDERY_PROGRAM_PREFIX}mpifort${FLAVOUR_SUFFIX}")

# ---- pkg-config and find_package(BinderyFortran) ----

set(packages "${CMAKE_CURRENT_BINARY_DIR}/packages")
bindery_from_prefix(PC_MODULES "\${prefix}" "${BINDERY_MODULES}")
bindery_from_prefix(PC_LIB "\${prefix}" "${CMAKE_INSTALL_LIBDIR}")
bindery_compile_words()
bindery_pc_link_words("${BND_FORTRAN_link_flags}")
bindery_archive_words("${MPIFORT_ARCHIVE_WORD} ${MPIFORT_STATIC_WORDS} -lbindery_mpifort${FLAVOUR_SUFFIX}_last")
bindery_write_pc(bindery-mpifort.pc.in bindery-mpifort${FLAVOUR_SUFFIX} "${PROJECT_VERSION}" pkgconfig)
if(NOT FLAVOUR_SUFFIX)
    bindery_write_usual_pcs(bindery-mpifort.pc.in fort)
endif()

# In what is installed, the prefix is found from the file's own folder.
set(installed_probe "${PROBE_FOLDER}")
if(BINDERY_MPI_PREFIX)
    set(installed_probe "${packages}/data")
    file(RELATIVE_PATH up "/prefix/${BINDERY_DATA}" "/prefix")
    foreach(file IN ITEMS bindery-probe.toml bindery-build.cmake)
        file(READ "${PROBE_FOLDER}/${file}" text)
        bindery_share_prefix(text "\${BINDERY_PREFIX}")
        if(file MATCHES "cmake$")
            string(PREPEND text "get_filename_component(BINDERY_PREFIX \"\${CMAKE_CURRENT_LIST_DIR}/${up}\" ABSOLUTE)\n")
        endif()
        file(WRITE "${installed_probe}/${file}" "${text}")
    endforeach()
endif()
include(CMakePackageConfigHelpers)
set(MPIFORT_SHARED_FILE "libbindery_mpifort${FLAVOUR_SUFFIX}${CMAKE_SHARED_LIBRARY_SUFFIX}")
set(MPIFORT_NONSHARED_FILE "")
if(nonshared)
    string(APPEND MPIFORT_SHARED_FILE ".${BINDERY_SOVERSION}")
    set(MPIFORT_NONSHARED_FILE "libbindery_mpifort${FLAVOUR_SUFFIX}_nonshared.a")
endif()
set(PACKAGE "BinderyFortran${FLAVOUR_SUFFIX}")
set(PACKAGE_FOLDER "${CMAKE_INSTALL_LIBDIR}/cmake/${PACKAGE}")
configure_package_config_file(BinderyFortranConfig.cmake.in "${packages}/${PACKAGE}Config.cmake" INSTALL_DESTINATION "${PACKAGE_FOLDER}"
    PATH_VARS BINDERY_MODULES CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_LIBDIR BINDERY_DATA NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file("${packages}/${PACKAGE}ConfigVersion.cmake" VERSION "${PROJECT_VERSION}" COMPATIBILITY SameMinorVersion)

# ---- installed files ----

# First of all, before anything is written, what would be overwritten; last, what an older build may have left among the modules.
set(INSTALLED_BIN "${CMAKE_INSTALL_BINDIR}")
set(INSTALLED_MODULES "${BINDERY_MODULES}")
set(INSTALLED_BESIDE "cc|cxx|exec|run")
configure_file("${ROOT}/cmake/install-commands.cmake.in" "${CMAKE_CURRENT_BINARY_DIR}/install-commands.cmake" @ONLY)
install(SCRIPT "${CMAKE_CURRENT_BINARY_DIR}/install-commands.cmake")
set(INSTALLED_PACKAGES "${CMAKE_INSTALL_LIBDIR}/bindery-mpi/pkgconfig")
configure_file(before-install.cmake.in "${CMAKE_CURRENT_BINARY_DIR}/before-install.cmake" @ONLY)
install(SCRIPT "${CMAKE_CURRENT_BINARY_DIR}/before-install.cmake")
if(FLAVOUR_SUFFIX)
    bindery_man_page("${CMAKE_CURRENT_BINARY_DIR}/installed/${PREFIXED}")
else()
    bindery_man_page("${CMAKE_CURRENT_BINARY_DIR}/installed/${PREFIXED}" "${BINDERY_PROGRAM_PREFIX}mpif90" "${BINDERY_PROGRAM_PREFIX}mpif77")
    bindery_man_page("${CMAKE_CURRENT_BINARY_DIR}/installed/bindery-add-compiler")
endif()
bindery_install_libraries(static shared last ${checked_library})
if(nonshared)
    install(TARGETS nonshared ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}")
    install(FILES "${plain_name}" DESTINATION "${CMAKE_INSTALL_LIBDIR}")
endif()
install(DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/include/" DESTINATION "${BINDERY_MODULES}" PATTERN bindery EXCLUDE)
install(DIRECTORY "${packages}/pkgconfig" DESTINATION "${CMAKE_INSTALL_LIBDIR}")
install(FILES "${packages}/${PACKAGE}Config.cmake" "${packages}/${PACKAGE}ConfigVersion.cmake" DESTINATION "${PACKAGE_FOLDER}")
bindery_find_manifest(manifest)
install(FILES "${manifest}" "${installed_probe}/bindery-probe.toml" "${installed_probe}/bindery-build.cmake" DESTINATION "${BINDERY_DATA}")

# bindery-add-compiler probes another compiler and compiles the modules, from the same folders as here.
install(DIRECTORY "${ROOT}/probes" DESTINATION "${BINDERY_DATA}")
install(DIRECTORY "${BINDERY_GENERATED}/probes" DESTINATION "${BINDERY_DATA}/generated")
install(FILES "${ROOT}/cmake/BinderyProbe.cmake" DESTINATION "${BINDERY_DATA}/cmake")
install(FILES add-compiler.cmake compiler.cmake DESTINATION "${BINDERY_DATA}/fortran")
install(DIRECTORY modules DESTINATION "${BINDERY_DATA}/fortran")
file(GLOB module_sources "${GENERATED}/*.F90" "${GENERATED}/*.inc")
install(FILES ${module_sources} "${GENERATED}/tables.cmake" DESTINATION "${BINDERY_DATA}/generated/fortran")
set(interface_folders "${GENERATED}/f08" "${GENERATED}/mpi")
if(BINDERY_TOOL_WRAPPERS)    # an overlay may leave out that chapter
    list(APPEND interface_folders "${GENERATED}/tool")
endif()
install(DIRECTORY ${interface_folders} DESTINATION "${BINDERY_DATA}/generated/fortran")
