# shellcheck shell=sh
# What users of packs and their authors do in histories, besides what Histories/prelude.sh has.

work=$PWD
export SCENE_KIT_HOME="$work/home" GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@git.test GIT_AUTHOR_DATE='2026-01-01T00:00:00Z'
export GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@git.test GIT_COMMITTER_DATE='2026-01-01T00:00:00Z'
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=maintenance.auto GIT_CONFIG_VALUE_0=false

# Creates two projects, the second with another in it, and two packs of one name.
begin() {
    for project in app shop shop/Part; do file "$project/scene-kit.json" '{"sources": "App"}'; done
    for pack in pack forks/pack; do write_set "$pack" One 1 && write_set "$pack" Two 2; done
    for repository in app shop pack forks/pack; do
        git init -q -b main --template= "$repository"
        save "$repository"
    done
    for pack in pack forks/pack; do tag "$pack" v1 && git -C "$pack" branch next; done
}

# Runs a command in the folder $1.
at() {
    (cd "$1" && shift && "$@")
}

# Commits the repository $1.
save() {
    git -C "$1" add --all && git -C "$1" commit -q --allow-empty -m more
}

# Restores what scene-kit wrote in the project $1 from the commit $2, with the option $3.
restore() {
    git -C "$1" checkout -q "$3" "$2" -- .scene-kit
}

# Writes the set $2 in the pack $1. The number $3 chooses its version and its files.
write_set() {
    set=$1/$2
    rm -rf "$set"
    scene='{"id": "it", "source": "{{scene}}.swift", "path": "{{scene}}.swift", "role": "Other"}'
    file "$set/{{scene}}.swift" "// {{scene}} $(($3 % 4))"
    file "$set/parts/README" "about $2"
    [ $(($3 % 7)) -ne 0 ] || { rm -r "$set/parts"; file "$set/parts" "a file, not a folder"; }
    [ $(($3 % 2)) -eq 0 ] || {
        scene="$scene, {\"id\": \"model\", \"source\": \"model\", \"path\": \"Model.swift\", \"role\": \"Model\"}"
        file "$set/model" "// model $(($3 % 6))"
    }
    look='"type": "choice", "values": ["a", "b"], "default": "a", "summary": "L"'
    case $(($3 % 3)) in
    0) options="\"options\": [{\"name\": \"look\", \"was\": [\"style\"], $look}]" ;;
    1) options="\"options\": [{\"name\": \"style\", \"was\": [\"look\"], $look}]" ;;
    *) options='"dropped": ["look", "style"]' ;;
    esac
    file "$set/template.json" "{
  \"formatVersion\": 1, \"name\": \"$2\", \"version\": \"1.0.$3\", \"summary\": \"The set $2\",
  $options, \"files\": [$scene]
}"
    rm -rf "$1/Tests/$2"
    [ $(($3 % 2)) -ne 0 ] || {
        file "$1/Tests/$2/case.json" "{\"set\": \"$2\", \"name\": \"Cars\"}"
        file "$1/Tests/$2/expected/Cars.swift" "// Cars $(($3 % 4))"
    }
}

# Writes it and commits it.
publish() {
    write_set "$@" && save "$1"
}

# Writes the set $2 in the pack $1, which extends the set $3, and commits it. The number $4 chooses its
# version and its files.
extend() {
    rm -rf "${1:?}/$2" "$1/Tests/$2"
    file "$1/$2/template.json" "{
  \"formatVersion\": 1, \"name\": \"$2\", \"version\": \"1.0.$4\", \"summary\": \"The set $2\",
  \"extends\": \"$3\"
}"
    [ $(($4 % 2)) -ne 0 ] || file "$1/$2/{{scene}}.swift" "{{> base/it}}// more $(($4 % 4))"
    save "$1"
}

# Renames the set $2 of the pack $1 to $3, with its folder if $4 is 1.
rename() {
    [ ! -d "$1/$2" ] || [ -e "$1/$3" ] || {
        perl -pi -e "s/\"name\": \"$2\"/\"name\": \"$3\"/" "$1/$2/template.json"
        [ "$4" != 1 ] || mv "$1/$2" "$1/$3"
        save "$1"
    }
}

# Writes the Xcode file template $2 in the pack $1. The number $3 chooses its text.
publish_bundle() {
    bundle="$1/$2.xctemplate"
    file "$bundle/TemplateInfo.plist" '<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>Kind</key><string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
<key>Summary</key><string>A cell</string>
</dict></plist>'
    file "$bundle/___FILEBASENAME___.swift" "// ___FILEBASENAME___ $3"
    save "$1"
}

# Adds or changes a file of the pack $1: the file $2 with the text $3.
put() {
    file "$1/$2" "$3" && save "$1"
}

# Removes a folder of a pack.
withdraw() {
    rm -rf "${1:?}/$2" "$1/Tests/$2" && save "$1"
}

# A link, a submodule, or a pointer of Git LFS in the folder $2 of the pack $1.
put_link() {
    [ ! -d "$1/$2" ] || { ln -sf template.json "$1/$2/link" && save "$1"; }
}
put_submodule() {
    file "$1/.gitmodules" "[submodule \"sub\"]
	path = $2/sub
	url = ../forks/pack"
    mkdir -p "$1/$2/sub" && rmdir "$1/$2/sub"
    git -C "$1" add .gitmodules
    git -C "$1" update-index --add --cacheinfo "160000,$(git -C "$1" rev-parse HEAD),$2/sub"
    git -C "$1" commit -q -m submodule
}
put_pointer() {
    put "$1" "$2/{{scene}}.swift" "version https://git-lfs.github.com/spec/v1
oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
size 12345"
}

# Moves the tag or branch $2 of the pack $1 to the current commit.
tag() {
    git -C "$1" tag -f "$2" >/dev/null
}
branch() {
    git -C "$1" checkout -q -B "$2"
}

# Switches the pack $1 to the commit $2; without --detach, to the branch.
switch() {
    git -C "$1" checkout -q "$2"
}

# Rewrites the last commit of the pack $1.
rewrite() {
    git -C "$1" commit -q --amend --allow-empty -m "rewritten $2"
}

# The commit of the pack $1.
tip() {
    git -C "$1" rev-parse HEAD
}

# Replaces the file or folder $1 with a link, a folder, or a file.
turn_into_link() {
    rm -rf "$1" && ln -s "$work/pack/One/template.json" "$1"
}
turn_into_folder() {
    rm -rf "$1" && file "$1/inner" '// mine-0'
}
turn_into_file() {
    rm -rf "$1" && file "$1" '// mine-0'
}
