import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning
import Projects
import ScenePlanning
import Scenes

/// `scene-kit adopt`: a record for a scene that was written by hand.
struct AdoptCommand: Subcommand {
    private static let name = Argument(
        "name", help: "The scene's name, which its types begin with, such as CarDetails.")
    private static let from = Option(
        "--from", "dir", from: .directory, default: "the whole project",
        help: "The folder to search for the scene's files.")
    private static let file = Option(
        "--file", "role|file=path", repeatable: true,
        help: "A file with another name, such as ViewController=App/CarScreen.swift.")
    private static let noParam = Option.flag(
        "--no-param", help: "The scene takes nothing, whatever its initializers say.")

    private static let diff = Option.flag(
        "--diff", help: "Show how your files differ from what scene-kit would write.")

    static let command = Command(
        name: "adopt", synonyms: ["import", "take", "track"],
        abstract: "Record a scene that was written by hand.",
        discussion: """
            This finds the files of the scene by the names that its template set would give them, \
            or by the types in them, and reads its parameters and dependencies from the \
            initializers of the Builder or the ViewModel. It writes only into .scene-kit, so your \
            code stays as it is. Then 'route', 'rename', 'update', 'graph', and 'lint' work with \
            the scene.

            If something isn't clear, it asks on a terminal; elsewhere, an error shows a complete \
            command. --param and --dependency replace what was read for the same name.
            """,
        arguments: [name],
        options: [
            .template, from, file, NewCommand.param, noParam, NewCommand.dependency,
            NewCommand.importModule, NewCommand.sample, NewCommand.option,
            .projectPackage, .output, .tests, .support, .module,
            .dryRun, diff, .json,
        ],
        exclusions: [
            [Option.projectPackage, .output], [.projectPackage, .tests],
            [NewCommand.param, noParam],
        ],
        examples: [
            "scene-kit adopt CarDetails --dry-run --diff":
                "Show what would be recorded, and how the files differ from the set's.",
            "scene-kit adopt CarList --template SwiftUIScene --from App/Cars":
                "Record a scene in SwiftUI whose files are below App/Cars.",
        ])

    let invocation: Invocation

    private var request: SceneAdoption.Request {
        var entry = SceneEntry(name: invocation.text(of: Self.name))
        entry.choices.template = invocation.texts(of: .template)?.last
        entry.choices.parameters = invocation.texts(of: NewCommand.param)
        entry.choices.dependencies = invocation.texts(of: NewCommand.dependency)
        entry.choices.imports = invocation.texts(of: NewCommand.importModule)
        entry.choices.samples = invocation.texts(of: NewCommand.sample)
        var request = SceneAdoption.Request(entry)
        request.options = invocation.setOptions
        request.files = invocation.texts(of: Self.file) ?? []
        request.readsData = !invocation.flag(Self.noParam)
        return request
    }

    func run() throws(Failure) -> Outcome {
        let resolver = try invocation.outputResolver()
        let state = try ProjectState(resolver.project, by: invocation.authorship())
        let sources = try SearchedSources(below: folder(), in: state)
        var request = request
        var words = invocation.words
        var problems: [Diagnostic] = []
        while true {
            let result: SceneAdoption.Result
            do throws(Failure) {
                result = try SceneAdoption.find(request, among: sources, resolver, in: state)
            } catch {
                throw Failure(error.status, problems + error.diagnostics)
            }
            switch result {
            case .questions(let questions):
                for question in questions {
                    var choice = question.choices[0]
                    if let problem = question.problem {
                        if canAsk {
                            choice = try question.answer(asking: invocation.reporter)
                        } else {
                            problems.append(problem)
                        }
                    }
                    words += choice
                    request.answer(with: choice)
                }
            case .found(let adoption):
                if problems.isEmpty { return try outcome(of: adoption, in: state) }
                let isComplete = !words.contains { $0.hasSuffix(SceneAdoption.placeholder) }
                let complete = Diagnostic.note(
                    "this command line is complete"
                        + (isComplete ? "" : " except for '\(SceneAdoption.placeholder)'"),
                    hint: words.commandLine)
                throw Failure(.usage, problems + [complete])
            }
        }
    }

    /// The folder to search; nil for the whole project.
    private func folder() throws(Failure) -> String? {
        guard let folder = try invocation.folder(Self.from) else { return nil }
        if invocation.disk.isFolder(folder) { return folder }
        throw Failure(
            .notFound, "there is no folder '\(folder.onOneLine)'", path: Self.from.name,
            hint: "Name the folder that the scene's files are in.")
    }

    private var canAsk: Bool {
        invocation.environment.canAsk && !invocation.report.wantsJSON && !invocation.report.isQuiet
    }

    private func outcome(
        of adoption: SceneAdoption, in state: ProjectState
    ) throws(Failure) -> Outcome {
        var desired = DesiredProject(state)
        try desired.adopt(adoption)
        let planned = try ScenePlanner.plan(desired, PlanPolicy(.adopt, onConflict: .refuse))
        let scene = AdoptionReport(adoption, planned.plan, in: state)
        var report = invocation.report
        report.wantsDiff = false
        var outcome = Outcome(planned.plan, notes: adoption.notes + planned.notes, report)
        if outcome.status != .success { return outcome }
        if !report.isQuiet { outcome.text = scene.text + "\n" + outcome.text }
        outcome.json.append(scene.json)
        if invocation.report.wantsDiff {
            outcome.text += invocation.report.shown(scene.diff)
            outcome.json.append(JSONMember("diff", .string(scene.diff)))
        }
        return outcome
    }
}

extension SceneAdoption.Question {
    /// The words of the choice that the user makes.
    fileprivate func answer(asking reporter: Reporter) throws(Failure) -> [String] {
        if let problem {
            reporter.complain([
                Diagnostic(
                    .note, problem.message, path: problem.path,
                    position: problem.position, excerpt: problem.excerpt)
            ])
        }
        for (number, words) in choices.enumerated() {
            let line = words.map(\.quotedForShell).joined(separator: " ")
            reporter.ask("  \(number + 1)  \(line)\n")
        }
        var input = TerminalInput()
        while true {
            let answer = try input.line(after: "Number [1]: ", on: reporter)
            let number = answer.isEmpty ? 1 : Int(answer) ?? 0
            if choices.indices.contains(number - 1) {
                return try choices[number - 1].map { (word) throws(Failure) in
                    if !word.hasSuffix(SceneAdoption.placeholder) { return word }
                    let expression = try input.line(after: "Expression: ", on: reporter)
                    return word.replacing(SceneAdoption.placeholder, with: expression)
                }
            }
            reporter.ask("Answer with a number from 1 to \(choices.count).\n")
        }
    }
}
