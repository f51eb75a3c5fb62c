# shellcheck shell=sh disable=SC2016,SC2154
# What the sessions of scripts/test-action may call. $root is the repository, and $bin a folder with the
# program.

step() { python3 "$root/scripts/harness/action.py" "$@"; }

install() { step 0 "$@"; }

# Runs the second step, in the folder `app`, with a stand-in for scene-kit.
check() {
    PATH="$work/program:$PATH" step 1 working-directory=app scenes=scenes.json package=Shop "$@"
}

# The same with the program.
really_check() {
    PATH="$bin:$PATH" step 1 working-directory=app scenes=scenes.json package=Shop "$@"
}

# Makes a work tree, in which the folder `app` has a scenes file.
work_tree() {
    mkdir -p "a work tree/.git" "a work tree/app" program
    echo '{"scenes": [{"name": "CarList"}, {"name": "CarDetails", "params": ["carID:String"]}]}' \
        >"a work tree/app/scenes.json"
    printf '%s\n' '#!/bin/sh' "cd '$work/program'" 'cat out' 'cat err >&2' 'exit "$(cat status)"' \
        >program/scene-kit
    chmod +x program/scene-kit
}

# Lets the stand-in end with the status $1, and print $2, and $3 as errors.
answer() {
    echo "$1" >program/status
    printf '%b' "${2:-}" >program/out
    printf '%b' "${3:-}" >program/err
}

# A server with two more versions, whose install.sh are stubs, and an action that came from there.
server() {
    source=server/someone/scene-kit
    mkdir -p "$source/Sources/Basics" _actions/someone/scene-kit
    ln -s "$root" _actions/someone/scene-kit/main
    git init --quiet "$source"
    for tag in 9.8.7 v9.8.8; do
        echo "    package static let version = \"${tag#v}\"" >"$source/Sources/Basics/Tool.swift"
        stub "$source" 'mkdir -p "$2/bin"; printf "%s\n" "#!/bin/sh" "echo '"${tag#v}"'" >"$2/bin/scene-kit"; chmod +x "$2/bin/scene-kit"'
        git -C "$source" add .
        git -C "$source" -c user.name=A -c user.email=a@git.test commit --quiet --message "$tag"
        git -C "$source" tag "$tag"
    done
}

# Installs with that action. Git's own messages are left out.
install_from_server() {
    ACTION_PATH="$work/_actions/someone/scene-kit/main" SERVER="file://$work/server" install "$@"
}

# An action in the folder $1 whose install.sh is the script $2.
stub() {
    mkdir -p "$1/Sources/Basics"
    test -e "$1/Sources/Basics/Tool.swift" || cp "$root/Sources/Basics/Tool.swift" "$1/Sources/Basics"
    cp -R "$root/action" "$1"
    printf '%s\n' '#!/bin/sh' "$2" >"$1/install.sh"
    chmod +x "$1/install.sh"
}
