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
            abstract: "Make the scenes of an iOS app from template sets.",
            discussion: """
                A scene is one screen: a Builder, a ViewModel, a Router and a ViewController. What \
                it makes is plain Swift that builds and is tested on Linux too.
                """,
            examples: [
                Example(
                    "scene-kit new CarDetails --param carID:String --package Shop",
                    "Make a package with a scene that starts with a car's ID.")
            ],
            subcommands: [
                NewCommand.command, RouteCommand.command, GenerateCommand.command,
                ListCommand.command, ShowCommand.command,
                InstallCommand.command, UpgradeCommand.command, UninstallCommand.command,
                ExportCommand.command, InitPackCommand.command, ValidateCommand.command,
                TestCommand.command, RenderCommand.command,
            ]),
        globalOptions: [.quiet, .color])

    /// Does what the words ask for and says what became of it.
    package static func run(_ words: [String], _ environment: Environment) -> ExitStatus {
        ignoreBrokenPipes()
        let reporter: Reporter
        do throws(ParseFailure) {
            switch try tree.parse(words) {
            case .help(let path, let arguments): return help(of: path, arguments)
            case .version: return Reporter.plain.print(Tool.version + "\n")
            case .completionScript(let shell):
                return Reporter.plain.print(tree.completionScript(for: shell))
            case .completions(let request):
                return Reporter.plain.print(
                    request.answer(tree.completion(of: request.words, values: Completions.values)))
            case .run(let arguments):
                reporter = Reporter(arguments, environment)
                return reporter.report(from: arguments) { () throws(Failure) in
                    try outcome(of: arguments, environment)
                }
            }
        } catch {
            return Reporter(error.arguments, environment).report(error)
        }
    }

    /// The help of a command, with the options of the template set that is named beside it.
    private static func help(
        of path: CommandPath, _ arguments: ParsedArguments
    ) -> ExitStatus {
        Reporter.plain.report(from: arguments) { () throws(Failure) in
            guard let name = arguments.last(of: .template) else {
                return Outcome(text: HelpText(path).text)
            }
            let set = try TemplateStore(Project.findRoot()).set(named: name)
            return Outcome(text: HelpText(path, sections: [set.helpSection]).text)
        }
    }

    private static func outcome(
        of arguments: ParsedArguments, _ environment: Environment
    ) throws(Failure) -> Outcome {
        guard environment.wordsAreText else {
            throw Failure(
                .usage,
                Diagnostic(
                    .error, "an argument is not UTF-8 text",
                    hint: "Rename what it names; scene-kit would look for something else."))
        }
        return switch arguments.path.names.first {
        case NewCommand.command.name: try NewCommand.run(arguments, environment)
        case RouteCommand.command.name: try RouteCommand.run(arguments, environment)
        case GenerateCommand.command.name: try GenerateCommand.run(arguments, environment)
        case ListCommand.command.name: try ListCommand.run(arguments, environment)
        case ShowCommand.command.name: try ShowCommand.run(arguments)
        case ExportCommand.command.name: try ExportCommand.run(arguments, environment)
        case InitPackCommand.command.name: try InitPackCommand.run(arguments, environment)
        case TestCommand.command.name: try TestCommand.run(arguments, environment)
        case InstallCommand.command.name: try InstallCommand.run(arguments)
        case UpgradeCommand.command.name: try UpgradeCommand.run(arguments)
        case UninstallCommand.command.name: try UninstallCommand.run(arguments, environment)
        case ValidateCommand.command.name: try ValidateCommand.run(arguments)
        case RenderCommand.command.name: try RenderCommand.run(arguments)
        default: Outcome(text: HelpText(tree.rootPath).text)
        }
    }
}
