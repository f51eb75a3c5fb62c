package import Basics
import JSONSource
package import TemplateSets
import XcodeTemplates

/// The files of a template pack as they were found: a folder or a repository with one set or more.
package struct PackFolder: Sendable {
    /// What paths in messages begin with.
    package var location: String
    /// What is in every file, by its path in the pack. Names that begin with a dot do not count.
    package var files: [String: TemplateSetFolder.Content]
    /// What to say of the links that cannot be followed, by their path in the pack.
    package var refusedLinks: [String: Diagnostic]

    /// The folder at a pack's top that holds its cases and no sets.
    package static let casesFolder = "Tests"
    /// The file that makes a folder below that a case.
    package static let caseManifestName = "case.json"

    package init(
        location: String, files: [String: TemplateSetFolder.Content],
        refusedLinks: [String: Diagnostic] = [:]
    ) {
        self.location = location
        self.files = files
        self.refusedLinks = refusedLinks
    }

    /// Throws a `Failure` with 77 where a link cannot be followed, whichever set it belongs to.
    package func requireLinks() throws(Failure) {
        if refusedLinks.isEmpty { return }
        throw Failure(
            .refused, refusedLinks.sorted { $0.key < $1.key }.map(\.value))
    }

    /// A set of the pack that nobody has read yet.
    package struct FoundSet: Sendable {
        /// The path of its folder in the pack; empty where the pack itself is the set.
        package var path: String
        /// Its files.
        package var folder: TemplateSetFolder

        /// What it is called; nil where its manifest does not say.
        package var name: String? {
            if folder.isXcodeTemplate { return folder.bundleName }
            guard let content = folder.files[TemplateSetFolder.manifestName],
                let document = try? JSONDocument(parsing: content.bytes, name: path),
                case .string(let name)? = document.root["name"]?.content
            else { return nil }
            return name
        }
    }

    /// Every folder with a `template.json`, and every `.xctemplate` with the property list of one, sorted
    /// by path. Below a set none is looked for.
    package var sets: [FoundSet] {
        let folders = setFolders
        let found = folders.filter { folder in
            folder.isEmpty || Self.folders(above: folder).allSatisfy { !folders.contains($0) }
        }
        let bundleNames = BundleNames(
            found.filter { folder in
                files[TemplateSetFolder.path(of: XcodeTemplate.infoName, in: folder)] != nil
            })
        var contents: [String: [String: TemplateSetFolder.Content]] = [:]
        for folder in found { contents[folder] = [:] }
        let cases = Set(caseNames)
        for (file, content) in files {
            // Where the pack is one set, its cases lie among the set's files.
            if let name = Self.caseName(of: file), cases.contains(name) { continue }
            guard let folder = Self.folders(above: file).first(where: found.contains) else {
                continue
            }
            let path = folder.isEmpty ? file : String(file.dropFirst(folder.count + 1))
            contents[folder]?[path] = content
        }
        return contents.sorted { $0.key < $1.key }.map { path, own in
            let shown = path.isEmpty ? location : TemplateSetFolder.path(of: path, in: location)
            var folder = TemplateSetFolder(location: shown, contents: own)
            folder.knownBundleName = bundleNames[path]
            return FoundSet(path: path, folder: folder)
        }
    }

    /// Other folders with such a property list are what an install script makes bundles of. What was
    /// installed has lost the extension, and a pack that is nothing but a bundle may never have had it.
    private var setFolders: Set<String> {
        let manifests = files.keys.filter { Self.manifestNames.contains($0.splitAtName.name) }
        let all = Set(manifests.filter(mayBelongToSet).map(\.splitAtName.folder))
        if files[PackPin.fileName] != nil { return all }
        let folders = all.filter { folder in
            if files[TemplateSetFolder.path(of: TemplateSetFolder.manifestName, in: folder)] != nil
            {
                return true
            }
            let name = (folder.isEmpty ? location : folder).splitAtName.name
            return XcodeTemplate.name(ofFolder: name) != nil
        }
        return folders.isEmpty && all.contains("") ? [""] : folders
    }

    /// The folders that are called as Xcode file templates are, and have no property list.
    package var emptyBundles: [String] {
        let folders = Set(files.keys.flatMap { Self.folders(above: $0) })
        let bundles = folders.filter { XcodeTemplate.name(ofFolder: $0.splitAtName.name) != nil }
        return bundles.filter { files["\($0)/\(XcodeTemplate.infoName)"] == nil }.sorted()
    }

    /// Below the folder of the cases there are no sets; other people's Xcode file templates may lie in a
    /// folder of that name all the same.
    private func mayBelongToSet(_ manifest: String) -> Bool {
        let (folder, name) = manifest.splitAtName
        guard Self.isBelowCases(folder) else { return true }
        guard name == XcodeTemplate.infoName, let ofCase = Self.caseName(of: manifest) else {
            return false
        }
        return files["\(Self.casesFolder)/\(ofCase)/\(Self.caseManifestName)"] == nil
    }

    private static let manifestNames: Set<String> = [
        TemplateSetFolder.manifestName, XcodeTemplate.infoName,
    ]

    /// The names of its cases: the folders of `Tests` with a `case.json`, sorted.
    package var caseNames: [String] {
        files.keys.compactMap { path -> String? in
            guard let name = Self.caseName(of: path),
                path == "\(Self.casesFolder)/\(name)/\(Self.caseManifestName)"
            else { return nil }
            return name
        }.sorted()
    }

    /// The files of every case by their path in the case's folder.
    package var cases: [String: [String: TemplateSetFolder.Content]] {
        var cases: [String: [String: TemplateSetFolder.Content]] = [:]
        for name in caseNames { cases[name] = [:] }
        for (path, content) in files {
            guard let name = Self.caseName(of: path), cases[name] != nil else { continue }
            let prefix = "\(Self.casesFolder)/\(name)/"
            cases[name]?[String(path.dropFirst(prefix.count))] = content
        }
        return cases
    }

    /// The files of a case by their path in its folder.
    package func files(ofCase name: String) -> [String: TemplateSetFolder.Content] {
        cases[name] ?? [:]
    }

    /// The paths of the files that belong to a set or a case.
    package var ownFiles: Set<String> {
        var own: Set<String> = []
        for set in sets {
            for file in set.folder.files.keys {
                own.insert(TemplateSetFolder.path(of: file, in: set.path))
            }
        }
        for (name, files) in cases {
            for file in files.keys { own.insert("\(Self.casesFolder)/\(name)/\(file)") }
        }
        return own
    }

    /// The set that a case is about; nil where its file does not say.
    package func set(ofCase name: String) -> String? {
        let path = "\(Self.casesFolder)/\(name)/\(Self.caseManifestName)"
        guard let content = files[path],
            let document = try? JSONDocument(parsing: content.bytes, name: path),
            case .string(let set)? = document.root["set"]?.content
        else { return nil }
        return set
    }

    private static func isBelowCases(_ folder: String) -> Bool {
        folder == casesFolder || folder.isPath(below: casesFolder)
    }

    /// The folders that a path lies in, the innermost first; the pack itself is the empty one.
    private static func folders(above path: String) -> [String] {
        var folders: [String] = []
        var rest = path.splitAtName.folder
        while !rest.isEmpty {
            folders.append(rest)
            rest = rest.splitAtName.folder
        }
        return folders + [""]
    }

    private static func caseName(of path: String) -> String? {
        let parts = path.split(separator: "/", maxSplits: 2)
        return parts.count == 3 && parts[0] == casesFolder ? String(parts[1]) : nil
    }
}

extension String {
    fileprivate func isPath(below folder: String) -> Bool { hasPrefix(folder + "/") }
}
