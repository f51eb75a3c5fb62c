import Basics
import FileSystem
import Planning
import Scenes
import SwiftFormatting
import SwiftSource

/// Resolves a place in an existing package or in a new one.
final class PackageOutput {
    private let folder: String
    private let request: OutputResolver
    private let requirements: PackageRequirements

    /// - Parameter requirements: What the code needs from the package.
    package init(
        _ folder: String, _ request: OutputResolver, _ requirements: PackageRequirements
    ) {
        self.folder = folder
        self.request = request
        self.requirements = requirements
    }

    /// - Throws: `Failure` with 64 if the user has to choose a module, with 65 if the manifest
    ///   doesn't support scenes, and with 74 if it can't be read.
    package func resolve(makesTests: Bool) throws(Failure) -> ResolvedOutput {
        var place = try unfinishedPlace(makesTests: makesTests)
        if makesTests, !place.manifestLacksSomething {
            place.nextStep =
                "Next: swift test"
                + (folder == "." ? "" : " --package-path \(folder.quotedForShell)")
        }
        return place
    }

    private func unfinishedPlace(makesTests: Bool) throws(Failure) -> ResolvedOutput {
        guard let manifest = try Manifest.text(in: folder) else {
            return try new(makesTests: makesTests)
        }
        return try existing(manifest, makesTests: makesTests)
    }

    private func new(makesTests: Bool) throws(Failure) -> ResolvedOutput {
        try SurroundingPackage.refuseNewPackage(in: folder)
        let module = request.module ?? "Scenes"
        let manifest = PackageManifest(
            name: AbsolutePath(folder).lastComponent ?? "Scenes", targetName: module,
            testTargetName: makesTests ? module + "Tests" : nil, needing: requirements)
        var place = place(
            module: module, sources: ["Sources", module],
            tests: makesTests ? ["Tests", module + "Tests"] : nil)
        place.dependencies = requirements.dependencies.flatMap(\.products)
        place.packageFiles = [try file("Package.swift", manifest.text)]
        if !IgnoreFile.exists(in: folder) {
            place.packageFiles.append(try file(IgnoreFile.name, PackageIgnoreFile.text))
        }
        if !FormatterFile.exists(for: folder) {
            place.packageFiles.append(try file(FormatterFile.name, FormatterConfiguration.text))
        }
        return place
    }

    private func existing(_ manifest: String, makesTests: Bool) throws(Failure) -> ResolvedOutput {
        let contents = ManifestContents(
            SourceText(name: Manifest.path(in: folder), text: manifest))
        if let module = request.module, let text = request.moduleText,
            case let libraries = contents.alternatives(to: module), !libraries.isEmpty
        {
            throw text.failure(
                "the package '\(folder)' has no library target '\(module)'",
                hint: Suggestions.question(for: module, among: libraries)
                    ?? "Choose one with --module \(libraries.joinedAsAlternatives()).")
        }
        let found = try contents.place(module: request.module, makesTests: makesTests)
        let library = found.library
        var place = place(
            module: library.name, sources: library.folder.components,
            tests: makesTests ? found.tests?.folder.components : nil)
        place.dependencies = library.dependencies
        let missing = requirements.dependencies.compactMap {
            $0.missing(among: library.dependencies)
        }
        place.note(missing, of: library, in: manifest)
        if let declared = contents.platforms,
            let platforms = requirements.platforms.missing(in: declared)
        {
            place.note(platforms, insteadOf: declared)
        }
        return place
    }

    private func place(module: String, sources: [String], tests: [String]?) -> ResolvedOutput {
        let scene = OutputLayout.Root(folder, sources)
        return ResolvedOutput(
            OutputLayout(
                scene: scene, tests: tests.map { OutputLayout.Root(folder, $0) },
                support: request.supportRoot(beside: scene)),
            module: module)
    }

    private func file(_ path: String, _ text: String) throws(Failure) -> WantedFile {
        do {
            return WantedFile(
                destination: Destination(base: folder, relative: try OutputPath(path)),
                contents: Array(text.utf8))
        } catch {
            throw Failure(.software, "the path \(error.reason)", path: path)
        }
    }
}

extension String {
    /// The folders of a path that a manifest gives; none for the package's own folder.
    fileprivate var components: [String] {
        self == "." ? [] : split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }
}

/// The `.gitignore` of a new package or pack.
package enum IgnoreFile {
    package static let name = ".gitignore"

    /// Whether a folder has a file system entry of that name. scene-kit never replaces it, even
    /// with `--force`.
    package static func exists(in folder: String) -> Bool {
        (try? FileSystem.kind(of: folder + "/" + name)) != nil
    }
}
