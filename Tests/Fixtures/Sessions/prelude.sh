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

# Makes the folder $1 a project of its own.
project() {
    mkdir -p "$1"
    echo '{ "root": true }' >"$1/scene-kit.json"
}

# Makes a scene from the folder Set.
make() {
    scene-kit new CarDetails --template ./Set "$@"
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

# Edits the file $2 by the script $1 of sed, whose option -i differs between systems.
edit() {
    sed "$1" "$2" >edited && mv edited "$2"
}

# The bytes of a file or of standard input.
bytes() {
    od -An -tx1 "$@" | tr -d ' \n'
    echo
}

# Writes the file $1 with the text $2 and a line break.
file() {
    mkdir -p "$(dirname "$1")"
    printf '%s\n' "$2" >"$1"
}

# The user's sets lie in the session's folder, and repositories of git.test too.
export SCENE_KIT_HOME=store
export GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_COUNT=1
export GIT_CONFIG_KEY_0="url.file://$PWD/.insteadOf" GIT_CONFIG_VALUE_0=https://git.test/
export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@git.test GIT_AUTHOR_DATE='2026-01-01T00:00:00Z'
export GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@git.test
export GIT_COMMITTER_DATE='2026-01-01T00:00:00Z'

# Makes the folder $1/$2, a template set called $2 of version $3, in a pack.
set_in() {
    mkdir -p "$1/$2"
    printf '// {{scene}} of %s %s\n' "$2" "${3:-1.0.0}" >"$1/$2/{{scene}}.swift"
    cat >"$1/$2/template.json" <<END
{
  "formatVersion": 1, "name": "$2", "version": "${3:-1.0.0}", "summary": "${4:-A set called $2}",
  "files": [{ "id": "it", "source": "{{scene}}.swift", "role": "Other" }]
}
END
}

# Makes the folder $1, a template set with the keys $2.
manifest_in() {
    file "$1/template.json" '{ "formatVersion": 1, "name": "'"$(basename "$1")"'", "version": "1.0.0", "summary": "S", '"$2"' }'
}

# Makes version $1 of the repository base with a set that others extend.
base_set() {
    mkdir -p base/Base
    # shellcheck disable=SC2016
    printf '// {{scene}} of Base %s, {{options.look}}\n{{$more}}{{/more}}\n' "$1" \
        >'base/Base/{{scene}}.swift'
    echo log >base/Base/Log.swift
    cat >base/Base/template.json <<END
{
  "formatVersion": 1, "name": "Base", "version": "$1", "summary": "S",
  "options": [
    { "name": "look", "type": "choice", "values": ["plain", "grouped"], "default": "plain", "summary": "L" },
    { "name": "log", "type": "bool", "summary": "L" }
  ],
  "files": [
    { "id": "it", "source": "{{scene}}.swift", "role": "Other" },
    { "id": "log", "source": "Log.swift", "path": "{{scene}}Log.swift", "role": "Log", "when": { "log": true } }
  ]
}
END
    commit base "v$1"
}

# Commits all of the folder $1, which becomes a repository; with $2 it is tagged.
commit() {
    test -d "$1/.git" || git init --quiet --initial-branch=main "$1"
    git -C "$1" add --all
    git -C "$1" commit --quiet --allow-empty --message "${2:-more}"
    test $# -lt 2 || git -C "$1" tag "$2"
}

# Runs scene-kit where git is a program of ours.
faked() {
    PATH="$PWD/fake:$PATH" scene-kit "$@"
}

# Runs a command that changes nothing, and says so if it did; then its status.
refused() {
    before=$(tree)
    "$@"
    echo "status $?"
    test "$(tree)" = "$before" || echo 'the folder has changed'
}

# Shows the status of a command that changes nothing, and the first line of what it says.
outcome() {
    said=$(refused "$@" 2>&1)
    printf '%s %s\n' "$(printf '%s\n' "$said" | sed -n 's/^status //p; /^the folder has/p')" \
        "$(printf '%s\n' "$said" | head -n 1)"
}

tree() {
    find . | LC_ALL=C sort
    find . -type f -exec cksum {} + | LC_ALL=C sort
}

# Validates without a Swift compiler, which some machines have and others do not.
validate() {
    PATH=${PATH%%:*} scene-kit validate "$@"
}

# Makes the folder Set, a template set with the manifest $1, for printf.
manifest() {
    mkdir -p Set
    echo '{{scene}}' >Set/it.txt
    # shellcheck disable=SC2059
    printf "$1" >Set/template.json
}

# Makes the folder Set, a template set whose only template is $1, for printf.
template() {
    set_for '{{scene}}.txt'
    # shellcheck disable=SC2059
    printf "$1" >Set/it.txt
}

# A manifest with the options $1, and with the keys $2 besides, each ended by a comma.
manifest_of() {
    manifest '{"formatVersion": 1, "name": "Set", "version": "1.0.0", "summary": "S", '"${2:-}"'"options": ['"$1"'], "files": [{"id": "it", "source": "it.txt", "path": "{{scene}}.txt", "role": "R"}]}'
}

# Makes the folder Form, a template set whose options take members.
form() {
    mkdir -p Form
    cat >Form/template.json <<'END'
{
  "formatVersion": 1, "name": "Form", "version": "1.0.0", "summary": "A form",
  "options": [
    {
      "name": "input", "type": "members", "summary": "What comes in",
      "reserved": { "inputs": "the model has it", "{{scene}}Inputs": "it is the protocol" }
    },
    { "name": "output", "type": "members", "summary": "What goes out", "default": ["isBusy:Bool"] },
    { "name": "kind", "type": "choice", "values": ["a", "b"], "default": "a", "summary": "A choice" }
  ],
  "reserved": { "types": { "State": "the model has one" } },
  "files": [
    { "id": "model", "source": "Model.swift", "path": "{{scene}}/{{scene}}Model.swift", "role": "Model" },
    {
      "id": "inputs", "source": "Inputs.swift", "path": "{{scene}}/{{scene}}Inputs.swift",
      "role": "Inputs", "when": { "input": true }
    },
    {
      "id": "tests", "source": "Tests.swift", "path": "{{scene}}Tests.swift",
      "role": "Tests", "root": "tests", "when": { "input": true }
    }
  ]
}
END
    cat >Form/Model.swift <<'END'
{{#imports}}
import {{.}}
{{/imports}}
{{#memberImports}}
import {{.}}
{{/memberImports}}

struct {{scene}}Model{{options.kind.upperCamelCase}} {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    {{#options.output}}
    var {{name}}: {{type}}
    {{/options.output}}
}
END
    cat >Form/Inputs.swift <<'END'
{{#memberImports}}
import {{.}}
{{/memberImports}}

protocol {{scene}}Inputs {
    {{#options.input}}
    func {{name}}({{^isVoid}}_ {{name}}: {{parameterType}}{{/isVoid}})
    {{/options.input}}
}
END
    cat >Form/Tests.swift <<'END'
{{#options.input}}
{{#hasSample}}
let sample{{name.upperCamelCase}}: {{type}} = {{sample}}
{{/hasSample}}
{{/options.input}}
END
}

# Makes the Xcode file template $1 with the options $2, in the old form of property lists.
bundle() {
    mkdir -p "$1.xctemplate"
    printf '{ Kind = "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind"; Summary = "A %s"; Options = (%s); }\n' \
        "$(basename "$1")" "$2" >"$1.xctemplate/TemplateInfo.plist"
}

# The option that a scene's name fills, and a popup $1 with the values $2.
name_and_popup() {
    printf '{ Identifier = productName; Type = text; Name = "Name:"; Required = YES; },'
    printf '{ Identifier = %s; Type = popup; Name = "%s"; Values = (%s); Default = None; }' "$1" "$1" "$2"
}

# Makes $1.xctemplate, an Xcode file template with variant folders and some things that only Xcode has.
xctemplate_of() {
    mkdir -p "$1.xctemplate/Code" "$1.xctemplate/From XIB"
    cat >"$1.xctemplate/TemplateInfo.plist" <<'EOF'
{
    Kind = "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind";
    Summary = "A screen";
    Options = (
        { Identifier = productName; Type = text; Required = YES; Name = "Name:"; },
        { Identifier = interface; Type = popup; Name = "Interface:"; Values = (Code, "From XIB"); },
        { Identifier = cell; Type = text; Required = YES; Name = "Cell:"; },
        { Identifier = model; Type = static; Default = "___VARIABLE_productName:identifier___Model"; },
    );
}
EOF
    for folder in Code 'From XIB'; do
        printf '%s\n' '//___FILEHEADER___' '' 'import UIKit' 'import Foundation' '' \
            'final class ___FILEBASENAMEASIDENTIFIER___: UIViewController {' \
            '    let model = ___VARIABLE_model___<___VARIABLE_cell___>()' '}' \
            >"$1.xctemplate/$folder/___FILEBASENAME___ViewController.swift"
    done
    echo '<xib class="___FILEBASENAME___">___UUID___</xib>' \
        >"$1.xctemplate/From XIB/___FILEBASENAME___View.xib"
    printf '\377\000' >"$1.xctemplate/From XIB/picture.png"
}

# Runs a command as the author $1 on the day $2.
as() (
    case $2 in
    2026-01-31) SOURCE_DATE_EPOCH=1769817600 ;;
    2026-03-14) SOURCE_DATE_EPOCH=1773446400 ;;
    *) SOURCE_DATE_EPOCH=1798761600 ;;
    esac
    GIT_AUTHOR_NAME=$1
    export GIT_AUTHOR_NAME SOURCE_DATE_EPOCH
    shift 2
    "$@"
)

# Makes a scene by the author $2 from the Xcode file template $1, and shows its file.
made() {
    rm -rf Made
    as "$2" 2026-01-31 scene-kit new Car --template "./$1.xctemplate" --output Made \
        --no-record --quiet && cat Made/a.swift
}
