import ArgumentParsing
import Basics
import FileSystem
import Planning
import Workspace

// What several commands take, read into values that know nothing of a command line.

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
            canShowProgress: environment.errorsAreTerminal
                && environment.variables["TERM"] != "dumb")
    }
}

extension ExistingFilePolicy {
    /// What `--force` and `--skip-existing` say.
    init(_ arguments: ParsedArguments) {
        if arguments.flag(.force) {
            self = .overwrite
        } else {
            self = arguments.flag(.skipExisting) ? .skip : .refuse
        }
    }
}

extension OutputOptions {
    /// - Throws: `Failure` with 64 for a folder without a name and a module that is none.
    init(_ arguments: ParsedArguments) throws(Failure) {
        self.init(
            package: try arguments.folder(.package), output: try arguments.folder(.output),
            tests: try arguments.folder(.tests), support: try arguments.folder(.support),
            module: try arguments.texts(of: .module)?.last.map(Self.checkedModule))
    }
}

/// `--author` and `--date`, for template sets that ask for them.
struct Authorship {
    private let author: SourceText?
    private let date: SourceText?
    private let environment: Environment

    init(_ arguments: ParsedArguments, _ environment: Environment) {
        author = arguments.texts(of: .author)?.last
        date = arguments.texts(of: .date)?.last
        self.environment = environment
    }

    /// The author: as given, else as recorded, else the user.
    func author(else recorded: SourceText? = nil) -> SourceText {
        author ?? recorded ?? Option.author.text(environment.userName)
    }

    /// The day: as given, else as recorded, else `SOURCE_DATE_EPOCH` or today.
    func day(else recorded: SourceText? = nil) throws(Failure) -> SourceText {
        if let given = date ?? recorded { return given }
        return Option.date.text(try environment.today())
    }
}

extension ParsedArguments {
    /// The values of an option as texts that diagnostics can point into, or nil where it was not
    /// given.
    func texts(of option: Option) -> [SourceText]? {
        let values = values(of: option)
        return values.isEmpty ? nil : values.map(option.text)
    }

    /// The value of an option as a folder without slashes at its end and parts that say nothing.
    func folder(_ option: Option) throws(Failure) -> String? {
        guard let path = last(of: option) else { return nil }
        return try Self.folder(path, of: option.name)
    }

    /// The same for a required argument.
    func folder(_ argument: Argument) throws(Failure) -> String {
        try Self.folder(value(of: argument) ?? "", of: argument.name)
    }

    private static func folder(_ path: String, of name: String) throws(Failure) -> String {
        guard !path.isEmpty else {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "the folder has no name", path: name,
                    hint: "Name a folder, or '.' for the current one."))
        }
        if path == "~" || path.hasPrefix("~/") {
            let word = name.hasPrefix("-") ? "\(name) \(path)" : path
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "the shell has left the '~' as it is", path: name,
                    hint: "Write the value as a word of its own: \(word)"))
        }
        let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        if path.hasPrefix("/") { return "/" + parts }
        return parts.isEmpty ? "." : parts
    }
}
