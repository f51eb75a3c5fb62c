package import Basics
import Linting
package import Scenes
package import SwiftSource

/// The configuration of the scenes in a folder: the `scene-kit.json` there and in the folders above,
/// up to the project's root. For each key, the nearest file that has it counts. Options and samples
/// are merged by name.
///
/// The properties are those of `ProjectConfiguration`, with folders from the project's root. A file
/// that names folders elsewhere describes other scenes, so its places are ignored.
package final class ConfigurationChain: Sendable {
    package struct File: Sendable {
        /// The path that messages show and that the file is opened at.
        package let path: String
        /// The names of the folders from the project's root to the file's folder.
        package let folder: [String]
        package let configuration: ProjectConfiguration
        /// Returns a folder of the project without links on the way to it.
        fileprivate let real: @Sendable ([String]) -> [String]

        package init(
            _ configuration: ProjectConfiguration, at path: String, in folder: [String],
            real: @escaping @Sendable ([String]) -> [String] = { $0 }
        ) {
            (self.configuration, self.path, self.folder) = (configuration, path, folder)
            self.real = real
        }
    }

    package let defaults: SceneChoices
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
    /// The paths of the files that have the rules, by their ids.
    package let filesOfRules: [String: String]
    package let xcodeTargets: [SourceText]
    /// The path in records of the file that lists the scenes, from the project's root.
    package let listPath: String

    /// - Parameters:
    ///   - files: The files for a folder with scenes, nearest first.
    ///   - filesOfPlace: The files for the folder that a command works in, nearest first, if it's
    ///     another one. These name the places of new scenes.
    ///   - home: The folder that the scenes belong to, such as a package. A file above it has places
    ///     for them only if these are in there.
    package init(_ files: [File] = [], filesOfPlace: [File]? = nil, home: [String] = []) {
        func nearest<Value>(_ value: (File) -> Value?) -> Value? {
            files.lazy.compactMap(value).first
        }
        let placing = (filesOfPlace ?? files).filter { $0.isFor(home) }
        defaults = files.reversed().reduce(SceneChoices()) { $1.configuration.defaults.over($0) }
        samples = files.reversed().reduce(TypeSamples()) { $1.configuration.samples.over($0) }
        labels = nearest(\.configuration.labels) ?? .with
        header = nearest(\.configuration.header) ?? []
        organization = nearest(\.configuration.organization)
        edits = nearest(\.configuration.edits) ?? .keep
        lint = files.reversed().reduce(LintConfiguration()) { $1.lint.over($0) }
        filesOfRules = files.reversed().reduce(into: [:]) { paths, file in
            for rule in file.configuration.lint.rules { paths[rule.id] = file.path }
        }
        xcodeTargets = nearest(\.configuration.xcodeTargets) ?? []
        sources = placing.lazy.compactMap(\.sources).first
        tests = placing.lazy.compactMap { file in file.tests.map { ($0, file.path) } }.first
        module = placing.lazy.compactMap(\.configuration.module).first
        support = nearest { $0.support(for: home) }
        let list = (filesOfPlace ?? files).first { $0.configuration.scenes != nil }
        scenes = list?.configuration.scenes
        listPath = ((list?.folder ?? []) + [ProjectConfiguration.fileName]).joined(separator: "/")
    }
}

extension ConfigurationChain.File {
    /// Whether the places in the file, if it names any, are in a folder.
    fileprivate func isFor(_ home: [String]) -> Bool {
        [sources, tests].allSatisfy { $0?.components.starts(with: home) ?? true }
    }

    fileprivate var sources: ProjectFolder? { configuration.sources.map(inProject) }

    fileprivate var tests: ProjectFolder? { configuration.tests.map(inProject) }

    /// Returns a folder of the file from the project's root.
    private func inProject(_ folder: ProjectFolder) -> ProjectFolder {
        ProjectFolder(components: real(self.folder + folder.components))
    }

    /// The place of shared files from the project's root.
    fileprivate func support(for home: [String]) -> ProjectConfiguration.Support? {
        guard case .folder(let folder) = configuration.support else { return configuration.support }
        let place = inProject(folder)
        let isShared =
            isFor(home) || place.components.starts(with: home) || place.isOfLibrary
        return isShared ? .folder(place) : nil
    }

    /// The rules, which are for the file's folder.
    fileprivate var lint: LintConfiguration { configuration.lint.below(folder) }
}

extension ProjectFolder {
    /// Whether it is that of a library of a package below, which others can use.
    fileprivate var isOfLibrary: Bool {
        components.count > 2 && components.dropLast().last == "Sources"
    }
}
