import Basics
import Workspace

/// The two scenes of `scene-kit route`, where the label stands with the wrong one.
struct RouteOrder {
    private let from: SourceText
    private let to: SourceText
    private let project: Project

    init(_ from: SourceText, _ to: SourceText, in project: Project) {
        (self.from, self.to, self.project) = (from, to, project)
    }

    /// - Throws: `Failure` with 64 where the first scene has a label.
    func check() throws(Failure) {
        let parts = from.text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let first = parts[0].first, let second = parts[1].first,
            !to.text.contains(":")
        else { return }
        if second.isUppercase {
            throw failure("the scene that a route starts from comes first", to.text, from.text)
        }
        if first.isUppercase {
            throw failure(
                "the label belongs to the scene that a route leads to", String(parts[0]),
                "\(parts[1]):\(to.text)")
        }
    }

    private func failure(_ message: String, _ start: String, _ end: String) -> Failure {
        let words = [start, end].map(\.quotedInMessage).joined(separator: " ")
        return from.failure(message, hint: "Did you mean '\(project.command("route \(words)"))'?")
    }
}
