# shellcheck shell=sh
# What users do by hand in histories. A file that doesn't exist is left alone, so that every line can
# be left out of a history.

# Adds the line $2 to the file $1.
append() {
    [ ! -f "$1" ] || printf '// %s\n' "$2" >>"$1"
}

# Replaces the line with the number $2 of the file $1.
replace() {
    [ ! -f "$1" ] || perl -pi -e "s|.*|// $3| if \$. == $2" "$1"
}

# Deletes the line with the number $2 of the file $1.
drop() {
    [ ! -f "$1" ] || perl -ni -e "print if \$. != $2" "$1"
}

delete() {
    rm -rf "$1"
}

# Moves the file or folder $1 into the folder $2.
relocate() {
    [ ! -e "$1" ] || { mkdir -p "$2" && mv "$1" "$2/"; }
}

# Writes the file $1 with the text $2. A folder that is a project of its own stays one.
file() {
    case $1 in */*) mkdir -p "${1%/*}" ;; esac
    case $1 in
        *scene-kit.json) ! grep -qs '"root"' "$1" || set -- "$1" "{ \"root\": true, ${2#\{}" ;;
    esac
    printf '%s\n' "$2" >"$1"
}

# Creates a package in the folder $1, with a target and its tests for each of the other words.
package() {
    folder=$1 targets=
    shift
    for module; do
        targets="$targets .target(name: \"$module\"),"
        targets="$targets .testTarget(name: \"${module}Tests\", dependencies: [\"$module\"]),"
    done
    file "$folder/Package.swift" "// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: \"Shop\", targets: [$targets])"
}

# Makes the folder the top of a git work tree.
repository() {
    git init -q -b main --template= .
}

# Commits everything, and checks it out as git for Windows does.
check_out() {
    [ ! -d .git ] || {
        save && git config core.autocrlf true && git rm -q -r --cached . && git reset -q --hard
    }
}

# Commits everything as $1, or as "more".
save() {
    git config user.name A && git config user.email a@git.test && git config gc.auto 0
    git add --all && git commit -q --allow-empty -m "${1:-more}"
}

# Commits everything, and runs a command in a clone, which the next merge takes.
fork() {
    [ -d .git ] || return 0
    save && rm -rf .git/fork && git clone -q . .git/fork || return
    (cd .git/fork && "$@" >/dev/null; save "$*")
}

# Commits everything, and merges the clone unless there are conflicts.
merge() {
    [ -d .git/fork ] || return 0
    save && { git pull -q --no-rebase --no-edit .git/fork main || git merge --abort; }
    rm -rf .git/fork
}

# Makes a repository with the folder $1, to which $2 beside it is a link.
only_link_to() {
    repository && mkdir -p "$1" && ln -s "${1##*/}" "$2"
}

# The same, or with another folder where there are no links.
link_to() {
    only_link_to "$@" 2>/dev/null || mkdir "$2"
}

# Makes a repository, in which a package is a project of its own.
own() {
    repository && file Packages/Own/scene-kit.json '{ "root": true }' && file scene-kit.json '{}'
}

# Creates two features, whose scenes belong to one project.
features() {
    scene-kit feature Cars --quiet && scene-kit feature Checkout --quiet
    # A history undoes only what it did itself.
    rm -rf .scene-kit/.local
}

# Writes the set Team of the project in the folder $1, whose text differs with each version $2. Its
# shared file has the path of one of the built-in sets.
team() {
    set=$1/.scene-kit/templates/Pack/Team
    file "$set/template.json" '{
  "formatVersion": 1, "name": "Team", "version": "1.0.0", "summary": "A set of the team",
  "options": [{
    "name": "tests", "type": "choice", "values": ["testing", "xctest", "none"],
    "default": "testing", "summary": "The framework of the tests"
  }],
  "files": [
    {"id": "builder", "source": "builder", "path": "{{scene}}/{{scene}}Builder.swift", "role": "Builder"},
    {"id": "model", "source": "model", "path": "{{scene}}/{{scene}}ViewModel.swift", "role": "ViewModel"},
    {"id": "tests", "source": "model", "path": "{{scene}}Tests.swift", "role": "Tests", "root": "tests",
     "when": {"tests": "xctest"}},
    {"id": "alert", "source": "shared", "path": "SceneAlert.swift", "role": "Support", "root": "support",
     "shared": true}
  ]
}'
    file "$1/.scene-kit/templates/Pack/Ours/template.json" '{
  "formatVersion": 1, "name": "Ours", "version": "1.0.0", "summary": "Another one",
  "extends": "Team", "files": [
    {"id": "note", "source": "note", "path": "{{scene}}/{{scene}}Note.swift", "role": "Other"}
  ]
}'
    file "$1/.scene-kit/templates/Pack/Ours/note" "// {{scene}} $2"
    file "$set/builder" "struct {{scene}}Builder {}  // $2"
    file "$set/model" "// {{scene}}
struct {{scene}}ViewModel {
{{#params}}
    let {{name}}: {{type}}
{{/params}}
}
// The end"
    file "$set/shared" "struct SceneAlert {}  // $2"
}
