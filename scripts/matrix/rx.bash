# shellcheck shell=bash disable=SC2154
# The packages of scripts/check-generated whose scenes come from RxScene, and the RxSwift that these
# and those of InputsOutputs get: the stub in Tests/Stubs, or the git checkout that SCENE_KIT_RXSWIFT names.
#
# The caller defines `root`, `matrix`, `work`, `check` and `scene`.

is_rx() { case ${1##*/} in rx-* | io-* | subject-*) true ;; *) false ;; esac; }

# What SwiftPM keeps outside of a package, which knows the stub under the address of the real one.
rx_swiftpm=(--cache-path "$work/swiftpm-cache" --config-path "$work/swiftpm-config"
    --security-path "$work/swiftpm-security")

rx_repository=${SCENE_KIT_RXSWIFT:-$work/RxSwift}

# Makes a git repository of the stub, unless there is a real one.
make_rx_repository() {
    if [ -n "${SCENE_KIT_RXSWIFT:-}" ] || [ -d "$rx_repository" ]; then return; fi
    mkdir "$rx_repository"
    cp -R "$root/Tests/Stubs/RxSwift/Package.swift" "$root/Tests/Stubs/RxSwift/Sources" \
        "$rx_repository"
    git -C "$rx_repository" init --quiet
    git -C "$rx_repository" add --all
    git -C "$rx_repository" -c user.name=stub -c user.email=stub@example.com \
        -c commit.gpgSign=false commit --quiet --message 'Stand in for RxSwift'
    git -C "$rx_repository" -c tag.gpgSign=false tag 6.9.0
}

# The one that SwiftPM takes for `from: "6.9.0"`.
rx_tag() {
    git -C "$rx_repository" tag --list '6.*' --sort=version:refname | tail -n 1
}

# Lets a package find the repository under the address of the real one.
mirror_rx() {
    make_rx_repository
    swift package --package-path "$1" "${rx_swiftpm[@]}" config set-mirror \
        --original https://github.com/ReactiveX/RxSwift.git --mirror "file://$rx_repository"
}

# Gets the modules that the UIKit half of scenes needs from where they have been built, or builds them.
compile_rx() {
    local modules=$work/rx.build/debug/Modules tag
    make_rx_repository
    tag=$(rx_tag)
    if [ ! -e "$modules/RxRelay.swiftmodule" ]; then
        git clone --quiet --config advice.detachedHead=false --branch "$tag" \
            "$rx_repository" "$work/RxSwift-$tag"
        swift build --package-path "$work/RxSwift-$tag" --product RxRelay "${rx_swiftpm[@]}"
        modules=$work/RxSwift-$tag/.build/debug/Modules
    fi
    cp "$modules"/{RxSwift,RxRelay}.swiftmodule "$work/modules"
    swiftc -swift-version 5 -emit-module -parse-as-library -module-name RxCocoa \
        -I "$work/modules" -o "$work/modules/RxCocoa.swiftmodule" "$root/Tests/Stubs/RxCocoa"/*.swift
    echo ", ${SCENE_KIT_RXSWIFT:-the stub of RxSwift} $tag" > "$scratch/note"
}

# The types that scenes name. As view models and builders with RxSwift belong to no actor, neither do
# these, also where a module is isolated to the main actor.
rx_types() {
    sed -E 's/^(public )?(struct|enum|final class|protocol) /nonisolated &/' "$matrix/Car.swift"
}

# Every combination of the options of a scene with no parameter, one and five; routes; parameters of
# many types in one package, and names of many kinds in the other.
rx_scenes() {
    local tests controller name
    for tests in testing xctest none; do
        for controller in UIViewController UITableViewController UICollectionViewController; do
            name=${controller#UI}${tests^}
            set -- --option "tests=$tests" --option "viewController=$controller"
            scene "Plain$name" "$@"
            if is_brief && [ "$controller" != UIViewController ]; then continue; fi
            scene "One$name" "$@" --param carID:String
            scene "Five$name" "$@" --param carID:String --param page:Int=1 --param when:Date \
                --param 'filters:[String: Set<Int>]' \
                --param 'onSelect:@escaping (Car) -> Void' \
                --dependency 'api:any CarFetching=CarService.shared'
        done
        scene "Routes${tests^}" --option "tests=$tests" \
            --route "one:OneViewControllerTesting" --present "five:FiveViewControllerTesting" \
            --route "plain:PlainTableViewControllerTesting"
    done
    scene Locals --param states:[Int] --param results:[Int] --param other:Int --param content:Int \
        --param canceled:Int --param changes:[Int] --param deliveries:[Int] --param input:Int \
        --param released:Bool --param loading:Bool --param change:Int --param reduce:Int
    scene LocalsXctest --option tests=xctest --param recorded:[Int] --param states:[Int] \
        --param other:Int --param content:Int --param released:Bool --param builder:Int
    scene Sequences --import RxSwift --import RxRelay --param 'cars:Observable<[Car]>' \
        --param 'pickedRelay:PublishRelay<Car>' --sample 'cars=.just([])' \
        --sample 'pickedRelay=PublishRelay()'
    case $access in
    internal) type_scenes testing ;;
    public) name_scenes xctest ;;
    esac
}

# The example of docs/rx-scene.md, as it is committed.
make_rx-cars() {
    mkdir "$1"
    cp -R "$root/Tests/Fixtures/RxCars/." "$1"
    rm -rf "$1/.build"
    cp "$root/.swift-format" "$1/.swift-format"
    printf '%s\n' CarDetails CarList > "$1.scenes"
}
