# shellcheck shell=bash disable=SC2154
# The feature of Tests/Fixtures/Feature: a list from a repository, loading, errors and details, written
# by hand in generated scenes of each set.
#
# The caller defines `root`, `work` and `program`.

features=$root/Tests/Fixtures/Feature

# Each set with what its two scenes are called and what its list is made with.
feature_sets() {
    cat << 'END'
Scene          SceneFeature     --option viewController=UITableViewController
RxScene        RxFeature        --option viewController=UITableViewController
InputsOutputs  InputFeature     --option viewController=UITableViewController --option input=selection:String
VIPER          ViperFeature
RxVIPER        RxViperFeature
ProtocolVIPER  ProtocolFeature
SubjectVIPER   SubjectFeature
SwiftUIScene   SwiftFeature     --option list=true
END
}

# Makes the two scenes in a package, as they are generated.
make_feature() { # make_feature SET PACKAGE
    local name options
    local place=(--template "$work/sets/$1" --package "$2" --quiet
        --dependency 'repository:any CarRepository=CarServer()')
    read -r _ name options < <(feature_sets | grep "^$1 ")
    "$program" new "${name}Details" --param carID:String "${place[@]}"
    # shellcheck disable=SC2086
    "$program" new "${name}List" $options "${place[@]}"
    "$program" route "${name}List" "details:${name}Details" --package "$2" --quiet
}

# The files of the two scenes below a folder.
feature_files() { # feature_files SET FOLDER
    local name
    read -r _ name _ < <(feature_sets | grep "^$1 ")
    find "$2" -type f -name "$name*"
}

# Adds what the features of sets share, and what those with RxSwift share.
share_by_hand() { # share_by_hand PACKAGE SET...
    cp "$features/Common"/*.swift "$1/Sources/Scenes"
    case " ${*:2} " in
    *Rx* | *InputsOutputs* | *SubjectVIPER*) cp "$features/Rx"/*.swift "$1/Sources/Scenes" ;;
    esac
}

# The hand-written lines of a patch to files below Sources or Tests that begin with a sign.
patch_lines() { # patch_lines PATCH Sources|Tests +|-
    awk -v part="b/$2/" -v sign="$3" '
        /^\+\+\+ / { counts = index($2, part) == 1; next }
        /^--- / { next }
        counts && substr($0, 1, 1) == sign { total++ }
        END { print total + 0 }' "$1"
}

# How many generated tests a patch has to change, so that they pass again: one for each hunk.
patched_tests() { # patched_tests PATCH
    awk '/^\+\+\+ / { counts = index($2, "b/Tests/") == 1 } counts && /^@@/ { total++ } END { print total + 0 }' "$1"
}

# Generates the scenes of all sets that have the feature, and writes it into them. Says how many lines
# were generated, without those that all scenes share, and how many were written by hand.
make_features() { # make_features PACKAGE SET...
    local package=$1 set patch generated
    shift
    printf '%-14s %9s %6s %8s %s\n' SET GENERATED ADDED REMOVED 'TESTS THAT BROKE' > "$work/table"
    for set in "$@"; do
        patch=$features/$set.patch
        if [ ! -e "$patch" ]; then continue; fi
        make_feature "$set" "$package"
        generated=$(feature_files "$set" "$package/Sources" | xargs cat | wc -l)
        patch --directory "$package" -p1 --quiet --no-backup-if-mismatch < "$patch" || {
            echo "$patch does not fit what is generated: record it with scripts/record-feature" >&2
            return 1
        }
        printf '%-14s %9s %6s %8s %s\n' "$set" "$generated" "$(patch_lines "$patch" Sources +)" \
            "$(patch_lines "$patch" Sources -)" "$(patched_tests "$patch")" >> "$work/table"
    done
    share_by_hand "$package" "$@"
}
