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
