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
    private(set) var targets: [String: [String: PropertyList]] = [:]
    /// The synchronized folders, innermost first.
    private(set) var synchronized: [SynchronizedFolder] = []
    /// The ids of targets by their names.
    private(set) var targetIDs: [String: String] = [:]
    /// The targets by the ids of their build phases.
    private(set) var phaseTargets: [String: String] = [:]
    /// The organization for the headers of new files; nil if the project names none.
    package let organization: String?
    /// The values of build settings such as `IPHONEOS_DEPLOYMENT_TARGET`, in all configurations, by
    /// the name of the target. The settings of the project have an empty name.
    private(set) var settings: [String: [String: [String]]] = [:]
    /// Whether other files can contain build settings or targets: an `.xcconfig` or another project.
    private(set) var refersToOthers: Bool
    /// The absolute paths of `.xcconfig` files that can't be read.
    package private(set) var unreadSettings: Set<String> = []

    /// The limit of macOS, in bytes.
    private static let longestPath = 1024

    /// Reads a project file. Messages call it `name`.
    ///
    /// - Parameters:
    ///   - folder: The absolute path of the folder that contains the `.xcodeproj`.
    ///   - read: Returns the bytes of an `.xcconfig` at an absolute path.
    /// - Throws: `Failure` with 65 if it isn't a project file.
    package init(
        parsing bytes: [UInt8], name: String, in folder: String,
        reading read: (String) -> [UInt8]? = { _ in nil }
    ) throws(Failure) {
        let list = try PropertyList(parsing: bytes, name: name).members
        let objects = list?["objects"]?.members ?? [:]
        guard let root = list?["rootObject"]?.text, let project = objects[root]?.members,
            project["isa"]?.text == "PBXProject", let mainGroup = project["mainGroup"]?.text
        else { throw Failure(.data, "'rootObject' is something else, not a project", path: name) }
        (self.objects, self.folder, self.mainGroup) = (objects, folder, mainGroup)
        let organization = project["attributes"]?.members?["ORGANIZATIONNAME"]?.text ?? ""
        self.organization = organization.isEmpty ? nil : organization
        refersToOthers = project["projectReferences"] != nil
        var targetNames: [String: String] = [:]
        for id in project["targets"]?.texts ?? [] {
            guard let target = objects[id]?.members else { continue }
            let name = target["name"]?.text ?? ""
            (targets[name], targetIDs[name], targetNames[id]) = (target, id, name)
            for phase in target["buildPhases"]?.texts ?? [] { phaseTargets[phase] = name }
        }
        let base = Self.join(Self.join("", folder), project["projectDirPath"]?.text ?? "")
        var waiting: [(id: String, folder: String?)] = [(mainGroup, base)]
        // Groups can contain each other.
        var seen: Set<String> = []
        var paths: [String: String] = [:]
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
            case "PBXFileReference":
                guard let path else { continue }
                references[path] = references[path] ?? id
                paths[id] = path
            case "PBXFileSystemSynchronizedRootGroup":
                guard let path else { continue }
                let owners = targets.keys.filter {
                    targets[$0]?["fileSystemSynchronizedGroups"]?.texts?.contains(id) == true
                }
                let sets = (object["exceptions"]?.texts ?? []).compactMap { id in
                    objects[id]?.members.map { set in
                        let phase = set["buildPhase"]?.text
                        let isCompiled =
                            phase.flatMap { objects[$0]?.members?["isa"]?.text }
                            == "PBXSourcesBuildPhase"
                        return SynchronizedFolder.ExceptionSet(
                            id: id, members: set,
                            target: phase.map { isCompiled ? phaseTargets[$0] : nil }
                                ?? targetNames[set["target"]?.text ?? ""])
                    }
                }
                synchronized.append(
                    SynchronizedFolder(
                        id: id, path: path, owners: Set(owners), members: object, sets: sets))
            default:
                // A group without a folder of its own stands for none.
                let isFolder = id == mainGroup || object["path"] != nil
                if isFolder, let path, groups[path] == nil { groups[path] = id }
                waiting += (object["children"]?.texts ?? []).map { ($0, path) }
            }
        }
        synchronized.sort { ($1.path.count, $0.id) < ($0.path.count, $1.id) }
        for folder in synchronized { paths[folder.id] = folder.path }
        // Targets can use the settings of the project.
        var common: [String: BuildSettings] = [:]
        for owner in [project] + targets.values {
            let name = owner["isa"]?.text == "PBXProject" ? "" : owner["name"]?.text ?? ""
            let list = objects[owner["buildConfigurationList"]?.text ?? ""]?.members
            for id in list?["buildConfigurations"]?.texts ?? [] {
                let configuration = objects[id]?.members ?? [:]
                let kind = configuration["name"]?.text ?? ""
                var values = BuildSettings(ofConfiguration: kind)
                let own = (configuration["buildSettings"]?.members ?? [:])
                    .compactMapValues(\.text)
                for (key, value) in own.sorted(by: { $0.key < $1.key }) { values.add(key, value) }
                if configuration.keys.contains(where: { $0.hasPrefix("baseConfiguration") }) {
                    let file = Self.join(
                        paths[
                            (configuration["baseConfigurationReference"]
                                ?? configuration["baseConfigurationReferenceAnchor"])?.text ?? ""],
                        configuration["baseConfigurationReferenceRelativePath"]?.text ?? "")
                    var base = BuildSettings(ofConfiguration: kind)
                    let unread = base.add(fileAt: file ?? "", reading: read)
                    if unread != nil { refersToOthers = true }
                    if let unread, !unread.isEmpty { unreadSettings.insert(unread) }
                    values.inherit(base.values)
                }
                let wanted = values.values.keys.filter {
                    $0.hasSuffix("_DEPLOYMENT_TARGET") || Self.moduleSettings.contains($0)
                }
                if name.isEmpty {
                    common[kind] = values
                } else if let below = common[kind]
                    ?? common.min(by: { $0.key < $1.key })?.value
                {
                    values.inherit(below.values)
                }
                for setting in wanted {
                    let value = values.expanded(setting)
                    if value.isEmpty { continue }
                    settings[name, default: [:]][setting, default: []].append(value)
                }
            }
        }
    }

    /// A path below a folder, without `.` and `..`. The root of the file system is an empty text.
    static func join(_ folder: String?, _ path: String) -> String? {
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

    package var files: Set<String> { Set(references.keys) }

    /// The folders of which Xcode includes every file: the synchronized ones of Xcode 16.
    package var synchronizedFolders: Set<String> { Set(synchronized.map(\.path)) }

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
        references[path] != nil || isSynchronized(path)
    }

    /// Whether a synchronized folder contains a path.
    package func isSynchronized(_ path: String) -> Bool {
        synchronized.contains { $0.relative(path) != nil }
    }

    /// Whether an entry or an exception has a path.
    package func names(_ path: String) -> Bool {
        lists(path)
            || synchronized.contains { folder in
                let values = folder.sets.flatMap(\.members.values)
                return folder.relative(path).map { file in values.contains { $0.lists(file) } }
                    == true
            }
    }

    /// The innermost synchronized folder of a path, whether Xcode copies the file with a folder, and
    /// whether no target includes the folder.
    package func synchronizedFolder(
        of path: String
    ) -> (path: String, copiesFile: Bool, isFree: Bool)? {
        synchronized.lazy.compactMap { folder in
            folder.relative(path).map { (folder.path, folder.copies($0), folder.owners.isEmpty) }
        }.first
    }

    /// The targets that include a file because of synchronized folders, by their names.
    package func synchronizedTargets(of path: String) -> Set<String> {
        synchronized.reduce(into: []) { all, folder in
            guard let file = folder.relative(path) else { return }
            all.formUnion(targets.keys.filter { folder.includes(file, in: $0) })
        }
    }
}
