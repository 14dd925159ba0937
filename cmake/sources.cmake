# Installed: what another project's build needs, i.e. headers, generated sources and the functions that compile them.
set(BINDERY_HOME "${CMAKE_INSTALL_DATADIR}/bindery")
install(DIRECTORY generated/c generated/fortran generated/mpicxx generated/probes generated/solo generated/tool DESTINATION "${BINDERY_HOME}/generated" COMPONENT sources)
install(DIRECTORY c cmake cxx fortran probes solo DESTINATION "${BINDERY_HOME}" COMPONENT sources)
install(DIRECTORY generated/cxx/include/bindery DESTINATION "${BINDERY_HOME}/generated/cxx/include" COMPONENT sources)
# <bindery/mpi.hpp> in one folder, for compilers without CMake.
install(DIRECTORY cxx/include/bindery generated/cxx/include/bindery DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/bindery-modern")
install(FILES generated/tool/include/bindery/versions.hpp DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/bindery-modern/bindery")
install(FILES tools/include/bindery/detail/has.hpp DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/bindery-modern/bindery/detail")
install(DIRECTORY tools/include tools/chain tools/check tools/common tools/profile tools/sites tools/templates DESTINATION "${BINDERY_HOME}/tools" COMPONENT sources)
install(DIRECTORY generated/c/include/ c/include/ DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/bindery")
install(FILES LICENSE README.md DESTINATION "${BINDERY_HOME}" COMPONENT sources)
install(FILES generated/manifest.json DESTINATION "${BINDERY_HOME}")    # what profilers take out of the archives
write_basic_package_version_file("${CMAKE_CURRENT_BINARY_DIR}/BinderyConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/BinderyConfigVersion.cmake" DESTINATION "${BINDERY_HOME}/cmake" COMPONENT sources)
