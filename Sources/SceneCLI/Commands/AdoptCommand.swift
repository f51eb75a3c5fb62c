import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning
import ProjectReading
import Projects
import ScenePlanning
import Scenes

/// `scene-kit adopt`: a record for a scene that was written by hand.
struct AdoptCommand: Subcommand {
    private static let name = Argument(
        "name", optional: true, repeating: true,
        help: "The scenes' names, which their types begin with, such as CarDetails, or folders.")
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
        name: "adopt", synonyms: "import take track",
        abstract: "Record a scene that was written by hand.",
        discussion: """
            This finds the files of the scene by the names that its template set would give them, \
            or by the types in them, and reads its parameters and dependencies from the \
            initializers of the Builder or the ViewModel. Your code stays as it is: this writes \
            into .scene-kit, routes that lead to the scene, and the Xcode project if "xcode" names \
            its targets. Then 'route', 'rename', 'update', 'graph', and 'lint' work with the scene.

            If something isn't clear, it asks on a terminal; elsewhere, an error shows a complete \
            command. --param and --dependency replace what was read for the same name.

            Without a name, it lists the scenes that it finds, and asks on a terminal which to adopt.
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
            "scene-kit adopt": "List the scenes that can be adopted.",
            "scene-kit adopt CarList --template SwiftUIScene --from App/Cars":
                "Record a scene in SwiftUI whose files are below App/Cars.",
        ],
        advice: [
            "--all --list all list":
                "'scene-kit adopt' lists the scenes that it finds. Name those to adopt",
            "--force": "adopt leaves your files as they are, so there is nothing to force",
        ])

    let invocation: Invocation

    private func request(for name: SourceText) -> SceneAdoption.Request {
        var entry = SceneEntry(name: name)
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
        var sources = try SearchedSources(below: folder(), in: state)
        var names = invocation.arguments.values(of: Self.name)
        if names.isEmpty {
            var (found, refused): ([SceneCandidate], [String]) = ([], [])
            for name in sources.sceneNames {
                do throws(Failure) {
                    found.append(try SceneCandidate(name, among: sources, resolver, in: state))
                } catch  where error.status != .notFound {
                    refused.append(name)
                } catch {}
            }
            let list = try CandidateReport(
                found, refused, in: sources, columns: invocation.report.columns,
                command: state.project.command)
            guard canAsk else { return list.outcome }
            names = try list.answer(asking: invocation.reporter)
            if names.isEmpty { return Outcome(text: "Nothing was written.\n") }
        }
        let describing = [
            Self.file, NewCommand.param, Self.noParam, NewCommand.dependency,
            NewCommand.importModule, NewCommand.sample,
        ]
        if names.count > 1, let option = describing.first(where: invocation.flag) {
            throw Failure(
                .usage, "this describes one scene, and \(names.count) are named", path: option.name,
                hint: "Adopt the scene alone.")
        }
        let adoptions = try mapCollectingErrors(names) { (name) throws(Failure) in
            var name = SourceText(argument: name, of: Self.name.name)
            if name.text.contains("/") {
                sources = try SearchedSources(below: folder(of: &name, in: state), in: state)
            }
            let others = names.filter { $0 != name.text }
            let words =
                names.count == 1
                ? invocation.words : invocation.words.filter { !others.contains($0) }
            let adoption = try adoption(of: name, words, among: sources, resolver, in: state)
            sources.take(adoption.parts)
            return adoption
        }
        return try outcome(of: adoptions, in: state)
    }

    /// Reads a scene, and asks about what isn't clear.
    private func adoption(
        of name: SourceText, _ words: [String], among sources: SearchedSources,
        _ resolver: OutputResolver, in state: ProjectState
    ) throws(Failure) -> SceneAdoption {
        var (request, words) = (request(for: name), words)
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
                if problems.isEmpty { return adoption }
                let isComplete = !words.contains { $0.hasSuffix(SceneAdoption.placeholder) }
                let complete = Diagnostic.note(
                    "this command line is complete"
                        + (isComplete ? "" : " except for '\(SceneAdoption.placeholder)'"),
                    hint: words.commandLine)
                throw Failure(.usage, problems + [complete])
            }
        }
    }

    /// The folder that the path of a scene names.
    ///
    /// - Parameter name: The path, which becomes the name of the scene that is there.
    private func folder(
        of name: inout SourceText, in state: ProjectState
    ) throws(Failure) -> String {
        let path = try name.folder()
        guard invocation.disk.isFolder(path) else {
            throw name.failure(
                .notFound, "there is no folder '\(path.onOneLine)'",
                hint: "Name a scene, such as CarDetails, or the folder of its files.")
        }
        let found = try SearchedSources(below: path, in: state).sceneNames
        let own = path.splitAtLastSlash.name
        guard let scene = found.contains(own) || found.isEmpty ? own : found.first,
            found.count < 2 || scene == own
        else {
            throw name.failure(
                "'\(path.onOneLine)' has the scenes "
                    + found.map { "'\($0)'" }.joinedAsAlternatives("and"),
                hint: "Name them: scene-kit adopt \(found.joined(separator: " "))")
        }
        name = SourceText(argument: scene, of: Self.name.name)
        return path
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
        of adoptions: [SceneAdoption], in state: ProjectState
    ) throws(Failure) -> Outcome {
        var desired = DesiredProject(state)
        try desired.adopt(adoptions)
        let planned = try ScenePlanner.plan(desired, PlanPolicy(.adopt, onConflict: .refuse))
        let scenes = adoptions.map { AdoptionReport($0, planned.plan, in: state) }
        var report = invocation.report
        report.wantsDiff = false
        let notes = adoptions.flatMap(\.notes) + planned.notes
        var outcome = Outcome(planned.plan, notes: notes, report)
        if outcome.status != .success { return outcome }
        if !report.isQuiet {
            outcome.text = (scenes.map { $0.text(report) } + [outcome.text]).joined(separator: "\n")
        }
        outcome.json.append(
            scenes.count == 1
                ? JSONMember("scene", scenes[0].json)
                : JSONMember("scenes", .array(scenes.map(\.json))))
        if invocation.report.wantsDiff {
            let diff = scenes.map(\.diff).joined()
            outcome.text += invocation.report.shown(diff)
            outcome.json.append(JSONMember("diff", .string(diff)))
        }
        return outcome
    }
}

/// The scenes that can be adopted, as a table.
private struct CandidateReport {
    private let candidates: [SceneCandidate]
    private let example: String
    private let columns: Int?
    private var notes: [Diagnostic] = []

    /// - Parameter refused: The scenes that can't be adopted.
    /// - Throws: `Failure` with 66 without any.
    init(
        _ candidates: [SceneCandidate], _ refused: [String], in sources: SearchedSources,
        columns: Int?, command: (String) -> String
    ) throws(Failure) {
        (self.candidates, self.columns) = (candidates, columns)
        notes = sources.notesOnUnrecordableFiles()
        if let first = refused.first {
            let names = refused.map { "'\($0)'" }.joinedAsAlternatives("and")
            notes.append(
                .note(
                    "what was read of \(names) can't be recorded",
                    hint: "'\(command("adopt \(first)"))' says why."))
        }
        guard let first = candidates.first(where: \.questions.isEmpty) ?? candidates.first else {
            let error = Diagnostic(
                .error, "no scene that isn't recorded was found", path: sources.folder,
                hint: "Name one, such as scene-kit adopt CarDetails. Its types begin with its name."
            )
            throw Failure(.notFound, [error] + notes)
        }
        example = command((["adopt", first.name] + first.words).joined(separator: " "))
    }

    private var table: String {
        candidates.map { scene in
            let count = scene.questions.count
            return [
                scene.name, scene.set, scene.found.joined(separator: ", "),
                scene.missing.joined(separator: ", "),
                count == 0 ? "" : count.counting("question"),
            ]
        }.table(["SCENE", "SET", "FOUND", "MISSING", "ASKS"], in: columns)
    }

    var outcome: Outcome {
        var outcome = Outcome(text: table)
        outcome.diagnostics = notes
        outcome.nextStep = "'\(example)' adopts one. Name several, or all, to adopt them."
        outcome.json = [
            JSONMember(
                "candidates",
                .array(
                    candidates.map { scene in
                        [
                            "name": .string(scene.name), "template": .string(scene.set),
                            "found": .array(scene.found.map { .string($0) }),
                            "missing": .array(scene.missing.map { .string($0) }),
                            "questions": .array(scene.questions.map { .string($0.message) }),
                        ]
                    }))
        ]
        return outcome
    }

    /// The scenes that the user names.
    func answer(asking reporter: Reporter) throws(Failure) -> [String] {
        reporter.ask(table)
        var input = TerminalInput()
        while true {
            let answer = try input.line(
                after: "Adopt which? (names, all, or Enter for none) ", on: reporter)
            let names = answer.split { $0 == " " || $0 == "," }.map(String.init)
            let known = candidates.map(\.name)
            if names == ["all"] { return known }
            guard let wrong = names.first(where: { !known.contains($0) }) else { return names }
            reporter.ask("There is no '\(wrong.onOneLine.escapedForTerminal())' in the list.\n")
        }
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
