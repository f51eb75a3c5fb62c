import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import PackAuthoring
import Packs
import ProjectReading
import TemplateSets
import TemplateStores
import Threads

/// `scene-kit validate`: everything that is wrong with a pack, for its author.
struct ValidateCommand: Subcommand {
    private static let folder = Argument(
        "dir", from: .directory, help: "A template set, or a pack, which is a folder with sets.")

    static let command = Command(
        name: "validate", synonyms: "check verify",
        abstract: "Find every error in a template set or pack.",
        discussion: """
            Every set is read and rendered with every combination of its options (beyond 256, with \
            a part of them), for scenes of several kinds. If there is a Swift compiler on PATH, it \
            parses the output. Cases are read, and 'scene-kit test' compares their output. The exit \
            status is 65 if there is an error, 77 if the pack would be refused for safety, and 0 if \
            there are only warnings.
            """,
        arguments: [folder], options: [.json],
        examples: [
            "scene-kit validate ./MyPack": "Check all sets of a pack.",
            "scene-kit validate ./MySet --json": "Print the problems as JSON, for a program.",
        ])

    let invocation: Invocation

    var emptyResult: JSONMember { JSONMember("sets", []) }

    func run() throws(Failure) -> Outcome {
        let finder = BaseFinder(TemplateStore(Project.findRoot(on: invocation.disk)))
        let pack = finder.completing(
            try PackFolder(reading: invocation.value(of: Self.folder), on: invocation.disk))
        var validation = PackValidation(pack: pack, tool: Tool.semanticVersion)
        var notes: [Diagnostic] = []
        var rendered = render(validation, &notes)
        try parse(&rendered, &notes)
        for set in rendered { validation.add(set.result, toEntry: set.index) }
        let caseProblems = pack.casesWithoutSet(among: validation.names)
        let sets = rendered.map { set -> JSONValue in
            [
                "name": .string(set.templateSet.name), "version": .string(set.templateSet.version),
                "combinations": .number(set.combinations),
            ]
        }
        let found = validation.diagnostics + caseProblems
        let hasError = validation.status == .success && !caseProblems.isEmpty
        var outcome = Outcome(
            status: hasError ? .data : validation.status, diagnostics: found + notes,
            json: [JSONMember("sets", .array(sets))])
        guard outcome.status == .success else { return outcome }
        let warnings = found.count { $0.severity == .warning }
        let files = validation.entries.reduce(0) { $0 + $1.fileCount }
        let combinations = rendered.reduce(0) { $0 + $1.combinations }
        outcome.text =
            "Looked at \(validation.entries.count.counting("set")), \(files.counting("file")) "
            + "and \(combinations.counting("combination")) of options: "
            + (warnings == 0 ? "nothing is wrong.\n" : "\(warnings.counting("warning")).\n")
        return outcome
    }

    /// A set that could be read, its index, and what rendering it with the combinations of its
    /// options gave.
    private typealias RenderedSet = (
        index: Int, templateSet: TemplateSet, combinations: Int, result: CheckResult
    )

    private func render(_ pack: PackValidation, _ notes: inout [Diagnostic]) -> [RenderedSet] {
        pack.entries.enumerated().compactMap { index, entry in
            guard let templateSet = entry.templateSet else { return nil }
            invocation.reporter.showProgress(
                "Validating \(templateSet.name)", index + 1, of: pack.entries.count)
            let combinations = CombinationCheck(of: templateSet)
            let parts = Parallel.map(0..<combinations.count, worthSharing: 4, combinations.run)
            if let note = combinations.note { notes.append(note) }
            let result = parts.dropFirst().reduce(into: parts[0]) { $0.merge($1) }
            return (index, templateSet, combinations.count, result)
        }
    }

    /// Parses the rendered Swift of all sets, in as few processes as possible.
    private func parse(_ sets: inout [RenderedSet], _ notes: inout [Diagnostic]) throws(Failure) {
        let origins = sets.indices.flatMap { set in sets[set].result.swift.map { (set, $0) } }
        guard !origins.isEmpty else { return }
        guard let check = SwiftSyntaxCheck(Environment.all) else {
            notes.append(
                .note(
                    "swiftc is not on PATH, so the generated Swift was not parsed",
                    hint: "Install Swift from https://www.swift.org/install."))
            return
        }
        invocation.reporter.showProgress("Parsing the generated Swift")
        for problem in try check.problems(in: origins.map(\.1)) {
            let (set, text) = origins[problem.index]
            sets[set].result.add(parseError: problem.message, at: problem.position, in: text)
        }
    }
}
