"""The features of Tests/Fixtures/Feature and Tests/Fixtures/Catalog, written by hand in generated
scenes of each set. The first is a list from a repository, loading, errors, and details; the second
adds pages, a search, deletion with undo, favorites, and a form."""

import json
import re
import shutil

from . import ROOT, Failure, read, run, write

FOLDER = ROOT / "Tests/Fixtures"
# How the names of a set's scenes begin.
SETS = {
    "Scene": "Scene", "RxScene": "Rx", "InputsOutputs": "Input", "VIPER": "Viper",
    "RxVIPER": "RxViper", "ProtocolVIPER": "Protocol", "SubjectVIPER": "Subject",
    "SwiftUIScene": "Swift",
}
TABLE = "--option=viewController=UITableViewController"
# The options of lists, by set and feature, unless it is a table alone.
LISTS = {
    ("InputsOutputs", "Feature"): [TABLE, "--option=input=deletion:String"],
    ("ProtocolVIPER", "Feature"): [],
    ("SubjectVIPER", "Feature"): [],
    ("SwiftUIScene", "Feature"): ["--option=list=true"],
    ("SwiftUIScene", "Catalog"): ["--option=list=true"],
}
REPOSITORY = ["--dependency", "repository:any CarRepository=CarServer()"]
CATALOG = ["--dependency", "catalog:any CarCatalog"]
# The commands that create each feature; braces stand for how the names of its scenes begin.
FEATURES = {
    "Feature": [
        ["new", "{}Details", "--param", "carID:String", *REPOSITORY],
        ["new", "{}List", *REPOSITORY],
        ["route", "{}List", "details:{}Details"]],
    "Catalog": [
        ["new", "{}Edit", "--param", "car:CatalogCar", "--param",
         "onSave:@escaping (CatalogCar) -> Void", *CATALOG, "--option=form=true"],
        ["new", "{}Details", "--param", "carID:String", "--param",
         "onChange:@escaping (CatalogCar) -> Void", *CATALOG],
        ["new", "{}List", *CATALOG],
        ["route", "{}List", "details:{}Details"],
        ["route", "{}Details", "--present", "edit:{}Edit"]],
}
SAMPLES = {"any CarCatalog": "CatalogFake()", "CatalogCar": "CatalogCar.example"}
# The life of the second feature, once it has been written.
LIFE = [
    ["update", "{}List", "--param", "page:Int=1"],
    ["update", "{}Details", "--param", "page:Int=1"],
    ["update", "{}List", "--dependency", "limit:Int=20"],
    ["update", "{}Details", "--dependency", "limit:Int=20"],
    ["update", "{}Edit", "--dependency", "limit:Int=20"],
    ["route", "{}List", "--present", "add:{}Edit"],
    ["rename", "{}Details", "{}Car"],
    ["move", "{}Car", "Catalog"],
    ["update", "{}Car", "--drop-param", "page"],
]


def write_samples(package, **more):
    """Makes a package a project of its own, with test values for its types."""
    samples = {**SAMPLES, **more}
    write(package / "scene-kit.json", json.dumps({"root": True, "samples": samples}))


def uses_rx(sets):
    return any(re.search("Rx|InputsOutputs|SubjectVIPER", name) for name in sets)


def patches(feature, sets):
    """The sets that have a feature, and their patches."""
    found = ((name, FOLDER / feature / f"{name}.patch") for name in sets)
    return [(name, patch) for name, patch in found if patch.exists()]


def make_feature(program, feature, template_set, template, package):
    """Creates the scenes of a feature in a package, as they are generated."""
    prefix = SETS[template_set] + feature
    for command in FEATURES[feature]:
        words = [word.replace("{}", prefix) for word in command]
        if words[0] == "new":
            words += ["--template", template]
            if words[1].endswith("List"):
                words += LISTS.get((template_set, feature), [TABLE])
        run(program, *words, "--package", package, "--quiet")


def share_by_hand(feature, package, sets):
    """Adds the handwritten files that the scenes of a feature share."""
    for folder in ["Common", "Rx"] if uses_rx(sets) else ["Common"]:
        for path in (FOLDER / feature / folder).glob("*.swift"):
            shutil.copy(path, package / "Sources/Scenes")


def counts(patch):
    """The lines in Sources that a patch adds and removes. Fails if it changes a generated test or a
    shared file; it may add tests."""
    added = removed = 0
    name = None
    for line in patch.splitlines():
        if line.startswith("+++ "):
            name = line.removeprefix("+++ b/")
        elif line.startswith(("+", "-")) and not line.startswith("--- "):
            is_source = name.startswith("Sources/")
            if "/Support/" in name or line[0] == "-" and not is_source:
                raise Failure(f"the feature changes {name}:\n{line}")
            added += is_source and line[0] == "+"
            removed += is_source and line[0] == "-"
    return added, removed


def make_features(program, folder, package, sets):
    """Writes the features into scenes of all sets that have them, and returns the rows of a table:
    how many lines were generated, without the shared ones, and how many were written by hand."""
    rows = [f"{'SET':<14} {'FEATURE':<8} {'GENERATED':>9} {'ADDED':>6} {'REMOVED':>8}"]
    for feature in FEATURES:
        made = patches(feature, sets)
        for name, patch in made:
            make_feature(program, feature, name, folder / name, package)
            generated = sum(
                len(read(path).splitlines())
                for path in (package / "Sources").rglob(f"{SETS[name]}{feature}*") if path.is_file())
            with open(patch, "rb") as file:
                done = run(
                    "patch", "--directory", package, "-p1", "--quiet", "-V", "none",
                    stdin=file, status=None)
            if done.status != 0:
                raise Failure(f"{patch} doesn't fit: record it with scripts/record-feature\n{done}")
            added, removed = counts(read(patch))
            rows.append(f"{name:<14} {feature:<8} {generated:>9} {added:>6} {removed:>8}")
        if made:
            share_by_hand(feature, package, [name for name, _ in made])
    return rows


def live(program, package, sets):
    """Lets the scenes of the second feature live on, without a conflict or a warning."""
    for name, _ in patches("Catalog", sets):
        for command in LIFE:
            words = [word.replace("{}", f"{SETS[name]}Catalog") for word in command]
            done = run(program, *words, "--package", package)
            if "warning: " in done.err:
                raise Failure(f"{name}: a step of the life warns\n{done}")
