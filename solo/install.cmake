# What a user of solo touches: mpicc, mpicxx, mpiexec, mpi_abi.pc, find_package(BinderySolo). All find their neighbours from where
# they lie, so that an installed tree may be moved.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(made "${CMAKE_CURRENT_BINARY_DIR}/installed")
set(SOLO_INCLUDE "${CMAKE_INSTALL_INCLUDEDIR}/solo")
file(READ "${BINDERY_ROOT}/cmake/wrapper.sh" WRAPPER_COMMON)

function(solo_program file template)
    configure_file("${template}" "${file}" @ONLY)
    file(CHMOD "${file}" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
endfunction()

function(solo_wrapper WRAPPER WRAPPED_LANGUAGE WRAPPED WRAPPED_SUFFIX WRAPPED_OPTION)
    set(WRAPPER_INCLUDE "$prefix/${SOLO_INCLUDE}")
    set(WRAPPER_LIB "$prefix/${CMAKE_INSTALL_LIBDIR}")
    solo_program("${made}/${WRAPPER}" mpicc.in)
endfunction()

solo_wrapper(mpicc C "${CMAKE_C_COMPILER}" CC -cc=)
solo_wrapper(mpicxx C++ "${CMAKE_CXX_COMPILER}" CXX -cxx=)
solo_program("${made}/mpiexec" mpiexec.in)

file(RELATIVE_PATH PREFIX_FROM_PKGCONFIG "/prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/prefix")
set(PC_INCLUDE "\${prefix}/${SOLO_INCLUDE}")
set(PC_LIB "\${prefix}/${CMAKE_INSTALL_LIBDIR}")
configure_file(mpi_abi.pc.in "${made}/mpi_abi.pc" @ONLY)
set(SOLO_PACKAGE "${CMAKE_INSTALL_LIBDIR}/cmake/BinderySolo")
configure_package_config_file(BinderySoloConfig.cmake.in "${made}/BinderySoloConfig.cmake" INSTALL_DESTINATION "${SOLO_PACKAGE}"
    PATH_VARS SOLO_INCLUDE CMAKE_INSTALL_LIBDIR NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file("${made}/BinderySoloConfigVersion.cmake" VERSION "${PROJECT_VERSION}" COMPATIBILITY SameMinorVersion)

# A component of its own, so that installing Bindery's sources does not build an MPI; and its mpicc is not that of another MPI.
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME solo)
set(BINDERY_INSTALL_OPTIONS ${solo_optional})
foreach(name IN ITEMS mpicc mpicxx mpiexec)
    bindery_man_page("${made}/${name}")
endforeach()
install(PROGRAMS "${made}/mpicc" "${made}/mpicxx" "${made}/mpiexec" DESTINATION "${CMAKE_INSTALL_BINDIR}" ${solo_optional})
install(TARGETS solo_shared solo_weak solo_pmpi solo_mpi DESTINATION "${CMAKE_INSTALL_LIBDIR}" ${solo_optional})
install(FILES "${BINDERY_ROOT}/generated/c/include/mpi.h" "${BINDERY_ROOT}/generated/c/include/mpi_fortran.h"
    "${BINDERY_ROOT}/generated/c/include/mpi_removed.h" DESTINATION "${SOLO_INCLUDE}" ${solo_optional})
install(FILES "${made}/mpi_abi.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" ${solo_optional})
install(FILES "${made}/BinderySoloConfig.cmake" "${made}/BinderySoloConfigVersion.cmake" DESTINATION "${SOLO_PACKAGE}" ${solo_optional})
