import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Packs
import TemplateSets
import Workspace

/// `scene-kit validate`: everything that is wrong with a pack, for its author.
struct ValidateCommand: Subcommand {
    private static let folder = Argument(
        "dir", from: .directory, help: "A template set, or a pack, which is a folder with sets.")

    static let command = Command(
        name: "validate", synonyms: ["lint", "check", "verify"],
        abstract: "Find every error in a template set or pack.",
        discussion: """
            Every set is read and rendered with every combination of its options (beyond 256, with \
            a part of them), for scenes of several kinds. If there is a Swift compiler on PATH, it \
            parses the output. Cases are read, and 'scene-kit test' compares their output. The exit \
            status is 65 if there is an error, 77 if the pack would be refused for safety, and 0 if \
            there are only warnings.
            """,
        arguments: [folder],
        options: [.json],
        examples: [
            Example("scene-kit validate ./MyPack", "Check all sets of a pack."),
            Example(
                "scene-kit validate ./MySet --json", "Print the problems as JSON, for a program."),
        ])

    private let folder: String
    private let progress: Progress

    static let resultKey: String? = "sets"

    init(_ arguments: ParsedArguments, _ environment: Environment) {
        folder = arguments.value(of: Self.folder) ?? ""
        progress = Progress(Self.reportOptions(arguments, environment))
    }

    func run() throws(Failure) -> Outcome {
        let pack = try PackFolder(reading: folder)
        var run = ValidationRun(pack, progress)
        try run.tryOut()
        try run.checkCases(in: folder)
        return run.outcome
    }
}

/// The sets of a pack and the results of rendering them.
private struct ValidationRun {
    private var validation: PackValidation
    private var results: [Int: CheckResult] = [:]
    private var counts: [Int: Int] = [:]
    private var notes: [Diagnostic] = []
    private var caseProblems: [Diagnostic] = []
    private let progress: Progress

    init(_ pack: PackFolder, _ progress: Progress) {
        self.progress = progress
        validation = PackValidation(pack: pack, tool: Tool.semanticVersion)
    }

    mutating func tryOut() throws(Failure) {
        for (index, entry) in validation.entries.enumerated() {
            guard let templateSet = entry.templateSet else { continue }
            progress.show(
                "Validating \(templateSet.name)", index + 1, of: validation.entries.count)
            let combinations = CombinationCheck(of: templateSet)
            let parts = Parallel.map(0..<combinations.count, worthSharing: 4) {
                combinations.run($0)
            }
            var result = parts[0]
            for part in parts.dropFirst() { result.merge(part) }
            results[index] = result
            counts[index] = combinations.count
            if let note = combinations.note { notes.append(note) }
        }
        try parse()
        for (index, result) in results { validation.add(result, toEntry: index) }
    }

    /// Finds cases whose set the pack doesn't have. What can't be read was found before, and what they expect
    /// is compared by `test`.
    mutating func checkCases(in folder: String) throws(Failure) {
        for name in try CaseFolder.names(in: folder) {
            let caseFolder = CaseFolder(pack: folder, name: name)
            let bytes = try caseFolder.manifest()
            if let packCase = try? PackCase(parsing: bytes, name: caseFolder.manifestPath),
                !validation.names.contains(packCase.set.text)
            {
                caseProblems += packCase.missingSet(among: validation.names).diagnostics
            }
        }
    }

    /// Parses the rendered Swift of all sets, in as few processes as possible.
    private mutating func parse() throws(Failure) {
        let origins = results.keys.sorted().flatMap { index in
            results[index]!.swift.map { (set: index, text: $0) }
        }
        guard !origins.isEmpty else { return }
        guard let check = SwiftSyntaxCheck(Environment.all) else {
            notes.append(
                Diagnostic.note(
                    "swiftc is not on PATH, so the generated Swift was not parsed",
                    hint: "Install Swift from https://www.swift.org/install."))
            return
        }
        progress.show("Parsing the generated Swift")
        for problem in try check.problems(in: origins.map(\.text)) {
            let origin = origins[problem.index]
            results[origin.set]?.add(
                parseError: problem.message, at: problem.position, in: origin.text)
        }
    }

    var outcome: Outcome {
        let diagnostics = validation.diagnostics + caseProblems
        let sets = validation.entries.enumerated().compactMap { index, entry in
            entry.templateSet.map { templateSet -> JSONValue in
                [
                    "name": .string(templateSet.name), "version": .string(templateSet.version),
                    "combinations": .number(counts[index] ?? 0),
                ]
            }
        }
        let status =
            validation.status == .success && !caseProblems.isEmpty ? .data : validation.status
        var outcome = Outcome(status: status)
        outcome.diagnostics = diagnostics + notes
        outcome.json = [JSONMember("sets", .array(sets))]
        if status == .success {
            outcome.text = summary(warnings: diagnostics.count { $0.severity == .warning })
        }
        return outcome
    }

    private func summary(warnings: Int) -> String {
        let looked = [
            Self.count(validation.entries.count, "set"),
            Self.count(validation.entries.reduce(0) { $0 + $1.fileCount }, "file"),
            Self.count(counts.values.reduce(0, +), "combination") + " of options",
        ]
        let found = warnings == 0 ? "nothing is wrong" : Self.count(warnings, "warning")
        return "Looked at \(looked[0]), \(looked[1]) and \(looked[2]): \(found).\n"
    }

    private static func count(_ number: Int, _ word: String) -> String {
        number == 1 ? "1 \(word)" : "\(number) \(word)s"
    }
}
