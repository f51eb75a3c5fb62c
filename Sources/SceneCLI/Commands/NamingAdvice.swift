import Basics
import Planning
import ProjectReading
import Scenes
import SwiftSource
import TemplateEngine

/// Advice about names that Swift accepts but that were probably meant otherwise.
struct NamingAdvice {
    let name: SceneName
    var parameters: [Parameter] = []
    let project: Project
    let isDryRun: Bool
    /// The command with another name.
    let command: (String) -> String

    /// A note on the scene's name and on each parameter's, as far as files are made with them.
    func notes(on plan: Plan) -> [Diagnostic] {
        let files = plan.operations.filter { $0.verb == .create && !$0.isShared }
            .compactMap { $0.path.splitAtLastSlash.name.split(separator: ".").first }
        guard !files.isEmpty else { return [] }
        return [note(onNameAmong: files.map(String.init))].compactMap(\.self)
            + parameters.compactMap(note)
    }

    /// `CarDetailsViewController`, which makes a CarDetailsViewControllerViewController.
    private func note(onNameAmong files: [String]) -> Diagnostic? {
        let (source, name) = (name.source.name, name.description)
        let doubled = files.filter { file in
            let suffix = file.dropFirst(name.count)
            return file.hasPrefix(name) && !suffix.isEmpty && name.hasSuffix(suffix)
                && name.count > suffix.count
        }
        guard let file = doubled.max(by: { $0.count < $1.count }) else { return nil }
        let better = String(name.dropLast(file.count - name.count))
        return Diagnostic.note(
            "this scene has a '\(file)'", path: source,
            hint: hint("'\(project.command(command(better)))' makes a '\(name)'."))
    }

    /// `CarID`, which is written as a type is.
    private func note(on parameter: Parameter) -> Diagnostic? {
        let name = parameter.name.name
        let better = CaseConversion.lowerCamelCase(name)
        guard parameter.source.isArgument, name.first?.isUppercase == true, better != name else {
            return nil
        }
        let meant = parameter.source.text.replacing(name, with: better, maxReplacements: 1)
        return Diagnostic.note(
            "the property is called '\(name)'; Swift keeps upper-case letters for types",
            path: parameter.source.name, hint: hint("Did you mean '\(meant)'?"))
    }

    private func hint(_ text: String) -> String {
        isDryRun ? text : text + " '\(project.command("undo"))' takes this one back."
    }
}
