# shellcheck shell=sh disable=SC2154
# What the sessions of scripts/check-packs may call. $program is the program, and $url a server of all folders
# of this machine; $url/smart and others say how.

mkdir -p home tmp
export HOME="$work/home/Jane Döe" TMPDIR="$work/tmp" GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@git.test GIT_AUTHOR_DATE='2026-01-01T00:00:00Z'
export GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@git.test GIT_COMMITTER_DATE='2026-01-01T00:00:00Z'
store="$HOME/.local/share/scene-kit/templates"

# Runs scene-kit, and lists what it leaves where temporary files go.
sk() {
    "$program" "$@"
    status=$?
    ls -A "$TMPDIR"
    return "$status"
}

# Runs a command, and leaves out the messages of git, which depend on its version.
without_git() {
    "$@" 2>errors
    status=$?
    grep -v 'note: git says' errors >&2
    rm errors
    return "$status"
}

# Makes the folder $1/$2, a template set called $2 of version $3, in a pack.
set_in() {
    mkdir -p "$1/$2"
    printf '// {{scene}} of %s %s\n' "$2" "${3:-1.0.0}" >"$1/$2/{{scene}}.swift"
    cat >"$1/$2/template.json" <<END
{
  "formatVersion": 1, "name": "$2", "version": "${3:-1.0.0}", "summary": "A set $2",
  "files": [{ "id": "it", "source": "{{scene}}.swift", "role": "Other" }]
}
END
}

# Makes sets in the pack $1, called $2 and a number, as many as $3 says, of version $4.
sets_in() {
    for number in $(seq 10 $(($3 + 9))); do set_in "$1" "$2$number" "${4:-1.0.0}"; done
}

# Commits the pack $1, with the tag $2, and serves it.
commit() {
    test -d "$1/.git" || git init --quiet --initial-branch=main "$1"
    git -C "$1" add --all
    git -C "$1" commit --quiet --allow-empty --message "${2:-more}"
    test $# -lt 2 || git -C "$1" tag "$2"
    test -d "served/$1.git" || git clone --quiet --mirror "$1" "served/$1.git"
    git -C "served/$1.git" fetch --quiet origin '+refs/*:refs/*'
    git -C "served/$1.git" update-server-info
}

# The source of the pack $2, served as $1 says.
served() { echo "$url/$1$work/served/$2.git"; }

# What is stored, without the commit that it came from.
stored() { (cd "$store" && find . -type f ! -name pack.json -exec cksum {} + | LC_ALL=C sort | cksum); }
