# What the compiler wrappers share. Before it: $wrapper, $include, $lib, and $static_option, which asks for the archive. After it:
# $show, what is to be shown instead; $static; $links, whether something is linked; and the other arguments.

fail() {
    echo "$wrapper: $*" >&2
    exit 2
}

# A word as a shell and CMake's FindMPI read it.
shown() {
    between=
    for word; do
        case "$word" in
        -[IL]*' '*) word="${word%"${word#??}"}\"${word#??}\"" ;;
        -Wl,*' '*) word="-Wl,\"${word#-Wl,}\"" ;;
        *' '*) word="\"$word\"" ;;
        esac
        printf '%s%s' "$between" "$word"
        between=' '
    done
    echo
}

# Ends with what $show asks for. COMPILER INCLUDE LIBRARY VERSION, then the words behind the compiler's -I.
answer() {
    compiler=$1 include=$2 library=$3 version=$4
    shift 4
    case "$show" in
    all) shown "$compiler" "-I$include" "$@" ;;
    compile) shown "-I$include" ;;
    link) shown "$@" ;;
    command) shown "$compiler" ;;
    incdirs) shown "$include" ;;
    libdirs) shown "$lib" ;;
    libs) shown "$library" ;;
    version) echo "$wrapper: $version" ;;
    *) fail "-showme:$show: no such option; use -showme:compile, link, command, incdirs, libdirs, libs or version" ;;
    esac
    exit
}

show=
static=
input=
only_compiles=
for argument; do
    shift
    case "$argument" in
    -show | -showme | --showme | -compile-info | -compile_info | -link-info | -link_info) show=all ;;
    -showme:* | --showme:*) show=${argument#*:} ;;
    "$static_option") static=yes ;;
    *)
        set -- "$@" "$argument"
        case "$argument" in
        -c | -S | -E | -M | -MM | -fsyntax-only) only_compiles=yes ;;
        -*) ;;
        *) input=yes ;;
        esac
        ;;
    esac
done
case "$show" in
'') ;;
all) input=yes ;;
*) input=yes && only_compiles= && set -- ;;
esac
links=
[ -n "$input" ] && [ -z "$only_compiles" ] && links=yes
