import Packs
package import Planning
import Projects
import TemplateSets
import XcodeTemplates

/// Finds the Swift files in a folder and its subfolders.
package enum SwiftFiles {
    /// Folders with third-party code or build products.
    private static let skipped: Set<String> = [
        "Carthage", "DerivedData", "Pods", "build", "node_modules",
    ]

    /// Hidden folders with files that people write.
    private static let hidden: Set<String> = [".circleci", ".github", ".gitlab"]

    private static let deepest = 32
    /// Nobody writes so much by hand.
    static let sizeLimit = 64 << 20

    /// Whether to search a folder of that name. An Xcode file template isn't searched, because its
    /// files aren't sources.
    private static func isSearched(_ name: String) -> Bool {
        !name.hasPrefix(".") && !skipped.contains(name) && XcodeTemplate.name(ofFolder: name) == nil
    }

    /// Calls `body` with the path of each file, sorted by folder. Symbolic links aren't followed.
    /// Other projects in the folder are left out; so are template sets, Xcode file templates, and the
    /// files that cases of packs expect.
    ///
    /// - Parameters:
    ///   - entersPackages: Whether packages in the folder aren't left out, whose modules are others.
    ///   - entersProjects: Whether other projects aren't left out.
    ///   - isForOthers: Whether `body` gets the files that aren't Swift instead, also hidden ones.
    ///   - miss: Called with the path of each folder that can't be read or is too deep, and of each
    ///     link to a folder.
    package static func forEachPath(
        below folder: String, on disk: any Disk, entersPackages: Bool,
        entersProjects: Bool = false, isForOthers: Bool = false, depth: Int = 0,
        missing miss: (_ path: String) -> Void = { _ in },
        _ body: (_ path: String) -> Void
    ) {
        guard depth < deepest else { return miss(folder) }
        guard let names = try? disk.names(in: folder) else { return miss(folder) }
        guard
            depth == 0
                || (entersPackages || !names.contains(Manifest.fileName))
                    && (entersProjects || !isProject(folder, names, on: disk)),
            !names.contains(TemplateSetFolder.manifestName),
            !names.contains(PackFolder.caseManifestName)
        else { return }
        for name in names where !name.hasPrefix(".") || isForOthers {
            let path = folder == "." ? name : "\(folder)/\(name)"
            if name.hasSuffix(".swift") {
                if !isForOthers { body(path) }
            } else if isForOthers || isSearched(name) {
                switch try? disk.kind(of: path) {
                case .folder where isSearched(name) || hidden.contains(name):
                    forEachPath(
                        below: path, on: disk, entersPackages: entersPackages,
                        entersProjects: entersProjects, isForOthers: isForOthers,
                        depth: depth + 1, missing: miss, body)
                case .file where isForOthers: body(path)
                case .symbolicLink where disk.isFolder(path): miss(path)
                default: break
                }
            }
        }
    }

    /// The packages below a folder, without packages inside packages that aren't the folder.
    ///
    /// - Parameter levels: The number of levels of folders to search; nil for all.
    package static func packages(
        below folder: String, includingItself: Bool = false, levels: Int? = nil, on disk: any Disk
    ) -> [String] {
        folders(below: folder, levels: levels, on: disk) { folder, depth, names in
            guard names.contains(Manifest.fileName) else { return .enter }
            return depth > 0 ? .take : includingItself ? .takeAndEnter : .enter
        }
    }

    /// Whether a folder has files from which a build generates types, or that name types of
    /// Objective-C.
    package static func generateTypes(below folder: String, on disk: any Disk) -> Bool {
        let endings = [
            "-Bridging-Header.h", ".xcdatamodeld", ".mlmodel", ".mlpackage", ".proto", ".graphql",
            ".intentdefinition", ".stencil", ".swifttemplate", "openapi.yaml",
        ]
        return !folders(below: folder, levels: nil, on: disk) { _, _, names in
            names.contains { name in endings.contains(where: name.hasSuffix) } ? .take : .enter
        }.isEmpty
    }

    /// The folders below a folder that are projects of their own.
    package static func projects(below folder: String, on disk: any Disk) -> [String] {
        folders(below: folder, levels: nil, on: disk) { folder, depth, names in
            depth > 0 && isProject(folder, names, on: disk) ? .take : .enter
        }
    }

    private static let marks: Set = [
        ".git", Project.recordsFolder, ProjectConfiguration.fileName,
    ]

    /// Whether a folder with these entries is another project than the one around it.
    private static func isProject(
        _ folder: String, _ names: [String], on disk: any Disk
    ) -> Bool {
        names.contains(where: marks.contains) && disk.isProject(disk.absolute(folder))
    }

    private enum Choice { case take, enter, takeAndEnter }

    private static func folders(
        below folder: String, levels: Int?, depth: Int = 0, on disk: any Disk,
        choosing choose: (_ folder: String, _ depth: Int, _ names: [String]) -> Choice
    ) -> [String] {
        guard depth <= levels ?? deepest - 1, let names = try? disk.names(in: folder) else {
            return []
        }
        let choice = choose(folder, depth, names)
        if choice == .take { return [folder] }
        let below = names.filter(isSearched).flatMap { name in
            let path = folder == "." ? name : "\(folder)/\(name)"
            guard (try? disk.kind(of: path)) == .folder else { return [String]() }
            return folders(
                below: path, levels: levels, depth: depth + 1, on: disk, choosing: choose)
        }
        return choice == .takeAndEnter ? [folder] + below : below
    }
}
