import ArgumentParsing
import Basics
import ProjectReading

/// Errors about missing input for a program, which can't be asked as `SceneQuestions` does: they name
/// everything that is missing, and a complete command line.
enum MissingInput {
    /// The error for a command line that can't be parsed.
    static func failure(_ failure: ParseFailure, _ invocation: Invocation) -> Failure {
        guard failure.isOnlyIncomplete,
            let example = failure.arguments.path.command.examples.first,
            let sample = try? SceneKit.invocation(
                parsing: example.command.split(separator: " ").dropFirst().map(String.init),
                invocation.environment)
        else { return Failure(.usage, failure.diagnostics) }
        var words = invocation.words
        // A scene that exists is a better example than any other.
        let project = try? Project.find(package: invocation.folder(.package), on: invocation.disk)
        for argument in failure.missingArguments {
            let isScene = argument.source == .dynamic(Completions.scenes)
            let scenes = isScene ? project.map(Completions.sceneNames) ?? [] : []
            words.append(scenes.first { !words.contains($0) } ?? sample.value(of: argument))
        }
        var problems = failure.diagnostics
        for (index, argument) in failure.missingArguments.enumerated() {
            problems[index].hint = argument.help
        }
        // Other commands need nothing else, and some would use the network.
        if invocation.arguments.path.names == [NewCommand.command.name] {
            do throws(Failure) {
                _ = try SceneKit.outcome(of: words, invocation.environment)
            } catch  where error.status == .usage {
                return completed(Failure(.usage, problems + error.diagnostics), words, invocation)
            } catch {}
        }
        return Failure(.usage, problems + [note(on: words)])
    }

    /// An error with a complete command, if what is missing is the library of a package.
    static func completed(
        _ failure: Failure, _ words: [String], _ invocation: Invocation
    ) -> Failure {
        let folder =
            (try? invocation.folder(.package)) ?? (try? Project.find(on: invocation.disk))?.root
            ?? "."
        guard failure.isAboutLibraries(of: folder, on: invocation.disk),
            let library = Manifest.librariesToChooseFrom(in: folder, on: invocation.disk).first
        else { return failure }
        let complete = words + [Option.module.name, library]
        return Failure(failure.status, failure.diagnostics + [note(on: complete)])
    }

    private static func note(on words: [String]) -> Diagnostic {
        .note("this command line is complete", hint: SceneKit.commandLine(words))
    }
}
