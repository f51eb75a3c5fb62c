package import Basics
package import SwiftSource

/// The configuration of a project: its `scene-kit.json` and those of the folders above. For each
/// key, the nearest file that has it counts. Options and samples are merged by name.
///
/// Folders are relative to the file that names them. A file that names folders outside the project
/// describes other scenes, so its places are ignored.
package final class ConfigurationChain: Sendable {
    package struct File: Sendable {
        /// The path that messages show and that the file is opened at.
        package let path: String
        /// The names of the folders from the file's folder to the project's root.
        package let wayToRoot: [String]
        package let configuration: ProjectConfiguration

        package init(_ configuration: ProjectConfiguration, at path: String, wayToRoot: [String]) {
            (self.configuration, self.path, self.wayToRoot) = (configuration, path, wayToRoot)
        }
    }

    /// The place of the files that all scenes share.
    package enum Support: Hashable, Sendable {
        /// The team has its own files, so none are generated.
        case madeByTeam
        /// A folder, relative to the folder this many levels above the project's root.
        case folder(ProjectFolder, levelsUp: Int)
    }

    /// The template set, imports, and options of scenes that don't name any.
    package let defaults: SceneChoices
    /// The folder of the scenes, from the project's root.
    package let sources: ProjectFolder?
    /// The folder of their tests, and the file that names it.
    package let tests: (folder: ProjectFolder, path: String)?
    package let support: Support?
    /// The module that the scenes belong to.
    package let module: SourceText?
    /// Expressions for values of types in generated tests.
    package let samples: TypeSamples
    /// The style of the initializers' labels.
    package let labels: LabelStyle
    /// The lines that every generated Swift file begins with.
    package let header: [String]
    /// The organization that Xcode templates name in files.
    package let organization: String?
    /// The scenes that `generate` renders if no scenes file is given.
    package let scenes: [SceneEntry]?
    /// Whether the files of these scenes may be edited.
    package let edits: EditPolicy
    /// The path in records of the file that lists the scenes, from the project's root.
    package let listPath: String

    /// - Parameter files: The files, nearest first.
    package init(_ files: [File] = []) {
        func nearest<Value>(_ value: (File) -> Value?) -> Value? {
            files.lazy.compactMap(value).first
        }
        defaults = files.reversed().reduce(SceneChoices()) { $1.configuration.defaults.over($0) }
        samples = files.reversed().reduce(TypeSamples()) { $1.configuration.samples.over($0) }
        labels = nearest(\.configuration.labels) ?? .with
        header = nearest(\.configuration.header) ?? []
        organization = nearest(\.configuration.organization)
        edits = nearest(\.configuration.edits) ?? .keep
        sources = nearest { file in file.configuration.sources.flatMap(file.inProject) }
        tests = nearest { file in
            file.configuration.tests.flatMap(file.inProject).map { ($0, file.path) }
        }
        module = nearest { $0.isForProject ? $0.configuration.module : nil }
        support = nearest(\.support)
        let list = files.first { $0.namesProject && $0.configuration.scenes != nil }
        scenes = list?.configuration.scenes
        let up = String(repeating: "../", count: list?.wayToRoot.count ?? 0)
        listPath = up + ProjectConfiguration.fileName
    }
}

extension ConfigurationChain.File {
    /// Whether the file is for this package: it names the package, or names none and is in its
    /// folder.
    fileprivate var namesProject: Bool {
        (configuration.package?.components ?? []) == wayToRoot
    }

    /// Whether the places in the file apply to the project.
    fileprivate var isForProject: Bool {
        [configuration.sources, configuration.tests].allSatisfy { folder in
            folder.map { inProject($0) != nil } ?? true
        }
    }

    /// Returns a folder of the file from the project's root; nil if it's outside the project.
    fileprivate func inProject(_ folder: ProjectFolder) -> ProjectFolder? {
        guard folder.components.starts(with: wayToRoot) else { return nil }
        return ProjectFolder(components: Array(folder.components.dropFirst(wayToRoot.count)))
    }

    fileprivate var support: ConfigurationChain.Support? {
        switch configuration.support {
        case nil: nil
        case .madeByTeam: .madeByTeam
        case .folder(let folder):
            if let inner = inProject(folder) {
                .folder(inner, levelsUp: 0)
            } else {
                isForProject ? .folder(folder, levelsUp: wayToRoot.count) : nil
            }
        }
    }
}
