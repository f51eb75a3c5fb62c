#!/bin/sh
# Builds scene-kit and installs it under one folder. `./install.sh --help` says the rest.
#
# The order is what makes it safe: first everything that can be refused is refused (the command
# line, a missing toolchain, files of others, a folder that cannot be written), then everything is
# built and staged beside its destination, and only then do renames put it in place. Until those
# renames, which no signal interrupts, what was installed before is untouched.
#
# Names and paths are printed with printf: the echo of some shells reads backslashes.
set -eu
unset CDPATH # else cd may print the folder it went to
LC_ALL=C
export LC_ALL

usage() {
    cat <<'END'
OVERVIEW: Build scene-kit and install it, without sudo and without questions.

USAGE: ./install.sh [--prefix <dir>] [--uninstall] [--force] [--dry-run]

OPTIONS:
  --prefix <dir>          Where to install (default: $HOME/.local).
  --uninstall             Remove exactly what was installed there.
  --force                 Replace files that install.sh did not put there, and follow
                          links from folders under the prefix to others.
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
    printf 'Error: %s\n' "$2" >&2
    exit "$1"
}

prefix=
action=install
dry_run=false
force=false
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
    --force) force=true ;;
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
# The shell expands ~ in `--prefix ~/tools` but not in `--prefix=~/tools`.
\~ | \~/*) fail 64 "The shell left '~' as it is; write --prefix \"\$HOME${prefix#?}\"." ;;
/*) ;;
*) prefix=$PWD/$prefix ;;
esac
case $action$prefix in
*"$newline"*) fail 64 "A prefix cannot contain a line break." ;;
install*:*) fail 64 "A prefix cannot contain ':', which separates the folders of PATH: $prefix" ;;
esac
# As PATH would spell it.
prefix=$(printf '%s\n' "$prefix/" | sed -e 's|//*|/|g' -e ':dot' -e 's|/\./|/|' -e 't dot' -e 's|/$||')

bin=bin/scene-kit
bash_completion=share/bash-completion/completions/scene-kit
zsh_completion=share/zsh/site-functions/_scene-kit
fish_completion=share/fish/vendor_completions.d/scene-kit.fish
# One name a line, folders that were made with a slash at their end. Names are relative to the
# prefix; only the folders made for the prefix itself are absolute, and folders are removed when empty.
list=share/scene-kit/installed-files
# The list comes first: whatever happens after it, --uninstall knows every name.
files="$list $bash_completion $zsh_completion $fish_completion $bin"

# Reads the list, if there is one, into $listed. Others may be able to write it, so it may hold only
# what install.sh puts there.
listed=
read_list() {
    [ -e "$prefix/$list" ] || [ -L "$prefix/$list" ] || return 0
    { [ -f "$prefix/$list" ] && [ ! -L "$prefix/$list" ]; } ||
        fail 65 "$prefix/$list is not a file; nothing was changed. Delete it and run this again."
    listed=$(cat -- "$prefix/$list") || fail 74 "Cannot read $prefix/$list."
    number=0
    printf '%s\n' "$listed" | while IFS= read -r name; do
        number=$((number + 1))
        can_be_listed "$name" || fail 65 "$prefix/$list, line $number: '$(printable "$name")' is nothing \
that install.sh makes; nothing was changed. Delete the line and run this again."
    done
}

can_be_listed() {
    case $1 in
    '' | /*/) return 0 ;; # remove_folder says which of the absolute ones count
    esac
    for file in $files; do
        case $1 in
        "$file") return 0 ;;
        */) case $file in "$1"*) return 0 ;; esac ;;
        esac
    done
    return 1
}

is_listed() { printf '%s\n' "$listed" | grep -qxF -e "$1"; }

printable() { printf %s "$1" | tr -c '[:print:]' '?'; }

# Whether a file or folder, itself and not what it links to, is this user's.
is_own() { [ -n "$(find "$1" -prune -user "$(id -u)")" ]; }

# refuse_links FOLDER: below the prefix, a link may lead anywhere.
refuse_links() {
    folder=$1
    while ! $force && [ "$folder" != . ]; do
        [ ! -L "$prefix/$folder" ] ||
            fail 73 "$prefix/$folder is a link; nothing was changed. Follow it with --force."
        folder=$(dirname -- "$folder")
    done
}

# The prefix without links, as it was when this run began.
physical=
find_physical() {
    physical=$(cd -P -- "$prefix/" && pwd -P)
    physical=${physical%/}
}

# enter /FOLDER: goes to a folder below the prefix, for what is done there with `./`: others may have
# put a link on the way since refuse_links.
enter() {
    cd -P -- "$prefix$1/" && { $force || [ "$(pwd -P)" = "$physical$1" ]; }
}

uninstall() {
    read_list
    [ -n "$listed" ] || fail 66 "Nothing to uninstall: there is no $prefix/$list."
    for file in $files; do refuse_links "${file%/*}"; done
    find_physical
    is_own_list=false
    if is_own "$prefix/$list"; then is_own_list=true; fi
    trap '' HUP INT TERM
    # The list itself goes after the other files: until then, a run that was stopped can be
    # repeated. Then the folders, the deepest first.
    for file in $bin $bash_completion $zsh_completion $fish_completion; do
        if is_listed "$file"; then remove_file "$file"; fi
    done
    remove_file "$list"
    printf '%s\n' "$listed" | sort -ru | while IFS= read -r name; do
        case $name in
        */) remove_folder "$name" ;;
        esac
    done
}

remove_file() {
    [ -e "$prefix/$1" ] || [ -L "$prefix/$1" ] || return 0
    $dry_run || (enter "/${1%/*}" && rm -f -- "./${1##*/}") 2>/dev/null || fail 74 "Cannot remove $prefix/$1."
    printf '  remove  %s\n' "$prefix/$1"
}

remove_folder() {
    case $1 in
    /*)
        # The prefix and those above it, and these not on another user's word.
        case $prefix/ in "$1"*) $is_own_list || return 0 ;; *) return 0 ;; esac
        name=$1
        ;;
    *) name=$prefix/$1 ;;
    esac
    if $dry_run; then
        printf '  remove  %s (if empty)\n' "$name"
    elif remove_empty "/${1%/}" 2>/dev/null; then
        printf '  remove  %s\n' "$name"
    fi
}

remove_empty() (
    case $1 in
    //*) rmdir -- "${1#/}" ;;
    *) enter "${1%/*}" && rmdir -- "./${1##*/}" ;;
    esac
)

# All that is to be undone if this run does not get to its end.
staged=
folders_made=
build=

clean_up() {
    [ -z "$build" ] || kill "$build" 2>/dev/null || :
    [ -z "$staged" ] || for file in $files; do
        (enter "/${file%/*}" && rm -rf -- "./${staged:?}") 2>/dev/null || :
    done
    printf %s "$folders_made" | while IFS= read -r folder; do
        rmdir -- "$folder" 2>/dev/null || :
    done
}

cannot_write() {
    fail 74 "Cannot write in $prefix; choose another folder with --prefix <dir>."
}

make_folder() {
    [ ! -d "$1" ] || return 0
    make_folder "$(dirname -- "$1")"
    if mkdir -- "$1" 2>/dev/null; then
        folders_made="$1/$newline$folders_made"
    elif [ ! -d "$1" ]; then
        cannot_write
    fi
}

check_destination() {
    [ ! -d "$prefix/$1" ] || fail 73 "$prefix/$1 is a folder; nothing was installed."
    refuse_links "${1%/*}"
    if $force || is_listed "$1"; then return; fi
    { [ ! -e "$prefix/$1" ] && [ ! -L "$prefix/$1" ]; } ||
        fail 73 "$prefix/$1 was not put there by install.sh; nothing was installed. Replace it with --force."
}

# Finds out by doing it, since permissions do not tell of a read-only file system.
make_folders() {
    for file in $files; do make_folder "$prefix/${file%/*}"; done
    find_physical
    # A name that nobody can have taken before; mkdir makes sure.
    staged=$(mktemp -u .scene-kit.installing.XXXXXXXXXX)
    for file in $files; do
        (enter "/${file%/*}" && mkdir -- "./$staged" && rmdir -- "./$staged") 2>/dev/null || cannot_write
    done
}

# Builds in the repository, whatever the current folder, apart from the developer's own builds
# (which have other options, and options that change rebuild everything).
scratch=.build/install
# Names the program that the last build gave.
last=$scratch/program

fail_build() {
    build=
    [ -t 2 ] || cat -- "$scratch/log" >&2
    fail 70 "The build failed; nothing was installed."
}

build_release() {
    if program=$(cat -- "$last" 2>/dev/null) && [ -x "$program" ]; then
        echo "Building scene-kit in $scratch, where an earlier build is."
    else
        program=
        echo "Building scene-kit in $scratch. A first build takes 2 to 5 minutes."
    fi
    began=$(date +%s)
    set -f # the options are words without spaces
    # shellcheck disable=SC2046
    set -- --configuration release --product scene-kit --scratch-path "$scratch" \
        $(scripts/release-options "$scratch")
    set +f
    # In the background, since a shell answers signals only between commands, or in wait. SwiftPM
    # shows on a terminal how far it is; elsewhere its lines count only where the build fails.
    if [ -t 2 ]; then
        swift build "$@" >&2 </dev/null &
    else
        swift build "$@" >"$scratch/log" 2>&1 </dev/null &
    fi
    build=$!
    wait "$build" || fail_build
    build=
    built=$(swift build "$@" --show-bin-path)/scene-kit
    # SwiftPM succeeds without a program if a compiler was killed.
    [ -x "$built" ] || fail_build
    if [ "$program" = "$built" ] && [ -z "$(find "$built" -newer "$last")" ]; then
        echo "Reusing the earlier build: nothing has changed since."
    else
        echo "Built in $(($(date +%s) - began)) s."
    fi
    printf '%s\n' "$built" >"$last"
}

# Goes to what stage has made beside a destination, where a rename is one step: a folder that only
# this user can open, so that nobody can put a link in it.
enter_staged() {
    enter "$1" && beside=$(pwd -P) && cd -P -- "./$staged" &&
        [ "$(pwd -P)" = "${beside%/}/$staged" ] && is_own .
}

# stage FILE MODE COMMAND...: the file holds what the command prints.
stage() (
    folder=/${1%/*} name=${1##*/} mode=$2
    shift 2
    { enter "$folder" && mkdir -m 700 -- "./$staged" && enter_staged "$folder"; } 2>/dev/null ||
        cannot_write
    "$@" >"./$name" || fail 74 "Cannot write $prefix$folder/$name; nothing was installed."
    # The program; Apple's linker does not strip it.
    if [ "$mode" = 755 ] && [ "$(uname -s)" = Darwin ]; then strip -x "./$name"; fi
    chmod "$mode" "./$name"
)

# What an earlier run put there, folders above all, stays on the list.
print_list() {
    {
        printf '%s\n' "$listed" "$bin" "$bash_completion" "$zsh_completion" "$fish_completion" "$list"
        printf %s "$folders_made" | while IFS= read -r folder; do
            case $folder in
            "$prefix/") printf '%s\n' "$folder" ;;
            *) printf '%s\n' "${folder#"$prefix/"}" ;;
            esac
        done
    } | grep . | sort -u
}

place() (
    { enter_staged "/${1%/*}" && mv -f -- "./${1##*/}" ../; } 2>/dev/null ||
        fail 74 "Cannot write $prefix/$1."
    printf ' install  %s\n' "$prefix/$1"
)

print_path_line() {
    case ":${PATH:-}:" in
    *":$prefix/bin:"*) ;;
    *)
        quoted=$(printf %s "$prefix/bin" | sed "s/'/'\\\\''/g")
        printf '%s\n' "Add this line to your shell's profile:  export PATH='$quoted':\"\$PATH\""
        ;;
    esac
}

install() {
    command -v swift >/dev/null 2>&1 ||
        fail 69 "Swift is not in PATH; get it from https://swift.org/install and run this again."
    [ -f Package.swift ] || fail 66 "There is no Package.swift beside install.sh; run it in a clone."
    read_list
    for file in $files; do check_destination "$file"; done
    if $dry_run; then
        for file in $files; do printf ' install  %s\n' "$prefix/$file"; done
        return
    fi
    make_folders
    build_release
    stage "$bin" 755 cat -- "$built"
    stage "$bash_completion" 644 "$built" --generate-completion-script bash
    stage "$zsh_completion" 644 "$built" --generate-completion-script zsh
    stage "$fish_completion" 644 "$built" --generate-completion-script fish
    stage "$list" 644 print_list
    # From here it is a few renames: better to finish them than to stop between two.
    trap '' HUP INT TERM
    for file in $files; do place "$file"; done
    folders_made=
    print_path_line
}

trap clean_up EXIT
trap 'fail 129 "Hung up; nothing was changed."' HUP
trap 'fail 130 "Interrupted; nothing was changed."' INT
trap 'fail 143 "Terminated; nothing was changed."' TERM
cd -- "$(dirname -- "$0")"
"$action"
