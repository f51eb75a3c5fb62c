"""What the scripts share that compile generated code: the ways to do it, and stubs of UIKit."""

import re
import shutil

from . import ROOT, expect, read, run
from .scenes import DATA

WAYS = ["5-plain", "5-complete", "5-features", "6-plain", "6-features"]
FEATURES = [
    "MemberImportVisibility", "ExistentialAny", "InferIsolatedConformances",
    "NonisolatedNonsendingByDefault"]


def swift_files(*folders):
    return sorted(path for folder in folders for path in folder.rglob("*.swift"))


def compiler(way, modules):
    """The command that compiles code in a way as on Apple's systems, as far as possible without
    them. -emit-sil goes up to the checks of regions, which -typecheck leaves out."""
    version, kind = way.split("-")
    options = ["-warnings-as-errors"]
    if kind == "features":
        features = FEATURES + (["IsolatedDefaultValues"] if version == "5" else [])
        options += ["-default-isolation", "MainActor"]
        options += [word for one in features for word in ("-enable-upcoming-feature", one)]
    if kind == "complete":
        options.append("-strict-concurrency=complete")
    # On Apple's systems, Foundation has the network; code for them imports nothing else.
    options += ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking"]
    return [
        "swiftc", "-wmo", "-swift-version", version, "-parse-as-library", "-I", modules, *options,
        "-D", "DEBUG"]


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
