import ArgumentParsing
package import Basics
package import FileSystem
import ProjectReading
import TemplateStores

/// The program: its commands, and the way from a command line to an exit status.
package enum SceneKit {
    /// Every command, its options and its help, as data.
    static let tree = CommandTree(
        root: Command(
            name: "scene-kit", abstract: "Generate the scenes of an iOS app from template sets.",
            discussion: """
                A scene is one screen: a Builder, a ViewModel, a Router, and a ViewController. The \
                generated Swift builds and is tested on Linux, too.
                """,
            examples: [
                "scene-kit new CarDetails --param carID:String --package Shop":
                    "Create a package with a scene that takes a car's ID."
            ],
            advice: [
                "version": "Did you mean '--version'?",
                "completion completions":
                    "'scene-kit --generate-completion-script <shell>' prints it",
                "redo": "Run the command again, which 'scene-kit undo' named",
                "history log": "'scene-kit undo --list' lists the commands that can be undone",
                "reset checkout": "'scene-kit undo' undoes the last command",
                "restore": "'scene-kit update --restore' recreates files that you deleted",
                "self-update": "'upgrade' is for template sets. Install the program again",
                "cache": "'scene-kit uninstall <pack>' removes what is installed",
                "setup": "Nothing needs to be set up: 'scene-kit new <name>' creates a scene",
                "--continue --abort --skip --rebase --resolve": """
                Nothing waits for it: '--on-conflict <how>' resolves a conflict. After that, edit \
                the lines between conflict markers, or run 'scene-kit undo'
                """,
                "set use config configure": "scene-kit.json has the defaults of a project",
                "publish share release": "Push the pack with git: others 'scene-kit install' it",
                "format fmt": "New code follows .swift-format, and 'swift format' is for yours",
                "run start": "Xcode runs the app, and 'swift test' runs the tests of a package",
                "clean": "Nothing is left behind: 'scene-kit remove <scene>' removes a scene",
                "docs man explain usage": "'scene-kit help <subcommand>' explains one",
                "commit push stash branch tag --amend --no-verify --commit --message -m -am":
                    "Leave it out: what scene-kit writes is yours to commit with git",
                "--no-input --no-interaction --non-interactive --defaults --yes -y":
                    "Leave it out: it asks on a terminal only, and with '</dev/null' never",
                "--trust --no-hooks --hooks": "Leave it out: template sets run no code",
                "--company --copyright --license --header --file-header":
                    "\"header\" in scene-kit.json begins every file",
                "-C --chdir": "Run it in that folder, or add '--package <dir>' to the subcommand",
                "sln": "'scene-kit new <name> --add-to-target <name>' adds to an Xcode project",
                "--watch -w": "Leave it out: it runs once. Run it again after a change",
            ],
            subcommands: sections.flatMap { title, subcommands in
                subcommands.map { type in
                    var command = type.command
                    command.section = title
                    return command
                }
            }), globalOptions: [.verbose, .quiet, .color])

    /// Every subcommand below its heading in the help. The command tree is derived from this table.
    private static var sections: KeyValuePairs<String, [any Subcommand.Type]> {
        [
            "SCENES": [
                NewCommand.self, RouteCommand.self, UpdateCommand.self, RenameCommand.self,
                RemoveCommand.self, UndoCommand.self,
            ],
            "PROJECT": [
                MoveCommand.self, AdoptCommand.self, GenerateCommand.self, FeatureCommand.self,
                ScenesCommand.self, GraphCommand.self, LintCommand.self, AgentsCommand.self,
            ],
            "TEMPLATE SETS": [
                ListCommand.self, ShowCommand.self, InstallCommand.self,
                UpgradeCommand.self, UninstallCommand.self, ExportCommand.self,
            ],
            "AUTHORING": [
                InitPackCommand.self, ValidateCommand.self, TestCommand.self,
            ],
        ]
    }

    static var subcommands: [any Subcommand.Type] { sections.flatMap(\.value) }

    /// Reports that the command line can't be read.
    package static func runWithoutWords() -> ExitStatus {
        Reporter(options: ReportOptions()).report { () throws(Failure) -> Outcome in
            throw Failure(
                .inputOutput, "cannot read the command line", path: "/proc/self/cmdline",
                hint: "Mount /proc: on Linux, Swift has the arguments from there.")
        }
    }

    /// Runs a command line and reports the result.
    package static func run(_ words: [String], _ environment: Environment) -> ExitStatus {
        Signals.turnIntoErrors()
        do throws(ParseFailure) {
            switch try tree.parse(words, values: Completions.values) {
            case .help(let path, let arguments, let extent):
                let invocation = Invocation(words, arguments, environment)
                return help(of: path, extent, invocation)
            case .version: return print(Tool.version + "\n")
            case .completionScript(let shell): return print(tree.completionScript(for: shell))
            case .completions(let request):
                return print(
                    request.answer(tree.completion(of: request.words, values: Completions.values)))
            case .run(let arguments):
                return run(reporting(Invocation(words, arguments, environment)))
            }
        } catch {
            var invocation = reporting(Invocation(words, error.arguments, environment))
            if error.mentions(.json) { invocation.report.wantsJSON = true }
            if SceneQuestions.canAsk(about: error, invocation) {
                return SceneQuestions.run(invocation)
            }
            if invocation.report.wantsJSON {
                let failure = MissingInput.failure(error, invocation)
                return invocation.reporter.report { () throws(Failure) in throw failure }
            }
            return invocation.reporter.report(error)
        }
    }

    private static func print(_ text: String) -> ExitStatus {
        Reporter(options: ReportOptions()).report { Outcome(text: text) }
    }

    /// Runs a command and reports the result.
    static func run(_ invocation: Invocation) -> ExitStatus {
        let reporter = invocation.reporter
        let run = TransactionRun(
            command: commandLine(invocation.words), time: invocation.environment.now)
        return reporter.report(as: run) { () throws(Failure) in
            guard invocation.environment.wordsAreText else { throw .argumentIsNoText }
            try FileSystem.checkedCurrentFolder()
            guard let type = type(of: invocation) else { return (Outcome(), .none) }
            let writeTargets = try type.init(invocation: invocation).writeTargets()
            try writeTargets.checkSandbox(
                of: invocation.environment.packageOfPlugin, FileSystem.isWritable)
            try writeTargets.prepare(saying: reporter.say)
            // Sets are read from it. If it can't be settled, their digests still hold.
            try? PackStore.user(on: invocation.disk)?.stateFolder.settle(saying: reporter.say)
            let command = type.init(invocation: invocation.lookingAgain())
            do throws(Failure) {
                return (try invocation.settlingDoubt(of: command.run()), writeTargets)
            } catch {
                throw invocation.report.wantsJSON
                    ? MissingInput.completed(error, invocation.words, invocation) : error
            }
        }
    }

    /// The outcome of a command line that names a subcommand, before anything is locked or written.
    static func outcome(of words: [String], _ environment: Environment) throws(Failure) -> Outcome {
        let invocation = try invocation(parsing: words, environment)
        return try type(of: invocation)?.init(invocation: invocation).run() ?? Outcome()
    }

    /// - Throws: `Failure` with 64 for words that don't run a command.
    static func invocation(
        parsing words: [String], _ environment: Environment
    ) throws(Failure) -> Invocation {
        do throws(ParseFailure) {
            if case .run(let arguments) = try tree.parse(words, values: Completions.values) {
                return reporting(Invocation(words, arguments, environment))
            }
        } catch {
            throw Failure(.usage, error.diagnostics)
        }
        throw Failure(.usage, "this command line runs no subcommand")
    }

    /// Adds the result that the JSON of a failure has.
    private static func reporting(_ invocation: Invocation) -> Invocation {
        var invocation = invocation
        invocation.report.emptyResult =
            type(of: invocation)?.init(invocation: invocation).emptyResult
        return invocation
    }

    /// The command line as the user would type it.
    static func commandLine(_ words: [String]) -> String {
        ([tree.root.name] + words.map(\.quotedForShell)).joined(separator: " ")
    }

    private static func type(of invocation: Invocation) -> (any Subcommand.Type)? {
        let name = invocation.arguments.path.names.first
        return subcommands.first { $0.command.name == name }
    }

    /// The help of a command, with the options of the template set that is named beside it.
    private static func help(
        of path: CommandPath, _ extent: HelpText.Extent, _ invocation: Invocation
    ) -> ExitStatus {
        let options = ReportOptions(helpCommand: invocation.report.helpCommand)
        let help = HelpText(columns: invocation.environment.columns)
        return Reporter(options: options).report { () throws(Failure) in
            guard let name = invocation.last(of: .template) else {
                return Outcome(text: help.text(of: path, extent))
            }
            let templateSet = try TemplateStore(Project.findRoot(on: invocation.disk)).set(
                named: name)
            return Outcome(text: help.text(of: path, extra: templateSet.optionTable))
        }
    }
}

extension Failure {
    /// The error for a command line that isn't UTF-8.
    static var argumentIsNoText: Failure {
        Failure(
            .usage, "an argument is not UTF-8 text",
            hint: "Rename what it names; scene-kit would look for something else.")
    }
}
