import ArgumentParsing
import Basics
import JSONSource
import ProjectReading

/// A subcommand. To add one, create a file with a type, and add the type to `SceneKit.sections`.
protocol Subcommand {
    /// The name, the options, and the help.
    static var command: Command { get }

    var invocation: Invocation { get }

    /// The result in the JSON document if the command fails, so that readers always find its key.
    var emptyResult: JSONMember { get }

    init(invocation: Invocation)

    /// Returns the places that the command writes to. They are locked before it runs.
    func writeTargets() throws(Failure) -> WriteTargets

    func run() throws(Failure) -> Outcome
}

extension Subcommand {
    var emptyResult: JSONMember { JSONMember("operations", []) }

    func writeTargets() throws(Failure) -> WriteTargets {
        try invocation.takes(.package) ? invocation.projectTargets() : .none
    }
}

extension Invocation {
    /// Returns the place of a command that works in a project.
    func projectTargets(_ access: WriteTargets.Access? = nil) throws(Failure) -> WriteTargets {
        let project = Project.findRoot(
            package: try folder(.package), output: try folder(.output),
            list: arguments.value(of: GenerateCommand.list), on: disk)
        return WriteTargets([project.stateFolder], access ?? self.access)
    }

    /// `reading` for a command that can't write or has an option that keeps it from writing.
    var access: WriteTargets.Access {
        let preventing = [Option.dryRun.name, "--check", "--list"]
        let isPrevented = arguments.optionUses.contains { preventing.contains($0.option.name) }
        return isPrevented || !takes(.dryRun) ? .reading : .writing
    }
}
