import ArgumentParsing
import Basics
import FileSystem
import Planning
import ProjectReading
import ScenePlanning
import Scenes
import TemplateSets
import TemplateStores

/// A command line that was parsed, and the environment that it runs in.
struct Invocation {
    /// The command line without the program's name.
    let words: [String]
    let arguments: ParsedArguments
    let environment: Environment
    var report: ReportOptions
    /// The disk as it was when the command began.
    private(set) var disk: any Disk

    init(_ words: [String], _ arguments: ParsedArguments, _ environment: Environment) {
        (self.words, self.environment) = (words, environment)
        self.arguments = arguments.mapValues(AbsolutePath.seenFromHere)
        disk = environment.makeDisk()
        let color = arguments.last(of: .color).flatMap(ColorChoice.init) ?? .auto
        report = ReportOptions(
            command: arguments.path.names.joined(separator: " "),
            helpCommand: "\(arguments.path.text) --help", isDryRun: arguments.flag(.dryRun),
            wantsDiff: arguments.flag(.diff), wantsJSON: arguments.wantsJSON,
            isQuiet: arguments.flag(.quiet), isVerbose: arguments.flag(.verbose),
            colorsOutput: color.isOn(environment, environment.outputIsTerminal),
            colorsErrors: color.isOn(environment, environment.errorsAreTerminal),
            isForTerminal: environment.outputIsTerminal, columns: environment.columns,
            canShowProgress: environment.errorsAreTerminal
                && environment.variables["TERM"] != "dumb" && !environment.isContinuousIntegration)
    }

    /// The invocation with the disk as it is now, for a command that waited for others.
    func lookingAgain() -> Invocation {
        var invocation = self
        invocation.disk = disk.lookingAgain()
        return invocation
    }

    /// The state folder of the project that contains a path. Outside of projects, it is a folder
    /// that is deleted when the command ends.
    func stateFolder(holding path: String) -> StateFolder {
        Project.holding(path, on: disk)?.stateFolder
            ?? StateFolder(of: path, in: Project.recordsFolder, keepsHistory: false)
    }

    var reporter: Reporter { Reporter(options: report) }

    func takes(_ option: Option) -> Bool {
        arguments.path.command.options.contains { $0.name == option.name }
    }

    func flag(_ option: Option) -> Bool { arguments.flag(option) }

    func last(of option: Option) -> String? { arguments.last(of: option) }

    /// The values of an option as texts that diagnostics can point to; nil if it wasn't given.
    func texts(of option: Option) -> [SourceText]? {
        let values = arguments.values(of: option)
        return values.isEmpty ? nil : values.map { SourceText(argument: $0, of: option.name) }
    }

    /// The value of a required argument, which messages call by its name.
    func text(of argument: Argument) -> SourceText {
        SourceText(argument: value(of: argument), of: argument.name)
    }

    func value(of argument: Argument) -> String { arguments.value(of: argument) ?? "" }

    /// The policy that `--on-conflict` sets, or `--force` in commands that change packs.
    var policy: ExistingFilePolicy {
        if flag(.forceChanges) { return .overwrite }
        return last(of: .onConflict).flatMap(ExistingFilePolicy.init) ?? .refuse
    }

    /// The options of the template set, for `--option`.
    var setOptions: [OptionText] {
        arguments.values(of: NewCommand.option).map(OptionText.init(argument:))
    }

    /// Returns the value of `--package`.
    ///
    /// - Parameter mayBeNew: Whether the command creates a package that doesn't exist.
    func package(mayBeNew: Bool = false) throws(Failure) -> String? {
        let path = try folder(.package)
        guard let path, !disk.isFolder(path) else { return path }
        let exists = disk.exists(path)
        if mayBeNew, !exists { return path }
        let shown = path.prefix(100)
        throw Failure(
            exists ? .usage : .notFound,
            exists ? "'\(shown)' isn't a folder" : "there is no folder '\(shown)'",
            path: Option.package.name,
            hint: Manifest.packageNamed(like: path, on: disk).map { "Did you mean '\($0)'?" }
                ?? "Name the folder of a Swift package.")
    }

    /// Reads the project that the command works in.
    func state(by authorship: Authorship = Authorship()) throws(Failure) -> ProjectState {
        try ProjectState(Project.find(package: package(), on: disk), by: authorship)
    }

    /// Reads the project that a command creates scenes in.
    func state(of project: Project, by authorship: Authorship) throws(Failure) -> ProjectState {
        var state = try ProjectState(project, by: authorship)
        if let targets = texts(of: .addToTarget) { state.xcodeTargets = targets }
        return state
    }

    /// Finds the place of scenes. Throws what `output()`, `OutputResolver`, and `checkPlace` throw.
    func outputResolver() throws(Failure) -> OutputResolver {
        let resolver = try OutputResolver(output(), on: disk)
        try checkPlace(resolver.project)
        return resolver
    }

    /// - Throws: `Failure` with 64 if the home folder, or another one that contains everything,
    ///   would become a project, unless the user agrees.
    func checkPlace(_ project: Project) throws(Failure) {
        if !project.isForEverything { return }
        let place = AbsolutePath(project.root).text
        if environment.canAsk, !report.wantsJSON {
            if report.isConfirmed || report.isDryRun { return }
            var input = TerminalInput()
            let question = "\nThis makes '\(place)' a project, and writes there. Go on?"
            if try input.confirm(question, on: reporter) { return }
        }
        throw Failure(
            .usage, "scene-kit would make a project of this folder, which has everything in it",
            path: place,
            hint: "Change to the folder of your app, or make one.")
    }

    /// The options that place a scene.
    func output() throws(Failure) -> OutputOptions {
        OutputOptions(
            package: try package(mayBeNew: true), output: try folder(.output),
            tests: try folder(.tests), support: try folder(.support),
            module: try texts(of: .module)?.last.map(OutputOptions.checkedModule),
            list: arguments.value(of: GenerateCommand.list))
    }

    /// - Throws: `Failure` with 64 for a date or a name in the environment that can't be used.
    func authorship() throws(Failure) -> Authorship {
        guard environment.author.isSafeInCode else {
            throw Failure(
                .usage, "the author's name could end a comment or a string",
                path: environment.authorVariable,
                hint:
                    "Set GIT_AUTHOR_NAME to a name without quotation marks, backslashes, and '*/'.")
        }
        return Authorship(author: environment.author, date: try environment.today())
    }

    func folder(_ option: Option) throws(Failure) -> String? {
        try texts(of: option)?.last.map { (text) throws(Failure) in try text.folder(on: disk) }
    }

    func folder(_ argument: Argument) throws(Failure) -> String {
        try text(of: argument).folder(on: disk)
    }
}

extension Project {
    /// The folder in which the project keeps the data to undo commands.
    var stateFolder: StateFolder {
        StateFolder(of: root, in: Self.recordsFolder, keepsHistory: true)
    }
}

extension ProjectState {
    /// The state of a project, whose sets come from its stores and the user's.
    init(_ project: Project, by authorship: Authorship = Authorship()) throws(Failure) {
        let sets = TemplateStore(project) {
            guard let records = try? RecordStore(project) else { return [] }
            return records.names.flatMap { (try? records.outlines(of: [$0])) ?? [] }
        }
        try self.init(project, sets: sets, by: authorship)
    }
}

extension SourceText {
    /// Returns the folder that an argument names, unless it is the path of a file or a bundle.
    fileprivate func folder(on disk: any Disk) throws(Failure) -> String {
        let path = try folder()
        let isBundle = path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
        let isFile = path.hasSuffix(".swift") || path.hasSuffix(".json")
        guard isBundle || isFile && !disk.isFolder(path) else { return path }
        let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        throw failure(
            "'\(path.prefix(100))' isn't a folder of sources",
            hint: "Name the folder that contains it: \(parent)")
    }

    /// Returns the folder that an argument names, without slashes at its end and parts that say
    /// nothing.
    func folder() throws(Failure) -> String {
        if text.isEmpty {
            throw failure(
                "the folder has no name", hint: "Name a folder, or '.' for the current one.")
        }
        if text == "~" || text.hasPrefix("~/") {
            let word = name.hasPrefix("-") ? "\(name) \(text)" : text
            throw failure(
                "the shell didn't expand the '~'",
                hint: "Write the value as a separate word: \(word)")
        }
        if let scheme = text.firstRange(of: "://") {
            throw failure(
                "the folder '\(text.maskingURLSecrets.prefix(100))' is written as a URL",
                hint: text.hasPrefix("file:")
                    ? "Write its path: \(text[scheme.upperBound...])"
                    : "Write the path of a folder of this machine.")
        }
        if ["\\", "/"].contains(text.dropFirst(2).first), text.dropFirst().first == ":" {
            throw failure(
                "the folder '\(text.prefix(100))' begins with the letter of a drive",
                hint: "Write the path of a folder of this machine.")
        }
        if text.contains("\\"), !text.contains("/") {
            let path = String(text.map { $0 == "\\" ? "/" : $0 })
            throw failure(
                "the folder '\(text.prefix(100))' has '\\' between its parts",
                hint: "Separate them with '/': \(path)")
        }
        let parts = text.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        if text.hasPrefix("/") { return "/" + parts }
        return parts.isEmpty ? "." : parts
    }

    /// Returns a folder below the sources and tests; nil for the sources and tests themselves.
    func sceneFolder() throws(Failure) -> ProjectFolder? {
        let path = try folder()
        let folder = try checkingPath(ProjectFolder(path)) {
            failure(
                "the folder '\(path.prefix(100))' \($0.reason)",
                hint: "Name a folder below the sources, such as Cars.")
        }
        return folder.components.isEmpty ? nil : folder
    }
}

extension ParsedArguments {
    /// Whether `--json` or an option that chooses a format asks for JSON.
    fileprivate var wantsJSON: Bool {
        flag(.json) || optionUses.contains { $0.value == "json" && $0.option.source.choices != nil }
    }

    /// These options as words of a command line, each after a space.
    func typed(_ options: [Option]) -> String {
        optionUses.filter { use in options.contains { $0.name == use.option.name } }
            .flatMap { [$0.option.name, $0.value?.quotedForShell].compactMap(\.self) }
            .map { " " + $0 }.joined()
    }
}
