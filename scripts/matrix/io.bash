# shellcheck shell=bash disable=SC2016,SC2034,SC2154
# The packages of scripts/check-generated whose scenes come from InputsOutputs.
#
# The caller defines `root`, `scene`, `access` and `platforms`.

is_io() { case ${1##*/} in io-*) true ;; *) false ;; esac; }

no_parameters=()
one_parameters=(--param carID:String)
five_parameters=(--param carID:String --param page:Int=1 --param when:Date
    --param 'filters:[String: Set<Int>]' --param 'onSelect:@escaping (Car) -> Void'
    --dependency 'api:any CarFetching=CarService.shared')

# No members, one of each, many with sources of every kind and without, and only one kind.
no_members=()
one_member=(--option input=email:String --option output=isEmailValid:Bool=email)
many_members=(--option input=email:String --option input=password:String --option input=submit:Void
    --option output=isEmailValid:Bool=email --option output=message:String=submit
    --option output=car:Car=password --option output=done:Void=submit --option output=typed:Void=email
    --option output=unbound:Bool --option output=owner:Car=submit)
inputs_alone=(--option input=email:String --option input=submit:Void)
outputs_alone=(--option output=isEmailValid:Bool --option output=car:Car)

# Every pair of values of the options, of how many parameters there are, and of how many members.
io_scenes() {
    local tests controller suffix parameters members
    while read -r tests controller suffix parameters members; do
        local -n given=${parameters}_parameters some=${members}
        scene "${parameters^}${members%%_*}${controller#UI}${tests^}" --option "tests=$tests" \
            --option "viewController=$controller" --option "suffix=$suffix" "${given[@]}" "${some[@]}"
    done << 'END'
testing UIViewController Types no no_members
testing UIViewController Type one one_member
testing UITableViewController Types five many_members
testing UITableViewController Type no one_member
testing UICollectionViewController Types one no_members
testing UICollectionViewController Type five no_members
xctest UIViewController Type five many_members
xctest UITableViewController Types one no_members
xctest UITableViewController Type one many_members
xctest UICollectionViewController Types no one_member
none UIViewController Types one many_members
none UITableViewController Type no no_members
none UICollectionViewController Type no many_members
none UICollectionViewController Types five one_member
END
    if [ "$platforms" = ios ]; then every_combination; fi
    route_scenes
    local framework=testing
    if [ "$access" = public ]; then framework=xctest; fi
    member_scenes "$framework"
    case $access in
    internal) type_scenes testing ;;
    public) name_scenes xctest ;;
    esac
}

# All combinations, in the packages that are only type-checked: these take seconds.
every_combination() {
    local tests controller suffix members counts=(no one five) number=0
    for tests in testing xctest none; do
        for controller in UIViewController UITableViewController UICollectionViewController; do
            for suffix in Types Type; do
                for members in no_members one_member many_members inputs_alone outputs_alone; do
                    local -n given=${counts[number % 3]}_parameters some=$members
                    scene "Every$number" --option "tests=$tests" --option "suffix=$suffix" \
                        --option "viewController=$controller" "${given[@]}" "${some[@]}"
                    number=$((number + 1))
                done
            done
        done
    done
}

route_scenes() {
    local tests
    scene Shelf --param 'car:Car' --param 'onPick:@escaping (Car) -> Void'
    scene Garden --param router:Int --param 'in follow:String' \
        --param 'onDone:(() -> Void)?=nil'
    for tests in testing xctest none; do
        scene "Routes${tests^}" --option "tests=$tests" --option output=goToPlain:Bool \
            --route "plain:NonoViewControllerTesting" --route "one:OneoneViewControllerTesting" \
            --present "five:FivemanyTableViewControllerTesting" --route shelf:Shelf \
            --present garden:Garden
    done
    scene RoutesTesting2 --route routesTesting2:NonoViewControllerTesting --route string:Shelf
}

# Members of many types, and with names that are hard to get right.
member_scenes() {
    local tests=$1
    scene Closures --option "tests=$tests" \
        --option 'input=onClose:@escaping () -> Void' --option 'input=rank:(Car, Car) throws -> Bool' \
        --option 'input=onMain:@MainActor (Car) -> Void' --option 'input=maybe:((Int) -> Void)?' \
        --option 'output=completion:@escaping Completion=onClose' \
        --option 'output=make:() -> Car=rank' --option 'output=undo:() -> Void=onMain' \
        --option 'output=makeNumber:(Int) async throws -> Int=maybe' \
        --option 'output=onMainLater:@MainActor @Sendable () async -> Int=rank' \
        --option 'output=onBoth:(@MainActor @Sendable (Car?) -> Bool)?=onClose'
    scene Collections --option "tests=$tests" \
        --option 'input=point:(x: Int, y: Int)' --option 'input=filters:[String: Set<Int>]' \
        --option 'input=car:Car?' --option 'input=twice:Int??' \
        --option 'output=pair:(Int, String?)=point' --option 'output=grid:[[Int]]=filters' \
        --option 'output=years:ClosedRange<Int>=car' --option 'output=byID:[String: Car]=twice' \
        --option 'output=outcome:Result<String, any Error>' --option 'output=names:[(String, Int)]' \
        --option 'output=bits:ArraySlice<UInt8>'
    scene Existentials --option "tests=$tests" \
        --option 'input=vehicle:any Vehicle & Sendable' --option 'input=anything:Any' \
        --option 'output=maybe:(any Vehicle)?=vehicle' --option 'output=error:any Error=anything' \
        --option 'output=type:Int.Type' --option 'output=boxes:[any Vehicle]' \
        --option 'output=box:Box<Car>?' --option 'output=key:AnyHashable' \
        --option 'output=vehicles:any Vehicle'
    scene Values --option "tests=$tests" --option 'input=url:URL?' --option 'input=date:Date' \
        --option 'output=uuid:UUID=url' --option 'output=price:Decimal=date' --option 'output=letter:Character' \
        --option 'output=ratio:Double' --option 'output=name:Substring' --option 'output=size:CGSize' \
        --option 'output=request:URLRequest?' --option 'output=small:Swift.UInt8'
    scene Homonyms --option "tests=$tests" --option 'input=comment:Comment' \
        --option 'output=issue:Issue?=comment' --option 'output=tag:Tag' \
        --param 'operation:Operation?=nil' --param 'request:URLRequest?=nil'
    scene OnlyInputs --option "tests=$tests" --option input=tap:Void --option input=text:String
    scene OnlyOutputs --option "tests=$tests" --option output=text:String --option output=car:Car \
        --option output=tick:Void
    scene VoidFirst --option "tests=$tests" --option 'input=tap:()' --option input=text:String \
        --option output=text2:String=tap --option output=car:Car=tap --option 'output=tick:()=tap'
    scene Keywords --option "tests=$tests" --option input=class:String --option input=repeat:Void \
        --option input=in:Int --option 'output=default:Bool=`class`' \
        --option 'output=for:Car=`in`' --option 'output=let:Void=`repeat`' \
        --option 'output=inout:String=`repeat`' --option output=protocol:Int
    scene Siblings --option "tests=$tests" --option input=email:String \
        --option output=emailRelay:Bool=email --option output=userName:Bool=email \
        --option output=viewModel:Int=email --option output=router:Int --option output=view:Int \
        --option output=builder:Int=email --option input=send:Void --option input=change:Int \
        --option input=subject:Int --option input=rowSubject:Int --option output=show:Int=subject \
        --option input=onNext:Void --option output=observe:Int=onNext --option output=größe:Int \
        --option output=content:Int=email --option output=loading:Bool=email \
        --option output=loads:Int=email --option output=output:Int=email --option output=title:String \
        --option output=arrives:Bool=email --option output=rows:Int --option input=results:Void
    local long=whatHappensWhenTheUserHasChangedTheTextInTheFieldForTheElectronicMailAddress
    # Names that just fit on a line with all that is made of them, and names that fit on none.
    long_members "$tests" "${long:0:70}"
    long_members "$tests" "${long}AndOnNoOtherOccasion"
}

long_members() {
    local tests=$1 name=$2
    scene "LongMembers${#name}" --option "tests=$tests" --option "input=$name:[String: Set<Int>]" \
        --option "input=${name}Again:@escaping @MainActor (Car, Int, String) -> Void" \
        --option "output=${name}Valid:[String: [String: Set<Int>]]=$name" \
        --option "output=${name}Car:Car=$name" --option "output=${name}Done:Void=$name" \
        --option "output=${name}Closure:(Car, Int, String, [String: Set<Int>]) -> [String: Int]" \
        --option viewController=UITableViewController
}

# The example of docs/inputs-outputs.md, as it is committed.
make_io-sign-in() {
    mkdir "$1"
    cp -R "$root/Tests/Fixtures/SignInForm/." "$1"
    rm -rf "$1/.build"
    cp "$root/.swift-format" "$1/.swift-format"
    printf '%s\n' SignIn Welcome > "$1.scenes"
}
