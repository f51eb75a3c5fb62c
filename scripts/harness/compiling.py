"""What the scripts share that compile generated code: the ways to do it, and stubs of UIKit."""

import json
import os
import re
import shutil

from . import ROOT, expect, read, run, temporary_folder
from .scenes import DATA

WAYS = ["5-plain", "5-complete", "5-features", "6-plain", "6-features"]
FEATURES = [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault"]


def swift_files(*folders):
    return sorted(path for folder in folders for path in folder.rglob("*.swift"))


# Uses of the stand-in for UIKit, and of UIKit.
USES = swift_files(ROOT / "Tests/Stubs/UIKitUses")


def options(way):
    """The options of the compiler for a way."""
    version, kind = way.split("-")
    words = ["-swift-version", version, "-parse-as-library", "-D", "DEBUG"]
    if kind == "features":
        features = FEATURES + (["IsolatedDefaultValues"] if version == "5" else [])
        words += ["-default-isolation", "MainActor"]
        words += [word for one in features for word in ("-enable-upcoming-feature", one)]
    if kind == "complete":
        words.append("-strict-concurrency=complete")
    return words


def module_words(module, scratch, files):
    """The words that compile a module, and put it into a folder with the modules that it imports.
    -emit-sil goes up to the checks of regions, which -typecheck leaves out."""
    return [
        "-emit-sil", "-o", os.devnull, "-emit-module-path", scratch / f"{module}.swiftmodule",
        "-module-name", module, "-I", scratch, *files]


def compiler(way, modules):
    """The command that compiles code in a way as on Apple's systems, as far as possible without
    them."""
    return [
        "swiftc", "-wmo", *options(way), "-warnings-as-errors", "-I", modules,
        # On Apple's systems, Foundation has the network; code for them imports nothing else.
        "-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking"]


def compile_stubs(modules):
    """Compiles modules in place of those that generated code imports."""
    modules.mkdir()
    for module in "UIKit", "CarKit", "Accessibility", "SwiftUI":
        sources = [DATA / "CarKit.swift"]
        if module != "CarKit":
            sources = sorted((ROOT / "Tests/Stubs" / module).glob("*.swift"))
        run(
            "swiftc", "-swift-version", "6", "-emit-module", "-parse-as-library", "-module-name",
            module, "-I", modules, "-o", modules / f"{module}.swiftmodule", *sources)


def check_uses(modules):
    """Fails unless Tests/Stubs/UIKitUses uses all that the stand-in for UIKit declares."""
    for way in WAYS:
        run(*compiler(way, modules), "-typecheck", "-module-name", "Uses", *USES)
    # Each dump contains the tree of the primary file.
    trees = "".join(
        run("swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json", "-I", modules,
            "-parse-as-library", "-swift-version", "6", "-module-name", "Uses", "-primary-file",
            file, *(other for other in USES if other != file)).out
        for file in USES)
    names = set(re.findall(r"\w+", "".join(map(read, USES))))
    target = run("swiftc", "-print-target-info").json()["target"]["triple"]
    with temporary_folder() as folder:
        run("swift-symbolgraph-extract", "-module-name", "UIKit", "-I", modules, "-target", target,
            "-output-dir", folder, "-minimum-access-level", "public", "-skip-synthesized-members")
        graphs = [json.loads(read(path)) for path in folder.glob("*.json")]
    roles = {row["source"]: row["kind"] for graph in graphs for row in graph["relationships"]
             if row["kind"] in ("requirementOf", "defaultImplementationOf")}
    unused = []
    for symbol in (symbol for graph in graphs for symbol in graph["symbols"]):
        identifier = symbol["identifier"]["precise"]
        role = roles.get(identifier) or symbol["kind"]["identifier"]
        # The compiler synthesizes what has no location. A default implementation makes a requirement
        # optional, as in Objective-C.
        if "location" not in symbol or role == "defaultImplementationOf":
            continue
        used = identifier.removeprefix("s:") in trees
        if role in ("requirementOf", "swift.typealias", "swift.protocol"):
            used = names.issuperset(re.findall(r"\w\w+", symbol["pathComponents"][-1]))
        if not used:
            unused.append(".".join(symbol["pathComponents"]))
    expect(not unused, f"Tests/Stubs/UIKitUses doesn't use {', '.join(unused)}")


def without_previews(code, copy):
    """A copy with a function for each preview: a macro needs its plug-in, which comes with
    Xcode."""
    shutil.copytree(code, copy)
    preview = r'(?m)^(@available\(iOS 17, \*\)\n)?#Preview(?:\("([A-Za-z]+)"\))? \{$'
    for path in copy.rglob("*.swift"):
        shown = "UIViewController" if path.name.endswith("Controller.swift") else "any View"
        function = rf"@MainActor private func show\2() -> {shown} {{"
        path.write_text(re.sub(preview, function, read(path)), encoding="utf-8")
    return copy


def lint(files):
    # Names in other scripts are intended, so the formatter's opinion of them is ignored.
    text = run("swift", "format", "lint", "--strict", *files, status=None).text
    found = [line for line in text.splitlines() if "IdentifiersMustBeASCII" not in line]
    expect(not found, "\n".join(found))


# What the formatter doesn't check.
BLANK_LINES = r"\A\s*\n|\{\n\n|\n\n *\}\n|\n\n\Z|[^\n]\Z"
