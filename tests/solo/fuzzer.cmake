# The random datatypes of datatype_fuzz.cpp as a target of libFuzzer. The library has its counters and the sanitizers; the model, which
# makes more comparisons than the library does, has not. Clang and its runtime (libclang-rt-19-dev on Debian) are needed for this alone.
option(BINDERY_FUZZ "Build fuzz targets (Clang)" OFF)
if(NOT BINDERY_FUZZ)
    return()
endif()
if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "BINDERY_FUZZ needs Clang, not ${CMAKE_CXX_COMPILER_ID}; configure with -DCMAKE_CXX_COMPILER=clang++-19")
endif()
set(checks -fsanitize=address,undefined -fno-sanitize-recover=all)
solo_sanitized_objects(fuzzed -fsanitize=fuzzer-no-link ${checks})
add_executable(solo_datatype_fuzzer EXCLUDE_FROM_ALL datatype_fuzz.cpp
    $<TARGET_OBJECTS:solo_entry_weak> $<TARGET_OBJECTS:solo_runtime> $<TARGET_OBJECTS:solo_fuzzed_objects>)
target_include_directories(solo_datatype_fuzzer PRIVATE ${BINDERY_INCLUDE_DIRS})
target_compile_definitions(solo_datatype_fuzzer PRIVATE SOLO_FUZZER)
target_compile_features(solo_datatype_fuzzer PRIVATE cxx_std_20)
target_compile_options(solo_datatype_fuzzer PRIVATE -O2 -g1)
target_link_options(solo_datatype_fuzzer PRIVATE -fsanitize=fuzzer ${checks})
target_link_libraries(solo_datatype_fuzzer PRIVATE Threads::Threads)
