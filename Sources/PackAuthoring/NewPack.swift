package import Basics
import BuiltinTemplates
import FileSystem
import JSONSource
import Packs
package import Planning
import ScenePlanning
import Scenes
import TemplateEngine
package import TemplateSets
import TemplateStores

/// The files that a new pack begins with.
package struct NewPack {
    package let setName: String
    /// The bytes of every file, by its path in the pack.
    private var files: [String: [UInt8]] = [:]

    package var hasCases: Bool {
        files.keys.contains { $0.hasPrefix(PackFolder.casesFolder + "/") }
    }

    /// The folder of its set. No set is looked for in the one with the cases.
    package var folderName: String { Self.canName(setName) ? setName : Self.starterName }

    /// The name of the set in `Starter/`, a placeholder for the new name.
    private static let starterName = "MyScene"

    /// The pack in `Starter/`, with a set of this name.
    package init(named name: String, with isWanted: (_ path: String) -> Bool = { _ in true }) {
        setName = name
        for file in BuiltinTemplates.starter where isWanted(file.path) {
            let path = file.path.replacing(Self.starterName, with: name)
            files[path] = Array(file.text.replacing(Self.starterName, with: name).utf8)
        }
    }

    /// Whether a file of the starter, such as its README, belongs to a pack with another set.
    private static func isAtTop(_ path: String) -> Bool { !path.contains("/") }

    /// A pack with a set and its cases, byte for byte. Throws a `Failure` with 65 for an Xcode file
    /// template.
    package init(from templateSet: TemplateSet) throws(Failure) {
        if case .xcode = templateSet.format {
            throw Failure(
                .data, "a pack can't begin with an Xcode file template",
                path: templateSet.location,
                hint: "Use it as it is, with --template or 'scene-kit install', or write a set: "
                    + "'init-pack' without '--from' makes one to change.")
        }
        self.init(named: templateSet.name, with: Self.isAtTop)
        let cases = try SetCases(of: templateSet)
        files.add(templateSet.ownFolder.files.filter { !cases.holds($0.key) }, in: folderName)
        files.add(try cases.files(), in: PackFolder.casesFolder)
    }

    /// The name that a pack in this folder gives its set: the folder's, if a set can be called so.
    package static func setName(for folder: String) -> String {
        let name = CaseConversion.upperCamelCase(AbsolutePath(folder).components.last ?? "")
        return canName(name) ? name : starterName
    }

    /// Whether a set in a folder of that name is found in a pack.
    package static func canName(_ name: String) -> Bool {
        name.isSetName && name.lowercased() != PackFolder.casesFolder.lowercased()
    }

    /// The files as a plan wants them. The owner of the folder may have a `.gitignore` already.
    package func wanted(in folder: String) -> [WantedFile] {
        let hasIgnoreFile = IgnoreFile.exists(in: folder, on: LocalDisk())
        return files.filter { $0.key != IgnoreFile.name || !hasIgnoreFile }.map { path, bytes in
            let relative = OutputPath(ofRecord: path.pathComponents)
            return WantedFile(
                destination: Destination(base: folder, relative: relative), contents: bytes)
        }
    }

    /// Returns the pack with another name in its set, cases, and README. Throws a `Failure` with 65
    /// for a file that isn't valid JSON.
    package func renamed(to name: String) throws(Failure) -> NewPack {
        var pack = NewPack(named: name, with: Self.isAtTop)
        for (path, bytes) in files where pack.files[path] == nil {
            var path = path
            var key = path.splitAtName.name == PackFolder.caseManifestName ? "set" : nil
            if path.hasPrefix(folderName + "/") {
                path = pack.folderName + path.dropFirst(folderName.count)
                let manifest = "\(pack.folderName)/\(TemplateSetFolder.manifestName)"
                key = path == manifest ? "name" : nil
            }
            var bytes = bytes
            if let key {
                let document = try JSONDocument(parsing: bytes, name: path, allowsComments: true)
                if let range = document.root[key]?.range {
                    bytes.replaceSubrange(range, with: "\"\(name)\"".utf8)
                }
            }
            pack.files[path] = bytes
        }
        return pack
    }
}

/// The cases of a set, from the binary or from the pack that contains the set's folder.
private struct SetCases {
    private let templateSet: TemplateSet
    /// The pack's folder and the names of all its cases; nil for a set that is built in.
    private let pack: (folder: String, names: [String])?

    init(of templateSet: TemplateSet) throws(Failure) {
        self.templateSet = templateSet
        guard templateSet.location != templateSet.name else {
            pack = nil
            return
        }
        var folder = templateSet.location
        var names = try CaseFolder.names(in: folder)
        if names.isEmpty {
            let (parent, name) = folder.splitAtLastSlash
            folder = [".", ".."].contains(name) ? folder + "/.." : parent
            names = try CaseFolder.names(in: folder)
        }
        pack = (folder, names)
    }

    /// Whether a file of the set's folder belongs to one of its cases.
    func holds(_ path: String) -> Bool {
        guard let pack, pack.folder == templateSet.location else { return false }
        return pack.names.contains { path.hasPrefix("\(PackFolder.casesFolder)/\($0)/") }
    }

    /// The bytes of the files of its cases, by their path in `Tests`.
    func files() throws(Failure) -> [String: [UInt8]] {
        guard let pack else {
            // The expected files of the built-in cases aren't in the binary, because tests check
            // that they equal the output.
            let cases = BuiltinTemplates.cases.map {
                (name: $0.path.splitAtLastSlash.parent, json: Array($0.text.utf8))
            }
            return try Self.files(of: cases, for: templateSet)
        }
        var files: [String: [UInt8]] = [:]
        for name in pack.names {
            let folder = CaseFolder(pack: pack.folder, name: name)
            let own = try TemplateSetFolder(reading: folder.path, on: LocalDisk()).files
            let expected = try folder.expected()
            let packCase = try PackCase(
                parsing: own[PackFolder.caseManifestName] ?? [], name: folder.manifestPath)
            guard packCase.set.text == templateSet.name else { continue }
            files.add(own, in: name)
            // Hidden files belong to the expected files of a case.
            files.add(expected.files, in: "\(name)/\(PackCase.expectedFolder)")
        }
        return files
    }

    /// Returns cases of a set with their expected files, which are rendered, by path in `Tests`.
    static func files(
        of cases: [(name: String, json: [UInt8])], for templateSet: TemplateSet
    ) throws(Failure) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        var given: [(name: String, set: String?, given: [String: [UInt8]])] = []
        var budget = RunBudget()
        for (name, json) in cases {
            let folder = CaseFolder(pack: "", name: name)
            let packCase = try PackCase(parsing: json, name: folder.path)
            guard packCase.set.text == templateSet.name else { continue }
            files["\(name)/\(PackFolder.caseManifestName)"] = json
            guard packCase.status == .success else { continue }
            let scene = try CaseScene(packCase, of: templateSet)
            given.append((name, templateSet.name, try scene.render(spending: &budget).files))
        }
        let layout = CaseLayout(given)
        for (name, _, _) in given { files.add(layout.contents(of: name), in: name) }
        return files
    }
}

extension [String: [UInt8]] {
    /// Adds files by their paths in a folder.
    fileprivate mutating func add(_ files: [String: [UInt8]], in folder: String) {
        for (path, bytes) in files { self["\(folder)/\(path)"] = bytes }
    }
}
