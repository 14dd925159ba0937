# Procedures of the modules that take a descriptor, for a Fortran compiler whose own descriptors the wrappers do not read: Fortran 2018
# procedures that call the wrapper as a BIND(C) procedure, which gets a CFI_cdesc_t. They are made of the modules' interfaces.

# The text of a file of interfaces. What depends on the kind of default INTEGERs is decided here, so that no condition is within another.
function(bindery_interfaces out file)
    file(READ "${file}" text)
    set(kept "\\1")
    if(has_one_integer_kind)
        set(kept "")
    endif()
    string(REGEX REPLACE "#ifndef BND_ONE_INTEGER_KIND\n([^#]*)#endif\n" "${kept}" text "${text}")
    set(${out} "${text}" PARENT_SCOPE)
endfunction()

# The interfaces in that text whose procedures take descriptors and are to be there, as texts without END INTERFACE; the tool information
# interface has such procedures beside others under one generic name. MPI_F_sync_reg does not look at its argument.
function(bindery_described_interfaces out text)
    set(found)
    string(REPLACE "#endif" "@" text "${text}")
    string(REGEX MATCHALL "#if[^@]+@" parts "${text}")
    foreach(part IN LISTS parts)
        string(REGEX MATCH "BND_HAS_([A-Za-z0-9_]+)" routine "${part}")
        set(routine "${CMAKE_MATCH_1}")
        if(NOT part MATCHES "DIMENSION\\(\\.\\.\\)" OR NOT has_${routine} OR routine MATCHES "_F_sync_reg$")
            continue()
        endif()
        if(has_one_integer_kind AND part MATCHES "BND_ONE_INTEGER_KIND")
            continue()
        endif()
        string(REPLACE "END INTERFACE" "@" part "${part}")
        string(REGEX MATCHALL "INTERFACE [^@]+" part "${part}")
        list(APPEND found ${part})
    endforeach()
    set(${out} "${found}" PARENT_SCOPE)
endfunction()

# The procedures of such an interface.
function(bindery_procedures out interface)
    string(REPLACE "END SUBROUTINE" "@" interface "${interface}")
    string(REGEX MATCHALL "SUBROUTINE [^@]+" procedures "${interface}")
    set(${out} "${procedures}" PARENT_SCOPE)
endfunction()

# The text of a shim. `callee`: the wrapper as C calls it, a name with {name} or {NAME} in it. If it reads another descriptor than a
# CFI_cdesc_t, BND_SHIM_CONVERTER makes one of that; BND_SHIM_OWN_CONVERTER, of the compiler's own.
function(bindery_shim out_name out_text procedure suffix callee)
    string(REGEX MATCH "^SUBROUTINE ([A-Za-z0-9_]+)\\(([^)]*)\\)\n *IMPORT\n(.*)$" procedure "${procedure}")
    string(TOLOWER "${CMAKE_MATCH_1}" name)
    string(TOUPPER "${name}" upper)
    set(arguments "${CMAKE_MATCH_2}")
    string(STRIP "${CMAKE_MATCH_3}" declared)
    string(REPLACE "{name}" "${name}" callee "${callee}")
    string(REPLACE "{NAME}" "${upper}" callee "${callee}")
    set(behind "${declared}")
    set(passed "${arguments}")
    set(dummies "${arguments}")
    set(variables "")
    set(conversions "")
    # The kind that a CHARACTER's length has in BIND(C).
    math(EXPR kind "8 * ${probe_string_length_bytes}")
    string(REGEX MATCHALL "CHARACTER\\(LEN=\\*\\)[^\n]* :: [A-Za-z_]+" characters "${declared}")
    foreach(line IN LISTS characters)
        string(REGEX REPLACE "^.* :: " "" argument "${line}")
        string(REPLACE "CHARACTER(LEN=*)" "CHARACTER(KIND=C_CHAR)" c_line "${line}")
        string(REPLACE "${line}" "${c_line}(*)" behind "${behind}")
        string(APPEND behind "\n        INTEGER(KIND=C_INT${kind}_T), VALUE :: ${argument}_len")
        string(APPEND dummies ", &\n            ${argument}_len")
        string(APPEND passed ", &\n        len(${argument}, C_INT${kind}_T)")
    endforeach()
    if(BND_SHIM_CONVERTER OR BND_SHIM_OWN_CONVERTER)
        string(REGEX MATCHALL "[^\n]* DIMENSION\\(\\.\\.\\)[^\n]*" buffers "${declared}")
        foreach(line IN LISTS buffers)
            string(REGEX REPLACE "^.* :: " "" argument "${line}")
            string(REPLACE "${line}" "        INTEGER(KIND=C_INTPTR_T), INTENT(IN) :: ${argument}(*)" behind "${behind}")
            string(APPEND variables "    INTEGER(KIND=C_INTPTR_T) :: bnd_${argument}(50)\n")
            string(APPEND conversions "    call bnd_convert(${argument}, bnd_${argument})\n")
            string(REGEX REPLACE "(^|[ (,&\n])${argument}(,|$)" "\\1bnd_${argument}\\2" passed "${passed}")
        endforeach()
        set(converter "${BND_SHIM_OWN_CONVERTER}")
        set(binding "")
        if(BND_SHIM_CONVERTER)
            set(converter "${BND_SHIM_CONVERTER}")
            set(binding " bind(C)")
        endif()
        string(REPLACE "bnd_convert" "${converter}" conversions "${conversions}")
        string(APPEND variables "    interface
        subroutine ${converter}(buffer, descriptor)${binding}
            import
            TYPE(*), DIMENSION(..), ASYNCHRONOUS :: buffer
            INTEGER(KIND=C_INTPTR_T) :: descriptor(*)
        end subroutine
    end interface\n")
    endif()
    set(modules "    use bnd_types\n")
    string(REGEX MATCHALL "TYPE\\(MPI_T_[a-z_]+" types "${declared}")
    if(types)    # the module has the procedure, too
        list(REMOVE_DUPLICATES types)
        list(JOIN types ", " types)
        string(REPLACE "TYPE(" "" types "${types}")
        string(APPEND modules "    use mpi_tool_f08, only: ${types}\n")
    endif()
    set(${out_name} "${name}${suffix}" PARENT_SCOPE)
    set(${out_text} "subroutine ${name}${suffix} &
        (${arguments})
${modules}    use, intrinsic :: iso_c_binding
    implicit none
        ${declared}
${variables}    interface
        subroutine bnd_${name}( &
            ${dummies}) &
            bind(C, name=\"${callee}\")
        import
        ${behind}
        end subroutine
    end interface
${conversions}    call bnd_${name}( &
        ${passed})
end subroutine
" PARENT_SCOPE)
endfunction()
