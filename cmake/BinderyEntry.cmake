# bindery_add_mpi(NAME
#     PREFIX solo_                  the implementation's functions are solo_Send, solo_T_init_thread, …
#     IMPLEMENTATION target…        object libraries that define them, and the two hooks of bnd_entry.h
#     [CHECKED]                     entry points check what is cheap to check, and call the error hook
#     [HANDLES_KNOWN]               except null handles: the implementation refuses all that are not valid
#     [INSTRUMENTED]                     the implementation defines the variables and hooks of bnd_entry.h that count and time calls
#     [UNSUPPORTED]                 a routine that the implementation lacks raises MPI_ERR_UNSUPPORTED_OPERATION when it is called;
#                                   without it, a program that calls one does not link, nor does NAME_shared
#     [WITHOUT_HANDLE_TABLE]        the implementation brings bnd_handle_to_integer and bnd_handle_from_integer itself
#     [LINK word…]                  what the implementation links: -lfabric
#     [BELOW name word…]            what a static program links besides: libNAME.a, which has bnd_native_fill, and words
#     [LIBRARY acme]                the libraries are called libacme.so, libacme.a, libacme_pmpi.a and libacme_mpi.a
#     [SOVERSION 1] [VERSION 1.2]   of the shared library; 1 in libNAME.so.1 unless given
#     [EXPORTS file]                the linker's version script; with INSTALL, by default that of MPI's names and no others
#     [INSTALL                      install it, for all who use an MPI, with these:
#         [COMMANDS mpicc mpicxx]       compiler wrappers, of which the first is C's
#         [PROGRAMS file…]              what is installed beside them, such as mpiexec
#         [INCLUDE acme]                headers are in include/acme; [HEADERS file…] are installed beside mpi.h
#         [PACKAGE Acme] [TARGET name]  find_package(Acme) has the targets Acme::acme and Acme::acme_static, or name and name_static
#         [TITLE text]                  what the wrappers call their MPI when they are asked for a version: Acme MPI
#         [DESCRIPTION text]            a line for pkg-config
#         [COMPONENT acme] [OPTIONAL]   of the installation; OPTIONAL: only when the component is asked for, and not part of `all`
#     ])
#
# puts the generated entry points over an implementation and gives these targets:
#     NAME_weak    static: PMPI_X, and MPI_X as a weak name of it                          libmpi.a       (R14, one library)
#     NAME_pmpi    static: PMPI_X alone                                                    libpmpi.a      (R14, two libraries,
#     NAME_mpi     static: MPI_X, and the implementation                                   libmpi.a        -lpmpi -lmpi)
#     NAME_shared  shared, with weak names                                                 libmpi_abi.so.1
#     NAME_unsupported   static: what UNSUPPORTED supplies; goes behind libmpi.a          libmpi_unsupported.a
# Link with one of: NAME_weak, NAME_two (both archives in their order), NAME_shared. Each entry point is an object of its own, or, with
# -DCMAKE_UNITY_BUILD=ON, all are one: use that only if no static profiler stands before a part of them.
# The implementation's objects become position-independent, since NAME_shared holds them too.
# Targets are built only when something asks for them; with INSTALL, the target NAME is all of them, and part of `all`.
# bindery_add_mpi_bindings(NAME Fortran CXX) adds Fortran and C++ bindings to what is installed: see cmake/mpi/bindings.cmake.

# Members of the archives are called MPI_Send.o, not MPI_Send.c.o.
set(CMAKE_C_OUTPUT_EXTENSION_REPLACE ON)

get_filename_component(BINDERY_ROOT "${CMAKE_CURRENT_LIST_DIR}/.." ABSOLUTE)
if(NOT BINDERY_GENERATED)    # another folder, for a vendor's own routines
    set(BINDERY_GENERATED "${BINDERY_ROOT}/generated")
endif()
include("${BINDERY_GENERATED}/c/sources.cmake")
include("${BINDERY_ROOT}/probes/run.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/mpi/install.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/mpi/bindings.cmake")
set(BINDERY_INCLUDE_DIRS "${BINDERY_GENERATED}/c/include" "${BINDERY_ROOT}/c/include")

function(_bindery_entry_objects target definitions)
    list(TRANSFORM BINDERY_ENTRY_SOURCES PREPEND "${BINDERY_GENERATED}/c/entry/" OUTPUT_VARIABLE sources)
    _bindery_generated_objects(${target} "${sources}" "${definitions}")
    set_target_properties(${target} PROPERTIES UNITY_BUILD "${CMAKE_UNITY_BUILD}" UNITY_BUILD_BATCH_SIZE 0)
    # The archive of Fortran bindings has its own conversions of handles and statuses: these must stay out of a program that has both.
    list(FILTER sources INCLUDE REGEX "_(c|f|f08)2(c|f|f08)\\.c$")
    set_source_files_properties(${sources} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

function(_bindery_generated_objects target sources definitions)
    add_library(${target} OBJECT EXCLUDE_FROM_ALL ${sources})
    target_include_directories(${target} PUBLIC ${BINDERY_INCLUDE_DIRS})
    target_compile_definitions(${target} PRIVATE ${definitions})
    # One object serves the static and the shared library; its name is the routine's.
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON C_STANDARD 99 C_EXTENSIONS OFF UNITY_BUILD OFF)
endfunction()

# Objects that define PMPI_X alone (pmpi), and MPI_X alone (mpi), out of those that define both: the code is the same, so it is compiled
# once and its symbols are renamed. Gives the lists of objects in NAME_pmpi_objects and NAME_mpi_objects.
function(_bindery_layouts_by_renaming name)
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/${name}_layouts")
    file(MAKE_DIRECTORY "${folder}/pmpi" "${folder}/mpi")
    set(renamed "")
    set(objects "")
    foreach(source IN LISTS BINDERY_ENTRY_SOURCES)
        get_filename_component(routine "${source}" NAME_WE)
        string(APPEND renamed "P${routine} ${routine}\n")
        list(APPEND objects "${routine}.o")
    endforeach()
    file(GENERATE OUTPUT "${folder}/renamed" CONTENT "${renamed}")
    file(GENERATE OUTPUT "${folder}/objects" CONTENT "$<JOIN:$<TARGET_OBJECTS:${name}_entry_weak>,\n>\n")
    list(TRANSFORM objects PREPEND "${folder}/pmpi/" OUTPUT_VARIABLE pmpi)
    list(TRANSFORM objects PREPEND "${folder}/mpi/" OUTPUT_VARIABLE mpi)
    add_custom_command(OUTPUT ${pmpi} ${mpi}
        COMMAND "${CMAKE_COMMAND}" -E rm -f pmpi.a mpi.a
        COMMAND "${CMAKE_AR}" qc pmpi.a @objects
        COMMAND "${CMAKE_OBJCOPY}" --wildcard "--strip-symbol=MPI*" pmpi.a
        COMMAND "${CMAKE_OBJCOPY}" --redefine-syms=renamed pmpi.a mpi.a
        COMMAND "${CMAKE_COMMAND}" -E chdir pmpi "${CMAKE_AR}" x ../pmpi.a
        COMMAND "${CMAKE_COMMAND}" -E chdir mpi "${CMAKE_AR}" x ../mpi.a
        DEPENDS $<TARGET_OBJECTS:${name}_entry_weak> "${folder}/renamed" "${folder}/objects"
        WORKING_DIRECTORY "${folder}" COMMENT "Renaming the entry points of ${name} for each layout" VERBATIM)
    # Makefiles know how to make an object in its own target alone, and would rename twice at a time for two targets.
    add_custom_target(${name}_layouts DEPENDS ${pmpi} ${mpi})
    add_dependencies(${name}_layouts ${name}_entry_weak)
    set_source_files_properties(${pmpi} ${mpi} PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
    set(${name}_pmpi_objects ${pmpi} PARENT_SCOPE)
    set(${name}_mpi_objects ${mpi} PARENT_SCOPE)
endfunction()

function(_bindery_runtime_objects target without_handle_table)
    set(sources "${BINDERY_ROOT}/c/status.cpp")
    if(NOT without_handle_table)
        list(APPEND sources "${BINDERY_ROOT}/c/handles.cpp")
    endif()
    add_library(${target} OBJECT EXCLUDE_FROM_ALL ${sources})
    target_include_directories(${target} PUBLIC ${BINDERY_INCLUDE_DIRS})
    target_compile_features(${target} PRIVATE cxx_std_20)
    target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti -fno-threadsafe-statics)
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
endfunction()

function(_bindery_library target type output)
    add_library(${target} ${type} EXCLUDE_FROM_ALL ${ARGN})
    target_include_directories(${target} PUBLIC ${BINDERY_INCLUDE_DIRS})
    find_package(Threads REQUIRED)
    target_link_libraries(${target} PUBLIC Threads::Threads)
    set_target_properties(${target} PROPERTIES OUTPUT_NAME ${output} LINKER_LANGUAGE CXX
        ARCHIVE_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/${target}" LIBRARY_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/${target}")
endfunction()

function(bindery_add_mpi name)
    set(installing "INSTALL;OPTIONAL;COMMANDS;PROGRAMS;INCLUDE;HEADERS;PACKAGE;TARGET;TITLE;DESCRIPTION;COMPONENT")
    cmake_parse_arguments(PARSE_ARGV 1 arg
        "CHECKED;HANDLES_KNOWN;INSTRUMENTED;UNSUPPORTED;WITHOUT_HANDLE_TABLE;INSTALL;OPTIONAL"
        "PREFIX;LIBRARY;SOVERSION;VERSION;EXPORTS;INCLUDE;PACKAGE;TARGET;TITLE;DESCRIPTION;COMPONENT"
        "IMPLEMENTATION;LINK;BELOW;COMMANDS;PROGRAMS;HEADERS")
    if(arg_UNPARSED_ARGUMENTS)
        bnd_fail("bindery_add_mpi(${name})" "${arg_UNPARSED_ARGUMENTS}: no such argument" "correct it")
    endif()
    bnd_need_languages("bindery_add_mpi(${name})" C CXX)
    if(NOT arg_PREFIX OR NOT arg_IMPLEMENTATION)
        bnd_fail("bindery_add_mpi(${name})" "PREFIX or IMPLEMENTATION is missing" "give both")
    endif()
    foreach(argument IN LISTS installing)
        if(arg_${argument} AND NOT arg_INSTALL)
            bnd_fail("bindery_add_mpi(${name})" "${argument} without INSTALL" "add INSTALL, or leave it out")
        endif()
    endforeach()
    if(arg_INSTALL AND NOT arg_LIBRARY)
        bnd_fail("bindery_add_mpi(${name})" "INSTALL without LIBRARY" "add LIBRARY and the libraries' name")
    endif()
    set(definitions "BND_PREFIX=${arg_PREFIX}")
    if(arg_CHECKED)
        list(APPEND definitions BND_CHECKED)
    endif()
    if(arg_HANDLES_KNOWN)
        list(APPEND definitions BND_HANDLES_KNOWN)
    endif()
    if(arg_INSTRUMENTED)
        list(APPEND definitions BND_INSTRUMENTED)
    endif()
    _bindery_entry_objects(${name}_entry_weak "${definitions}")
    if(CMAKE_OBJCOPY AND CMAKE_EXECUTABLE_FORMAT STREQUAL "ELF" AND NOT CMAKE_INTERPROCEDURAL_OPTIMIZATION
            AND NOT CMAKE_C_FLAGS MATCHES "-flto" AND NOT CMAKE_UNITY_BUILD)
        _bindery_layouts_by_renaming(${name})
    else()
        foreach(layout IN ITEMS pmpi mpi)
            string(TOUPPER "BND_LAYOUT_${layout}" definition)
            _bindery_entry_objects(${name}_entry_${layout} "${definitions};${definition}")
            set(${name}_${layout}_objects $<TARGET_OBJECTS:${name}_entry_${layout}>)
        endforeach()
    endif()
    _bindery_runtime_objects(${name}_runtime "${arg_WITHOUT_HANDLE_TABLE}")

    set(below $<TARGET_OBJECTS:${name}_runtime>)
    foreach(implementation IN LISTS arg_IMPLEMENTATION)
        set_target_properties(${implementation} PROPERTIES POSITION_INDEPENDENT_CODE ON)
        list(APPEND below $<TARGET_OBJECTS:${implementation}>)
    endforeach()
    set(MPI_LIBRARY "${arg_LIBRARY}")
    set(weak mpi)
    set(pmpi pmpi)
    set(mpi mpi)
    set(shared mpi_abi)
    set(unsupported mpi_unsupported)
    if(MPI_LIBRARY)
        set(weak "${MPI_LIBRARY}")
        set(pmpi "${MPI_LIBRARY}_pmpi")
        set(mpi "${MPI_LIBRARY}_mpi")
        set(shared "${MPI_LIBRARY}")
        set(unsupported "${MPI_LIBRARY}_unsupported")
    endif()
    _bindery_library(${name}_weak STATIC ${weak} $<TARGET_OBJECTS:${name}_entry_weak> ${below})
    _bindery_library(${name}_pmpi STATIC ${pmpi} ${${name}_pmpi_objects})
    _bindery_library(${name}_mpi STATIC ${mpi} ${${name}_mpi_objects} ${below})
    if(TARGET ${name}_layouts)
        add_dependencies(${name}_pmpi ${name}_layouts)
        add_dependencies(${name}_mpi ${name}_layouts)
    endif()
    _bindery_library(${name}_shared SHARED ${shared} $<TARGET_OBJECTS:${name}_entry_weak> ${below})
    if(NOT arg_SOVERSION)
        set(arg_SOVERSION 1)
    endif()
    set_target_properties(${name}_shared PROPERTIES SOVERSION "${arg_SOVERSION}")
    if(arg_VERSION)
        set_target_properties(${name}_shared PROPERTIES VERSION "${arg_VERSION}")
    endif()
    foreach(library IN ITEMS weak mpi)
        target_link_libraries(${name}_${library} PUBLIC ${arg_LINK})
    endforeach()
    target_link_libraries(${name}_shared PRIVATE ${arg_LINK})
    add_library(${name}_two INTERFACE)
    target_link_libraries(${name}_two INTERFACE ${name}_pmpi ${name}_mpi)
    if(arg_UNSUPPORTED)
        _bindery_add_unsupported(${name} ${arg_PREFIX} ${unsupported})
    endif()
    if(arg_INSTALL AND NOT arg_EXPORTS)
        set(arg_EXPORTS "${BINDERY_ROOT}/cmake/mpi/exports.map")
    endif()
    if(arg_EXPORTS AND CMAKE_EXECUTABLE_FORMAT STREQUAL "ELF")
        get_filename_component(arg_EXPORTS "${arg_EXPORTS}" ABSOLUTE)
        target_link_options(${name}_shared PRIVATE "LINKER:--version-script=${arg_EXPORTS}" LINKER:--no-undefined)
        set_target_properties(${name}_shared PROPERTIES LINK_DEPENDS "${arg_EXPORTS}")
    endif()
    if(arg_INSTALL)
        foreach(default IN ITEMS COMMANDS=mpicc|mpicxx INCLUDE=${name} PACKAGE=${name} TITLE=${name} DESCRIPTION=an\ MPI COMPONENT=${name})
            string(REGEX MATCH "^([A-Z]+)=(.*)$" matched "${default}")
            if(NOT arg_${CMAKE_MATCH_1})
                string(REPLACE "|" ";" arg_${CMAKE_MATCH_1} "${CMAKE_MATCH_2}")
            endif()
        endforeach()
        if(NOT arg_TARGET)
            set(arg_TARGET "${arg_PACKAGE}::${MPI_LIBRARY}")
        endif()
        _bindery_install_mpi(${name})
    endif()
endfunction()

# In an archive of its own, which the linker reaches when the implementation's functions are all found: among them, a replacement
# could come before the function itself. What the replacements call must be linked by then.
function(_bindery_add_unsupported name prefix output)
    set(sources "")    # one for each object, named as its routine
    foreach(file IN LISTS BINDERY_ENTRY_SOURCES)
        if(NOT file IN_LIST BINDERY_COMPLETE_ENTRY_SOURCES)
            get_filename_component(routine "${file}" NAME_WE)
            list(APPEND sources "${CMAKE_CURRENT_BINARY_DIR}/${name}_replacements/${file}")
            file(CONFIGURE OUTPUT "${name}_replacements/${file}" @ONLY
                CONTENT "#define BND_UNSUPPORTED_${routine}\n#include \"${BINDERY_GENERATED}/c/unsupported.c\"\n")
        endif()
    endforeach()
    _bindery_generated_objects(${name}_replacements "${sources}" "BND_PREFIX=${prefix}")
    _bindery_library(${name}_unsupported STATIC ${output} $<TARGET_OBJECTS:${name}_replacements>)
    foreach(library IN ITEMS weak mpi)
        target_link_libraries(${name}_${library} PUBLIC ${name}_unsupported)
        target_link_options(${name}_${library} INTERFACE LINKER:-u,${prefix}raise)
    endforeach()
    target_link_libraries(${name}_shared PRIVATE ${name}_unsupported)
endfunction()
