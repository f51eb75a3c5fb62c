import ArgumentParsing
import Basics
import FileSystem
import JSONSource

/// A subcommand: the description of its arguments, and a value that runs it.
///
/// To add one, create a file with a type, and add the type to `SceneKit.subcommands`.
protocol Subcommand {
    static var command: Command { get }

    /// The key of the result in the JSON document, if the result is a list.
    static var resultKey: String? { get }

    /// The result in the JSON document if the command fails, so that readers always find its key.
    static func emptyResult(_ arguments: ParsedArguments) -> JSONMember?

    /// Returns the places that the command writes to.
    ///
    /// - Throws: `Failure` with 64 for invalid arguments.
    static func writeTargets(_ arguments: ParsedArguments) throws(Failure) -> WriteTargets

    /// Whether options of its own ask for JSON, as `--json` does.
    static func wantsJSON(_ arguments: ParsedArguments) -> Bool

    /// - Throws: `Failure` with 64 for words that cannot be meant.
    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure)

    func run() throws(Failure) -> Outcome
}

extension Subcommand {
    static var resultKey: String? { nil }

    static func writeTargets(_ arguments: ParsedArguments) throws(Failure) -> WriteTargets { .none }

    static func emptyResult(_ arguments: ParsedArguments) -> JSONMember? {
        resultKey.map { JSONMember($0, []) }
    }

    static func wantsJSON(_ arguments: ParsedArguments) -> Bool { false }

    /// How the result is shown.
    static func reportOptions(
        _ arguments: ParsedArguments, _ environment: Environment
    ) -> ReportOptions {
        var options = ReportOptions(arguments, environment)
        options.emptyResult = emptyResult(arguments)
        if wantsJSON(arguments) { options.wantsJSON = true }
        options.offersMarkers = command.options.contains { $0.name == Option.markers.name }
        return options
    }
}
