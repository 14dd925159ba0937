# bindery_add_tool(NAME source...
#     [SHARED] [STATIC]         which libraries; both by default
#     [FORTRAN] [CXX]           the static one for programs of Fortran or C++, too: needs find_package(BinderyFortran) or (BinderyCxx)
#     [MPI_C_COMPILER mpicc]    the MPI; by default that of find_package(MPI), -DMPI_C_COMPILER or mpicc
#     [ABI]                     the standard ABI: one shared library for every libmpi_abi
#     [TARGETS target...])      programs of this project that get the tool, linked before their MPI
#
# makes libraries of a tool (bindery/tool.hpp). One of the sources has BINDERY_TOOL. Targets:
#     NAME           shared, for LD_PRELOAD and for linking: NAME before the MPI
#     NAME_static    static: an object for each routine, for MPI_Init and MPI_Finalize too, and one for the tool itself
#     NAME_fortran   static, with the Fortran wrappers of the routines as well, so that the order with the bindings does not
#                    matter: mpifort program.o libNAME_fortran.a
#     NAME_cxx       static, with the functions of the C++ bindings that call the routines: mpicxx program.o libNAME_cxx.a
# With STATIC, libNAME.wrap beside the archive lists linker options for each routine of the tool: calls go to it, wherever it is in the line.
#
# bindery_chain_tools(NAME TOOLS tool... [FORTRAN] [CXX]) makes one static library of several static tools: each calls the next.
#
# bindery_add_tool_chain(NAME [MPI_C_COMPILER mpicc] [ABI]) makes a shared library that loads the tools which the environment
# variable BINDERY_TOOLS names, separated by colons, into a chain; for LD_PRELOAD or for linking.
#
# Needs CMake 3.20, a C++20 compiler, and no Python.
include_guard(GLOBAL)

include("${CMAKE_CURRENT_LIST_DIR}/BinderyToolMpi.cmake")

function(bindery_add_tool name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "SHARED;STATIC;FORTRAN;CXX;ABI" "MPI_C_COMPILER" "TARGETS")
    if(NOT arg_UNPARSED_ARGUMENTS)
        bnd_fail("bindery_add_tool(${name})" "no source is given" "name the file with BINDERY_TOOL")
    endif()
    if(NOT name MATCHES "^[A-Za-z_][A-Za-z0-9_]*$")
        bnd_fail("bindery_add_tool(${name})" "'${name}' is not an identifier of C" "use letters, digits and _")
    endif()
    bnd_need_languages("bindery_add_tool(${name})" CXX)
    if(NOT arg_SHARED AND NOT arg_STATIC)
        set(arg_SHARED TRUE)
        set(arg_STATIC TRUE)
    endif()
    bindery_tool_mpi(mpi "${arg_MPI_C_COMPILER}" "${arg_ABI}")
    if(arg_SHARED)
        _bindery_shared_tool(${name} ${mpi} "${arg_UNPARSED_ARGUMENTS}")
        _bindery_link_later(${name} "${arg_TARGETS}")
    endif()
    if(arg_STATIC OR arg_FORTRAN OR arg_CXX)
        _bindery_static_tool(${name} ${mpi} "${arg_UNPARSED_ARGUMENTS}")
        _bindery_archive(${name} ${mpi} ${name} "${arg_FORTRAN}" "${arg_CXX}")
        if(NOT arg_SHARED)
            _bindery_link_later(${name}_static "${arg_TARGETS}")
        endif()
    endif()
endfunction()

# The archive that call.site() asks: its objects come with a tool that does.
function(_bindery_call_sites)
    if(TARGET bindery_call_sites)
        return()
    endif()
    file(GLOB sources "${BINDERY_TOOL_ROOT}/tools/kit/sites/*.cpp" "${BINDERY_TOOL_ROOT}/tools/kit/common/*.cpp")
    add_library(bindery_call_sites STATIC EXCLUDE_FROM_ALL ${sources})
    target_compile_features(bindery_call_sites PRIVATE cxx_std_20)
    target_include_directories(bindery_call_sites SYSTEM PRIVATE "${BINDERY_TOOL_ROOT}/tools/kit/common"
        "${BINDERY_TOOL_ROOT}/tools/kit/include" "${BINDERY_GENERATED}/tool/include")
    target_compile_options(bindery_call_sites PRIVATE -O2)
    set_target_properties(bindery_call_sites PROPERTIES
        POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
endfunction()

function(_bindery_tool_sources target name mpi)
    target_compile_features(${target} PRIVATE cxx_std_20)
    target_link_libraries(${target} PRIVATE ${mpi})
    target_compile_definitions(${target} PRIVATE BINDERY_TOOL_NAME=${name})
    # The first message names a mistake and its place; what the compiler says after that fills screens. Options that the author adds win.
    target_compile_options(${target} PRIVATE
        "$<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fmax-errors=1;-ftrack-macro-expansion=0;-ftemplate-backtrace-limit=4>"
        "$<$<COMPILE_LANG_AND_ID:CXX,Clang,AppleClang,IntelLLVM>:-ferror-limit=1;-fmacro-backtrace-limit=1;-ftemplate-backtrace-limit=1>")
    set_target_properties(${target} PROPERTIES
        POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
endfunction()

# The library is not linked to an MPI: it uses the one of the program that it is loaded into.
function(_bindery_shared_tool name mpi sources)
    add_library(${name} SHARED ${sources})
    _bindery_tool_sources(${name} ${name} ${mpi})
    _bindery_call_sites()
    target_link_libraries(${name} PRIVATE bindery_call_sites ${CMAKE_DL_LIBS})
    target_link_options(${name} PRIVATE "LINKER:-z,undefs")
endfunction()

function(_bindery_static_tool name mpi sources)
    add_library(${name}_objects OBJECT ${sources})
    _bindery_tool_sources(${name}_objects ${name} ${mpi})
    target_compile_definitions(${name}_objects PRIVATE BND_TOOL_STATIC=1)
endfunction()

# The programs may be declared after the tool.
function(_bindery_link_later tool programs)
    if(programs)
        cmake_language(EVAL CODE "cmake_language(DEFER CALL _bindery_link_programs [[${tool}]] [[${programs}]])")
    endif()
endfunction()

# Programs get the tool before their MPI, whatever the order of their libraries, and even if only their libraries call MPI.
function(_bindery_link_programs tool programs)
    foreach(program IN LISTS programs)
        if(NOT TARGET ${program})
            bnd_fail("${tool}" "there is no target '${program}'" "correct TARGETS")
        endif()
        get_target_property(libraries ${program} LINK_LIBRARIES)
        if(NOT libraries)
            set(libraries "")
        endif()
        list(PREPEND libraries "-Wl,--push-state,--no-as-needed" ${tool} "-Wl,--pop-state")
        set_target_properties(${program} PROPERTIES LINK_LIBRARIES "${libraries}")
    endforeach()
endfunction()

# The archive of one static tool, or of a chain of them: their objects, and an object for each routine that one of them has.
function(_bindery_archive name mpi tools fortran cxx)
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/${name}_archive")
    set(archive "${CMAKE_CURRENT_BINARY_DIR}/lib${name}.a")
    _bindery_call_sites()
    list(TRANSFORM tools APPEND _objects OUTPUT_VARIABLE targets)
    list(APPEND targets bindery_call_sites)
    list(TRANSFORM targets REPLACE "(.+)" "$<TARGET_OBJECTS:\\1>" OUTPUT_VARIABLE objects)
    set(results "${archive}" "${CMAKE_CURRENT_BINARY_DIR}/lib${name}.wrap")
    set(wrappers "")
    set(rows "")    # which archive has the bindings of a language
    foreach(row IN ITEMS "fortran|FORTRAN|mpifort_static|BinderyFortran" "cxx|CXX|mpicxx_static|BinderyCxx")
        string(REPLACE "|" ";" row "${row}")
        list(POP_FRONT row language option bindings package)
        if(${language})
            if(NOT TARGET Bindery::${bindings})
                bnd_fail("${name}" "${option} needs the archive of Bindery's bindings" "call find_package(${package}) before")
            endif()
            list(APPEND wrappers "$<TARGET_FILE:Bindery::${bindings}>")
            string(APPEND rows "set(wrappers_${language} [[$<TARGET_FILE:Bindery::${bindings}>]])\n")
            list(APPEND results "${CMAKE_CURRENT_BINARY_DIR}/lib${name}_${language}.a")
            _bindery_imported(${name}_${language} "${CMAKE_CURRENT_BINARY_DIR}/lib${name}_${language}.a" ${name}_archive)
        endif()
    endforeach()
    get_target_property(compile ${mpi} BINDERY_TOOL_COMPILE)
    file(GENERATE OUTPUT "${folder}/input.cmake" CONTENT "set(tools [[${tools}]])
set(objects [[${objects}]])
set(compile [[${CMAKE_C_COMPILER};-O2;-fPIC;${compile}]])
set(source [[${BINDERY_GENERATED}/tool/src/entries.c]])
set(routine_list [[${BINDERY_GENERATED}/tool/src/entries.txt]])
set(ar [[${CMAKE_AR}]])
set(nm [[${CMAKE_NM}]])
set(archive [[${archive}]])
${rows}")
    add_custom_command(OUTPUT ${results}
        COMMAND "${CMAKE_COMMAND}" "-DFOLDER=${folder}" -P "${BINDERY_TOOL_ROOT}/cmake/tool-archive.cmake"
        DEPENDS ${objects} ${wrappers} "${folder}/input.cmake" "${BINDERY_GENERATED}/tool/src/entries.c"
            "${BINDERY_GENERATED}/tool/src/entries.txt" "${BINDERY_TOOL_ROOT}/cmake/tool-archive.cmake"
        COMMENT "Making lib${name}.a, an object for each routine" VERBATIM COMMAND_EXPAND_LISTS)
    add_custom_target(${name}_archive ALL DEPENDS ${results})
    add_dependencies(${name}_archive ${targets})    # makefiles know how to make an object in its own target alone
    _bindery_imported(${name}_static "${archive}" ${name}_archive)
endfunction()

function(_bindery_imported target file made_by)
    add_library(${target} STATIC IMPORTED GLOBAL)
    set_target_properties(${target} PROPERTIES
        IMPORTED_LOCATION "${file}" INTERFACE_LINK_LIBRARIES "${CMAKE_DL_LIBS}" IMPORTED_LINK_INTERFACE_LANGUAGES CXX)
    add_dependencies(${target} ${made_by})
endfunction()

function(bindery_chain_tools name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "FORTRAN;CXX" "MPI_C_COMPILER" "TOOLS")
    foreach(tool IN LISTS arg_TOOLS)
        if(NOT TARGET ${tool}_objects)
            bnd_fail("bindery_chain_tools(${name})" "${tool} is no static tool" "add STATIC to its bindery_add_tool()")
        endif()
    endforeach()
    bindery_tool_mpi(mpi "${arg_MPI_C_COMPILER}" FALSE)
    _bindery_archive(${name} ${mpi} "${arg_TOOLS}" "${arg_FORTRAN}" "${arg_CXX}")
endfunction()

function(bindery_add_tool_chain name)
    bindery_add_tool(${name} "${BINDERY_TOOL_ROOT}/tools/kit/chain/chain.cpp" SHARED ${ARGN})
endfunction()
