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
        let targets = ManifestReader.targets(in: manifest)
        do throws(PackageTargets.Problem) {
            guard makesTests else {
                let library = try targets.library(module: request.module)
                return place(in: library, tests: nil, manifest)
            }
            let pair = try targets.pair(module: request.module)
            return place(in: pair.library, tests: pair.tests, manifest)
        } catch {
            if case .unknown(let module, let libraries) = error, let text = request.moduleText {
                throw text.failure(
                    "the package '\(folder)' has no library target '\(module)'",
                    hint: Suggestions.question(for: module, among: libraries)
                        ?? "Choose one with --module \(libraries.joinedAsAlternatives()).")
            }
            throw error.failure(
                in: SourceText(name: Manifest.path(in: folder), text: manifest))
        }
    }

    private func place(
        in library: PackageTarget, tests: PackageTarget?, _ manifest: String
    ) -> ResolvedOutput {
        var place = place(
            module: library.name, sources: library.folder.components,
            tests: tests?.folder.components)
        place.dependencies = library.dependencies
        let missing = requirements.dependencies.compactMap {
            MissingDependency(of: $0, among: library.dependencies, in: manifest)
        }
        place.note(missing, of: library)
        if let declared = ManifestReader.platforms(in: manifest),
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

extension PackageTargets.Problem {
    /// An error about a package without a place for scenes, with the text or the command that fixes
    /// it.
    fileprivate func failure(in manifest: SourceText) -> Failure {
        var diagnostic = Diagnostic(.error, message, path: manifest.name)
        var status = ExitStatus.data
        switch self {
        case .unclosed(let bracket, let offset):
            diagnostic = Diagnostic(
                .error, message, in: manifest, atUTF8Offset: offset,
                hint: "Add the '\(Self.closing(bracket))'.")
        case .notUnderstood(let offset):
            diagnostic = Diagnostic(
                .error, message, in: manifest, atUTF8Offset: offset,
                hint: "N" + Self.hintOnFolders.dropFirst())
        case .noLibrary, .noTests, .untested:
            let lines = PackageTargets.linesToPaste(for: self)
            diagnostic.hint =
                "Paste into its targets:\n"
                + lines.map { "        \($0)" }.joined(separator: "\n")
            if case .noLibrary = self { diagnostic.hint? += "\nOr " + Self.hintOnFolders }
        case .several(let libraries):
            status = .usage
            diagnostic.hint = "Choose one with --module \(libraries.joinedAsAlternatives())."
        case .unknown(let module, let libraries):
            status = .usage
            diagnostic.hint =
                Suggestions.question(for: module, among: libraries)
                ?? "Its libraries are \(libraries.joinedAsAlternatives("and"))."
        }
        return Failure(status, diagnostic)
    }

    private static let hintOnFolders =
        "name the folders: --output <dir> --tests <dir> --module <name>."

    private static func closing(_ bracket: Character) -> Character {
        switch bracket {
        case "(": ")"
        case "[": "]"
        default: "}"
        }
    }

    private var message: String {
        switch self {
        case .unclosed(let bracket, _): "'\(bracket)' has no '\(Self.closing(bracket))'"
        case .notUnderstood: "the targets are computed here, and the manifest is not run"
        case .noLibrary: "the package has no library target, so there is no place for scenes"
        case .noTests: "no library target has a test target, so there is no place for tests"
        case .several: "several library targets could hold the scene"
        case .unknown(let module, _): "the package has no library target '\(module)'"
        case .untested(let module): "the target '\(module)' has no test target"
        }
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
