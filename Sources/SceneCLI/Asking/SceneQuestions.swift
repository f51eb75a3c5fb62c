import ArgumentParsing
import Basics
import FileSystem
import Projects
import Scenes
import Workspace

/// Asks for the missing arguments of `new`. The answers become words of a command line, which the
/// same parser reads and the same command runs.
struct SceneQuestions {
    /// Tries a command line without writing anything.
    typealias Attempt = ([String]) throws(Failure) -> Void

    /// The words up to the name of the subcommand, and those after it.
    private let typed: (head: [String], tail: [String])
    private let invocation: Invocation
    private let attempt: Attempt
    private var conversation: Conversation
    private var name = ""
    private var answers: [String] = []

    /// - Parameter invocation: A command line in which only the name is missing.
    init(
        _ invocation: Invocation, _ conversation: Conversation, trying attempt: @escaping Attempt
    ) {
        let words = invocation.words
        let head = (words.firstIndex(of: NewCommand.command.name) ?? 0) + 1
        typed = (Array(words[..<head]), Array(words[head...]))
        self.invocation = invocation
        self.conversation = conversation
        self.attempt = attempt
    }

    /// The whole command line.
    ///
    /// - Throws: The errors of `Conversation.ask`, and errors that no answer can correct, such as
    ///   those in `scene-kit.json` or an option on the command line.
    mutating func commandLine() throws(Failure) -> [String] {
        let package = try invocation.folder(.package)
        let project = try Project.find(package: package)
        let hasPlace = isTyped([.package, .output, .tests])
        // Another project may have a scene of that name, and this one none.
        try askName { hasPlace || $0.status == .usage }
        if let template = invocation.last(of: .template) {
            _ = try TemplateStore(project).set(named: template)
        } else {
            try askTemplateSet(in: project)
        }
        if !isTyped([NewCommand.param]) { try askParameters() }
        let chosen = hasPlace ? nil : try askPlace()
        try askModule(in: chosen ?? package ?? project.root)
        if !isTyped([NewCommand.route, NewCommand.present]) {
            try askRoutes(in: chosen.map(Project.find) ?? project)
        }
        return words()
    }

    /// Whether the command line contains one of the options.
    private func isTyped(_ options: [Option]) -> Bool { options.contains(where: invocation.flag) }

    private func words(_ more: [String] = []) -> [String] {
        // It would be taken for an option; as a name it is refused.
        if name.hasPrefix("-") { return typed.head + typed.tail + answers + more + ["--", name] }
        return typed.head + [name] + typed.tail + answers + more
    }

    /// Tries a command line with more words.
    ///
    /// - Returns: The error of that command line.
    /// - Throws: The error, if the options that the user typed cause it.
    private func problem(with more: [String] = []) throws(Failure) -> Failure? {
        do throws(Failure) {
            try attempt(words(more))
            return nil
        } catch {
            let names =
                invocation.arguments.optionUses.map(\.option.name) + [Environment.epochVariable]
            if error.isAbout(names) { throw error }
            return error
        }
    }
}

// MARK: - Questions

extension SceneQuestions {
    /// - Parameter isCounted: whether a problem with the name is one already.
    private mutating func askName(
        with more: [String] = [], where isCounted: (Failure) -> Bool
    ) throws(Failure) {
        while true {
            name = try conversation.ask("Name of the scene, such as CarDetails: ")
            guard let problem = try problem(with: more), isCounted(problem), problem.isAboutName
            else { return }
            conversation.refuse(problem)
        }
    }

    private mutating func askTemplateSet(in project: Project) throws(Failure) {
        let sets = Completions.setNames(in: project)
        let rows = sets.map { [$0.value, $0.description] }
        conversation.say(TextTable(header: ["SET", "SUMMARY"], rows: rows).text)
        let usual = project.configuration.defaults.template?.text ?? TemplateStore.defaultSet
        let store = TemplateStore(project)
        try ask("Template set [\(usual)]: ", .template, once: true) { problem, answer in
            if problem.isAbout([Option.template.name, NewCommand.option.name]) { return true }
            do throws(Failure) {
                if !answer.isEmpty { _ = try store.set(named: answer) }
                return false
            } catch {
                return true
            }
        }
    }

    private mutating func askParameters() throws(Failure) {
        let option = NewCommand.param
        try ask("Parameter, such as carID:String (Enter to continue): ", option) {
            problem, _ in problem.isAbout([option.name])
        }
    }

    /// Asks for the scene's place, unless the current folder is in a Swift package. Every problem
    /// counts, because the place decides whether the scene can be created.
    ///
    /// - Returns: The package, if the answer names one.
    private mutating func askPlace() throws(Failure) -> String? {
        let project = try Project.find()
        if project.isPackage, project.configuration.sources == nil { return nil }
        let package = try ask(
            "Swift package, created if it doesn't exist (Enter for none): ", .package,
            once: true
        ) { problem, answer in !answer.isEmpty && !problem.isAboutLibraries(of: answer) }
        if !package.isEmpty { return package }
        let usual = try? OutputResolver(invocation.output()).resolve(makesTests: false)
        let shown = usual.map { " [\($0.layout.scene.path)]" } ?? ""
        try ask("Folder\(shown): ", .output, once: true) { _, _ in true }
        return nil
    }

    /// Asks for the library target, if the package has several that a scene could go to.
    private mutating func askModule(in package: String) throws(Failure) {
        guard let problem = try problem(), problem.isAboutLibraries(of: package) else { return }
        let libraries = Manifest.librariesToChooseFrom(in: package)
        try ask("Library target, \(libraries.joinedAsAlternatives()): ", .module, once: true) {
            _, _ in true
        }
    }

    private mutating func askRoutes(in project: Project) throws(Failure) {
        let scenes = Completions.sceneNames(in: project).filter { $0 != name }
        guard !scenes.isEmpty else { return }
        conversation.say("Scenes: \(scenes.joined(separator: ", "))\n")
        try ask(
            "Route to one of them (Enter to continue): ", NewCommand.route
        ) { _, _ in true }
    }

    /// Asks for the values of an option: for one, or until an empty line. Gives the last answer.
    ///
    /// - Parameter isRefused: whether a problem of the command line with an answer is the fault of
    ///   that answer.
    @discardableResult
    private mutating func ask(
        _ question: String, _ option: Option, once: Bool = false,
        refusing isRefused: (Failure, String) -> Bool
    ) throws(Failure) -> String {
        while true {
            let answer = try conversation.ask(question)
            let more = option.words(answer)
            guard try isTaken(more, unless: { isRefused($0, answer) }) else { continue }
            answers += more
            if once || answer.isEmpty { return answer }
        }
    }

    /// Whether an answer is accepted. If only the scene's name prevents that, another name is
    /// requested.
    private mutating func isTaken(
        _ more: [String], unless isRefused: (Failure) -> Bool
    ) throws(Failure) -> Bool {
        while let problem = try problem(with: more), isRefused(problem) {
            conversation.refuse(problem)
            guard problem.isAboutName else { return false }
            try askName(with: more) { _ in true }
        }
        return true
    }
}

extension Option {
    /// The words that say this of it; none for an empty answer.
    fileprivate func words(_ value: String) -> [String] {
        if value.isEmpty { return [] }
        return value.hasPrefix("-") ? ["\(name)=\(value)"] : [name, value]
    }
}

extension Failure {
    fileprivate func isAbout(_ names: [String]) -> Bool {
        diagnostics.contains { $0.path.map(names.contains) == true }
    }

    /// Whether a package has several libraries, and naming one would help.
    fileprivate func isAboutLibraries(of package: String) -> Bool {
        status == .usage && isAbout([Manifest.path(in: package)])
            && !Manifest.librariesToChooseFrom(in: package).isEmpty
    }

    /// Whether another name would help: this one is invalid, or another scene has it.
    fileprivate var isAboutName: Bool {
        isAbout([NewCommand.name.name])
            || status == .conflict && isAbout([Option.template.name])
    }
}
