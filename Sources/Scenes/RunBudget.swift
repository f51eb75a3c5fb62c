package import Basics
import TemplateSets

/// The number of files that are rendered, and their bytes.
package struct RunCost: Sendable {
    var files = 0
    var bytes = 0

    static func - (left: RunCost, right: RunCost) -> RunCost {
        RunCost(files: left.files - right.files, bytes: left.bytes - right.bytes)
    }
}

/// The limits of one run, so that a small set can't fill a disk.
///
/// Each thread of a run counts alone, and the counts are added scene by scene, so the result
/// doesn't depend on the number of threads.
package struct RunBudget: Sendable {
    /// Ten thousand scenes with two routes each use half of these files, and less of the bytes.
    var files = 200_000
    var bytes = 300 << 20
    var spent = RunCost()

    package init() {}

    /// The exceeded limit, in words; nil within all limits.
    var excess: String? {
        if spent.bytes > bytes { return "makes more than \(bytes >> 20) MB" }
        if spent.files > files { return "makes more than \(files) files" }
        return nil
    }
}

extension SceneGeneration {
    /// Adds the costs of the first renderables in their order. Throws a `Failure` with 65 and the
    /// scene that exceeds a limit.
    package func spend(_ costs: [RunCost], from budget: inout RunBudget) throws(Failure) {
        for (renderable, cost) in zip(renderables, costs) {
            budget.spent.files += cost.files
            budget.spent.bytes += cost.bytes
            guard let excess = budget.excess else { continue }
            if renderables.count == 1 {
                throw Failure(
                    .data,
                    "with the scene '\(renderable.name.text)' the run \(excess), which is its limit",
                    path: sets[renderable.set].location,
                    hint: "Reduce the repetition in the templates of the set.")
            }
            throw Failure(
                .data,
                renderable.name.diagnostic(
                    "with this scene the run \(excess), which is its limit",
                    atUTF8: 0..<renderable.name.text.utf8.count,
                    hint: "Generate fewer scenes at a time, or reduce the repetition in the "
                        + "templates of the set '\(sets[renderable.set].name)'."))
        }
    }
}
