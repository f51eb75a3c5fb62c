package import Basics
package import Scenes
package import SwiftSource

/// The configuration of a project: its `scene-kit.json` and those of the folders above. For each
/// key, the nearest file that has it counts. Options and samples are merged by name.
///
/// The properties are those of `ProjectConfiguration`, with folders from the project's root. A file
/// that names folders outside the project describes other scenes, so its places are ignored.
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

    package let defaults: SceneChoices
    /// The packages that belong to the project, or folders of them, from its root.
    package let packages: [ProjectFolder]
    package let sources: ProjectFolder?
    /// The folder of the tests, and the file that names it.
    package let tests: (folder: ProjectFolder, path: String)?
    package let support: ProjectConfiguration.Support?
    package let module: SourceText?
    package let samples: TypeSamples
    package let labels: LabelStyle
    package let header: [String]
    package let organization: String?
    package let scenes: [SceneEntry]?
    package let edits: EditPolicy
    package let lint: LintConfiguration
    package let xcodeTargets: [SourceText]
    /// The file above that makes a single package the project; nil without one.
    package let fileOfPackage: String?
    /// The path in records of the file that lists the scenes, from the project's root.
    package let listPath: String

    /// - Parameter files: The files, nearest first.
    package init(_ files: [File] = []) {
        func nearest<Value>(_ value: (File) -> Value?) -> Value? {
            files.lazy.compactMap(value).first
        }
        packages = files.first { $0.wayToRoot.isEmpty }?.configuration.packages ?? []
        defaults = files.reversed().reduce(SceneChoices()) { $1.configuration.defaults.over($0) }
        samples = files.reversed().reduce(TypeSamples()) { $1.configuration.samples.over($0) }
        labels = nearest(\.configuration.labels) ?? .with
        header = nearest(\.configuration.header) ?? []
        organization = nearest(\.configuration.organization)
        edits = nearest(\.configuration.edits) ?? .keep
        lint = files.reversed().reduce(LintConfiguration()) { $1.configuration.lint.over($0) }
        xcodeTargets = nearest(\.configuration.xcodeTargets) ?? []
        sources = nearest { file in file.configuration.sources.flatMap(file.inProject) }
        tests = nearest { file in
            file.configuration.tests.flatMap(file.inProject).map { ($0, file.path) }
        }
        module = nearest { $0.isForProject ? $0.configuration.module : nil }
        support = nearest(\.support)
        fileOfPackage = nearest { $0.namesProject && !$0.wayToRoot.isEmpty ? $0.path : nil }
        let list = files.first { $0.namesProject && $0.configuration.scenes != nil }
        scenes = list?.configuration.scenes
        let up = String(repeating: "../", count: list?.wayToRoot.count ?? 0)
        listPath = up + ProjectConfiguration.fileName
    }
}

extension ConfigurationChain.File {
    /// Whether the file names this package, or names none and is in its folder.
    fileprivate var namesProject: Bool {
        let package = configuration.packages.isEmpty ? configuration.package : nil
        return (package?.components ?? []) == wayToRoot
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

    /// The place of shared files from the project's root.
    fileprivate var support: ProjectConfiguration.Support? {
        guard case .folder(let folder, _) = configuration.support
        else { return configuration.support }
        if let inner = inProject(folder) { return .folder(inner) }
        return isForProject ? .folder(folder, levelsUp: wayToRoot.count) : nil
    }
}
