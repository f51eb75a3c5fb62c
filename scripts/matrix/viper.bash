# shellcheck shell=bash disable=SC2016,SC2034,SC2154
# The packages of scripts/check-generated whose scenes have wireframes: viper-any and viper-ios, of
# VIPER, and rx-viper-any and rx-viper-ios, of RxVIPER.
#
# The caller defines `root`, `matrix`, `is_rx`, `work`, `scene`, `scene_kit`, `place` and `type_scenes`.

is_viper() { case ${1##*/} in viper-* | rx-viper-*) true ;; *) false ;; esac; }

# Makes the scenes of a package that is called after the value of `platforms`: internal ones, and for
# iOS alone public ones.
make_viper() {
    access=internal platforms=${1##*-} package=$work/$1 place=(--package "$work/$1" --template VIPER)
    if [ "$platforms" = ios ]; then access=public; fi
    if is_rx "$1"; then place[3]=RxVIPER; fi
    viper_scenes
    if is_rx "$1"; then
        scene Switches --option bidirectionalRelays=true --option interface=xib
        # The frameworks for tests have types of these names, and the tests name none of them.
        local name
        for name in Attachment Bug Confirmation Suite Test Trait; do scene "$name"; done
        for name in XCTest XCTestExpectation; do scene "$name" --option tests=xctest; done
        cp "$root/Tests/Stubs/RxSwiftTests"/*.swift "$package/Tests/ScenesTests"
    fi
    cp "$matrix/Car.swift" "$package/Sources/Scenes/Car.swift"
    if [ "$access" = internal ]; then
        sed -i 's/^\( *\)public /\1/' "$package/Sources/Scenes/Car.swift"
    fi
}

# Every combination of the options, and with each value of each option a scene without parameters, one
# with one and one with five; routes; parameters of many types, and names of many kinds.
viper_scenes() {
    local tests interface complexity count=0 sizes=(no one five)
    for tests in testing xctest none; do
        for interface in none xib storyboard; do
            for complexity in simple interactor formatter; do
                local -n given=${sizes[(count + count / 3 + count / 9) % 3]}_parameters
                count=$((count + 1))
                # Routes lead to those without a nib.
                if is_brief && [ "$interface" != none ]; then continue; fi
                scene "${interface^}${complexity^}${tests^}" --option "tests=$tests" \
                    --option "interface=$interface" --option "complexity=$complexity" "${given[@]}"
            done
        done
    done
    viper_route_scenes
    viper_name_scenes
    type_scenes testing
    if ! is_brief; then type_scenes xctest; fi
}

# The example of docs/rx-viper.md, as it is committed.
make_rx-login() {
    mkdir "$1"
    cp -R "$root/Tests/Fixtures/RxLogin/." "$1"
    rm -rf "$1/.build"
    cp "$root/.swift-format" "$1/.swift-format"
    printf '%s\n' Home Login Register > "$1.scenes"
}

viper_route_scenes() {
    local tests
    scene Shelf --param 'car:Car' --param 'onPick:@escaping (Car) -> Void'
    scene Garden --param option:Int --param 'in destination:String' --param 'self1:(x: Int, y: Int)' \
        --param 'onDone:(() -> Void)?=nil' --param 'car:Car?=Car.preview'
    for tests in testing xctest none; do
        scene "Routes${tests^}" --option "tests=$tests" --option complexity=simple \
            --route plain:NoneSimpleTesting --route one:NoneInteractorTesting \
            --present five:NoneFormatterTesting --route shelf:Shelf --present garden:Garden
    done
    scene RoutesKeywords --route default:Shelf --route init:Garden --present self:NoneSimpleTesting \
        --route Type:NoneInteractorTesting --route request:NoneSimpleTesting \
        --route routesKeywords:RoutesTesting --route string:Shelf
    printf '%s\n' '#if canImport(UIKit)' 'import UIKit' '#endif' '' \
        'struct HandwrittenBuilder: SceneBuilder {' '    let car: Car' '' '    #if canImport(UIKit)' \
        '    @MainActor' '    func viewController() -> UIViewController { UIViewController() }' '    #endif' '}' \
        > "$package/Sources/Scenes/Handwritten.swift"
    SCENE_KIT_HOME=$work/home "$scene_kit" route RoutesTesting hand:Handwritten \
        --param 'car car:Car' "${place[@]:0:2}" --quiet
}

viper_name_scenes() {
    local tests=xctest name=NameOfASceneThatGoesOnAndOnAsNoTeamWouldEverWriteIt
    scene Keywords --option "tests=$tests" --option complexity=simple --option interface=xib \
        --param class:String --param default:Int --param in:Bool --param repeat:Int=1 \
        --param 'for where:String' --param '`let`:Int' --param 'func:@escaping () -> Void' \
        --param 'protocol:[String]' --param 'async:Int' --param 'some:Int' \
        --dependency 'import:Int=1' --dependency 'switch:any CarFetching=CarService.shared'
    scene Shadows --option complexity=formatter --option interface=storyboard \
        --param presenter:Int --param name:String --param storyboard:Int --param bundle:Int \
        --param title:String --param content:Int --param close:Bool --param navigate:Int \
        --param released:Int --param option:Int --param entity:Int --param message:Int \
        --param show:Int --param builder:Int --param output:Int --param progress:Int \
        --param results:Int --param spy:Int --param loading:Int --param error:Int \
        --param stateRelay:Int --param 'of body:String' --dependency 'storyboardName:Int=1'
    scene ÜberView --option "tests=$tests" --option interface=xib --param größe:Int --param '名前:String'
    scene 日程 --option interface=storyboard --param 'with 日付:Date'
    scene "Very$name" --option "tests=$tests" --option complexity=formatter \
        --option interface=storyboard \
        --param 'identifierOfTheCarThatThisSceneShows:String' \
        --param 'identifiersOfEverythingThatIsAlreadySelected:[String: Set<Int>]' \
        --param 'whatHappensWhenTheUserSelectsSomething:@escaping @MainActor (Car, Int) -> Void' \
        --dependency 'whereEveryCarOfThisApplicationComesFrom:any CarFetching=CarService.shared'
    local longest
    longest=$(printf 'LongestName%.0s' {1..18})
    scene "$longest" --option complexity=formatter --option interface=xib --param carID:String
    scene "${longest:0:150}" --option "tests=$tests" --option complexity=simple \
        --option interface=storyboard --route "longest:$longest"
    scene "AnotherVery$name" --option complexity=formatter --option interface=xib \
        --route "AWayWithAVeryLongNameThatIsStillALabel:Very$name"
}

# In a package, the nib and the storyboard are in the bundle of which SwiftPM tells.
bundle_of_package=$work/Bundle+Module.swift
cat > "$bundle_of_package" << 'END'
import Foundation

extension Bundle {
    nonisolated static var module: Bundle { .main }
}
END
