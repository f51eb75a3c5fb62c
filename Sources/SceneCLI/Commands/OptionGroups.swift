import ArgumentParsing
import Basics
import FileSystem
import Planning
import TemplateSets
import Workspace

// Values that several commands read from their arguments.

extension ReportOptions {
    init(_ arguments: ParsedArguments, _ environment: Environment) {
        let color = arguments.last(of: .color).flatMap(ColorChoice.init) ?? .auto
        self.init(
            command: arguments.path.names.joined(separator: " "),
            helpCommand: "\(arguments.path.text) --help", isDryRun: arguments.flag(.dryRun),
            wantsDiff: arguments.flag(.diff), wantsJSON: arguments.flag(.json),
            isQuiet: arguments.flag(.quiet),
            colorsOutput: color.isOn(environment, environment.outputIsTerminal),
            colorsErrors: color.isOn(environment, environment.errorsAreTerminal),
            isForTerminal: environment.outputIsTerminal,
            canShowProgress: environment.errorsAreTerminal
                && environment.variables["TERM"] != "dumb" && !environment.isContinuousIntegration)
    }
}

extension ExistingFilePolicy {
    /// The policy that `--force`, `--skip-existing`, and `--markers` set.
    init(_ arguments: ParsedArguments) {
        if arguments.flag(.force) {
            self = .overwrite
        } else if arguments.flag(.markers) {
            self = .mark
        } else {
            self = arguments.flag(.skipExisting) ? .skip : .refuse
        }
    }
}

extension OutputOptions {
    /// - Throws: `Failure` with 64 for an empty folder name or an invalid module name.
    init(_ arguments: ParsedArguments) throws(Failure) {
        try arguments.checkPackage(mayBeNew: true)
        self.init(
            package: try arguments.folder(.package), output: try arguments.folder(.output),
            tests: try arguments.folder(.tests), support: try arguments.folder(.support),
            module: try arguments.texts(of: .module)?.last.map(Self.checkedModule))
    }
}

extension Authorship {
    /// - Throws: `Failure` with 64 for a `SOURCE_DATE_EPOCH` that is not a number.
    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
        let date = arguments.texts(of: .date)?.last
        // An invalid SOURCE_DATE_EPOCH is an error only if it is used.
        let today = if let date { date } else { Option.date.text(try environment.today()) }
        self.init(
            author: arguments.texts(of: .author)?.last, date: date,
            organization: try arguments.organization,
            user: Option.author.text(environment.userName),
            today: today)
    }
}

/// The options that commands that create scenes share.
struct GenerationOptions {
    let authorship: Authorship
    let output: OutputOptions
    let policy: ExistingFilePolicy
    let report: ReportOptions

    /// Options for the places of files.
    static let places: [Option] = [.package, .output, .tests, .support, .module]
    static let others: [Option] = [
        .author, .organization, .date, .force, .skipExisting, .dryRun, .diff, .json,
    ]
    static let exclusions: [[Option]] = [[.package, .output], [.package, .tests]]

    init(
        _ arguments: ParsedArguments, _ environment: Environment, _ report: ReportOptions
    ) throws(Failure) {
        authorship = try Authorship(arguments, environment)
        output = try OutputOptions(arguments)
        policy = ExistingFilePolicy(arguments)
        self.report = report
    }
}

extension ParsedArguments {
    /// - Throws: `Failure` with 64 for a name that code can't contain.
    fileprivate var organization: String? {
        get throws(Failure) {
            guard let text = texts(of: .organization)?.last else { return nil }
            if text.text.isSafeInCode { return text.text }
            throw text.failure(
                "the organization's name could end a comment or a string",
                hint: "Leave out quotation marks, backslashes and '*/'.")
        }
    }

    /// The values of an option as texts that diagnostics can point to; nil if it wasn't given.
    func texts(of option: Option) -> [SourceText]? {
        let values = values(of: option)
        return values.isEmpty ? nil : values.map(option.text)
    }

    /// The value of an option as a folder without slashes at its end and parts that say nothing.
    func folder(_ option: Option) throws(Failure) -> String? {
        guard let path = last(of: option) else { return nil }
        return try Self.folder(path, of: option.name)
    }

    /// - Parameter mayBeNew: whether the command creates a package that doesn't exist.
    /// - Throws: `Failure` with 66 for a package that doesn't exist, and with 64 for a file.
    func checkPackage(mayBeNew: Bool = false) throws(Failure) {
        guard let path = try folder(.package), !FileSystem.isFolder(path) else { return }
        let exists = (try? FileSystem.kind(of: path)) != nil
        if mayBeNew, !exists { return }
        let shown = path.prefix(100).description
        throw Failure(
            exists ? .usage : .notFound,
            Diagnostic(
                .error, exists ? "'\(shown)' isn't a folder" : "there is no folder '\(shown)'",
                path: Option.package.name, hint: "Name the folder of a Swift package."))
    }

    /// These options as words of a command line, each after a space.
    func typed(_ options: [Option]) -> String {
        optionUses.filter { use in options.contains { $0.name == use.option.name } }
            .map {
                " "
                    + [$0.option.name, $0.value?.quotedForShell].compactMap(\.self).joined(
                        separator: " ")
            }
            .joined()
    }

    /// A folder below the sources and tests; nil for the sources and tests themselves.
    func sceneFolder(_ option: Option) throws(Failure) -> ProjectFolder? {
        guard let path = try folder(option) else { return nil }
        return try Self.sceneFolder(path, of: option.name)
    }

    /// A folder below the sources and tests, from a required argument.
    func sceneFolder(_ argument: Argument) throws(Failure) -> ProjectFolder? {
        try Self.sceneFolder(folder(argument), of: argument.name)
    }

    private static func sceneFolder(
        _ path: String, of name: String
    ) throws(Failure) -> ProjectFolder? {
        do throws(OutputPathProblem) {
            let folder = try ProjectFolder(path)
            return folder.components.isEmpty ? nil : folder
        } catch {
            throw Failure(
                .usage, "the folder '\(path.prefix(100))' \(error.reason)", path: name,
                hint: "Name a folder below the sources, such as Cars.")
        }
    }

    /// The value of a required argument as a folder without trailing slashes.
    func folder(_ argument: Argument) throws(Failure) -> String {
        try Self.folder(value(of: argument) ?? "", of: argument.name)
    }

    private static func folder(_ path: String, of name: String) throws(Failure) -> String {
        guard !path.isEmpty else {
            throw Failure(
                .usage, "the folder has no name", path: name,
                hint: "Name a folder, or '.' for the current one.")
        }
        if path == "~" || path.hasPrefix("~/") {
            let word = name.hasPrefix("-") ? "\(name) \(path)" : path
            throw Failure(
                .usage, "the shell didn't expand the '~'", path: name,
                hint: "Write the value as a separate word: \(word)")
        }
        let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        if path.hasPrefix("/") { return "/" + parts }
        return parts.isEmpty ? "." : parts
    }
}
