import ArgumentParsing
import Basics
import FileSystem

// `scene-kit new` without a name, on a terminal.
extension SceneKit {
    /// Whether only the scene's name is missing, and someone can be asked for it.
    static func canAsk(
        about failure: ParseFailure, _ words: [String], _ options: ReportOptions,
        _ environment: Environment
    ) -> Bool {
        failure.arguments.path.names == [NewCommand.command.name]
            && failure.onlyLacks(NewCommand.name)
            && !words.contains("--")
            && environment.canAsk && environment.wordsAreText
            && !options.wantsJSON && !options.isQuiet
    }

    /// Asks for the missing values, shows the plan, and applies it after confirmation.
    static func runAsking(
        _ arguments: ParsedArguments, _ words: [String], _ options: ReportOptions,
        _ environment: Environment
    ) -> ExitStatus {
        var options = options
        // A conversation continues after an error, so it needs no pointer to the help.
        options.helpCommand = ""
        let reporter = Reporter(options)
        let conversation = Conversation(reporter)
        var questions = SceneQuestions(words, arguments, conversation) { words throws(Failure) in
            _ = try NewCommand(parsed(words), environment).run()
        }
        var status = ExitStatus.success
        let failed = reporter.report { () throws(Failure) in
            let words = try questions.commandLine()
            status = try run(words, options, conversation, environment)
            return Outcome()
        }
        return failed == .success ? status : failed
    }

    private static func run(
        _ words: [String], _ options: ReportOptions, _ conversation: Conversation,
        _ environment: Environment
    ) throws(Failure) -> ExitStatus {
        let dryRun = options.isDryRun ? words : words + [Option.dryRun.name]
        conversation.say("\n")
        let status = run(try parsed(dryRun), dryRun, environment)
        conversation.say("\nThe command that does the same:\n  \(commandLine(words))\n")
        if options.isDryRun || status != .success { return status }
        var conversation = conversation
        guard try conversation.confirm("\nCreate these files?") else {
            conversation.say("Nothing was written.\n")
            return .negative
        }
        return run(try parsed(words), words, environment, isConfirmed: true)
    }

    /// A whole command line, parsed.
    private static func parsed(_ words: [String]) throws(Failure) -> ParsedArguments {
        do throws(ParseFailure) {
            if case .run(let arguments) = try tree.parse(words) { return arguments }
        } catch {
            throw Failure(.usage, error.diagnostics)
        }
        throw Failure(.usage, "this command line doesn't run 'new'")
    }
}
