# -DCMAKE_INTERPROCEDURAL_OPTIMIZATION=ON adds lib/libbindery_mpicxx_lto.a and libbindery_pmpicxx_lto.a, whose functions can be inlined in
# programs that are linked with -flto. mpicxx chooses them; their objects have machine code as well. The archives without _lto and the
# shared library are as ever: linkers would optimize every program, and refuse objects of another compiler's version.
include(CheckCompilerFlag)
check_compiler_flag(CXX -ffat-lto-objects has_fat_objects)
if(NOT has_fat_objects OR NOT CMAKE_OBJCOPY)
    bindery_refuse("CMAKE_INTERPROCEDURAL_OPTIMIZATION=ON" "${CMAKE_CXX_COMPILER} does not know -ffat-lto-objects, or there is no objcopy"
        "leave it off, or build with GCC and binutils")
endif()
foreach(target IN ITEMS mpi_objects pmpi_objects constants)
    target_compile_options(${target} PRIVATE -ffat-lto-objects)
    target_compile_definitions(${target} PRIVATE BND_CXX_MAY_BE_INLINED)
endforeach()
# raise() counts the frames above it.
set_target_properties(runtime shared PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
target_link_options(shared PRIVATE -fno-lto)

set(lto_archives "")
foreach(target IN ITEMS static pmpi_static)
    get_target_property(name ${target} OUTPUT_NAME)
    set(archive "${CMAKE_CURRENT_BINARY_DIR}/lib/${CMAKE_STATIC_LIBRARY_PREFIX}${name}_lto${CMAKE_STATIC_LIBRARY_SUFFIX}")
    add_custom_command(TARGET ${target} POST_BUILD BYPRODUCTS "${archive}"
        COMMAND "${CMAKE_COMMAND}" -E rename "$<TARGET_FILE:${target}>" "${archive}"
        COMMAND "${CMAKE_OBJCOPY}" --wildcard "--remove-section=.gnu.*lto_*" "--remove-section=.llvm.lto"
            "${archive}" "$<TARGET_FILE:${target}>" VERBATIM)
    list(APPEND lto_archives "${archive}")
endforeach()
