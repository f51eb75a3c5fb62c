"""Apple's SDK for iOS, to type-check generated code against on a machine without Xcode."""

import json
import os
import pathlib
import re
import shutil
import sys

from . import expect, read, run, write
from .compiling import WAYS, options, swift_files
from .scenes import DATA

# The names in Swift of what libdispatch and os declare in C; None hides a name from users. Toolchains
# for Apple's systems have them.
NOTES = {
    "Dispatch": {
        "Classes": {
            **{f"OS_dispatch_{name.lower()}": f"Dispatch{name}" for name in (
                "Object", "Queue", "IO", "Semaphore", "Group", "Source")},
            "OS_dispatch_data": "__DispatchData", "OS_dispatch_queue_attr": None},
        "Typedefs": {"dispatch_autorelease_frequency_t": None, "dispatch_source_type_t": None},
        "Protocols": {
            f"OS_dispatch_source{name}": f"DispatchSource{swift}" for name, swift in {
                "": "Protocol", "_mach_send": "MachSend", "_mach_recv": "MachReceive",
                "_memorypressure": "MemoryPressure", "_proc": "Process", "_read": "Read",
                "_signal": "Signal", "_timer": "Timer", "_data_or": "UserDataOr",
                "_data_add": "UserDataAdd", "_data_replace": "UserDataReplace",
                "_vnode": "FileSystemObject", "_write": "Write"}.items()}},
    "os": {
        "Classes": {"OS_os_log": "OSLog"},
        "Typedefs": {"os_log_type_t": "OSLogType", "os_signpost_type_t": "OSSignpostType"},
        "Functions": {
            "os_log_type_enabled": "OSLog.isEnabled(self:type:)", "_os_log_impl": None,
            "_os_signpost_emit_with_name_impl": None}}}
# What Swift 6.3 doesn't accept in older SDKs: files, a pattern, and its replacement.
REPAIRS = [
    # The macro of Swift 6.3 declares one more.
    ("Observation.swiftmodule/*.swiftinterface", r"named\(withMutation\)",
     "named(withMutation), named(shouldNotifyObservers)"),
    # An interpolation in an attribute.
    ("SwiftUI.swiftmodule/*.swiftinterface", r"Environment<\\\(Value\.self\)>", "Environment"),
    # Types that are older than the default implementation of a requirement.
    ("SwiftUI.swiftmodule/*.swiftinterface", r"(?m)^(// swift-module-flags:.*)$",
     r"\1 -disable-availability-checking"),
    ("UIAccessibilityConstants.h",
     r"(?m)^(UIKIT_EXTERN UIAccessibilityNotifications) (?=UIAccessibility\w+Notification)",
     r"\1 const "),
]
# What they lack and newer SDKs have: a module, a name, and its declaration.
ADDITIONS = [
    ("Swift", "count<E>(where",
     """extension Swift.Sequence {
  public func count<E>(where predicate: (Self.Element) throws(E) -> Swift.Bool) throws(E) -> Swift.Int
}"""),
    ("Dispatch", "DispatchSpecificKey : @unchecked Swift.Sendable",
     "extension Dispatch.DispatchSpecificKey : @unchecked Swift.Sendable {}"),
    # The deinitializer of an actor's class calls it.
    ("_Concurrency", "swift_task_deinitOnExecutor",
     """@_silgen_name("swift_task_deinitOnExecutor") @usableFromInline
internal func _deinitOnExecutor(
    _: __owned Swift.AnyObject, _: @convention(thin) (__owned Swift.AnyObject) -> Swift.Void,
    _: Builtin.Executor, _: Builtin.Word)"""),
]


def sdk_folder(arguments):
    """The folder after --sdk, or the one that SCENE_KIT_IOS_SDK names; whether only the SDK is
    checked; and the other arguments."""
    if arguments[:1] == ["--sdk"]:
        return arguments[1], True, arguments[2:]
    folder = os.environ.get("SCENE_KIT_IOS_SDK")
    if not folder:
        print("skip  Apple's SDK for iOS, because SCENE_KIT_IOS_SDK doesn't name a folder")
    return folder, False, arguments


class SDK:
    """A copy of an SDK with what this compiler needs, and modules that are compiled for it."""

    def __init__(self, folder, work):
        self.name = pathlib.Path(folder).name
        self.folder = work / self.name
        self.counts = {}
        self.modules = work / "iOS modules"
        self.modules.mkdir()
        resources = work / "iOS resources"
        self.copy(pathlib.Path(folder))
        toolchain = pathlib.Path(shutil.which("swiftc")).resolve().parents[1] / "lib/swift"
        self.copy_resources(toolchain, resources)
        self.command = [
            "swiftc", "-frontend", "-sdk", self.folder, "-resource-dir", resources,
            "-module-cache-path", work / "iOS cache", "-plugin-path", toolchain / "host/plugins",
            # With the SDKs of iOS 18 and later, clang doesn't look for modules in folders below.
            "-I", resources / "shims", "-I", self.modules]
        version = json.loads(read(self.folder / "SDKSettings.json"))["Version"]
        # SwiftUIScene needs Observation and views that are isolated to the main actor.
        self.has_scenes_of_swiftui = int(version.split(".")[0]) >= 18
        if not self.has_scenes_of_swiftui:
            print(f"skip  SwiftUIScene, which needs an SDK of iOS 18 or later, with {self.name}")

    def copy(self, folder):
        kinds = (".h", ".swiftinterface", ".modulemap", ".apinotes", ".json")
        expect((folder / "usr/lib/swift").is_dir(), f"{folder} is no SDK with Swift")
        shutil.copytree(
            folder, self.folder, symlinks=True, ignore=lambda parent, names: [
                name for name in names if not name.endswith(kinds)
                and os.path.isfile(os.path.join(parent, name))])
        # Unpacked archives may have it a second time, instead of a link.
        shutil.rmtree(self.folder / "usr/include/libxml", ignore_errors=True)
        for files, pattern, replacement in REPAIRS:
            for path in self.folder.rglob(files):
                write(path, re.sub(pattern, replacement, read(path)))
        for module, name, declaration in ADDITIONS:
            for path in self.folder.glob(f"usr/lib/swift/{module}.swiftmodule/*.swiftinterface"):
                if name not in read(path):
                    write(path, f"{read(path)}{declaration}\n")

    def copy_resources(self, toolchain, folder):
        folder.mkdir()
        for name in "clang", "shims":
            (folder / name).symlink_to((toolchain / name).resolve())
        shutil.copytree(toolchain / "apinotes", folder / "apinotes")
        for module, kinds in NOTES.items():
            lines = [f"Name: {module}"]
            for kind, names in kinds.items():
                lines.append(f"{kind}:")
                for name, swift in names.items():
                    meaning = f"SwiftName: '{swift}'" if swift else "SwiftPrivate: true"
                    lines.append(f"- {{ Name: {name}, {meaning} }}")
            write(folder / f"apinotes/{module}.apinotes", "\n".join([*lines, ""]))

    def compile(self, rx=None):
        """Compiles the SDK, in one process because several wait for each other, and what generated
        code imports besides."""
        self.emit_module("CarKit", "6", [DATA / "CarKit.swift"], "-import-module", "SwiftUI")
        if rx:
            for folder in rx.sources():
                # The real RxCocoa has a half in Objective-C.
                runtime = folder.with_name("RxCocoaRuntime") / "include"
                if runtime.exists():
                    write(
                        self.modules / "module.modulemap",
                        f'module RxCocoaRuntime {{ umbrella "{runtime}" export * }}\n')
                self.emit_module(folder.name, "5", swift_files(folder), "-D", "SWIFT_PACKAGE")

    def emit_module(self, name, version, files, *words):
        run(
            *self.command, "-target", "arm64-apple-ios15.0", "-emit-module", "-parse-as-library",
            "-swift-version", version, "-module-name", name, "-o",
            # A module of an SDK that doesn't compile is tried again for each module above it.
            self.modules / f"{name}.swiftmodule", *words, *files, timeout=900)

    def check(self, row, way, version, *words):
        """Compiles code for a version of iOS. The counts are added to those of its row, and shown if
        there are any."""
        target = f"arm64-apple-ios{version}"
        done = run(*self.command, "-target", target, *options(way), *words, status=None)
        counts = [
            *(len(re.findall(rf"(?m)^[^\s|][^|]*: {kind}: ", done.text))
              for kind in ("error", "warning")),
            sum(str(word).endswith(".swift") for word in words)]
        counts[0] = counts[0] or int(done.status != 0)
        found = self.counts.setdefault(row, {}).setdefault(way, [0, 0, 0])
        found[:] = map(sum, zip(found, counts))
        if any(counts[:2]):
            print(f"{row}, {way}:\n{done.text}", file=sys.stderr)

    def report(self):
        """Prints the errors, warnings, and files of each row and way. Fails if there are any."""
        print(f"{'errors/warnings/files':<22}" + "".join(f"{way:>12}" for way in WAYS))
        for row, ways in self.counts.items():
            cells = ["/".join(map(str, ways[way])) if way in ways else "" for way in WAYS]
            print(f"{row:<22}" + "".join(f"{cell:>12}" for cell in cells))
        found = [row for row, ways in self.counts.items() if any(map(any, (
            counts[:2] for counts in ways.values())))]
        expect(not found, f"errors or warnings in {', '.join(found)}")
