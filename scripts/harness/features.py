"""The feature of Tests/Fixtures/Feature: a list from a repository, loading, errors and details,
written by hand in generated scenes of each set."""

import re
import shutil

from . import ROOT, Failure, read, run

FOLDER = ROOT / "Tests/Fixtures/Feature"
TABLE = "--option=viewController=UITableViewController"
# Each set, what its two scenes are called, and the options of the list.
SETS = {
    "Scene": ("SceneFeature", [TABLE]),
    "RxScene": ("RxFeature", [TABLE]),
    "InputsOutputs": ("InputFeature", [TABLE, "--option=input=deletion:String"]),
    "VIPER": ("ViperFeature", [TABLE]),
    "RxVIPER": ("RxViperFeature", [TABLE]),
    "ProtocolVIPER": ("ProtocolFeature", []),
    "SubjectVIPER": ("SubjectFeature", []),
    "SwiftUIScene": ("SwiftFeature", ["--option=list=true"]),
}


def uses_rx(sets):
    return any(re.search("Rx|InputsOutputs|SubjectVIPER", name) for name in sets)


def make_feature(program, template_set, template, package):
    """Creates the two scenes of a set in a package, as they are generated."""
    name, options = SETS[template_set]
    place = [
        "--template", template, "--package", package, "--quiet",
        "--dependency", "repository:any CarRepository=CarServer()"]
    run(program, "new", f"{name}Details", "--param", "carID:String", *place)
    run(program, "new", f"{name}List", *options, *place)
    run(program, "route", f"{name}List", f"details:{name}Details", "--package", package, "--quiet")


def share_by_hand(package, sets):
    """Adds the handwritten files that the features share."""
    for folder in ["Common", "Rx"] if uses_rx(sets) else ["Common"]:
        for path in (FOLDER / folder).glob("*.swift"):
            shutil.copy(path, package / "Sources/Scenes")


def counts(patch):
    """The lines in Sources that a patch adds and removes, and the generated tests that it changes
    so that they pass again: one for each hunk."""
    added = removed = tests = 0
    part = None
    for line in patch.splitlines():
        if line.startswith("+++ "):
            part = line.split("/")[1]
        elif part == "Tests":
            tests += line.startswith("@@")
        elif part == "Sources" and not line.startswith("--- "):
            added += line.startswith("+")
            removed += line.startswith("-")
    return added, removed, tests


def make_features(program, folder, package, sets):
    """Writes the feature into scenes of all sets that have it, and returns the rows of a table: how
    many lines were generated, without the shared ones, and how many were written by hand."""
    rows = [f"{'SET':<14} {'GENERATED':>9} {'ADDED':>6} {'REMOVED':>8} TESTS THAT BROKE"]
    for name in sets:
        patch = FOLDER / f"{name}.patch"
        if not patch.exists():
            continue
        make_feature(program, name, folder / name, package)
        generated = sum(
            len(read(path).splitlines())
            for path in (package / "Sources").rglob(f"{SETS[name][0]}*") if path.is_file())
        with open(patch, "rb") as file:
            done = run(
                "patch", "--directory", package, "-p1", "--quiet", "-V", "none",
                stdin=file, status=None)
        if done.status != 0:
            raise Failure(f"{patch} doesn't fit: record it with scripts/record-feature\n{done}")
        added, removed, tests = counts(read(patch))
        rows.append(f"{name:<14} {generated:>9} {added:>6} {removed:>8} {tests}")
    share_by_hand(package, sets)
    return rows
