# The compiler wrappers share this part. Before it: $wrapper, $include, $lib, $static_option, which asks for the archive, $compiler_option,
# which names another compiler, $more_options, further lines of the help, and $compile_words, what a shell reads as the words for
# compiling, $libraries, which there are. After it: $show, what is to be shown instead; $static; $named, another compiler; $links, whether
# something is linked; $profile, profilers to link before MPI, and $again, the libraries among the arguments, both for `eval`; and the other
# arguments.

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

# The words that begin with an option, without it, each once.
shown_of() {
    option=$1
    shift
    known=
    for word; do
        shift
        case "$word" in
        "$option"*)
            case "$known" in *"<$word>"*) continue ;; esac
            known="$known<$word>"
            set -- "$@" "${word#"$option"}"
            ;;
        esac
    done
    shown "$@"
}

usage() {
    cat <<EOF
$wrapper runs $1 with what MPI needs, and passes on all but these options:
  -show, -showme           show the command instead of running it
  -compile-info            show the command that compiles
  -link-info               show the command that links
  -showme:compile, link    show the words that are added when compiling, or when linking
  -show-compile-info, -show-link-info
                           the same
  -showme:command, incdirs, libdirs, libs, version
                           show the compiler, folders of headers, folders of libraries, libraries, the version
  -profile=NAME            link -lNAME, a profiler, where it sees the calls, before MPI
  $static_option$(printf '%*s' $((24 - ${#static_option})) '') link the archive instead of the shared library$more_options
  ${compiler_option}COMPILER$(printf '%*s' $((16 - ${#compiler_option})) '') run another compiler
  -echo                    show what this script does
  -help, -showme:help      show this
The environment names another compiler with $2.
EOF
}

# Ends with what $show asks for. COMPILER VERSION VARIABLES, then the words behind the compiler's own.
answer() {
    compiler=$1 version=$2 variables=$3
    shift 3
    case "$show" in
    all | compile-info) eval "shown \"\$compiler\" $compile_words \"\$@\"" ;;
    compile) eval "shown $compile_words" ;;
    link-info) shown "$compiler" "$@" ;;
    link) shown "$@" ;;
    command) shown "$compiler" ;;
    incdirs) eval "shown_of -I $compile_words" ;;
    libdirs) shown_of -L "$@" ;;
    libs) shown_of -l "$@" ;;
    version) echo "$wrapper: $version" ;; # without a third number: Meson takes the command with the highest one, or the first without any
    help) usage "$compiler" "$variables" ;;
    *) fail "-showme:$show: no such option; use -showme:compile, link, command, incdirs, libdirs, libs, version or help" ;;
    esac
    exit
}

show=
static=
profile=
named=
again=
input=
only_compiles=
# The linker reads from the left: a profiler's archive, named before the bindings, which call it, is linked behind them once more. What
# chooses between archives and shared libraries is repeated with it; --whole-archive is not.
note_library() {
    case "$previous $1" in
    *"'"* | "-o "* | "-Xlinker "* | "-z "* | "-T "* | "-u "* | "-h "*) ;;
    "-l "* | *" -l" | *" -l"* | *" -Wl,-B"* | *" -Wl,--as-needed" | *" -Wl,--no-as-needed" | *" -Wl,--push-state"* | *" -Wl,--pop-state"*)
        again="$again '$1'"
        ;;
    *" -"*) ;;
    *.a | *.so | *.so.[0-9]*) again="$again '$1'" ;;
    esac
    previous=$1
}
previous=
[ "$*" = -h ] && set -- -help # the linker's -h, behind others, names a library
for argument; do
    shift
    case "$argument" in
    -show | -showme | --showme) show=all ;;
    -compile-info | -compile_info) show=compile-info ;;
    -link-info | -link_info) show=link-info ;;
    -show-compile-info) show=compile ;;
    -show-link-info) show=link ;;
    -echo) set -x ;;
    -help) show=help ;;
    -showme:* | --showme:*) show=${argument#*:} ;;
    -profile=*) profile="$profile '-l${argument#*=}'" ;;
    "$compiler_option"*) named=${argument#*=} ;;
    "$static_option") static=yes ;;
    *)
        set -- "$@" "$argument"
        note_library "$argument"
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
compile-info) only_compiles=yes ;;
link-info) input=yes && only_compiles= ;;
*) input=yes && only_compiles= && again= && set -- ;;
esac
case "$libraries" in
static) static=yes ;;
shared) [ -z "$static" ] || fail "$static_option: there are no archives; leave it out, or configure with -DBINDERY_LIBRARIES=static" ;;
esac
links=
[ -n "$input" ] && [ -z "$only_compiles" ] && links=yes

# Another compiler, by the option or by the first of these variables that is set: $named, $named_by. BINDERY_INSIDE tells a wrapper that
# it is its own compiler.
name_compiler() {
    named_by=
    [ -n "$named" ] && named_by=$compiler_option
    for variable; do
        [ -n "$named" ] && break
        eval "named=\${$variable}"
        named_by=$variable
    done
    [ -n "$named" ] || return 0
    command -v "${named%% *}" >/dev/null || fail "$named: no such compiler; correct $named_by"
    BINDERY_INSIDE=$named_by
    export BINDERY_INSIDE
}
