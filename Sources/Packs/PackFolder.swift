package import Basics
import JSONSource
package import TemplateSets
import XcodeTemplates

/// The files of a pack: a folder or a repository with one or more sets.
package struct PackFolder: Sendable {
    /// The beginning of paths in messages.
    package var location: String
    /// The contents of every file by its path in the pack. Names that begin with a dot are omitted.
    package var files: [String: [UInt8]]
    /// The problems of the links that can't be followed, by their path in the pack.
    package var refusedLinks: [String: Diagnostic] = [:]
    /// How the bases of sets were found, by the path of the set.
    package var bases: [String: TemplateSetFolder.FoundBase] = [:]
    /// The paths of git submodules, whose files aren't there.
    package var submodules: [String] = []

    /// The folder for cases at the top of a pack.
    package static let casesFolder = "Tests"
    /// The file that makes a folder a case.
    package static let caseManifestName = "case.json"

    package init(location: String, files: [String: [UInt8]]) {
        (self.location, self.files) = (location, files)
    }

    /// A hint at submodules, which may have sets that aren't here; nil without any.
    package var hintOnSubmodules: String? {
        if submodules.isEmpty { return nil }
        let paths = submodules.prefix(5).joined(separator: ", ").onOneLine
        return "It has submodules, which aren't fetched (\(paths)): install one from its own "
            + "address."
    }

    /// Throws a `Failure` with 77 if a link in any set can't be followed.
    package func requireLinks() throws(Failure) {
        if refusedLinks.isEmpty { return }
        throw Failure(.refused, refusedLinks.sorted { $0.key < $1.key }.map(\.value))
    }

    /// The path of a file in messages; without a path, the location of the pack.
    func shown(_ path: String) -> String {
        path.isEmpty ? location : TemplateSetFolder.path(of: path, in: location)
    }

    private static func isPath(_ path: String, below folder: String) -> Bool {
        folder.isEmpty || path.hasPrefix(folder + "/")
    }

    /// The folders around a path, from the innermost to the pack itself, which is empty.
    package static func folders(above path: String) -> [String] {
        var folders: [String] = []
        var rest = path.splitAtName.folder
        while !rest.isEmpty {
            folders.append(rest)
            rest = rest.splitAtName.folder
        }
        return folders + [""]
    }

    /// The value of a key in a JSON file of the pack; nil if it isn't a string.
    private static func string(_ key: String, in bytes: [UInt8]?) -> String? {
        guard let bytes else { return nil }
        return try? JSONDocument(parsing: bytes, name: "").root[key]?.string
    }

    // MARK: Sets

    /// A set that hasn't been read.
    package struct FoundSet: Sendable {
        /// The path of its folder in the pack; empty if the pack itself is the set.
        package var path: String
        package var folder: TemplateSetFolder

        /// The set's name; nil if its manifest has none.
        package var name: String? {
            folder.isXcodeTemplate
                ? folder.bundleName
                : PackFolder.string("name", in: folder.files[TemplateSetFolder.manifestName])
        }

        /// The contents of every file by its path in the pack.
        var files: [String: [UInt8]] {
            Dictionary(
                uniqueKeysWithValues: folder.files.map {
                    (TemplateSetFolder.path(of: $0.key, in: path), $0.value)
                })
        }

        /// Whether the set contains a file or a link.
        func contains(_ file: String) -> Bool { PackFolder.isPath(file, below: path) }
    }

    /// The folders with a `template.json` and the Xcode file templates, sorted by path. A set
    /// contains no other sets.
    package var sets: [FoundSet] {
        let folders = setFolders
        let found = folders.filter { folder in
            folder.isEmpty || Self.folders(above: folder).allSatisfy { !folders.contains($0) }
        }
        let bundleNames = Self.bundleNames(
            found.filter {
                files[TemplateSetFolder.path(of: XcodeTemplate.infoName, in: $0)] != nil
            })
        var contents: [String: [String: [UInt8]]] = [:]
        for folder in found { contents[folder] = [:] }
        let cases = Set(caseNames)
        for (file, content) in files {
            // If the pack is a set, its folder contains the cases.
            if let name = Self.caseName(of: file), cases.contains(name) { continue }
            guard let folder = Self.folders(above: file).first(where: found.contains) else {
                continue
            }
            let path = folder.isEmpty ? file : String(file.dropFirst(folder.count + 1))
            contents[folder]?[path] = content
        }
        return contents.sorted { $0.key < $1.key }.map { path, own in
            var folder = TemplateSetFolder(location: shown(path), files: own)
            folder.knownBundleName = bundleNames[path]
            folder.foundBase = bases[path] ?? TemplateSetFolder.FoundBase()
            return FoundSet(path: path, folder: folder)
        }
    }

    /// An Xcode file template needs the extension, because install scripts create bundles from
    /// other folders with property lists. Installed templates have lost the extension, and a pack
    /// that consists of one bundle may never have had it.
    private var setFolders: Set<String> {
        let manifests = files.keys.filter {
            [TemplateSetFolder.manifestName, XcodeTemplate.infoName].contains($0.splitAtName.name)
        }
        let all = Set(manifests.filter(canBelongToSet).map(\.splitAtName.folder))
        if files[PackPin.fileName] != nil { return all }
        let folders = all.filter { folder in
            files[TemplateSetFolder.path(of: TemplateSetFolder.manifestName, in: folder)] != nil
                || Self.isBundle(folder.isEmpty ? location : folder)
        }
        return folders.isEmpty && all.contains("") ? [""] : folders
    }

    /// Whether a manifest isn't in the folder for cases. Packs that don't know scene-kit may have
    /// Xcode file templates in a folder with that name.
    private func canBelongToSet(_ manifest: String) -> Bool {
        guard Self.isPath(manifest, below: Self.casesFolder) else { return true }
        guard manifest.splitAtName.name == XcodeTemplate.infoName,
            let name = Self.caseName(of: manifest)
        else { return false }
        return files[Self.caseManifest(of: name)] == nil
    }

    // MARK: Cases

    package var caseNames: [String] { cases.keys.sorted() }

    /// The files of every case, by their path in the pack.
    package var cases: [String: [String: [UInt8]]] {
        var folders: [String: [String: [UInt8]]] = [:]
        for (path, content) in files {
            guard let name = Self.caseName(of: path) else { continue }
            folders[name, default: [:]][path] = content
        }
        return folders.filter { name, files in files[Self.caseManifest(of: name)] != nil }
    }

    /// The paths of the files that belong to a set or a case.
    package var ownFiles: Set<String> {
        Set(sets.flatMap(\.files.keys) + cases.values.flatMap(\.keys))
    }

    /// The set that a case names; nil if the case or its manifest doesn't.
    package func set(ofCase name: String) -> String? {
        Self.string("set", in: files[Self.caseManifest(of: name)])
    }

    static func caseManifest(of name: String) -> String {
        "\(casesFolder)/\(name)/\(caseManifestName)"
    }

    private static func caseName(of path: String) -> String? {
        let parts = path.split(separator: "/", maxSplits: 2)
        return parts.count == 3 && parts[0] == casesFolder ? String(parts[1]) : nil
    }
}
