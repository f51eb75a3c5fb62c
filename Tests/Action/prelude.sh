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

# Runs the third step, with the program.
update() {
    PATH="$bin:$PATH" step 2 mode=update "$@" || echo "status $?"
}

# Pushes as the example workflow does after that, with a stand-in for gh: $1 is its status.
github() {
    mkdir -p gh
    printf '%s\n' '#!/bin/sh' 'echo "gh $*"' "[ \"\$2\" = edit ] || exit $1" >gh/gh
    chmod +x gh/gh
    script=$(sed -n '/run: |/,$s/^          //p' "$root/docs/examples/update-scenes.yml")
    (cd 'a work tree' && PATH="$work/gh:$PATH" BASE=main BRANCH=scene-kit/update TITLE='a title' SUMMARY=file \
        sh -ec "$script" 2>/dev/null)
}

# Runs the job for GitLab in docs/ci.md, without what installs scene-kit and names the remote.
gitlab() {
    script=$(sed -n '/^  script:/,/^```/s/^    - //p' "$root/docs/ci.md" |
        sed "/clone/d; /install/d; /set-url/d; s|/tmp/scene-kit|\$GITHUB_ACTION_PATH|; s|/tmp/outputs|\$GITHUB_OUTPUT|")
    git -C origin config receive.advertisePushOptions true
    (cd 'a work tree' && PATH="$bin:$PATH" GITHUB_ACTION_PATH="$root" RUNNER_TEMP="$work" \
        GITHUB_OUTPUT="$work/outputs" sh -ec "$script" >/dev/null 2>&1)
}

commit() {
    git -C "$1" add --all
    git -C "$1" -c user.name=A -c user.email=a@git.test commit --quiet --message "$2"
}

# Clones the repository, with the options $@, as the work tree.
clone() {
    rm -rf 'a work tree'
    git clone --quiet "$@" "file://$work/origin" 'a work tree'
}

# Makes a pack, and a repository with two scenes of its set: App/CarList and App/CarDetails.
project() {
    mkdir -p pack/Screen 'a work tree'
    echo '{ "formatVersion": 1, "name": "Screen", "version": "1.0.0", "summary": "A model", "files": [
        { "id": "model", "source": "{{scene}}Model.swift", "role": "ViewModel" }] }' >pack/Screen/template.json
    printf 'struct {{scene}}Model {\n    func load() {\n        print("old")\n    }\n}\n' >'pack/Screen/{{scene}}Model.swift'
    git init --quiet pack
    commit pack first
    git init --quiet --bare --initial-branch main origin
    git clone --quiet "file://$work/origin" 'a work tree' 2>/dev/null
    (
        cd 'a work tree' || exit
        "$bin/scene-kit" install "file://$work/pack" --project --quiet
        for scene in CarList CarDetails; do
            "$bin/scene-kit" new "$scene" --template Screen --output App --quiet
        done
    )
    commit 'a work tree' scenes
    git -C 'a work tree' push --quiet origin HEAD
}

# Gives the pack the version $1, which prints $2.
change_pack() {
    sed -i.old "s/\"version\": \"[0-9.]*\"/\"version\": \"$1\"/" pack/Screen/template.json
    sed -i.old "s/print(.*)/print(\"$2\")/" pack/Screen/*.swift
    rm pack/Screen/*.old
    commit pack "$1"
}

# Edits a scene where the pack changes it, and pushes that.
edit() {
    sed -i.old "s/print(.*)/print(\"mine\")/" "a work tree/App/$1Model.swift"
    rm 'a work tree'/App/*.old
    commit 'a work tree' "Edit $1"
    git -C 'a work tree' push --quiet origin HEAD
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
