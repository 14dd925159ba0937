# What a user of the bindings touches: mpifort, bindery-add-compiler, the pkg-config file, the CMake package. All of them find their
# neighbours from where they lie, so that an installed tree may be moved.
include(GNUInstallDirs)
include("${CMAKE_CURRENT_SOURCE_DIR}/compiler.cmake")

bindery_compiler_signature(BINDERY_SIGNATURE "${CMAKE_Fortran_COMPILER}")
separate_arguments(words UNIX_COMMAND "${MPI_C_COMPILER}")
list(GET words 0 name)
find_program(mpi_c_path "${name}" NO_CACHE REQUIRED)
list(REMOVE_AT words 0)
list(PREPEND words "${mpi_c_path}")
list(JOIN words " " BINDERY_MPI_C_COMMAND)
file(READ "${ROOT}/cmake/wrapper.sh" WRAPPER_COMMON)
set(BINDERY_DATA "${CMAKE_INSTALL_DATADIR}/bindery")

# Modules that bindery-add-compiler made of other sources, or of another MPI's values, do not fit these libraries.
file(GLOB_RECURSE module_sources "${GENERATED}/*.F90" "${GENERATED}/*.inc" "${CMAKE_CURRENT_SOURCE_DIR}/modules/*"
    "${FOUND}/bindery-probe.toml")
set(digests "${BINDERY_MODULE_OPTIONS}")
foreach(file IN LISTS module_sources)
    file(MD5 "${file}" digest)
    list(APPEND digests "${digest}")
endforeach()
string(MD5 BINDERY_DIGEST "${digests}")

# A path that stands in a shell script between double quotes: below the prefix, unless it is absolute.
function(from_prefix out prefix path)
    if(NOT IS_ABSOLUTE "${path}")
        string(PREPEND path "${prefix}/")
    endif()
    set(${out} "${path}" PARENT_SCOPE)
endfunction()

function(write_program file template)
    string(STRIP "${BINDERY_FORTRAN_WORDS} ${MPIFORT_FLAGS}" MPIFORT_FLAGS)
    configure_file("${template}" "${file}" @ONLY)
    file(CHMOD "${file}" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
endfunction()

function(write_programs folder includedir libdir root data)
    from_prefix(MPIFORT_INCLUDE "$prefix" "${includedir}")
    from_prefix(MPIFORT_LIB "$prefix" "${libdir}")
    from_prefix(BINDERY_ROOT "$prefix" "${root}")
    from_prefix(BINDERY_DATA "$prefix" "${data}")
    list(TRANSFORM mpi_link REPLACE "(.+)" "'\\1'" OUTPUT_VARIABLE words)
    list(JOIN words " " MPIFORT_LINK_WORDS)
    write_program("${folder}/mpifort" mpifort.in)
    write_program("${folder}/bindery-add-compiler" bindery-add-compiler.in)
endfunction()

write_programs("${CMAKE_CURRENT_BINARY_DIR}/bin" include lib "${ROOT}" found)
write_programs("${CMAKE_CURRENT_BINARY_DIR}/installed" "${CMAKE_INSTALL_INCLUDEDIR}" "${CMAKE_INSTALL_LIBDIR}"
    "${BINDERY_DATA}" "${BINDERY_DATA}")
configure_file(bindery-build.cmake.in "${FOUND}/bindery-build.cmake" @ONLY)

# ---- pkg-config and find_package(BinderyFortran) ----

set(packages "${CMAKE_CURRENT_BINARY_DIR}/packages")
file(RELATIVE_PATH PREFIX_FROM_PKGCONFIG "/prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/prefix")
from_prefix(PC_INCLUDE "\${prefix}" "${CMAKE_INSTALL_INCLUDEDIR}")
from_prefix(PC_LIB "\${prefix}" "${CMAKE_INSTALL_LIBDIR}")
configure_file(bindery-mpifort.pc.in "${packages}/bindery-mpifort.pc" @ONLY)

include(CMakePackageConfigHelpers)
set(PACKAGE_FOLDER "${CMAKE_INSTALL_LIBDIR}/cmake/BinderyFortran")
configure_package_config_file(BinderyFortranConfig.cmake.in "${packages}/BinderyFortranConfig.cmake" INSTALL_DESTINATION "${PACKAGE_FOLDER}"
    PATH_VARS CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_LIBDIR BINDERY_DATA NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file("${packages}/BinderyFortranConfigVersion.cmake" VERSION "${PROJECT_VERSION}" COMPATIBILITY SameMinorVersion)

# ---- what is installed ----

install(PROGRAMS "${CMAKE_CURRENT_BINARY_DIR}/installed/mpifort" "${CMAKE_CURRENT_BINARY_DIR}/installed/bindery-add-compiler"
    DESTINATION "${CMAKE_INSTALL_BINDIR}")
install(TARGETS static shared DESTINATION "${CMAKE_INSTALL_LIBDIR}")
install(DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/include/" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" PATTERN bindery EXCLUDE)
install(FILES "${packages}/bindery-mpifort.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
install(FILES "${packages}/BinderyFortranConfig.cmake" "${packages}/BinderyFortranConfigVersion.cmake" DESTINATION "${PACKAGE_FOLDER}")
find_file(manifest manifest.json PATHS "${ROOT}/generated" "${ROOT}" NO_DEFAULT_PATH NO_CACHE REQUIRED)
install(FILES "${manifest}" "${FOUND}/bindery-probe.toml" "${FOUND}/bindery-build.cmake" DESTINATION "${BINDERY_DATA}")

# bindery-add-compiler probes another compiler and compiles the modules, from the same folders as here.
install(DIRECTORY "${ROOT}/probes" DESTINATION "${BINDERY_DATA}")
install(DIRECTORY "${ROOT}/generated/probes" DESTINATION "${BINDERY_DATA}/generated")
install(FILES "${ROOT}/cmake/BinderyProbe.cmake" DESTINATION "${BINDERY_DATA}/cmake")
install(FILES add-compiler.cmake compiler.cmake DESTINATION "${BINDERY_DATA}/fortran")
install(DIRECTORY modules DESTINATION "${BINDERY_DATA}/fortran")
file(GLOB module_sources "${GENERATED}/*.F90" "${GENERATED}/*.inc")
install(FILES ${module_sources} "${GENERATED}/tables.cmake" DESTINATION "${BINDERY_DATA}/generated/fortran")
install(DIRECTORY "${GENERATED}/f08" "${GENERATED}/mpi" DESTINATION "${BINDERY_DATA}/generated/fortran")
