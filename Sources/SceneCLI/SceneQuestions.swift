import ArgumentParsing
import Basics
import FileSystem
import Planning
import ProjectReading
import Projects
import ScenePlanning
import Scenes
import TemplateStores

/// `scene-kit new` without a name, on a terminal: asks for the missing arguments. The answers
/// become words of a command line, which the same parser reads and the same command runs.
struct SceneQuestions {
    /// A command line in which only the name is missing.
    private let invocation: Invocation
    private let reporter: Reporter
    private var input = TerminalInput()
    private var name = ""
    private var answers: [String] = []

    private init(_ invocation: Invocation) {
        self.invocation = invocation
        var options = invocation.report
        // A conversation continues after an error, so it needs no pointer to the help.
        options.helpCommand = ""
        reporter = Reporter(options: options)
    }

    /// Whether only the scene's name is missing, and someone can be asked for it.
    static func canAsk(about failure: ParseFailure, _ invocation: Invocation) -> Bool {
        failure.arguments.path.names == [NewCommand.command.name]
            && failure.onlyLacks(NewCommand.name) && !invocation.words.contains("--")
            && invocation.environment.canAsk && invocation.environment.wordsAreText
            && !invocation.report.wantsJSON && !invocation.report.isQuiet
    }

    /// Asks for the missing values, shows the plan, and applies it after confirmation.
    static func run(_ invocation: Invocation) -> ExitStatus {
        var questions = SceneQuestions(invocation)
        let reporter = questions.reporter
        return reporter.report { () throws(Failure) in Outcome(status: try questions.run()) }
    }

    private mutating func run() throws(Failure) -> ExitStatus {
        let words = try commandLine()
        let isDryRun = invocation.report.isDryRun
        let tried = isDryRun ? words : words + [Option.dryRun.name]
        reporter.ask("\n")
        var preview = try SceneKit.invocation(parsing: tried, invocation.environment)
        preview.report.isPreview = !isDryRun
        let status = SceneKit.run(preview)
        reporter.ask("\nThe command that does the same:\n  \(SceneKit.commandLine(words))\n")
        if isDryRun || status != .success { return status }
        guard try input.confirm("\nCreate these files?", on: reporter) else {
            reporter.ask("Nothing was written.\n")
            return .negative
        }
        var confirmed = try SceneKit.invocation(parsing: words, invocation.environment)
        confirmed.report.isConfirmed = true
        return SceneKit.run(confirmed)
    }

    /// The whole command line. Throws errors that no answer can correct, such as those in
    /// `scene-kit.json` or an option on the command line.
    private mutating func commandLine() throws(Failure) -> [String] {
        let package = try invocation.folder(.package)
        let project = try Project.find(package: package, on: invocation.disk)
        let hasPlace = isTyped([.package, .output, .tests, NewCommand.feature])
        // Another project may have a scene of that name, and this one none.
        try askName { hasPlace || $0.status == .usage }
        if let template = invocation.last(of: .template) {
            _ = try TemplateStore(project).set(named: template)
        } else {
            try askTemplateSet(in: project)
        }
        if !isTyped([NewCommand.param]) {
            try ask("Parameter, such as carID:String (Enter to continue): ", NewCommand.param) {
                problem, _ in problem.isAbout([NewCommand.param.name])
            }
        }
        let chosen = hasPlace ? nil : try askPlace()
        let folder = chosen ?? package ?? project.root
        // Several libraries of the package could contain the scene.
        if let problem = try problem(), problem.isAboutLibraries(of: folder, on: invocation.disk) {
            let libraries = Manifest.librariesToChooseFrom(in: folder, on: invocation.disk)
                .joinedAsAlternatives()
            try ask("Library target, \(libraries): ", .module, once: true)
        }
        if !isTyped([NewCommand.route, NewCommand.present]) {
            try askRoutes(
                in: chosen.map({ (package) throws(Failure) in
                    try Project.find(package: package, on: invocation.disk)
                }) ?? project)
        }
        return words()
    }

    private func isTyped(_ options: [Option]) -> Bool { options.contains(where: invocation.flag) }

    private func words(_ more: [String] = []) -> [String] {
        var words = invocation.words + answers + more
        // It would be taken for an option; as a name it is refused.
        if name.hasPrefix("-") { return words + ["--", name] }
        words.insert(name, at: (words.firstIndex(of: NewCommand.command.name) ?? 0) + 1)
        return words
    }

    /// Returns the error of a command line with more words, or throws it if the options that the
    /// user typed cause it.
    private func problem(with more: [String] = []) throws(Failure) -> Failure? {
        do throws(Failure) {
            _ = try SceneKit.outcome(of: words(more), invocation.environment)
            return nil
        } catch {
            let names =
                invocation.arguments.optionUses.map(\.option.name) + [Environment.epochVariable]
            if error.isAbout(names) { throw error }
            return error
        }
    }

    /// Whether another name would help: a command line with one has other problems, or none.
    private func isAboutName(_ problem: Failure, with more: [String]) -> Bool {
        var other = self
        other.name = "AnotherScene"
        let messages = problem.diagnostics.map { $0.message.replacing(name, with: other.name) }
        return (try? other.problem(with: more))?.diagnostics.map(\.message) != messages
    }

    // MARK: - Questions

    /// - Parameter isCounted: whether a problem with the name is one already.
    private mutating func askName(
        with more: [String] = [], where isCounted: (Failure) -> Bool = { _ in true }
    ) throws(Failure) {
        while true {
            name = try answer(to: "Name of the scene, such as CarDetails: ")
            guard let problem = try problem(with: more), isCounted(problem),
                isAboutName(problem, with: more)
            else { return }
            reporter.complain(problem.diagnostics)
        }
    }

    private mutating func askTemplateSet(in project: Project) throws(Failure) {
        let sets = Completions.setNames(in: project)
        let rows = sets.map { [$0.value, $0.description] }
        reporter.ask(rows.table(["SET", "SUMMARY"], in: invocation.report.columns))
        let usual = project.configuration.defaults.template?.text ?? TemplateStore.defaultSet
        let store = TemplateStore(project)
        try ask("Template set [\(usual)]: ", .template, once: true) { problem, answer in
            problem.isAbout([Option.template.name, NewCommand.option.name])
                || !answer.isEmpty && (try? store.set(named: answer)) == nil
        }
    }

    /// Asks for the scene's place, unless the current folder is in a Swift package, and returns the
    /// package, if the answer names one. Every problem counts, because the place decides whether
    /// the scene can be created.
    private mutating func askPlace() throws(Failure) -> String? {
        let resolver = try OutputResolver(invocation.output(), on: invocation.disk)
        if resolver.ownPackage != nil { return nil }
        let app = AppFolders(holding: ".", in: resolver.project)
        if app == nil, !isTyped([.addToTarget]) {
            let package = try ask(
                "Swift package, created if it doesn't exist", .package,
                orNone: offeredPackage(resolver)
            ) { problem, answer in
                !answer.isEmpty && !problem.isAboutLibraries(of: answer, on: resolver.project.disk)
            }
            if !package.isEmpty { return package }
        }
        try askFolders(app)
        return nil
    }

    /// The first of the packages to offer that can hold the scene, perhaps with another name or
    /// after a question for its library.
    private func offeredPackage(_ resolver: OutputResolver) throws(Failure) -> String? {
        for package in resolver.packagesToOffer {
            let words = [Option.package.name, package]
            guard let problem = try problem(with: words), !isAboutName(problem, with: words),
                !problem.isAboutLibraries(of: package, on: invocation.disk)
            else { return package }
        }
        return nil
    }

    private mutating func askFolders(_ app: AppFolders?) throws(Failure) {
        var options = try invocation.output()
        let resolver = try OutputResolver(options, on: invocation.disk)
        let sources = resolver.project.configuration.sources == nil ? app?.sources : nil
        let shown = sources ?? (try? resolver.resolve(makesTests: false))?.layout.scene.path
        let folder = try ask(
            "Folder\(shown.map { " [\($0)]" } ?? ""): ", .output, default: sources, once: true)
        let outcome = try? SceneKit.outcome(of: words(), invocation.environment)
        guard outcome?.diagnostics.contains(.testsAreMissing) == true else { return }
        if !folder.isEmpty { options.output = folder }
        let place = try OutputResolver(options, on: invocation.disk).resolve(makesTests: false)
        let target = app == nil ? nil : AppFolders(holding: folder, in: resolver.project)
        var module = place.module
        if module == nil, let name = target?.module {
            answers += [Option.module.name, name]
            module = name
        } else if module == nil {
            let name = try ask("Module that its tests import", .module, orNone: nil)
            if name.isEmpty { return }
            module = name
        }
        let testTarget = module.map { $0 + "Tests" }
        let package = SurroundingPackage(of: folder.isEmpty ? "." : folder, on: invocation.disk)
        let tests =
            if let target { target.tests } else if let package {
                testTarget.flatMap(package.place)?.path
            } else {
                testTarget
            }
        try ask("Folder for tests", .tests, orNone: tests)
    }

    private mutating func askRoutes(in project: Project) throws(Failure) {
        let scenes = Completions.sceneNames(in: project).filter { $0 != name }
        guard !scenes.isEmpty else { return }
        reporter.ask("Scenes: \(scenes.joined(separator: ", "))\n")
        try ask("Route to one of them (Enter to continue): ", NewCommand.route)
    }

    /// Asks for a value of an option that may be left out, and returns it or an empty text.
    @discardableResult
    private mutating func ask(
        _ question: String, _ option: Option, orNone usual: String?,
        refusing isRefused: (Failure, String) -> Bool = { _, _ in true }
    ) throws(Failure) -> String {
        let end = usual.map { " [\($0)] (- for none): " } ?? " (Enter for none): "
        return try ask(question + end, option, default: usual, once: true, refusing: isRefused)
    }

    /// Asks for one value of an option, or for values until an empty line. If only the scene's name
    /// prevents a value, another name is requested. Returns the last answer.
    ///
    /// - Parameters:
    ///   - usual: The value for an empty line. With it, `-` leaves the option out.
    ///   - isRefused: Whether a problem of the command line is the fault of the answer.
    @discardableResult
    private mutating func ask(
        _ question: String, _ option: Option, default usual: String? = nil, once: Bool = false,
        refusing isRefused: (Failure, String) -> Bool = { _, _ in true }
    ) throws(Failure) -> String {
        asking: while true {
            var answer = try answer(to: question)
            if let usual, ["", "-"].contains(answer) { answer = answer.isEmpty ? usual : "" }
            let words =
                answer.hasPrefix("-") ? ["\(option.name)=\(answer)"] : [option.name, answer]
            let more = answer.isEmpty ? [] : words
            while let problem = try problem(with: more), isRefused(problem, answer) {
                reporter.complain(problem.diagnostics)
                guard isAboutName(problem, with: more) else { continue asking }
                try askName(with: more)
            }
            answers += more
            if once || answer.isEmpty { return answer }
        }
    }

    // MARK: - The terminal

    /// Asks until an answer is text. Throws a `Failure` with the status of a signal that arrives
    /// before an answer, or with 1 if the input ends.
    private mutating func answer(to question: String) throws(Failure) -> String {
        while true {
            let answer = try input.line(after: question, on: reporter)
            // Reading has put this in place of bytes that aren't UTF-8.
            if !answer.unicodeScalars.contains("\u{FFFD}") { return answer }
            reporter.complain(Failure.argumentIsNoText.diagnostics)
        }
    }
}

extension Invocation {
    /// Shows what is doubtful about a plan before the plan is shown, and asks whether to go on.
    func settlingDoubt(of outcome: Outcome) throws(Failure) -> Outcome {
        guard let doubt = outcome.doubt, !report.isConfirmed,
            outcome.diagnostics.allSatisfy({ $0.severity != .error })
        else { return outcome }
        var outcome = outcome
        if report.wantsJSON { outcome.diagnostics.insert(doubt, at: 0) }
        if report.wantsJSON || report.isQuiet { return outcome }
        reporter.complain([doubt])
        if outcome.plan == nil || report.isPreview || !environment.canAsk { return outcome }
        var input = TerminalInput()
        if try input.confirm("\nGo on?", on: reporter) { return outcome }
        reporter.ask("Nothing was written.\n")
        return Outcome(status: .negative)
    }
}

extension TerminalInput {
    /// Asks a yes-or-no question. An empty line means yes.
    mutating func confirm(_ question: String, on reporter: Reporter) throws(Failure) -> Bool {
        while true {
            switch try line(after: question + " [Y/n] ", on: reporter).lowercased() {
            case "", "y", "yes": return true
            case "n", "no": return false
            default: reporter.ask("Answer with y or n.\n")
            }
        }
    }

    mutating func line(after question: String, on reporter: Reporter) throws(Failure) -> String {
        reporter.ask(question)
        do throws(Failure) {
            if let line = try line() { return line.trimmed }
        } catch {
            reporter.ask("\n")
            throw error
        }
        reporter.ask("\n")
        throw Failure(.negative, "the input ended; nothing was written")
    }
}

extension Failure {
    fileprivate func isAbout(_ names: [String]) -> Bool {
        diagnostics.contains { $0.path.map(names.contains) == true }
    }

    /// Whether a package has several libraries, and naming one would help.
    func isAboutLibraries(of package: String, on disk: any Disk) -> Bool {
        status == .usage && isAbout([Manifest.path(in: package)])
            && !Manifest.librariesToChooseFrom(in: package, on: disk).isEmpty
    }
}
