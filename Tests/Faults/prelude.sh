# shellcheck shell=sh disable=SC2154
# What the scenarios may call.
set -e

# Two scenes with an edit in each, and a route from one to the other.
scenes() {
    $sk new CarDetails --param carID:String --package Shop
    $sk new CarList --package Shop
    $sk route CarList details:CarDetails --package Shop
    for name in CarList CarDetails; do
        echo '// mine' >>"Shop/Sources/Scenes/$name/${name}Router.swift"
    done
}

# A template set called $1.
set_of() {
    mkdir -p "Pack/$1"
    echo '{{scene}}' >"Pack/$1/it.txt"
    cat >"Pack/$1/template.json" <<END
{"formatVersion": 1, "name": "$1", "version": "1.0.0", "summary": "A set", "files":
 [{"id": "it", "source": "it.txt", "path": "{{scene}}.txt", "role": "It"}]}
END
}

# An installed pack of two sets. One has changed since, one is gone, and one is new.
installed() {
    set_of One
    set_of Two
    $sk install ./Pack "$@"
    rm -r Pack/Two
    set_of Three
    echo more >>Pack/One/it.txt
}
