# bindery_add_mpi_bindings(NAME Fortran CXX) builds Fortran and C++ bindings over an MPI of bindery_add_mpi(NAME … INSTALL), as part of
# the target `all`, and installs them into the same prefix, which can be moved: mpifort, mpicxx, modules, headers, the packages
# BinderyFortran and BinderyCxx, and files for pkg-config. With CXX, mpicxx is that of the bindings: give COMMANDS mpicc.
#
# The bindings are builds of their own, which probe the MPI in a prefix that is installed for them while the project is built. They get
# the project's settings, among them CMAKE_Fortran_COMPILER, BINDERY_LIBRARIES and CMAKE_UNITY_BUILD.

# All settings that builds of bindings have in common with this one, also those that it does not know, for cmake -C.
function(_bindery_write_settings file)
    set(settings "")
    get_cmake_property(names CACHE_VARIABLES)
    foreach(name IN LISTS names)
        get_property(type CACHE "${name}" PROPERTY TYPE)
        if(NOT name MATCHES "^(BINDERY|MPI|CMAKE)_" OR name MATCHES "^BINDERY_(TESTS|EXAMPLES|PARTS)$" OR type MATCHES "^(INTERNAL|STATIC)$")
            continue()
        endif()
        if(type STREQUAL "UNINITIALIZED")
            set(type STRING)
        endif()
        string(APPEND settings "set(${name} [==[${${name}}]==] CACHE ${type} \"\" FORCE)\n")
    endforeach()
    file(CONFIGURE OUTPUT "${file}" CONTENT "${settings}" @ONLY)
endfunction()

function(bindery_add_mpi_bindings name)
    if(CMAKE_VERSION VERSION_LESS 3.21)
        bnd_fail("bindery_add_mpi_bindings(${name})" "CMake ${CMAKE_VERSION} is too old" "use 3.21")
    endif()
    if(TARGET ${name}_shared)
        get_target_property(component ${name}_shared BINDERY_COMPONENT)
    endif()
    if(NOT component)
        bnd_fail("bindery_add_mpi_bindings(${name})" "no such MPI" "give the name of bindery_add_mpi(NAME … INSTALL)")
    endif()
    get_target_property(targets ${name}_shared BINDERY_INSTALLED)
    get_target_property(package ${name}_shared OUTPUT_NAME)
    get_target_property(command ${name}_shared BINDERY_C_COMMAND)
    set(stage "${CMAKE_CURRENT_BINARY_DIR}/${name}_stage")
    add_custom_command(OUTPUT "${stage}.stamp" DEPENDS ${targets}
        COMMAND "${CMAKE_COMMAND}" -E rm -rf "${stage}"
        COMMAND "${CMAKE_COMMAND}" -E env --unset=DESTDIR
            "${CMAKE_COMMAND}" --install "${CMAKE_BINARY_DIR}" --component "${component}" --prefix "${stage}"
        COMMAND "${CMAKE_COMMAND}" -E touch "${stage}.stamp"
        COMMENT "Installing ${name} for its bindings" VERBATIM)
    add_custom_target(${name}_stage DEPENDS "${stage}.stamp")

    set(settings "${CMAKE_CURRENT_BINARY_DIR}/${name}_settings.cmake")
    _bindery_write_settings("${settings}")
    set(before ${name}_stage)
    foreach(language IN LISTS ARGN)
        string(TOLOWER "${language}" folder)
        set(source "${folder}")
        if(folder STREQUAL "cxx")
            set(source mpicxx)
        elseif(NOT folder STREQUAL "fortran")
            bnd_fail("bindery_add_mpi_bindings(${name})" "${language}: no such bindings" "give Fortran, CXX, or both")
        endif()
        set(build "${CMAKE_CURRENT_BINARY_DIR}/${name}_${folder}")
        set(options "-DMPI_C_COMPILER='${stage}/${CMAKE_INSTALL_BINDIR}/${command}'" "-DBINDERY_MPI_PREFIX=${stage}" "-DBINDERY_MPI_PACKAGE=${package}"
            "-DBINDERY_GENERATED=${BINDERY_GENERATED}")
        foreach(setting IN ITEMS CMAKE_BUILD_TYPE CMAKE_${language}_COMPILER CMAKE_INSTALL_LIBDIR CMAKE_INSTALL_BINDIR
                CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_DATADIR)
            if(${setting})
                list(APPEND options "-D${setting}=${${setting}}")
            endif()
        endforeach()
        add_custom_command(OUTPUT "${build}.stamp" DEPENDS "${stage}.stamp"
            COMMAND "${CMAKE_COMMAND}" -C "${settings}" ${options} -S "${BINDERY_ROOT}/${source}" -B "${build}" -G "${CMAKE_GENERATOR}"
            COMMAND "${CMAKE_COMMAND}" -E touch "${build}.stamp"
            COMMENT "Configuring ${language} bindings of ${name}" USES_TERMINAL VERBATIM)
        # One after the other, each with all processors, or CMAKE_BUILD_PARALLEL_LEVEL of the environment.
        add_custom_target(${name}_${folder} ALL COMMAND "${CMAKE_COMMAND}" --build "${build}" DEPENDS "${build}.stamp"
            COMMENT "${language} bindings of ${name}" USES_TERMINAL VERBATIM)
        add_dependencies(${name}_${folder} ${before})
        set(before ${name}_${folder})
        # Not yet there when the MPI alone is installed, for the probes.
        install(CODE "if(EXISTS \"${build}/cmake_install.cmake\")\n    include(\"${build}/cmake_install.cmake\")\nendif()" ALL_COMPONENTS)
    endforeach()
endfunction()
