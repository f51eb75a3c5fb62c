package import Basics
import FileSystem
import Planning
import Projects
package import Scenes
import SwiftSource
package import TemplateSets
import XcodeTemplates

/// The values of Xcode's text macros for the files of a folder: the names of project, workspace,
/// and package, and the team's `IDETemplateMacros.plist`.
///
/// A user's own macros, in `xcuserdata` and in the home folder, are ignored. They would produce
/// different files on another machine.
struct TextMacroFiles {
    private static let name = "IDETemplateMacros.plist"
    private static let sizeLimit = 1_000_000

    private let folders: XcodeFolders
    private let ancestors: [AbsolutePath]

    init(for folder: String, in project: Project) {
        folders = XcodeFolders(in: project)
        ancestors = folders.ancestors(of: folder)
    }

    /// - Throws: `Failure` with 65 for a file that isn't a property list of texts, 77 for one that
    ///   isn't a regular file of the project, and 74 for one that can't be read.
    func fill(_ environment: inout RenderEnvironment) throws(Failure) {
        fillNames(&environment)
        if environment.organization == nil { environment.organization = organization }
        for (folder, path) in paths {
            let bytes = try ProjectFile.read(path, in: folder, atMost: Self.sizeLimit)
            guard let bytes else { continue }
            try Self.add(bytes, path, to: &environment)
        }
    }

    private static func add(
        _ bytes: [UInt8], _ path: String, to environment: inout RenderEnvironment
    ) throws(Failure) {
        let macros = try IDETemplateMacros.overrides(parsing: bytes, name: path)
        // Xcode takes each macro from the first file that has it.
        let isFirstWithHeader =
            environment.textMacros["FILEHEADER"] == nil && macros["FILEHEADER"] != nil
        if environment.textMacrosPath == nil || isFirstWithHeader {
            environment.textMacrosPath = path
        }
        environment.textMacros.merge(macros) { first, _ in first }
    }

    private func fillNames(_ environment: inout RenderEnvironment) {
        for folder in ancestors {
            let contents = folders.contents(of: folder)
            if environment.packageName == nil, environment.projectName == nil,
                contents.isPackage
            {
                environment.packageName = Self.packageName(in: folder)
            }
            // A package in an app is a project of its own.
            if environment.projectName == nil, environment.packageName == nil {
                environment.projectName = contents.projects.first
            }
            if environment.workspaceName == nil {
                environment.workspaceName = contents.workspaces.first
            }
        }
    }

    /// The organization of the nearest project; nil if its file can't be read.
    private var organization: String? {
        for folder in ancestors {
            let contents = folders.contents(of: folder)
            for project in contents.projects {
                let path = AbsolutePath("\(folder.text)/\(project).xcodeproj/project.pbxproj")
                let file = try? XcodeProjectFile(at: path.fromHere, in: folder.text)
                if let name = file?.organization { return name }
            }
            if !contents.projects.isEmpty || contents.isPackage { return nil }
        }
        return nil
    }

    private static func packageName(in folder: AbsolutePath) -> String? {
        let manifest = try? Manifest.text(in: folder.text)
        let contents = manifest.map { ManifestContents(SourceText(name: "", text: $0)) }
        return contents?.name ?? folder.lastComponent
    }

    /// The paths of the files, in order of precedence: the nearest folder first, and in each folder
    /// the project, the workspace, and the package.
    private var paths: [(folder: String, path: String)] {
        var paths: [(folder: String, path: String)] = []
        for folder in ancestors {
            let contents = folders.contents(of: folder)
            var bundles = contents.projects.flatMap {
                ["\($0).xcodeproj", "\($0).xcodeproj/project.xcworkspace"]
            }
            bundles += contents.workspaces.map { "\($0).xcworkspace" }
            if contents.isPackage { bundles.append(".swiftpm/xcode/package.xcworkspace") }
            paths += bundles.map {
                let path = AbsolutePath(folder.text + "/" + $0 + "/xcshareddata/" + Self.name)
                return (folder.text, path.fromHere)
            }
        }
        return paths
    }
}

extension Project {
    /// Returns the environment for rendering the files of an output.
    ///
    /// - Throws: `Failure` with 65 or 74 if text macros are required and can't be read.
    package func renderEnvironment(
        of place: ResolvedOutput, for sets: [TemplateSet], author: String, date: CalendarDate,
        organization: String? = nil
    ) throws(Failure) -> RenderEnvironment {
        var environment = RenderEnvironment(
            module: place.module, header: configuration.header, samples: configuration.samples,
            labels: configuration.labels, layout: place.swiftLayout)
        environment.organization = organization ?? configuration.organization
        let hasBundles = !sets.allSatisfy(\.format.isNative)
        let needsHeader = configuration.header.isEmpty && sets.contains(where: \.usesHeader)
        guard hasBundles || needsHeader else { return environment }
        try TextMacroFiles(for: place.layout.scene.path, in: self).fill(&environment)
        if !place.packageFiles.isEmpty {
            // The package is still to be made.
            environment.packageName = AbsolutePath(place.layout.scene.base).lastComponent
            environment.projectName = nil
        }
        try environment.takeFileHeader(
            author: author, date: date, forSets: needsHeader, forBundles: hasBundles)
        return environment
    }
}
