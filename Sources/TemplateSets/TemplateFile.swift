/// One file that a set can generate.
///
/// A class, because each scene of a list looks at all files of its set.
package final class TemplateFile: Sendable {
    /// What messages and records call it; no two of a set are equal.
    package let id: String
    /// The template's path in the set's folder.
    package let source: String
    /// The template of the path that it is written to, below its root.
    package let path: String
    /// Where that begins in the manifest, in UTF-8.
    let pathOffset: Int
    /// What it is: Builder, ViewModel and so on.
    package let role: String
    /// The folder that its path starts from.
    package let root: Root
    /// Whether all scenes of a project share it.
    package let isShared: Bool
    /// The options under which it is made.
    package let condition: Condition
    /// How often a scene has it.
    package let repetition: Repetition

    init(
        id: String, source: String, path: String, pathOffset: Int, role: String, root: Root,
        isShared: Bool, condition: Condition, repetition: Repetition
    ) {
        (self.id, self.source, self.role) = (id, source, role)
        (self.path, self.pathOffset, self.root) = (path, pathOffset, root)
        (self.isShared, self.condition, self.repetition) = (isShared, condition, repetition)
    }

    /// Whether it is made for these options, and for these parts where some are chosen.
    package func isMade(_ options: OptionValues, _ parts: Set<String>) -> Bool {
        (parts.isEmpty || isNamed(in: parts)) && condition.holds(for: options)
    }

    /// Whether its role or its id is one of these names.
    package func isNamed(in parts: Set<String>) -> Bool {
        parts.contains(role) || parts.contains(id)
    }

    package enum Repetition: Hashable, Sendable {
        case once
        case forEachRoute
    }

    /// The folder that a file's path starts from.
    package enum Root: String, Sendable, CaseIterable {
        case scene, tests, support
    }
}

/// `when`: every option named must have one of the values given.
package struct Condition: Hashable, Sendable {
    /// An option and the values of which it must have one.
    package struct Clause: Hashable, Sendable {
        package let option: String
        /// The values as the command line has them.
        package let values: [String]

        package init(option: String, values: [String]) {
            self.option = option
            self.values = values
        }
    }

    package var clauses: [Clause]

    /// A condition of these clauses; without any it always holds.
    package init(_ clauses: [Clause] = []) {
        self.clauses = clauses
    }

    /// Whether options with these values meet it.
    package func holds(for options: OptionValues) -> Bool {
        clauses.allSatisfy { $0.values.contains(options[$0.option]?.conditionText ?? "") }
    }
}
