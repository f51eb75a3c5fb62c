import PropertyLists

/// The files that a `project.pbxproj` lists, and the folders of which it includes all files.
package struct XcodeProjectFile: Sendable {
    /// The paths of the files that it lists, from the root of the file system on.
    package private(set) var files: Set<String> = []
    /// The folders of which Xcode takes every file by itself: the synchronized ones of Xcode 16.
    package private(set) var synchronizedFolders: Set<String> = []
    /// The organization for the headers of new files, or nil if the project names none.
    package let organization: String?

    /// A Mac takes none that is longer.
    private static let longestPath = 1024

    /// Reads a project file.
    ///
    /// - Parameters:
    ///   - bytes: its contents, in the old form of property lists or in XML.
    ///   - name: what messages call it.
    ///   - folder: the path of the folder that holds the `.xcodeproj`, from the root on.
    ///
    /// Throws an `XcodeTemplateError` with 65 for what is not a project file.
    package init(
        parsing bytes: [UInt8], name: String, in folder: String
    ) throws(XcodeTemplateError) {
        let all = try Self.objects(in: bytes, name)
        guard let root = all.root, let project = all.objects[root], project.isa == "PBXProject",
            let mainGroup = project.mainGroup
        else {
            throw XcodeTemplateError(
                .wrongType(key: "rootObject", expected: "a project", found: "something else"),
                in: name)
        }
        organization = project.organization.flatMap { $0.isEmpty ? nil : $0 }
        let base = Self.join(Self.join("", folder), project.projectDirPath)
        collect(mainGroup, of: all.objects, base)
    }

    private static func objects(
        in bytes: [UInt8], _ name: String
    ) throws(XcodeTemplateError) -> ProjectObjects {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
        if bytes.first(where: { !$0.isWhitespace }) == UInt8(ascii: "<") {
            return ProjectObjects(try PropertyList(ofTemplate: bytes, name: name))
        }
        var reader = ProjectFileReader(bytes)
        do throws(PropertyListProblem) {
            return try reader.read()
        } catch {
            throw XcodeTemplateError(reader.scanner.error(error, in: name))
        }
    }

    /// Goes through the groups. Each object is looked at once, also where groups hold each other.
    private mutating func collect(
        _ mainGroup: String, of objects: [String: ProjectObject], _ base: String?
    ) {
        var waiting: [(id: String, folder: String?)] = [(mainGroup, base)]
        var seen: Set<String> = []
        while let (id, folder) = waiting.popLast() {
            guard let object = objects[id], seen.insert(id).inserted else { continue }
            let path = Self.path(of: object, in: folder, base)
            switch object.isa {
            case "PBXFileReference": if let path { files.insert(path) }
            case "PBXFileSystemSynchronizedRootGroup":
                if let path { synchronizedFolders.insert(path) }
            default: waiting += object.children.map { ($0, path) }
            }
        }
    }

    /// Nil for paths in folders that only Xcode knows, such as that of an SDK.
    private static func path(
        of object: ProjectObject, in folder: String?, _ base: String?
    ) -> String? {
        switch object.sourceTree {
        case "<group>": join(folder, object.path ?? "")
        case "SOURCE_ROOT": join(base, object.path ?? "")
        case "<absolute>": join("", object.path ?? "")
        default: nil
        }
    }

    /// A path below a folder, without `.` and `..`; the root of the file system is an empty text.
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

    /// Whether the project lists a file at a path, which begins at the root, by itself.
    package func lists(_ path: String) -> Bool { files.contains(path) }

    /// Whether Xcode knows of a file at a path, which begins at the root: the project lists it, or a
    /// synchronized folder holds it.
    package func knows(_ path: String) -> Bool {
        if files.contains(path) { return true }
        if synchronizedFolders.isEmpty { return false }
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if synchronizedFolders.contains(String(folder)) { return true }
        }
        return false
    }
}
