package import Basics
package import SwiftSource

/// The `scene-kit.json` that hold in a project: its own, and those of the folders above. Of each key, the
/// nearest file that has it counts; options and samples are merged by name.
///
/// Folders are relative to the file that names them. One that lies outside the project is for other scenes,
/// and so is all that the same file says of where its scenes go.
package final class ConfigurationChain: Sendable {
    /// One of the files.
    package struct File: Sendable {
        /// As it is shown and opened.
        package let path: String
        /// The names of the folders from the file's to the project's root.
        package let wayToRoot: [String]
        package let configuration: ProjectConfiguration

        package init(_ configuration: ProjectConfiguration, at path: String, wayToRoot: [String]) {
            (self.configuration, self.path, self.wayToRoot) = (configuration, path, wayToRoot)
        }
    }

    /// Where the files that all scenes share go.
    package enum Support: Hashable, Sendable {
        /// The team has its own, so none are made.
        case madeByTeam
        /// A folder, from one that lies this many folders above the project's root.
        case folder(ProjectFolder, levelsUp: Int)
    }

    /// The template set, imports and options of scenes that name none.
    package let defaults: SceneChoices
    /// The folder of the scenes, from the project's root.
    package let sources: ProjectFolder?
    /// The folder of their tests, and the file that names it.
    package let tests: (folder: ProjectFolder, path: String)?
    package let support: Support?
    /// The module that the scenes belong to.
    package let module: SourceText?
    /// Expressions for the values of types, for generated tests.
    package let samples: TypeSamples
    /// What the labels of initializers look like.
    package let labels: LabelStyle
    /// What every generated Swift file begins with, a line each.
    package let header: [String]
    /// The organization that Xcode templates name in the files.
    package let organization: String?
    /// What `generate` renders where it is given no list.
    package let scenes: [SceneEntry]?
    /// Whether the files of these may be edited.
    package let edits: EditPolicy
    /// How records name the file that has the scenes: from the project's root.
    package let listPath: String

    /// - Parameter files: the nearest first.
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
    /// Whether the package that the file names is this one; without a name, whether it stands there.
    fileprivate var namesProject: Bool {
        (configuration.package?.components ?? []) == wayToRoot
    }

    /// Whether what the file says of where scenes go is for the project too.
    fileprivate var isForProject: Bool {
        [configuration.sources, configuration.tests].allSatisfy { folder in
            folder.map { inProject($0) != nil } ?? true
        }
    }

    /// A folder that the file names, from the project's root; nil where it lies outside.
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
