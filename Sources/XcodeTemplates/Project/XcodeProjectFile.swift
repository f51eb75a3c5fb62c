package import Basics
import PropertyLists

/// The files that a `project.pbxproj` lists, and the folders of which it includes all files.
package struct XcodeProjectFile: Sendable {
    let objects: [String: PropertyList]
    /// The absolute path of the folder that contains the `.xcodeproj`.
    let folder: String
    let mainGroup: String
    /// The ids of files and groups that it lists, by their absolute paths.
    private(set) var references: [String: String] = [:]
    private(set) var groups: [String: String] = [:]
    /// The targets by their names.
    private(set) var targets: [String: [String: PropertyList]] = [:]
    /// The folders of which Xcode includes every file: the synchronized ones of Xcode 16.
    package private(set) var synchronizedFolders: Set<String> = []
    /// The paths of these folders by their ids.
    private(set) var synchronizedGroups: [String: String] = [:]
    /// The organization for the headers of new files; nil if the project names none.
    package let organization: String?
    /// The values of build settings such as `IPHONEOS_DEPLOYMENT_TARGET`, in all configurations, by
    /// the name of the target. The settings of the project have an empty name.
    private(set) var settings: [String: [String: [String]]] = [:]
    /// Whether other files can contain build settings or targets: an `.xcconfig` or another project.
    private(set) var refersToOthers: Bool

    /// The limit of macOS, in bytes.
    private static let longestPath = 1024

    /// Reads a project file. Messages call it `name`.
    ///
    /// - Parameter folder: The absolute path of the folder that contains the `.xcodeproj`.
    /// - Throws: `Failure` with 65 if it isn't a project file.
    package init(parsing bytes: [UInt8], name: String, in folder: String) throws(Failure) {
        let list = try PropertyList(parsing: bytes, name: name).members
        let objects = list?["objects"]?.members ?? [:]
        guard let root = list?["rootObject"]?.text, let project = objects[root]?.members,
            project["isa"]?.text == "PBXProject", let mainGroup = project["mainGroup"]?.text
        else { throw Failure(.data, "'rootObject' is something else, not a project", path: name) }
        (self.objects, self.folder, self.mainGroup) = (objects, folder, mainGroup)
        let organization = project["attributes"]?.members?["ORGANIZATIONNAME"]?.text ?? ""
        self.organization = organization.isEmpty ? nil : organization
        refersToOthers = project["projectReferences"] != nil
        let targets = (project["targets"]?.texts ?? []).compactMap { objects[$0]?.members }
        for target in targets { self.targets[target["name"]?.text ?? ""] = target }
        for owner in [project] + targets {
            let list = objects[owner["buildConfigurationList"]?.text ?? ""]?.members
            for id in list?["buildConfigurations"]?.texts ?? [] {
                let configuration = objects[id]?.members ?? [:]
                if configuration.keys.contains(where: { $0.hasPrefix("baseConfiguration") }) {
                    refersToOthers = true
                }
                for (name, value) in configuration["buildSettings"]?.members ?? [:]
                where name.hasSuffix("_DEPLOYMENT_TARGET") || Self.moduleSettings.contains(name) {
                    guard let value = value.text else { continue }
                    settings[owner["name"]?.text ?? "", default: [:]][name, default: []]
                        .append(value)
                }
            }
        }
        let base = Self.join(Self.join("", folder), project["projectDirPath"]?.text ?? "")
        var waiting: [(id: String, folder: String?)] = [(mainGroup, base)]
        // Groups can contain each other.
        var seen: Set<String> = []
        while let (id, folder) = waiting.popLast() {
            guard let object = objects[id]?.members, seen.insert(id).inserted else { continue }
            let relative = object["path"]?.text ?? ""
            let path: String? =
                switch object["sourceTree"]?.text {
                case "<group>", nil: Self.join(folder, relative)
                case "SOURCE_ROOT": Self.join(base, relative)
                case "<absolute>": Self.join("", relative)
                // Only Xcode knows other folders, such as that of an SDK.
                default: nil
                }
            switch object["isa"]?.text {
            case "PBXFileReference": if let path { references[path] = references[path] ?? id }
            case "PBXFileSystemSynchronizedRootGroup":
                if let path {
                    synchronizedFolders.insert(path)
                    synchronizedGroups[id] = path
                }
            default:
                // A group without a folder of its own stands for none.
                let isFolder = id == mainGroup || object["path"] != nil
                if isFolder, let path, groups[path] == nil { groups[path] = id }
                waiting += (object["children"]?.texts ?? []).map { ($0, path) }
            }
        }
    }

    /// A path below a folder, without `.` and `..`. The root of the file system is an empty text.
    private static func join(_ folder: String?, _ path: String) -> String? {
        guard var result = folder, path.utf8.count <= longestPath else { return nil }
        if path.hasPrefix("/") { result = "" }
        for part in path.split(separator: "/") where part != "." {
            if part == ".." {
                result = result.lastIndex(of: "/").map { String(result[..<$0]) } ?? ""
            } else {
                result += "/" + part
            }
        }
        return result.utf8.count <= longestPath ? result : nil
    }

    /// The absolute paths of the files that it lists.
    package var files: Set<String> { Set(references.keys) }

    package func lists(_ path: String) -> Bool { references[path] != nil }

    /// The id of a build phase of a target, such as `Sources`.
    func phase(_ type: String, of target: String) -> String? {
        targets[target]?["buildPhases"]?.texts?.first {
            objects[$0]?.members?["isa"]?.text == "PBX\(type)BuildPhase"
        }
    }

    /// Whether the project lists the file at an absolute path, or a synchronized folder contains
    /// it.
    package func knows(_ path: String) -> Bool {
        if references[path] != nil { return true }
        if synchronizedFolders.isEmpty { return false }
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if synchronizedFolders.contains(String(folder)) { return true }
        }
        return false
    }
}
