# shellcheck shell=bash disable=SC2154
# How scripts/check-generated makes cases, and compiles them: as modules of two packages, and with a
# stub of UIKit.
#
# The caller defines `root`, `matrix`, `work`, `scratch` and `scene_kit`.

# Adds a scene to the package that is being made. What is for Apple's systems alone has plain labels.
scene() {
    if [ "$platforms" = ios ] && [ ! -e "$package/scene-kit.json" ]; then
        mkdir -p "$package"
        echo '{ "labels": "plain" }' > "$package/scene-kit.json"
    fi
    SCENE_KIT_HOME=$work/home "$scene_kit" new "$@" "${place[@]}" \
        ${access:+--option "access=$access"} --option "platforms=$platforms" --quiet
    echo "$1" >> "$package.scenes"
}

# Makes the package of a case, of a list or scene by scene.
make_package() {
    if declare -F "make_$1" > /dev/null; then
        "make_$1" "$work/$1"
        return
    fi
    if is_viper "$1"; then
        make_viper "$1"
        return
    fi
    if is_protocol "$1"; then
        make_protocol "$1"
        return
    fi
    if is_swiftui "$1"; then
        make_swiftui "$1"
        return
    fi
    local kind=${1#rx-}
    kind=${kind#io-}
    access=${kind%-*} platforms=${kind#*-} package=$work/$1 place=(--package "$work/$1")
    if is_io "$1"; then
        place+=(--template InputsOutputs)
        io_scenes
        rx_types > "$package/Sources/Scenes/Car.swift"
        return
    fi
    if is_rx "$1"; then
        place+=(--template RxScene)
        rx_scenes
        cp "$root/Tests/Stubs/RxSwiftTests"/*.swift "$package/Tests/ScenesTests"
        rx_types > "$package/Sources/Scenes/Car.swift"
        return
    fi
    if [ "$access" = public ]; then
        write_manifest "$package"
        place+=(--module Scenes)
        import_scenes
        cp "$matrix/Car.swift" "$package/Sources/Scenes/Car.swift"
    fi
    all_scenes
    if [ "$access" = internal ]; then
        sed 's/^\( *\)public /\1/' "$matrix/Car.swift" > "$package/Sources/Scenes/Car.swift"
    fi
}

# A package that is there already: with a second module, which scene-kit itself never writes.
write_manifest() {
    mkdir -p "$1/Sources/CarKit" "$1/Sources/Scenes" "$1/Tests/ScenesTests"
    cp "$matrix/CarKit.swift" "$1/Sources/CarKit/CarKit.swift"
    cp "$root/.swift-format" "$1/.swift-format"
    cat > "$1/Package.swift" << 'END'
// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Shop",
    targets: [
        .target(name: "CarKit"),
        .target(name: "Scenes", dependencies: ["CarKit"]),
        .testTarget(name: "ScenesTests", dependencies: ["CarKit", "Scenes"]),
    ],
    swiftLanguageModes: [.v6]
)
END
}

# The package that a case is built in.
kind_of() { if is_rx "$1"; then echo rx; else echo plain; fi; }

# The module that a case becomes: InternalAny of internal-any.
module_of() {
    local word words module=
    IFS=- read -ra words <<< "$1"
    for word in "${words[@]}"; do module+=${word^}; done
    echo "$module"
}

# Takes a module of a case, and its tests, into the package that is being composed.
take_module() { # take_module CASE MODULE NAME WAY DEPENDENCIES
    local tests=$folder/Tests/$3Tests
    cp -R "$work/$1/Sources/$2" "$folder/Sources/$3"
    cp -R "$work/$1/Tests/$2Tests" "$tests"
    find "$tests" -name '*.swift' -exec sed -i -E "s/^((@testable )?import )$2\$/\\1$3/" {} +
    echo "module(\"$3\", \"$4\", uses: $5)" >> "$folder/Package.swift"
}

# Makes the package of a kind from cases, each given as case:way.
compose() {
    local kind=$1 built way uses=rx
    shift
    rm -rf "$folder"
    mkdir -p "$folder/Sources" "$folder/Tests"
    cp "$matrix/manifest.swift" "$folder/Package.swift"
    if [ "$kind" = rx ]; then
        echo 'package.dependencies = [.package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.9.0")]' \
            >> "$folder/Package.swift"
    else
        uses='["CarKit"]'
        mkdir "$folder/Sources/CarKit"
        cp "$matrix/CarKit.swift" "$folder/Sources/CarKit"
        way=$(printf '%s\n' "${@#*:}" | sort -u)
        # One module for all of them, in their way if they have but one.
        if [ "$(wc -l <<< "$way")" -ne 1 ]; then way=6-plain; fi
        echo "shared(\"CarKit\", \"$way\")" >> "$folder/Package.swift"
    fi
    for built in "$@"; do
        way=${built#*:}
        if [ "${built%:*}" = two ]; then
            take_module two Kit Kit "$way" '[]'
            take_module two App App "$way" '["Kit"]'
        else
            take_module "${built%:*}" Scenes "$(module_of "${built%:*}")" "$way" "$uses"
        fi
    done
}

# Builds cases together and runs their tests: all that are written, and more than there are scenes.
build_and_test() {
    local kind=$1 folder=$work/$1 options=(-debug-info-format none) name
    shift
    compose "$kind" "$@"
    # What Foundation and the C library are compiled to, once for all packages.
    options+=(-Xswiftc -module-cache-path -Xswiftc "$work/ModuleCache")
    if [ "$kind" = rx ]; then
        mirror_rx "$folder"
        options+=("${rx_swiftpm[@]}")
    fi
    swift test --package-path "$folder" --scratch-path "$folder.build" "${options[@]}" \
        > "$scratch/tests" 2>&1 || { cat "$scratch/tests"; return 1; }
    # Interface Builder's files are for Xcode, which finds them by itself; SwiftPM says that it does not.
    if grep -F 'warning: ' "$scratch/tests" | grep -vE "file\(s\) which are unhandled|'rxswift'"; then return 1; fi
    for name in "${@%:*}"; do cat "$work/$name.scenes"; done > "$scratch/scenes"
    count_tests "$folder" "$scratch/scenes"
}

# Builds a package and runs its tests with the manifest that scene-kit wrote.
test_as_made() {
    local folder=$work/$1 options=()
    grep -qxF '    swiftLanguageModes: [.v6]' "$folder/Package.swift"
    if is_rx "$1"; then
        mirror_rx "$folder"
        options=("${rx_swiftpm[@]}")
    fi
    swift test --package-path "$folder" --scratch-path "$folder.build" "${options[@]}" \
        > "$scratch/tests" 2>&1 || { cat "$scratch/tests"; return 1; }
    if grep -F "$folder/" "$scratch/tests" | grep -F ' warning: '; then return 1; fi
    count_tests "$folder" "$folder.scenes"
}

# Compares the tests that ran with those that are written.
count_tests() {
    local written scenes run
    written=$(generated_files "$1" | xargs -d '\n' cat |
        grep -cE '@Test( |$)|(func|^) +test[A-Z][[:alnum:]_]*[(]')
    scenes=$(wc -l < "$2")
    run=$(python3 "$matrix/tests_run.py" < "$scratch/tests")
    echo ", $run tests of $scenes scenes" > "$scratch/note"
    if [ "$run" -ne "$written" ] || [ "$run" -le "$scenes" ]; then
        tail -n 50 "$scratch/tests"
        echo "$run tests ran of $written that are written, for $scenes scenes"
        return 1
    fi
}

# Compiles the modules that stand in for what cases import.
compile_stubs() {
    mkdir -p "$work/modules"
    local module
    for module in UIKit CarKit Accessibility SwiftUI; do
        local sources=("$root/Tests/Stubs/$module"/*.swift)
        if [ "$module" = CarKit ]; then sources=("$matrix/CarKit.swift"); fi
        swiftc -swift-version 6 -emit-module -parse-as-library -module-name "$module" \
            -I "$work/modules" -o "$work/modules/$module.swiftmodule" "${sources[@]}"
    done
    for module in "${names[@]}"; do
        if is_rx "$module"; then
            compile_rx
            return
        fi
    done
}

# Compiles a case as on Apple's systems, as far as that goes without them: up to the checks of regions,
# which -typecheck leaves out.
type_check() {
    local code=$work/$1/Sources/Scenes way=$2 options=(-warnings-as-errors) files feature
    if [ "${way#*-}" = features ]; then
        options+=(-default-isolation MainActor)
        for feature in MemberImportVisibility ExistentialAny InferIsolatedConformances \
            NonisolatedNonsendingByDefault; do
            options+=(-enable-upcoming-feature "$feature")
        done
        if [ "$way" = 5-features ]; then options+=(-enable-upcoming-feature IsolatedDefaultValues); fi
    fi
    if [ "${way#*-}" = complete ]; then options+=(-strict-concurrency=complete); fi
    # On Apple's systems Foundation has the network; code for them alone imports nothing else.
    case $1 in *-ios | swiftui-*) options+=(-Xfrontend -import-module -Xfrontend FoundationNetworking) ;; esac
    if is_swiftui "$1"; then
        without_previews "$code" "$scratch/Scenes"
        code=$scratch/Scenes
        options+=(-D DEBUG)
    fi
    mapfile -t files < <(find "$code" -name '*.swift')
    if is_viper "$1" && [ "${way#*-}" = features ]; then
        options+=(-D SWIFT_PACKAGE)
        files+=("$bundle_of_package")
    fi
    swiftc -emit-sil -o /dev/null -wmo -swift-version "${way%-*}" -parse-as-library -module-name Scenes \
        -I "$work/modules" "${options[@]}" "${files[@]}"
    if [ -d "$work/$1/App" ]; then
        swiftc -emit-module -o "$scratch/Scenes.swiftmodule" -wmo -swift-version "${way%-*}" \
            -parse-as-library -module-name Scenes -I "$work/modules" "${options[@]}" "${files[@]}"
        swiftc -emit-sil -o /dev/null -wmo -swift-version "${way%-*}" -parse-as-library -module-name App \
            -I "$work/modules" -I "$scratch" "${options[@]}" "$work/$1/App"/*.swift
    fi
}
