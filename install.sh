#!/bin/sh
# Builds scene-kit and installs it under one folder. `./install.sh --help` says the rest.
#
# The order is what makes it safe: first everything that can be refused is refused (the command
# line, a missing toolchain, a folder that cannot be written), then everything is built and
# staged beside its destination, and only then do renames put it in place. Until those renames,
# which no signal interrupts, what was installed before is untouched.
set -eu
unset CDPATH # else cd may print the folder it went to
LC_ALL=C
export LC_ALL

usage() {
    cat <<'END'
OVERVIEW: Build scene-kit and install it, without sudo and without questions.

USAGE: ./install.sh [--prefix <dir>] [--uninstall] [--dry-run]

OPTIONS:
  --prefix <dir>          Where to install (default: $HOME/.local).
  --uninstall             Remove exactly what was installed there.
  --dry-run               Print what would be done and change nothing.
  -h, --help              Show help information.

INSTALLED UNDER THE PREFIX:
  bin/scene-kit
  share/bash-completion/completions/scene-kit
  share/zsh/site-functions/_scene-kit
  share/fish/vendor_completions.d/scene-kit.fish
  share/scene-kit/installed-files    what --uninstall removes

No profile is edited. bash (with bash-completion) and fish find their scripts under
~/.local by themselves; zsh needs, before compinit:
  fpath+=("$HOME/.local/share/zsh/site-functions")

EXAMPLES:
  ./install.sh
  ./install.sh --prefix "$HOME/tools"
  ./install.sh --uninstall
END
}

# fail STATUS MESSAGE: the statuses are those of scene-kit itself.
fail() {
    echo "Error: $2" >&2
    exit "$1"
}

prefix=
action=install
dry_run=false
while [ $# -gt 0 ]; do
    case $1 in
    --prefix)
        [ $# -gt 1 ] || fail 64 "Missing value for '--prefix <dir>'."
        [ -n "$2" ] || fail 64 "'--prefix <dir>' is empty."
        prefix=$2
        shift
        ;;
    --prefix=*)
        prefix=${1#--prefix=}
        [ -n "$prefix" ] || fail 64 "'--prefix <dir>' is empty."
        ;;
    --uninstall) action=uninstall ;;
    --dry-run) dry_run=true ;;
    -h | --help)
        usage
        exit 0
        ;;
    -*) fail 64 "Unknown option '$1'. See './install.sh --help'." ;;
    *) fail 64 "Unexpected argument '$1'. See './install.sh --help'." ;;
    esac
    shift
done

[ -n "$prefix" ] || [ -n "${HOME:-}" ] ||
    fail 64 "HOME is not set; say where to install with --prefix <dir>."
prefix=${prefix:-$HOME/.local}
newline='
'
case $prefix in
*"$newline"*) fail 64 "A prefix cannot contain a line break." ;;
# The shell expands ~ in `--prefix ~/tools` but not in `--prefix=~/tools`.
\~ | \~/*) fail 64 "The shell left '~' as it is; write --prefix \"\$HOME${prefix#?}\"." ;;
/*) ;;
*) prefix=$(pwd)/$prefix ;;
esac
# As PATH would spell it.
prefix=$(printf '%s\n' "$prefix/" | sed -e 's|//*|/|g' -e ':dot' -e 's|/\./|/|' -e 't dot' -e 's|/$||')

bin=bin/scene-kit
bash_completion=share/bash-completion/completions/scene-kit
zsh_completion=share/zsh/site-functions/_scene-kit
fish_completion=share/fish/vendor_completions.d/scene-kit.fish
# One name a line, folders that were made with a slash at their end. Names are relative to the
# prefix, so that nothing outside it can be removed; only the folders made for the prefix itself
# are absolute, and folders are removed when empty.
list=share/scene-kit/installed-files
# The list comes first: whatever happens after it, --uninstall knows every name.
files="$list $bash_completion $zsh_completion $fish_completion $bin"

uninstall() {
    [ -f "$prefix/$list" ] || fail 66 "Nothing to uninstall: there is no $prefix/$list."
    # The list itself goes after the other files: until then, a run that was stopped can be
    # repeated. Then the folders, the deepest first.
    names=$(
        grep -v -e '/$' -e "^$list\$" "$prefix/$list" || :
        echo "$list"
        sort -r "$prefix/$list" | grep '/$' || :
    )
    echo "$names" | while IFS= read -r name; do
        case $name in
        /*/ | [!/]*/) remove_folder "$name" ;;
        /* | ../* | */../* | */.. | ..) fail 65 "$prefix/$list names '$name', which is not under it." ;;
        *) remove_file "$prefix/$name" ;;
        esac
    done
}

remove_file() {
    [ -e "$1" ] || [ -L "$1" ] || return 0
    $dry_run || rm -f -- "$1" 2>/dev/null || fail 74 "Cannot remove $1."
    echo "  remove  $1"
}

remove_folder() {
    case $1 in
    /*) folder=$1 ;;
    *) folder=$prefix/$1 ;;
    esac
    if $dry_run; then
        echo "  remove  $folder (if empty)"
    elif rmdir -- "$folder" 2>/dev/null; then
        echo "  remove  $folder"
    fi
}

# All that is to be undone if this run does not get to its end.
staged=.scene-kit.installing.$$
folders_made=
build=

clean_up() {
    [ -z "$build" ] || kill "$build" 2>/dev/null || :
    $dry_run || for file in $files; do rm -f -- "$(staged_name "$file")" 2>/dev/null || :; done
    echo "$folders_made" | while IFS= read -r folder; do
        [ -z "$folder" ] || rmdir -- "$folder" 2>/dev/null || :
    done
}

# Beside the destination, where a rename is one step.
staged_name() { echo "$prefix/${1%/*}/$staged"; }

cannot_write() {
    fail 74 "Cannot write in $prefix; choose another folder with --prefix <dir>."
}

make_folder() {
    [ ! -d "$1" ] || return 0
    make_folder "$(dirname -- "$1")"
    mkdir -- "$1" 2>/dev/null || [ -d "$1" ] || cannot_write
    folders_made="$1/$newline$folders_made"
}

# Finds out by doing it, since permissions do not tell of a read-only file system.
stage_empty_files() {
    for file in $files; do
        [ ! -d "$prefix/$file" ] || fail 73 "$prefix/$file is a folder; nothing was installed."
        make_folder "$prefix/${file%/*}"
        (: >"$(staged_name "$file")") 2>/dev/null ||
            cannot_write
    done
}

# Prints the options for the linker, one a line.
link_options() {
    [ "$(uname -s)" = Linux ] || return 0
    # A static executable starts in half the time, and runs where there is no Swift and on any
    # Linux. Not every machine has a static C library, so a small program tells. lld comes with
    # Swift; other linkers warn of a dlopen in the runtime that is never called.
    probe=.build/install/probe
    mkdir -p "$probe"
    echo 'print("linked")' >"$probe/main.swift"
    if swiftc -static-executable -use-ld=lld "$probe/main.swift" -o "$probe/main" \
        >/dev/null 2>&1 && "$probe/main" >/dev/null 2>&1; then
        printf '%s\n' -Xswiftc -static-executable -Xswiftc -use-ld=lld
    else
        echo --static-swift-stdlib
    fi
    printf '%s\n' -Xlinker -s # stripped
}

# Builds in the repository, whatever the current folder, apart from the developer's own builds
# (which have other options, and options that change rebuild everything).
build_release() {
    set -f # the options are words without spaces
    # shellcheck disable=SC2046
    set -- --configuration release --product scene-kit --scratch-path .build/install $(link_options)
    set +f
    # In the background, since a shell answers signals only between commands, or in wait.
    swift build "$@" >&2 </dev/null &
    build=$!
    wait "$build" || { build= && fail 70 "The build failed; nothing was installed."; }
    build=
    built=$(swift build "$@" --show-bin-path)/scene-kit
}

stage_files() {
    cp -- "$built" "$(staged_name "$bin")"
    # Apple's linker does not strip.
    [ "$(uname -s)" != Darwin ] || strip -x "$(staged_name "$bin")"
    "$built" --generate-completion-script bash >"$(staged_name "$bash_completion")"
    "$built" --generate-completion-script zsh >"$(staged_name "$zsh_completion")"
    "$built" --generate-completion-script fish >"$(staged_name "$fish_completion")"
    # What an earlier run put there, folders above all, stays on the list.
    {
        [ ! -f "$prefix/$list" ] || cat -- "$prefix/$list"
        printf '%s\n' "$bin" "$bash_completion" "$zsh_completion" "$fish_completion" "$list"
        echo "$folders_made" | while IFS= read -r folder; do
            case $folder in
            '' | "$prefix/") echo "$folder" ;;
            *) echo "${folder#"$prefix/"}" ;;
            esac
        done
    } | grep . | sort -u >"$(staged_name "$list")"
    for file in $files; do chmod 644 "$(staged_name "$file")"; done
    chmod 755 "$(staged_name "$bin")"
}

print_path_line() {
    case ":${PATH:-}:" in
    *":$prefix/bin:"*) ;;
    *)
        quoted=$(printf %s "$prefix/bin" | sed "s/'/'\\\\''/g")
        echo "Add this line to your shell's profile:  export PATH='$quoted':\"\$PATH\""
        ;;
    esac
}

install() {
    command -v swift >/dev/null 2>&1 ||
        fail 69 "Swift is not in PATH; get it from https://swift.org/install and run this again."
    [ -f Package.swift ] || fail 66 "There is no Package.swift beside install.sh; run it in a clone."
    if $dry_run; then
        for file in $files; do echo " install  $prefix/$file"; done
        return
    fi
    stage_empty_files
    build_release
    stage_files
    # From here it is a few renames: better to finish them than to stop between two.
    trap '' HUP INT TERM
    for file in $files; do
        mv -f -- "$(staged_name "$file")" "$prefix/$file"
        echo " install  $prefix/$file"
    done
    folders_made=
    print_path_line
}

trap clean_up EXIT
trap 'fail 129 "Hung up; nothing was changed."' HUP
trap 'fail 130 "Interrupted; nothing was changed."' INT
trap 'fail 143 "Terminated; nothing was changed."' TERM
cd "$(dirname -- "$0")"
"$action"
