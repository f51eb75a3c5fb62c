package import Basics
package import Manifests

/// A file that a set can generate.
///
/// A class, because each scene of a list looks at all files of its set.
package final class TemplateFile: Sendable {
    /// The unique name of the file in its set, for messages and records.
    package let id: String
    /// The ids that the file had in earlier versions of the set.
    package let was: [String]
    /// The template's path in the set's folder.
    package let source: String
    /// The template of the output path, relative to the root, and its place in the manifest.
    package let pathText: SourceText
    /// The file's part in a scene: Builder, ViewModel, and so on.
    package let role: String
    /// The folder that the path starts from.
    package let root: Root
    /// Whether all scenes of a project share the file.
    package let isShared: Bool
    /// The option values for which the file is generated.
    package let condition: Condition
    /// How many times a scene has the file.
    package let repetition: Repetition

    init(
        id: String, source: String, path: SourceText, role: String, root: Root = .scene,
        isShared: Bool = false, condition: Condition = Condition(),
        repetition: Repetition = .once, was: [String] = []
    ) {
        (self.id, self.source, pathText) = (id, source, path)
        (self.role, self.root, self.isShared) = (role, root, isShared)
        (self.condition, self.repetition, self.was) = (condition, repetition, was)
    }

    package var path: String { pathText.text }

    /// The same file for other options.
    func when(_ condition: Condition) -> TemplateFile {
        TemplateFile(
            id: id, source: source, path: pathText, role: role, root: root, isShared: isShared,
            condition: condition, repetition: repetition, was: was)
    }

    /// Whether a scene with these options has the file. If `parts` isn't empty, it must name the
    /// file.
    package func isGenerated(with options: OptionValues, parts: Set<String> = []) -> Bool {
        (parts.isEmpty || isNamed(in: parts)) && condition.holds(for: options)
    }

    package func isNamed(in parts: Set<String>) -> Bool {
        parts.contains(role) || parts.contains(id) || was.contains(where: parts.contains)
    }

    package enum Repetition: Hashable, Sendable {
        case once
        case forEachRoute
    }

    package enum Root: String, Sendable, CaseIterable {
        case scene, tests, support
        /// The module that other features depend on.
        case interface
        /// The module of code for tests, which tests of other modules use, too.
        case testing

        package var isForTests: Bool { self == .tests || self == .testing }
    }
}

/// A package that the code of some or all scenes imports.
package struct RequiredPackage: Hashable, Sendable {
    package let dependency: PackageDependency
    /// The options with which the code imports it.
    package var condition = Condition()
}

/// `when`: the options that a condition names, each with the values that it allows.
package struct Condition: Hashable, Sendable {
    package struct Clause: Hashable, Sendable {
        package let option: String
        /// The allowed values, as the command line spells them.
        package let values: [String]
    }

    package var clauses: [Clause] = []

    /// Whether every named option has one of its allowed values.
    package func holds(for options: OptionValues) -> Bool {
        holds(for: { options[$0]?.conditionText })
    }

    /// Whether the condition holds for these texts of options.
    package func holds(for text: (String) -> String?) -> Bool {
        clauses.allSatisfy { $0.values.contains(text($0.option) ?? "") }
    }
}
