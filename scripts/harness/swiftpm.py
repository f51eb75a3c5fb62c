"""What the scripts share that build generated packages: RxSwift, and the tests that ran."""

import os
import pathlib
import re
import shutil

from . import ROOT, run

URL = "https://github.com/ReactiveX/RxSwift.git"


class RxSwift:
    """The RxSwift of generated packages: the stub in Tests/Stubs, or the git checkout that
    SCENE_KIT_RXSWIFT names. Packages find it at the address of the real one."""

    def __init__(self, work):
        self.work = work
        self.checkout = os.environ.get("SCENE_KIT_RXSWIFT")
        self.repository = pathlib.Path(self.checkout or work / "RxSwift")
        # SwiftPM keeps these outside of a package, and must not mix up the stub and the real one.
        self.options = [
            word for kind in ("cache", "config", "security")
            for word in (f"--{kind}-path", work / f"swiftpm-{kind}")]

    def git(self, *words):
        return run("git", "-C", self.repository, *words).out

    def make(self):
        """Makes a git repository of the stub, unless there is a real one."""
        if self.checkout or self.repository.exists():
            return
        self.repository.mkdir()
        stub = ROOT / "Tests/Stubs/RxSwift"
        shutil.copy(stub / "Package.swift", self.repository)
        shutil.copytree(stub / "Sources", self.repository / "Sources")
        identity = ["-c", "user.name=stub", "-c", "user.email=stub@example.com"]
        self.git("init", "--quiet")
        self.git("add", "--all")
        self.git(
            *identity, "-c", "commit.gpgSign=false", "commit", "--quiet", "--message", "RxSwift")
        self.git("-c", "tag.gpgSign=false", "tag", "6.9.0")

    def mirror(self, package):
        """Lets a package find the repository at the address of the real one."""
        self.make()
        run(
            "swift", "package", "--package-path", package, *self.options, "config", "set-mirror",
            "--original", URL, "--mirror", f"file://{self.repository}")

    def compile(self, modules, built):
        """Puts the modules that the UIKit half of scenes needs into a folder. They are copied from
        a build, if it has them."""
        if not (built / "RxRelay.swiftmodule").exists():
            clone = self.clone()
            run("swift", "build", "--package-path", clone, "--product", "RxRelay", *self.options)
            built = clone / ".build/debug/Modules"
        for name in "RxSwift", "RxRelay":
            shutil.copy(built / f"{name}.swiftmodule", modules)
        run(
            "swiftc", "-swift-version", "5", "-emit-module", "-parse-as-library", "-module-name",
            "RxCocoa", "-I", modules, "-o", modules / "RxCocoa.swiftmodule",
            *(ROOT / "Tests/Stubs/RxCocoa").glob("*.swift"))

    def clone(self):
        """A clone of the version that SwiftPM chooses for `from: "6.9.0"`."""
        self.make()
        tag = self.git("tag", "--list", "6.*", "--sort=version:refname").split()[-1]
        clone = self.work / f"RxSwift-{tag}"
        run("git", "clone", "--quiet", "--branch", tag, self.repository, clone)
        return clone

    def sources(self):
        """The modules to compile for Apple's systems, in the order of their dependencies."""
        sources = self.clone() / "Sources"
        cocoa = sources / "RxCocoa"
        return [
            sources / "RxSwift", sources / "RxRelay",
            cocoa if cocoa.exists() else ROOT / "Tests/Stubs/RxCocoa"]


def tests_run(output):
    """How many tests a `swift test` ran: those of XCTest, and those of Swift Testing."""
    xctest = re.findall(r"Executed (\d+) tests?, with 0 failures", output)
    testing = re.findall(r"Test run with (\d+) tests? in \d+ suites? passed", output)
    # XCTest prints the sum of all suites last.
    return int(xctest[-1] if xctest else 0) + sum(map(int, testing))
