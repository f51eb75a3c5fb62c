# shellcheck shell=bash disable=SC2016,SC2154
# The scenes of scripts/check-generated: what people ask for, and what is hard to get right.
#
# Every package of the matrix has all of them. `scene` and `is_full` are defined by the caller.

# Whether a package is made that the short run builds: there the half for UIKit compiles to nothing, so
# of scenes that differ in it the short run makes few. Those for Apple's systems alone have all of them.
is_brief() { ! $is_full && [ "$platforms" = any ]; }

plain_scenes() {
    scene Plain
    scene CarDetails --param carID:String
    scene CarPicker --param 'cars:[Car]' --param 'onSelect:@escaping (Car) -> Void'
    scene CarEditor --param 'editing car:Car' --param '_ note:String' --param 'at index:Int=0' \
        --sample 'car=Car.preview'
    scene CarPrompt --param 'onAnswer:((Bool) -> Void)?'
    scene CarCounter --param 'count count:Int' --param 'in in:[String]'
    scene CarAlert --param 'onClose:@escaping () -> Void'
    scene CarSearch --dependency 'api:any CarFetching=CarService.shared' \
        --dependency 'limit:Int=20'
    scene CarStore --param carID:String --param page:Int=1 \
        --dependency 'api:any CarFetching=CarService.shared' --dependency 'session:URLSession=.shared'
}

# Every value of every option that is not scoped to the project, with and without parameters.
option_scenes() {
    local tests view number=0
    for tests in testing xctest none; do
        for view in UIViewController UITableViewController UICollectionViewController; do
            number=$((number + 1))
            if is_brief && [ $((number % 4)) -ne 1 ]; then continue; fi
            scene "Bare${tests^}${view#UI}" \
                --option "tests=$tests" --option "viewController=$view"
            scene "Full${tests^}${view#UI}" \
                --option "tests=$tests" --option "viewController=$view" \
                --param carID:String --param 'point:(x: Int, y: Int)' --param 'car:Car' \
                --param 'onDone:(() -> Void)?=nil' --sample 'car=Car.preview' \
                --dependency 'api:any CarFetching=CarService.shared'
        done
    done
}

# One framework's tests for a dozen kinds of type at a time. All sets write types with the same code,
# so the short run builds some of these for Scene alone.
type_scenes() {
    local tests=$1 mark=${1^}
    scene "Closures$mark" --option "tests=$tests" \
        --param 'onSelect:@escaping (Car, Int) -> Void' \
        --param 'find:@escaping @Sendable (String) async throws -> Car' \
        --param 'store:(Car) async throws(CarError) -> Void' \
        --param 'onMain:@MainActor (Car) -> Void' \
        --param 'onMainLater:@escaping @MainActor @Sendable () async -> Int' \
        --param 'onClose:(() -> Void)?' \
        --param 'onBoth:(@MainActor @Sendable (Car?) -> Bool)?=nil' \
        --param 'completion:@escaping Completion' \
        --param 'make:@escaping () -> (Int) -> String' \
        --param 'rank:(Car, Car) throws -> Bool={ _, _ in true }'
    scene "Existentials$mark" --option "tests=$tests" \
        --param 'vehicle:any Vehicle & Sendable=Car.preview' \
        --param 'maybe:(any Vehicle)?' --param 'anything:Any' --param 'hashable:any Hashable' \
        --param 'error:any Error' --param 'type:Int.Type' --param 'carType:Car.Type' \
        --param 'object:AnyObject?' --param 'kinds:[any Vehicle.Type]' \
        --param 'boxes:[any Vehicle]' --param 'box:Box<Car>?' --param 'key:AnyHashable'
    scene "Isolated$mark" --option "tests=$tests" \
        --param 'session:Session' --param 'garage:Garage?=nil' --sample 'session=Session()' \
        --param 'change:@escaping (Car) -> Garage' --param 'text:StaticString' \
        --param 'onError:@escaping @Sendable (any Error) -> Void={ _ in }' \
        --param 'isLast:@escaping (_ car: Car, _ index: Int) -> Bool' \
        --dependency 'settings:Settings=Settings()' \
        --dependency 'now:() -> Date=Date.init' --dependency 'make:(Int) -> [Int]={ [$0] }'
    scene "Unknown$mark" --option "tests=$tests" \
        --param 'car:Car' --param 'level:Car.Level' --param 'box:Box<[Car]>' \
        --param 'vehicle:any Vehicle' --param 'onSelect:@escaping (Car) -> Void'
    scene "Sampled$mark" --option "tests=$tests" \
        --param 'car:Car' --param 'level:Car.Level' --param 'when:Date' --param 'count:Int' \
        --sample 'car=Car.preview' --sample 'level=.low' --sample 'count=7' \
        --sample 'when=Date(timeIntervalSince1970: 7)'
    if is_brief && [[ " ${place[*]} " == *' --template '* ]]; then return; fi
    scene "Collections$mark" --option "tests=$tests" \
        --param 'filters:[String: Set<Int>]' --param 'tags:Set<String>' \
        --param 'grid:[[Int]]' --param 'optionals:[Int?]' --param 'table:[String: [String: [Int]]]' \
        --param 'point:(x: Int, y: Int)' --param 'pair:(Int, String?)' --param 'car:Car?' \
        --param 'cars:[Car]' --param 'byID:[String: Car]' \
        --param 'pages:Range<Int>' \
        --param 'years:ClosedRange<Int>' --param 'outcome:Result<String, any Error>' \
        --param 'twice:Int??' --param 'bits:ArraySlice<UInt8>' --param 'names:[(String, Int)]'
    scene "Homonyms$mark" --option "tests=$tests" \
        --param 'comment:Comment' --param 'issue:Issue?' --param 'operation:Operation' \
        --param 'tag:Tag' --param 'onTag:(Tag) -> Comment'
    scene "Values$mark" --option "tests=$tests" \
        --param 'uuid:UUID' --param 'url:URL' --param 'date:Date' --param 'data:Data' \
        --param 'price:Decimal' --param 'flag:Bool' --param 'letter:Character' \
        --param 'ratio:Double=0.5' --param 'name:Substring' --param 'small:UInt8' \
        --param 'locale:Locale' --param 'zone:TimeZone=.current' --param 'calendar:Calendar' \
        --param 'path:IndexPath' --param 'interval:DateInterval' --param 'duration:Duration' \
        --param 'size:CGSize' --param 'request:URLRequest?=nil' --param 'components:DateComponents'
    scene "Defaults$mark" --option "tests=$tests" \
        --param 'car:Car=Car.preview' --param 'items:[Int]=[1, 2]' --param 'text:String="a, b"' \
        --param 'when:Date=Date(timeIntervalSince1970: 0)' --param 'maybe:Int?=nil' \
        --param 'level:Car.Level=.high' --param 'box:Box<Int>=Box(value: 1)' \
        --param 'map:[String: Int]=[:]' --param 'onTap:@Sendable () -> Void={}'
}

name_scenes() {
    local tests=$1 mark=${1^}
    scene "Keywords$mark" --option "tests=$tests" \
        --param class:String --param default:Int --param in:Bool --param repeat:Int=1 \
        --param 'for where:String' --param '`let`:Int' \
        --param 'func:@escaping () -> Void' --param 'protocol:[String]' --param 'async:Int' \
        --param 'some:Int' --param 'open:Int' --dependency 'import:Int=1' \
        --dependency 'switch:any CarFetching=CarService.shared'
    scene "Shadows$mark" --option "tests=$tests" \
        --param router:Int --param viewModel:String --param spy:Int --param states:[Int] \
        --param builder:String --param "${title_parameter:-title}:String" --param close:Bool --param string:String \
        --param view:Int --param handle:Int --param 'of body:String' \
        --param content:String --param error:Int --param handler:Int --param results:Int
    scene "ÜberView$mark" --option "tests=$tests" --param größe:Int --param '名前:String'
    scene "日程$mark" --option "tests=$tests" --param 'with 日付:Date'
    scene "VeryLongNameOfASceneThatNobodyShouldEverGive$mark" --option "tests=$tests" \
        --option viewController=UICollectionViewController \
        --param 'identifierOfTheCarThatThisSceneShows:String' \
        --param 'identifiersOfEverythingThatIsAlreadySelected:[String: Set<Int>]' \
        --param 'whatHappensWhenTheUserSelectsSomething:@escaping @MainActor (Car, Int) -> Void' \
        --dependency 'whereEveryCarOfThisApplicationComesFrom:any CarFetching=CarService.shared'
    scene "VeryLongNameOfASceneThatHasNoDataToStart$mark" --option "tests=$tests" \
        --option viewController=UITableViewController
    # Too long for a line of its own behind `final class`, and for any line at all.
    local name=NameOfASceneThatGoesOnAndOnAsNoTeamWouldEverWriteItAndStillHasToPassTheFormatter
    scene "$name$mark" --option "tests=$tests" --param carID:String --param 'car:Car?=nil' \
        --dependency 'api:any CarFetching=CarService.shared'
    scene "Long$name${name:0:80}$mark" --option "tests=$tests" \
        --option viewController=UICollectionViewController
}

# Types of another module; only a package whose manifest offers that module has them.
import_scenes() {
    scene Trucks --import CarKit --param 'truck:Truck' --param 'trucks:[Truck]' \
        --param 'onSelect:@escaping (Truck) -> Void'
    scene TruckStore --import CarKit --option tests=xctest --param 'truck:CarKit.Truck' \
        --param 'when:Date' --sample 'truck=Truck(load: 1)' --dependency 'depot:Depot=Depot()'
}

all_scenes() {
    plain_scenes
    option_scenes
    local tests
    for tests in testing xctest; do
        type_scenes "$tests"
        name_scenes "$tests"
    done
}
