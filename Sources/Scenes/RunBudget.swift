package import Basics
import TemplateSets

/// The output of a run or a part of it.
package struct RunCost: Sendable {
    var files = 0
    var bytes = 0

    static func += (left: inout RunCost, right: RunCost) {
        left.files += right.files
        left.bytes += right.bytes
    }
}

/// The limits of one run, so that a small set can't fill a disk. Each template has a limit, but
/// there may be many files and scenes.
///
/// Each thread of a run counts alone, and the counts are added scene by scene, so the result
/// doesn't depend on the number of threads.
package struct RunBudget: Sendable {
    package struct Limits: Sendable {
        package var files = 200_000
        package var bytes = 300 << 20

        /// Ten thousand scenes with two routes each use half of these files, and less of the bytes.
        package init() {}
    }

    let limits: Limits
    private(set) var spent = RunCost()

    package init(_ limits: Limits = Limits()) {
        self.limits = limits
    }

    mutating func add(_ cost: RunCost) { spent += cost }

    /// The exceeded limit, in words; nil within all limits.
    var excess: String? {
        if spent.bytes > limits.bytes { return "makes more than \(limits.bytes >> 20) MB" }
        if spent.files > limits.files { return "makes more than \(limits.files) files" }
        return nil
    }
}

extension SceneGeneration {
    /// Adds the costs of the first items in their order.
    ///
    /// - Throws: `Failure` with 65 and the scene that exceeds a limit.
    package func spend(_ costs: [RunCost], from budget: inout RunBudget) throws(Failure) {
        for (item, cost) in zip(items, costs) {
            budget.add(cost)
            guard let excess = budget.excess else { continue }
            if items.count == 1 {
                throw Failure(
                    .data,
                    "with the scene '\(item.name.text)' the run \(excess), which is its limit",
                    path: sets[item.set].location,
                    hint: "Reduce the repetition in the templates of the set.")
            }
            throw Failure(
                .data,
                item.name.diagnostic(
                    "with this scene the run \(excess), which is its limit",
                    atUTF8: 0..<item.name.text.utf8.count,
                    hint: "Generate fewer scenes at a time, or reduce the repetition in the "
                        + "templates of the set '\(sets[item.set].name)'."))
        }
    }
}

/// A counter for the output of one thread.
final class RunMeter {
    private(set) var budget: RunBudget
    /// The cost since the last call of `takeCost`.
    private var cost = RunCost()

    init(_ budget: RunBudget = RunBudget()) {
        self.budget = budget
    }

    var isExceeded: Bool { budget.excess != nil }

    /// Returns the cost since the last call.
    func takeCost() -> RunCost {
        defer { cost = RunCost() }
        return cost
    }

    /// Resets the counter.
    func reset() {
        budget = RunBudget(budget.limits)
        cost = RunCost()
    }

    /// - Throws: `Failure` with 65 if a template's output exceeds a limit.
    func add(_ made: RunCost, at path: @autoclosure () -> String) throws(Failure) {
        cost += made
        budget.add(made)
        guard let excess = budget.excess else { return }
        throw Failure(
            .data, "with this template the run \(excess), which is its limit",
            path: path(), hint: "Reduce the repetition in the templates of the set.")
    }
}
