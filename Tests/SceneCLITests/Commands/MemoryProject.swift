import Basics
import FileSystem
import Planning
import TestSupport

@testable import SceneCLI

/// A project in memory, on which commands run as in the program, except that nothing touches a disk.
struct MemoryProject {
    /// The result of a command.
    struct Result: Equatable {
        let status: ExitStatus
        /// The operations of the plan, such as `update App/Car/CarRouter.swift`, in the order of paths. Records
        /// are `record Car`, and identical and kept files are left out.
        let operations: [String]
        /// Each diagnostic as `note: the file was deleted`, without its place.
        let diagnostics: [String]
        let hints: [String]
        /// The report; empty if the command fails.
        var text = ""
    }

    /// The bytes of files, by their absolute paths.
    var files: [String: [UInt8]] = [:]
    /// Whether names that differ only in case or Unicode form are one name.
    var ignoresSpelling = false
    /// A name as folders list it; HFS+ decomposes names.
    var listed: @Sendable (String) -> String = { $0 }
    /// The paths of files that git has and doesn't check out.
    var omitted: Set<String> = []

    /// The folder that commands run in, which is the project's root.
    private static let folder = AbsolutePath(components: ["work"])

    private func absolute(_ path: String) -> String {
        AbsolutePath(path, from: Self.folder).text
    }

    init(_ files: [String: String] = [:]) {
        for (path, text) in files { self[path] = text }
    }

    /// The text of a file by its path from the root; nil if there is none.
    subscript(path: String) -> String? {
        get {
            files[absolute(path)].map { String(decoding: $0, as: UTF8.self) }
        }
        set { files[absolute(path)] = newValue.map { Array($0.utf8) } }
    }

    /// The paths of all files, sorted.
    var paths: [String] {
        files.keys.map { AbsolutePath($0, from: Self.folder).relative(to: Self.folder) }.sorted()
    }

    /// Moves a file, as a user would.
    mutating func move(_ old: String, to new: String) {
        self[new] = self[old]
        self[old] = nil
    }

    mutating func setBytes(_ bytes: [UInt8], of path: String) { files[absolute(path)] = bytes }

    /// Runs a command line without the program's name, and applies its plan. A word can contain `~`
    /// instead of a space.
    @discardableResult mutating func run(_ line: String) throws -> Result {
        try run(line.split(separator: " ").map { String($0).replacing("~", with: " ") })
    }

    @discardableResult mutating func run(_ words: [String]) throws -> Result {
        var environment = Environment(variables: ["SOURCE_DATE_EPOCH": "0", "USER": "me"])
        let omitted = Set(omitted.map(absolute))
        environment.makeDisk = { [files, ignoresSpelling, listed] in
            MemoryDisk(
                files, ignoresSpelling: ignoresSpelling, listed: listed, omitted: omitted,
                currentFolder: Self.folder)
        }
        let outcome = Self.outcome(of: words + ["--verbose"], environment)
        switch outcome {
        case .failure(let failure):
            return Result(
                status: failure.status, operations: [],
                diagnostics: failure.diagnostics.map(Self.text),
                hints: failure.diagnostics.compactMap(\.hint).map {
                    $0.replacing(" --verbose", with: "")
                })
        case .success(let outcome):
            // A check has no plan to write; its operations are in the report.
            for operation in outcome.plan?.changes ?? [] {
                let path = absolute(operation.path)
                if ignoresSpelling {
                    files = files.filter { $0.key.caseFolded != path.caseFolded }
                }
                files[path] = operation.verb == .remove ? nil : operation.new
            }
            return Result(
                status: outcome.status,
                operations: outcome.text.split(separator: "\n").compactMap(Self.operation),
                diagnostics: ([outcome.doubt].compactMap(\.self) + outcome.diagnostics)
                    .map(Self.text),
                hints: outcome.diagnostics.compactMap(\.hint), text: outcome.text)
        }
    }

    private static func outcome(
        of words: [String], _ environment: Environment
    ) -> Swift.Result<Outcome, Failure> {
        do throws(Failure) {
            return .success(try SceneKit.outcome(of: words, environment))
        } catch {
            return .failure(error)
        }
    }

    private static func text(_ diagnostic: Diagnostic) -> String {
        "\(diagnostic.severity.rawValue): \(diagnostic.message)"
    }

    /// A line of a report; nil for its summary and for files that don't change.
    private static func operation(_ line: Substring) -> String? {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, FileOperation.Verb(rawValue: words[0]) != nil, line.hasPrefix(" ")
        else { return nil }
        let path = words[1].trimmingPrefix { $0 == " " }
        if ["identical", "keep"].contains(words[0]) || path.hasPrefix(".scene-kit/shared/") {
            return nil
        }
        let records = ".scene-kit/scenes/"
        if path.hasPrefix(records), path.hasSuffix(".json") {
            let name = path.dropFirst(records.count).dropLast(5)
            return words[0] == "remove" ? "unrecord \(name)" : "record \(name)"
        }
        return "\(words[0]) \(path)"
    }
}
