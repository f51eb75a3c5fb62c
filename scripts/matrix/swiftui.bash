# shellcheck shell=bash disable=SC2016,SC2034,SC2154
# The packages of scripts/check-generated whose scenes come from SwiftUIScene.
#
# The caller defines `root`, `matrix`, `work`, `scene`, `type_scenes`, `import_scenes` and
# `write_manifest`.

is_swiftui() { case ${1##*/} in swiftui-*) true ;; *) false ;; esac; }

make_swiftui() {
    local kind=${1#swiftui-} target=(--package "$work/$1")
    access='' platforms=${kind#*-} package=$work/$1
    if [ "${kind%-*}" = public ]; then
        access=public
        write_manifest "$package"
        target+=(--module Scenes)
    fi
    place=("${target[@]}" --template SwiftUIScene)
    swiftui_scenes
    # Scenes of Scene and of this set lead to each other.
    place=("${target[@]}" --template Scene)
    scene Detour --route one:OneTestingTrue --present five:FiveTestingFalse
    scene DetourTable --option viewController=UITableViewController --option tests=xctest
    place=("${target[@]}" --template SwiftUIScene)
    scene Return --route detour:Detour --present DetourTable
    cp "$matrix/Car.swift" "$package/Sources/Scenes/Car.swift"
}

# The example of docs/swiftui-scene.md, as it is committed.
make_swiftui-cars() {
    mkdir "$1"
    cp -R "$root/Tests/Fixtures/SwiftUICars/." "$1"
    rm -rf "$1/.build"
    cp "$root/.swift-format" "$1/.swift-format"
    printf '%s\n' CarDetails CarList > "$1.scenes"
}

# Every combination of the options that are a scene's own, with no parameter, one and five; routes;
# parameters of many types, and names of many kinds.
swiftui_scenes() {
    local tests list framework=testing
    for tests in testing xctest none; do
        for list in false true; do
            set -- --option "tests=$tests" --option "list=$list"
            scene "Plain${tests^}${list^}" "$@"
            scene "One${tests^}${list^}" "$@" --param carID:String
            scene "Five${tests^}${list^}" "$@" --param carID:String --param page:Int=1 \
                --param when:Date --param 'filters:[String: Set<Int>]' \
                --param 'onSelect:@escaping (Car) -> Void' \
                --dependency 'api:any CarFetching=CarService.shared' --dependency limit:Int=20
        done
        scene "Routes${tests^}" --option "tests=$tests" --route plain:PlainTestingFalse \
            --route one:OneTestingTrue --present five:FiveTestingFalse
    done
    if [ -z "$access" ]; then
        type_scenes testing
    else
        import_scenes
        type_scenes xctest
        framework=xctest
    fi
    swiftui_name_scenes "$framework"
}

# Names that are hard to get right.
swiftui_name_scenes() {
    local tests=$1 mark=${1^} name
    scene "Keywords$mark" --option "tests=$tests" \
        --param class:String --param default:Int --param in:Bool --param repeat:Int=1 \
        --param 'for where:String' --param '`let`:Int' \
        --param 'func:@escaping () -> Void' --param 'protocol:[String]' --param 'async:Int' \
        --param 'some:Int' --param 'open:Int' --dependency 'import:Int=1' \
        --dependency 'switch:any CarFetching=CarService.shared'
    scene "Shadows$mark" --option "tests=$tests" \
        --param router:Int --param viewModel:String --param spy:Int --param content:[Int] \
        --param builder:String --param title:String --param close:Bool --param string:String \
        --param view:Int --param handle:Int --param 'of body:String' --param access:Int \
        --param withMutation:Int --param preview:Int --param navigator:Int --param id:Int
    for name in Content Row Step Alert Fetch List Text Label Button State Navigator; do
        scene "$name" --option "tests=$tests" --option list=true --param alert:Int --param path:Int
    done
    scene "ÜberView$mark" --option "tests=$tests" --param größe:Int --param '名前:String'
    scene "日程$mark" --option "tests=$tests" --param 'with 日付:Date'
    scene "VeryLongNameOfASceneThatNobodyShouldEverGive$mark" --option "tests=$tests" \
        --option list=true \
        --param 'identifierOfTheCarThatThisSceneShows:String' \
        --param 'identifiersOfEverythingThatIsAlreadySelected:[String: Set<Int>]' \
        --param 'whatHappensWhenTheUserSelectsSomething:@escaping @MainActor (Car, Int) -> Void' \
        --dependency 'whereEveryCarOfThisApplicationComesFrom:any CarFetching=CarService.shared'
    # Too long for a line of its own behind `final class`, and for any line at all.
    name=NameOfASceneThatGoesOnAndOnAsNoTeamWouldEverWriteItAndStillHasToPassTheFormatter
    scene "$name$mark" --option "tests=$tests" --param carID:String --param 'car:Car?=nil' \
        --dependency 'api:any CarFetching=CarService.shared' --route "again:$name$mark"
    scene "Long$name${name:0:80}$mark" --option "tests=$tests"
}

# Copies the sources of a case to where they are compiled, with a function in place of each preview: a
# macro needs its plug-in, which comes with Xcode.
without_previews() {
    cp -R "$1" "$2"
    find "$2" -name '*View.swift' -exec sed -i -E \
        's/^#Preview\("([A-Za-z]+)"\) \{$/@MainActor @ViewBuilder private func show\1() -> some View {/' {} +
}
