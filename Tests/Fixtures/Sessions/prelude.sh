# shellcheck shell=sh
# What sessions may call besides the programs there are.

# Makes the folder Set, a template set whose only file goes to the path $1, as JSON spells it.
set_for() {
    set_of '{"id": "it", "source": "it.txt", "path": "'"$1"'", "role": "Other"}'
}

# Makes the folder Set, a template set with the files $1.
set_of() {
    mkdir -p Set
    echo '{{scene}}' >Set/it.txt
    echo 'for all' >Set/shared.txt
    cat >Set/template.json <<END
{
  "formatVersion": 1, "name": "Set", "version": "1.0.0", "summary": "A set of strangers",
  "options": [{ "name": "folder", "type": "text", "default": "Cars", "summary": "A text" }],
  "files": [
    $1
  ]
}
END
}

# Makes a scene from the folder Set.
make() {
    scene-kit new CarDetails --template ./Set "$@"
}

# Renders the template $1 with the values $2.
render() {
    printf '%s' "$1" | scene-kit render - --data "${2:-data.json}" --partials partials
}

# A line of $1 times the text $2.
repeated() {
    printf "%$1s" '' | sed "s| |$2|g"
}

# Makes a package in the folder Shop, with the manifest's targets $1.
package() {
    mkdir -p Shop
    cat >Shop/Package.swift <<END
// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Shop",
    targets: $1
)
END
}

# Runs a command and shows the first $1 characters of what it says.
brief() {
    length=$1
    shift
    text=$("$@" 2>&1)
    status=$?
    printf "%.${length}s\\n" "$text"
    return "$status"
}

# Writes the file $1 with the text $2 and a line break.
file() {
    mkdir -p "$(dirname "$1")"
    printf '%s\n' "$2" >"$1"
}
