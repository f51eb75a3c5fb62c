# shellcheck shell=bash disable=SC2154
# The packages of scripts/check-generated that lists of scenes make, each by a function of its name.
#
# The caller defines `root`, `matrix`, `work` and `scene_kit`, and `write_manifest`.

run_scene_kit() {
    SCENE_KIT_HOME=$work/home "$scene_kit" "$@" --quiet
}

# The names of the scenes of a list, which may hold comments.
scenes_of() {
    sed 's|^ *//.*||' "$1" |
        python3 -c 'import json, sys
for scene in json.load(sys.stdin)["scenes"]: print(scene["name"])'
}

# The example of the documentation, as it is committed.
make_cars() {
    mkdir "$1"
    cp "$root/.swift-format" "$root/Tests/Fixtures/Cars/Package.swift" \
        "$root/Tests/Fixtures/Cars/scene-kit.json" "$1"
    run_scene_kit generate --package "$1"
    scenes_of "$1/scene-kit.json" > "$1.scenes"
}

check_cars() {
    diff -r --exclude=.swift-format --exclude=.scene-kit --exclude=.build \
        "$root/Tests/Fixtures/Cars" "$1"
}

# Forty scenes that lead to each other and to builders written by hand.
make_forty() {
    write_manifest "$1"
    cp "$matrix/Car.swift" "$matrix/Handwritten.swift" "$1/Sources/Scenes"
    cp "$matrix/forty-project.json" "$1/scene-kit.json"
    cp "$matrix/forty.json" "$1/forty.json"
    run_scene_kit generate "$1/forty.json" --package "$1"
    scenes_of "$1/forty.json" > "$1.scenes"
    [ "$(wc -l < "$1.scenes")" -eq 40 ]
}

check_forty() {
    run_scene_kit generate "$1/forty.json" --package "$1" --check --strict
}

# A module that leads into another one, whose shared files it takes as its own.
make_two() {
    mkdir -p "$1"/Sources/{Kit,App} "$1"/Tests/{Kit,App}Tests
    cp "$root/.swift-format" "$1/.swift-format"
    cp "$matrix/two-modules.json" "$1/scene-kit.json"
    cp "$matrix/Car.swift" "$1/Sources/Kit/Car.swift"
    echo '@_exported import Kit' > "$1/Sources/App/Handwritten.swift"
    cat > "$1/Package.swift" << 'END'
// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Two",
    targets: [
        .target(name: "Kit"),
        .target(name: "App", dependencies: ["Kit"]),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
    ],
    swiftLanguageModes: [.v6]
)
END
    cd "$1" || return
    local place=(--output Sources/Kit --tests Tests/KitTests --support Sources/Kit/Support
        --module Kit --option access=public)
    run_scene_kit new Profile --param car:Car --param page:Int=1 "${place[@]}"
    run_scene_kit new Card --param id:Int --param 'onDone:@escaping (Car) -> Void' "${place[@]}"
    run_scene_kit generate
    [ "$(grep -l '^import Kit$' Sources/App/Home/HomeRouter+*.swift | wc -l)" -eq 2 ]
    [ ! -e Sources/App/Support ] && [ ! -e Tests/AppTests/Support ]
    sed 's/^@testable import Kit/import Kit/' Tests/KitTests/Support/RouteSpy.swift \
        > Tests/AppTests/Handwritten.swift
    { echo Profile; echo Card; scenes_of scene-kit.json; } > "$1.scenes"
}

check_two() {
    cd "$1" || return
    run_scene_kit generate --check --strict
}

# Scenes of many kinds from a new pack, as 'init-pack' makes it.
make_starter() {
    run_scene_kit init-pack "$work/pack" --name Starter
    write_manifest "$1"
    cp "$matrix/Car.swift" "$1/Sources/Scenes/Car.swift"
    starter=(--template "$work/pack/Starter" --package "$1" --module Scenes)
    starter_scene Plain
    starter_scene Bare --option viewController=false
    starter_scene CarDetails --param carID:String
    starter_scene CarPicker --param 'cars:[Car]' --param 'onSelect:@escaping (Car) -> Void' \
        --dependency 'api:any CarFetching=CarService.shared' --dependency 'limit:Int=20'
    starter_scene CarEditor --param 'editing car:Car' --param '_ note:String' \
        --param 'at index:Int=0' --sample 'car=Car.preview' --option viewController=false
    starter_scene CarPrompt --param 'onAnswer:((Bool) -> Void)?'
    starter_scene CarCounter --param 'count count:Int' --param 'in in:[String]'
    starter_scene CarStore --param 'request:URLRequest' --param 'site:URL' \
        --dependency 'session:URLSession=.shared'
    starter_scene CarMaker --param 'class:Car' --param 'point:(x: Int, y: Int)'
    starter_scene VeryLongNameOfASceneThatNobodyShouldEverGive \
        --param 'identifierOfTheCarThatThisSceneShows:String' \
        --param 'identifiersOfWhatIsAlreadySelected:[String: Set<Int>]' \
        --param 'whatHappensNext:@escaping @MainActor (String, Int) async -> Void'
}

starter_scene() {
    run_scene_kit new "$@" "${starter[@]}"
    echo "$1" >> "$work/starter.scenes"
}

check_starter() {
    run_scene_kit test "$work/pack"
}
