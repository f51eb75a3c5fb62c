# shellcheck shell=bash disable=SC2030,SC2031,SC2154
# How scripts/check-generated runs a check and says what came of it, and the checks that read text.
#
# The caller defines `root`, `matrix`, `work` and `is_rx`.

cores=$(getconf _NPROCESSORS_ONLN)
# Where a check may write: a folder for it alone.
export scratch=$work/scratch
mkdir "$scratch"

# Runs a check, and shows what it printed only if it failed.
check() {
    local name=$1 began=$SECONDS status=0
    shift
    : > "$scratch/note"
    # Not in the condition of an if: there, bash would go on after a command that fails.
    set +e
    (set -e; "$@") > "$scratch/log" 2>&1
    status=$?
    set -e
    if [ "$status" -eq 0 ]; then
        printf 'passed  %s (%s s)%s\n' "$name" "$((SECONDS - began))" "$(cat "$scratch/note")"
    else
        printf 'FAILED  %s (%s s)\n' "$name" "$((SECONDS - began))"
        # What a long build says first is what it compiles.
        { grep -v '^\[[0-9]*/[0-9]*\] ' "$scratch/log" || true; } | head -n 200 |
            sed "s|$work/||g; s/^/        /"
    fi
}

# Shows what checks say, and keeps it to be counted.
report() { tee -a "$work/results"; }

# Runs a function with each word, as many at a time as there are cores, and shows what they say in the
# order of the words.
in_parallel() {
    local job=$1 word
    shift
    for word in "$@"; do
        while [ "$(jobs -pr | wc -l)" -ge "$cores" ]; do wait -n || true; done
        (
            scratch=$work/scratch.$job.$word
            mkdir "$scratch"
            # Not before ||, where bash would go on after a command that fails, in checks too.
            set +e
            (set -e; "$job" "$word")
            status=$?
            [ "$status" -eq 0 ] || echo "FAILED  $job $word"
        ) > "$work/said.$job.$word" &
    done
    wait
    for word in "$@"; do report < "$work/said.$job.$word"; done
}

generated_files() {
    find "$1/Sources" "$1/Tests" -name '*.swift' \
        ! -path '*/CarKit/*' ! -name Car.swift ! -name Handwritten.swift | sort
}

lint() {
    local files
    mapfile -t files < <(generated_files "$1")
    echo ", ${#files[@]} files" > "$scratch/note"
    # Whoever names a parameter in another script knows that the formatter does not like it.
    swift format lint --strict "${files[@]}" 2>&1 |
        sed '/IdentifiersMustBeASCII/d' > "$scratch/lint" || true
    cat "$scratch/lint"
    [ ! -s "$scratch/lint" ]
}

check_text() {
    local files
    mapfile -t files < <(generated_files "$1")
    python3 "$matrix/text_rules.py" "${files[@]}"
}

# Compares the manifest that scene-kit wrote with that of a committed package, but for the name. Those of
# three are built as they are, so these manifests build.
check_manifest() {
    local like=Cars
    if is_rx "$1"; then like=RxCars; fi
    case $1 in
    subject-*) like=SubjectMovies ;;
    swiftui-*) like=SwiftUICars ;;
    esac
    diff <(sed '/^    name: /d' "$root/Tests/Fixtures/$like/Package.swift") \
        <(sed '/^    name: /d' "$work/$1/Package.swift")
}
