# shellcheck shell=sh disable=SC2154
# What the sessions of scripts/test-install may call. $root is the repository, and $swift a folder with a
# `swift` that compiles nothing.

# Runs install.sh by a shell, and leaves out what it prints about the build.
by() {
    shell=$1
    shift
    # shellcheck disable=SC2086
    text=$(cd "$root" && PATH="$swift:$PATH" $shell ./install.sh "$@")
    status=$?
    test -z "$text" || printf '%s\n' "$text" | sed '/^Building /d; /^Built /d; /^Reusing /d'
    return "$status"
}

run() { by sh "$@"; }

# Runs a command quietly; prints only its error messages.
quietly() { "$@" >/dev/null; }

# The names below a folder.
names() { (cd "$1" && find . | LC_ALL=C sort); }

# Writes the list of installed files in a prefix, with the lines that follow.
list() {
    mkdir -p "$1/share/scene-kit"
    file=$1/share/scene-kit/installed-files
    shift
    printf '%s\n' "$@" >"$file"
}

version() { "$1/bin/scene-kit" --version | cmp - "$version"; }
