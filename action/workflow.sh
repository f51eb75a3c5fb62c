#!/bin/sh
# What the steps of action.yml share; they source it.
unset CDPATH # else cd may print the folder it went to
LC_ALL=C
export LC_ALL

here=$GITHUB_ACTION_PATH/action

# The top of the work tree, and where the current folder is in it: annotations name files from the
# top. git itself is not asked, since it refuses a work tree of another user, as in a container.
SCENE_FOLDER=$(pwd -P)
SCENE_ROOT=$SCENE_FOLDER
while [ ! -e "$SCENE_ROOT/.git" ]; do
    if [ -z "$SCENE_ROOT" ]; then
        SCENE_ROOT=$(cd -- "${GITHUB_WORKSPACE:-.}" && pwd -P)
        break
    fi
    SCENE_ROOT=${SCENE_ROOT%/*}
done
export SCENE_ROOT SCENE_FOLDER

# fail STATUS MESSAGE
fail() {
    printf ': error: %s\n' "$2" | awk -f "$here/annotation.awk" -f "$here/errors.awk"
    exit "$1"
}

# fail_at PATH LINE STATUS MESSAGE
fail_at() {
    printf '%s:%s:1: error: %s\n' "$1" "$2" "$4" | awk -f "$here/annotation.awk" -f "$here/errors.awk"
    exit "$3"
}

# Prints files that anybody's code may be in, so that no line of it is a command to GitHub.
print_inert() {
    token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
    echo "::stop-commands::$token"
    awk 1 "$@" # cat, with a line break at the end of every last line
    echo "::$token::"
}

# annotate SCRIPT FILE COMMAND STATUS
#
# Prints annotations for what scene-kit printed to a file, by a script in this folder; fails if there
# are none.
annotate() {
    annotations=$(awk -f "$here/annotation.awk" -f "$here/$1.awk" "$2")
    [ -n "$annotations" ] || fail "$4" "scene-kit $3 ended with status $4; the log says why."
    printf '%s\n' "$annotations"
}
