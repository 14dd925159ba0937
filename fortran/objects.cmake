# A source for each object of the libraries: `wrapper_sources` and `other_sources`, each named as the manifest names the object.

include("${GENERATED}/wrappers.cmake")
file(STRINGS "${PROBE_FOLDER}/bnd_has.h" served REGEX "^#define BND_HAS_MPIX?_")    # by the target, or by us over what it has
list(TRANSFORM served REPLACE "^#define BND_HAS_(MPIX?_[A-Za-z0-9_]+) 1$" "\\1")
set(OBJECT_SOURCES "${CMAKE_CURRENT_BINARY_DIR}/objects")
set(wrapper_sources "")
set(other_sources "")

# object_source(LIST NAME TEXT [GROUP]): appends a source to a list, TEXT under the object's name. With -DCMAKE_UNITY_BUILD=ON those of
# a group are compiled as one: they choose the same with the macros before bnd_fortran.h.
function(object_source list name text)
    file(CONFIGURE OUTPUT "${OBJECT_SOURCES}/${name}" CONTENT "${text}" @ONLY)
    set(${list} "${${list}}" "${OBJECT_SOURCES}/${name}" PARENT_SCOPE)
    if(ARGN)
        set_source_files_properties("${OBJECT_SOURCES}/${name}" PROPERTIES UNITY_GROUP "${ARGN}")
    endif()
endfunction()

# The same source for mpi_x_ and for pmpi_x_.
macro(mpi_and_pmpi list source name define)
    set(text "#include \"${source}\"\n")
    if(NOT "${define}" STREQUAL "")
        string(PREPEND text "#define ${define}\n")
    endif()
    string(APPEND text "${also}")
    object_source(${list} "${name}" "${text}" "mpi_${ARGN}")
    object_source(${list} "p${name}" "#define BND_PROFILED\n${text}" "pmpi_${ARGN}")
endmacro()

# The second name that a large-count wrapper of mpi_f08 has, for objects compiled with the MPI's own: sets `also`.
function(large_name routine suffix)
    set(also "" PARENT_SCOPE)
    foreach(row IN LISTS BINDERY_F08_LARGE_SUFFIXES)
        string(REGEX MATCH "^(.+):(.+)$" row "${row}")
        if(suffix AND CMAKE_MATCH_1 STREQUAL BND_C_sentinels)
            string(TOLOWER "${CMAKE_MATCH_2}" lower)
            string(TOUPPER "${CMAKE_MATCH_2}" upper)
            if(routine MATCHES "^(MPIX?_.+)_c$")
                string(TOLOWER "${CMAKE_MATCH_1}" stem)
                string(TOUPPER "${CMAKE_MATCH_1}" STEM)
                set(also "BND_ALSO(${stem}_c, ${STEM}_C, ${stem}, ${STEM}, ${lower}, ${upper})\n" PARENT_SCOPE)
            endif()
        endif()
    endforeach()
endfunction()

macro(wrapper_objects files folder suffix define)
    foreach(file IN LISTS ${files})
        get_filename_component(routine "${file}" NAME_WE)
        if(routine IN_LIST served)
            string(TOLOWER "${routine}${suffix}" name)
            large_name("${routine}" "${suffix}")
            mpi_and_pmpi(wrapper_sources "${GENERATED}/${folder}/${file}" "${name}.c" "${define}" "${folder}_${define}")
        endif()
    endforeach()
endmacro()

wrapper_objects(BINDERY_MPI_WRAPPERS wrapper "" "")
wrapper_objects(BINDERY_F08_WRAPPERS wrapper "_f08" BND_F08)
wrapper_objects(BINDERY_CPTR_WRAPPERS wrapper "_cptr" BND_CPTR)
wrapper_objects(BINDERY_F08TS_WRAPPERS f08ts "_f08ts" "")
wrapper_objects(BINDERY_TOOL_WRAPPERS tool "_f08" BND_F08)

# Without descriptors the wrappers have these names anyway.
if(BND_C_sentinels IN_LIST BINDERY_F08_BY_ADDRESS AND BND_FORTRAN_descriptor MATCHES "^(cfi|gfortran)$")
    set(BINDERY_BY_ADDRESS_WRAPPERS "${BINDERY_F08TS_WRAPPERS}")
    list(FILTER BINDERY_BY_ADDRESS_WRAPPERS EXCLUDE REGEX "_c\\.c$")
    wrapper_objects(BINDERY_BY_ADDRESS_WRAPPERS wrapper "_f08" BND_F08)
endif()
set(also "")

# Hand-written routines without a C counterpart.
macro(handwritten_objects routine suffix define)
    string(TOLOWER "${routine}${suffix}" name)
    mpi_and_pmpi(other_sources "${CMAKE_CURRENT_SOURCE_DIR}/handwritten/${routine}.cpp" "${name}.cpp" "${define}")
endmacro()

handwritten_objects(MPI_F_sync_reg "" "")
handwritten_objects(MPI_F_sync_reg "_f08ts" BND_F08TS)
if(BND_FORTRAN_descriptor MATCHES "^(cfi|gfortran)$")
    handwritten_objects(MPI_Sizeof "_fts" BND_FTS)
    handwritten_objects(MPI_Sizeof "_f08ts" BND_F08TS)
endif()

# Conversions for C that the MPI leaves to the bindings, each with its PMPI name in one object (R102-R104, R125).
macro(abi_object name source defines)
    string(TOLOWER "abi_${name}.cpp" object)
    object_source(other_sources "${object}" "${defines}#include \"${CMAKE_CURRENT_SOURCE_DIR}/runtime/abi/${source}\"\n")
endmacro()

if(BND_C_target STREQUAL "abi")
    file(GLOB abi_sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/runtime/abi/*.cpp")
    foreach(row IN LISTS BINDERY_PROBE_HANDLE_TYPES)
        string(REGEX MATCH "^([A-Za-z_]+):MPI_([A-Za-z]+)_c2f" row "${row}")
        set(defines "#define BND_HANDLE ${CMAKE_MATCH_1}\n#define BND_HANDLE_NAME ${CMAKE_MATCH_2}\n")
        set(word "${CMAKE_MATCH_2}")
        abi_object(${word}_c2f handle_c2f.h "${defines}")
        abi_object(${word}_f2c handle_f2c.h "${defines}")
    endforeach()
endif()
# Some MPIs have the conversions of statuses only in the Fortran library that this one replaces, or not at all.
foreach(way IN ITEMS c2f f2c c2f08 f082c f2f08 f082f)
    if(BND_C_target STREQUAL "abi" OR NOT BND_HAS_MPI_Status_${way} OR NOT BND_HAS_PMPI_Status_${way})
        abi_object(Status_${way} status_conversion.h "#define BND_WAY ${way}\n")
    endif()
endforeach()

# Strong references to every routine, for the archive alone.
if(BND_C_target STREQUAL "abi")
    set(all_routines_source "${OBJECT_SOURCES}/bnd_all_routines.c")
    set(declared "")
    set(listed "")
    foreach(name IN LISTS BND_ROUTINES)
        string(APPEND declared "void ${name}(void);\nvoid P${name}(void);\n")
        string(APPEND listed "    ${name}, P${name},\n")
    endforeach()
    file(CONFIGURE OUTPUT "${all_routines_source}" @ONLY
        CONTENT "${declared}void (*const bnd_all_routines[])(void) = {\n${listed}};\n")
    set_source_files_properties("${all_routines_source}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endif()

# Predefined callbacks: those of mpi_f08 have names of their own.
macro(callback_objects files prefix define)
    foreach(file IN LISTS ${files})
        get_filename_component(name "${file}" NAME_WE)
        string(TOLOWER "${name}" name)
        string(REGEX REPLACE "^mpi_" "${prefix}" name "${name}")
        object_source(wrapper_sources "${name}.c" "${define}#include \"${GENERATED}/callback/${file}\"\n")
    endforeach()
endmacro()

callback_objects(BINDERY_MPI_CALLBACKS mpi_ "")
callback_objects(BINDERY_F08_CALLBACKS bnd_f08_ "#define BND_F08\n")
