import ArgumentParsing
import Basics
import FileSystem

// `scene-kit new` without a name, on a terminal.
extension SceneKit {
    /// Whether only the scene's name is missing, and someone can be asked for it.
    static func canAsk(about failure: ParseFailure, _ invocation: Invocation) -> Bool {
        failure.arguments.path.names == [NewCommand.command.name]
            && failure.onlyLacks(NewCommand.name)
            && !invocation.words.contains("--")
            && invocation.environment.canAsk && invocation.environment.wordsAreText
            && !invocation.report.wantsJSON && !invocation.report.isQuiet
    }

    /// Asks for the missing values, shows the plan, and applies it after confirmation.
    static func runAsking(_ invocation: Invocation) -> ExitStatus {
        var options = invocation.report
        // A conversation continues after an error, so it needs no pointer to the help.
        options.helpCommand = ""
        let reporter = Reporter(options)
        let conversation = Conversation(reporter)
        let environment = invocation.environment
        var questions = SceneQuestions(invocation, conversation) { words throws(Failure) in
            _ = try outcome(of: words, environment)
        }
        var status = ExitStatus.success
        let failed = reporter.report { () throws(Failure) in
            let words = try questions.commandLine()
            status = try run(words, invocation, conversation)
            return Outcome()
        }
        return failed == .success ? status : failed
    }

    private static func run(
        _ words: [String], _ typed: Invocation, _ conversation: Conversation
    ) throws(Failure) -> ExitStatus {
        var conversation = conversation
        let isDryRun = typed.report.isDryRun
        let tried = isDryRun ? words : words + [Option.dryRun.name]
        conversation.say("\n")
        let status = run(try invocation(parsing: tried, typed.environment))
        conversation.say("\nThe command that does the same:\n  \(commandLine(words))\n")
        if isDryRun || status != .success { return status }
        guard try conversation.confirm("\nCreate these files?") else {
            conversation.say("Nothing was written.\n")
            return .negative
        }
        var confirmed = try invocation(parsing: words, typed.environment)
        confirmed.report.isConfirmed = true
        return run(confirmed)
    }
}
