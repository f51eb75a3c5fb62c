import Foundation
import TestSupport
import Testing

/// `--diff` prints what `patch -p1` turns into the same files.
@Suite(.enabled(if: Shell.find("patch") != nil, "patch is not installed"))
struct PatchTests {
    private let original: TemporaryDirectory
    private let patched: TemporaryDirectory

    init() throws {
        original = try TemporaryDirectory()
        patched = try TemporaryDirectory()
    }

    private func new(_ words: String..., in directory: TemporaryDirectory) throws -> ProcessResult {
        try Run.program(
            Run.sceneKit, ["new", "CarDetails"] + words, in: directory.url, environment: [:])
    }

    private func patch(_ diff: String) throws {
        let program = try #require(Shell.find("patch"))
        let result = try Run.program(
            program, ["-V", "none", "-p1", "--quiet"], in: patched.url, input: diff)
        #expect(result.status == 0)
        #expect(result.output + result.errors == "")
    }

    @Test func `a new package`() throws {
        let report = try new("--param", "carID:String", "--package", "Shop", in: original).output
        let both = try new(
            "--param", "carID:String", "--package", "Shop", "--diff", "--verbose", "--dry-run",
            in: patched)
        #expect(both.status == 0)
        #expect(both.output.hasPrefix(report.split(separator: "\n")[0]))
        try patch(both.output)
        #expect(try patched.tree() == original.tree())
    }

    @Test func `an edited scene, and files without a last line break`() throws {
        for directory in [original, patched] {
            _ = try new("--output", "App Folder", in: directory)
            let scene = "App Folder/CarDetails/CarDetails"
            let router = try directory.read(scene + "Router.swift")
            try directory.write("// mine\n" + router.dropLast(), to: scene + "Router.swift")
            try directory.write("", to: scene + "Builder.swift")
            try FileManager.default.removeItem(
                at: directory.url.appending(path: scene + "ViewModel.swift"))
        }
        #expect(
            try new("--output", "App Folder", "--on-conflict", "overwrite", in: original).status
                == 0)
        let diff = try new(
            "--output", "App Folder", "--on-conflict", "overwrite", "--diff", "--verbose",
            "--dry-run", in: patched)
        try patch(diff.output)
        #expect(try patched.tree() == original.tree())
    }

    @Test(arguments: [false, true])
    func `a conflict's diff shows what --on-conflict overwrite would do`(isRecorded: Bool) throws {
        for directory in [original, patched] {
            _ = try new("--no-record", in: directory)
            if isRecorded { _ = try new(in: directory) }
            try directory.write("// mine\n", to: "CarDetails/CarDetailsViewModel.swift")
        }
        // Both sides changed these lines of a recorded file.
        let words =
            isRecorded
            ? ["update", "CarDetails", "--param", "carID:String"] : ["new", "CarDetails"]
        func run(_ more: [String], in directory: TemporaryDirectory) throws -> ProcessResult {
            try Run.program(
                Run.sceneKit, words + more, in: directory.url, environment: [:])
        }
        let result = try run(["--diff", "--verbose"], in: patched)
        #expect(result.status == 73)
        try patch(result.output)
        #expect(try run(["--on-conflict", "overwrite"], in: original).status == 0)
        #expect(try patched.tree() == original.tree())
    }

    @Test func `a merge's diff shows what is added to the edits`() throws {
        let model = "CarDetails/CarDetailsViewModel.swift"
        for directory in [original, patched] {
            _ = try new(in: directory)
            try directory.write(try directory.read(model) + "// mine", to: model)
        }
        let words = ["update", "CarDetails", "--param", "carID:String", "--diff", "--verbose"]
        let merged = try Run.program(
            Run.sceneKit, words, in: original.url, environment: [:])
        let shown = try Run.program(
            Run.sceneKit, words + ["--dry-run"], in: patched.url, environment: [:])
        #expect(merged.status == 0 && merged.output.contains("merge  \(model)\n"))
        try patch(shown.output)
        #expect(try patched.tree() == original.tree())
        #expect(try original.read(model).hasSuffix("// mine"))
    }

    @Test func `the diff is printed and the files are written too`() throws {
        let result = try new("--diff", "--verbose", in: original)
        #expect(result.output.contains("\n--- /dev/null\n+++ b/CarDetails/"))
        try patch(result.output)
        #expect(try patched.tree() == original.tree())
    }

    @Test(.needsGNUPatch) func `a moved scene with files that lines can't show`() throws {
        try expectMove(by: "patch -V none -p1 --quiet")
    }

    @Test func `git moves such a scene, too`() throws {
        try expectMove(by: "git apply")
    }

    private func expectMove(by program: String) throws {
        let folder = "My \u{C4}pp \"1\""
        for directory in [original, patched] {
            _ = try new("--output", folder, "--no-record", in: directory)
            _ = try new("--output", folder, in: directory)
            let scene = "\(directory.path)/\(folder)/CarDetails/CarDetails"
            try Data([0xE9, 0, 0x0A]).write(to: URL(filePath: scene + "Router.swift"))
            try Data().write(to: URL(filePath: scene + "Builder.swift"))
        }
        let words = ["move", "CarDetails", "Cars"]
        let moved = try Run.program(Run.sceneKit, words, in: original.url, environment: [:])
        #expect(moved.status == 0)
        let diff = try Run.program(
            Run.sceneKit, words + ["--diff", "--verbose", "--dry-run"], in: patched.url,
            environment: [:])
        let applied = try Run.program(
            URL(filePath: "/usr/bin/env"), program.split(separator: " ").map(String.init),
            in: patched.url, environment: ["GIT_CEILING_DIRECTORIES": patched.path],
            input: diff.output)
        #expect(applied.status == 0, "\(applied)")
        #expect(try patched.tree() == original.tree())
    }
}
