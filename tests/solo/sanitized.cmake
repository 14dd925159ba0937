# The same test programs over a solo that is built with sanitizers: only the library is built again.
#   solo.address.PART   address and undefined behaviour, every part
#   solo.thread.PART    threads, the parts that start some
function(solo_sanitized_objects name)
    solo_objects(solo_${name}_objects)
    set_target_properties(solo_${name}_objects PROPERTIES ${solo_quickly})
    target_compile_options(solo_${name}_objects PRIVATE -w -O1 -g1 -fno-omit-frame-pointer ${ARGN})
endfunction()

function(solo_sanitized name runtime)
    solo_sanitized_objects(${name} ${ARGN})
    add_library(solo_${name} SHARED $<TARGET_OBJECTS:solo_entry_weak> $<TARGET_OBJECTS:solo_runtime> $<TARGET_OBJECTS:solo_${name}_objects>)
    target_link_options(solo_${name} PRIVATE ${ARGN})
    target_link_libraries(solo_${name} PRIVATE Threads::Threads)
    set_target_properties(solo_${name} PROPERTIES OUTPUT_NAME mpi_abi SOVERSION 1 LINKER_LANGUAGE CXX
        LIBRARY_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}/${name}")
    execute_process(COMMAND "${CMAKE_CXX_COMPILER}" -print-file-name=${runtime} OUTPUT_VARIABLE preload OUTPUT_STRIP_TRAILING_WHITESPACE)
    # Memory that a test asks for in vain is refused, not fatal.
    set(options "ASAN_OPTIONS=allocator_may_return_null=1" "TSAN_OPTIONS=allocator_may_return_null=1")
    set(solo_${name}_environment ${options} "LD_LIBRARY_PATH=${CMAKE_CURRENT_BINARY_DIR}/${name}" "LD_PRELOAD=${preload}" PARENT_SCOPE)
endfunction()

function(solo_sanitized_test name part)
    bindery_test(solo.${name}.${part} ENVIRONMENT ${solo_${name}_environment} COMMAND solo_${part}_test)
endfunction()

solo_sanitized(address libasan.so -fsanitize=address,undefined -fno-sanitize-recover=all)
solo_sanitized(thread libtsan.so -fsanitize=thread)
