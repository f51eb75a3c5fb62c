# shellcheck shell=bash disable=SC2016,SC2034,SC2154
# The packages of scripts/check-generated whose scenes come from ProtocolVIPER and SubjectVIPER.
#
# The caller defines `root`, `matrix`, `work`, `scene` and `type_scenes`.

is_protocol() { case ${1##*/} in protocol-* | subject-*) true ;; *) false ;; esac; }

make_protocol() {
    local set=ProtocolVIPER
    if is_rx "$1"; then set=SubjectVIPER; fi
    access=internal platforms=${1#*-} package=$work/$1
    case $1 in protocol-ios | subject-any) access=public ;; esac
    place=(--package "$package" --template "$set")
    protocol_scenes
    if is_rx "$1"; then
        # Scenes of one set lead to those of the other.
        place=(--package "$package" --template ProtocolVIPER)
        scene Detour --route one:OneTesting --present shelf:Shelf
        place=(--package "$package" --template SubjectVIPER)
        scene Return --route detour:Detour
    fi
    cp "$matrix/Car.swift" "$package/Sources/Scenes/Car.swift"
}

# The example of docs/subject-viper.md, as it is committed.
make_subject-movies() {
    mkdir "$1"
    cp -R "$root/Tests/Fixtures/SubjectMovies/." "$1"
    rm -rf "$1/.build"
    cp "$root/.swift-format" "$1/.swift-format"
    printf '%s\n' MovieDetails MovieList > "$1.scenes"
}

# Every combination of the options that are a scene's own, with no parameter, one and five; routes;
# parameters of many types, and names of many kinds.
protocol_scenes() {
    local tests
    for tests in testing xctest none; do
        set -- --option "tests=$tests"
        scene "Plain${tests^}" "$@"
        scene "One${tests^}" "$@" --param carID:String
        scene "Five${tests^}" "$@" --param carID:String --param page:Int=1 --param when:Date \
            --param 'filters:[String: Set<Int>]' --param 'onSelect:@escaping (Car) -> Void' \
            --dependency 'api:any CarFetching=CarService.shared'
    done
    scene Searching --dependency 'api:any CarFetching=CarService.shared' --dependency 'limit:Int=20' \
        --dependency 'session:URLSession=.shared' --dependency 'settings:Settings=Settings()'
    scene Shelf --param 'car:Car' --param 'onPick:@escaping (Car) -> Void'
    scene Garden --param spy:Int --param 'in follow:String' --param show:Int \
        --param scene:Int --param close:Bool --param 'onDone:(() -> Void)?=nil' \
        --param 'car:Car=Car.preview' --param request:Int --param wireframe:Int
    for tests in testing xctest none; do
        scene "Routes${tests^}" --option "tests=$tests" --route plain:PlainTesting \
            --route one:OneTesting --present five:FiveTesting --route shelf:Shelf --present garden:Garden
    done
    scene RoutesTesting2 --route routesTesting2:PlainTesting --route string:Shelf \
        --route presenter:OneTesting --present view:OneTesting
    local framework=testing
    if [ "$platforms" = ios ]; then framework=xctest; fi
    type_scenes testing
    if ! is_brief; then type_scenes xctest; fi
    protocol_name_scenes "$framework"
}

# Names that are hard to get right.
protocol_name_scenes() {
    local tests=$1 mark=${1^}
    scene "Keywords$mark" --option "tests=$tests" \
        --param class:String --param default:Int --param in:Bool --param repeat:Int=1 \
        --param 'for where:String' --param '`let`:Int' \
        --param 'func:@escaping () -> Void' --param 'protocol:[String]' --param 'async:Int' \
        --param 'some:Int' --param 'open:Int' --param error:Int \
        --dependency 'import:Int=1' --dependency 'switch:any CarFetching=CarService.shared'
    scene "Shadows$mark" --option "tests=$tests" \
        --param wireframe:Int --param viewModel:String --param spy:Int --param states:[Int] \
        --param builder:String --param title:String --param close:Bool --param string:String \
        --param handler:Int --param handle:Int --param 'of body:String' --param 'view id:Int' \
        --param 'router page:Int' --param released:Bool --param loading:Int --param canceled:Int \
        --dependency 'result:Int=1' --dependency 'content:Int=2' --dependency 'error:Int=3'
    local name
    for name in View Presenter Interactor Wireframe Task Fetch Entity Result Error; do
        scene "$name" --option "tests=$tests" --param entity:Int --param event:Int \
            --param reason:Int --param request:Int --param results:[Int] --param other:Int \
            --param requests:Int --param events:Int --dependency 'subject:Int=1'
    done
    scene Everywhere --option "tests=$tests" --route view:View --route task:Task \
        --present presenter:Presenter --present show:Result --route close:Error
    scene "Errors$mark" --option "tests=$tests" --param 'error:any Error' --param 'result:Result<Int, any Error>'
    scene "ÜberView$mark" --option "tests=$tests" --param größe:Int --param '名前:String'
    scene "日程$mark" --option "tests=$tests" --param 'with 日付:Date'
    scene "VeryLongNameOfASceneThatNobodyShouldEverGive$mark" --option "tests=$tests" \
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
