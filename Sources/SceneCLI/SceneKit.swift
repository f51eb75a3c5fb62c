import ArgumentParsing
package import Basics
package import FileSystem
import Workspace

/// The program: its commands, and the way from a command line to an exit status.
package enum SceneKit {
    /// Every command, its options and its help, as data.
    static let tree = CommandTree(
        root: Command(
            name: "scene-kit",
            abstract: "Generate the scenes of an iOS app from template sets.",
            discussion: """
                A scene is one screen: a Builder, a ViewModel, a Router, and a ViewController. The \
                generated Swift builds and is tested on Linux, too.
                """,
            examples: [
                Example(
                    "scene-kit new CarDetails --param carID:String --package Shop",
                    "Create a package with a scene that takes a car's ID.")
            ],
            subcommands: subcommands.map { $0.command }),
        globalOptions: [.quiet, .color])

    /// Every subcommand, in the order of the help. The command tree is derived from this list.
    static var subcommands: [any Subcommand.Type] {
        [
            NewCommand.self, RouteCommand.self, GenerateCommand.self, UpdateCommand.self,
            RenameCommand.self, MoveCommand.self, RemoveCommand.self, UndoCommand.self,
            GraphCommand.self, ListCommand.self, ShowCommand.self, InstallCommand.self,
            UpgradeCommand.self, UninstallCommand.self, ExportCommand.self, InitPackCommand.self,
            ValidateCommand.self, TestCommand.self, RenderCommand.self,
        ]
    }

    /// Runs a command line and reports the result.
    package static func run(_ words: [String], _ environment: Environment) -> ExitStatus {
        Signals.turnIntoErrors()
        do throws(ParseFailure) {
            switch try tree.parse(words, values: Completions.values) {
            case .help(let path, let arguments): return help(of: path, arguments)
            case .version: return Reporter.plain.print(Tool.version + "\n")
            case .completionScript(let shell):
                return Reporter.plain.print(tree.completionScript(for: shell))
            case .completions(let request):
                return Reporter.plain.print(
                    request.answer(tree.completion(of: request.words, values: Completions.values)))
            case .run(let arguments): return run(arguments, words, environment)
            }
        } catch {
            var options = reportOptions(error.arguments, environment)
            options.wantsJSON = options.wantsJSON || error.mentions(.json)
            if canAsk(about: error, words, options, environment) {
                return runAsking(error.arguments, words, options, environment)
            }
            return Reporter(options).report(error)
        }
    }

    /// - Parameter isConfirmed: Whether the user has seen and confirmed the plan.
    static func run(
        _ arguments: ParsedArguments, _ words: [String], _ environment: Environment,
        isConfirmed: Bool = false
    ) -> ExitStatus {
        var options = reportOptions(arguments, environment)
        options.isConfirmed = isConfirmed
        let reporter = Reporter(options)
        let run = TransactionRun(
            command: commandLine(words),
            time: environment.now)
        return reporter.report(as: run) { () throws(Failure) in
            guard environment.wordsAreText else { throw .argumentIsNoText }
            guard let subcommand = subcommand(of: arguments) else { return (Outcome(), .none) }
            let command = try subcommand.init(arguments, environment)
            let writeTargets = try subcommand.writeTargets(arguments)
            try writeTargets.prepare(saying: reporter.say)
            // Sets are read from it. Where it cannot be settled, the digests of the sets still hold.
            try? PackStore.user?.stateFolder.settle(saying: reporter.say)
            // An interrupted command that made the package was settled first.
            if subcommand.command.options.contains(.projectPackage) { try arguments.checkPackage() }
            return (try command.run(), writeTargets)
        }
    }

    /// The outcome of a command line that names a subcommand, before anything is locked or written.
    ///
    /// - Throws: `Failure` with 64 for words that the subcommand doesn't accept, and what it throws.
    static func outcome(
        of words: [String], _ environment: Environment
    ) throws(Failure) -> Outcome {
        let parsed: ParseOutcome
        do throws(ParseFailure) {
            parsed = try tree.parse(words, values: Completions.values)
        } catch {
            throw Failure(.usage, error.diagnostics)
        }
        guard case .run(let arguments) = parsed, let subcommand = subcommand(of: arguments) else {
            return Outcome()
        }
        return try subcommand.init(arguments, environment).run()
    }

    /// The command line as the user would type it.
    static func commandLine(_ words: [String]) -> String {
        ([tree.root.name] + words.map(\.quotedForShell)).joined(separator: " ")
    }

    private static func subcommand(of arguments: ParsedArguments) -> (any Subcommand.Type)? {
        subcommands.first { $0.command.name == arguments.path.names.first }
    }

    private static func reportOptions(
        _ arguments: ParsedArguments, _ environment: Environment
    ) -> ReportOptions {
        subcommand(of: arguments)?.reportOptions(arguments, environment)
            ?? ReportOptions(arguments, environment)
    }

    /// The help of a command, with the options of the template set that is named beside it.
    private static func help(
        of path: CommandPath, _ arguments: ParsedArguments
    ) -> ExitStatus {
        var options = ReportOptions()
        options.helpCommand = "\(arguments.path.text) --help"
        return Reporter(options).report { () throws(Failure) in
            guard let name = arguments.last(of: .template) else {
                return Outcome(text: HelpText(path).text)
            }
            let templateSet = try TemplateStore(Project.findRoot()).set(named: name)
            return Outcome(text: HelpText(path, extra: templateSet.optionTable).text)
        }
    }
}
